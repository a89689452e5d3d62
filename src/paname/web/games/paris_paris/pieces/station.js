// Stations, station tiles and what stands on them.
import { at, rect, circle, stroke, path, text } from '../../../pieces/svg.js';
import { lineBadge, swatch } from './line.js';
const K = 'var(--contour)';

/** The colour of a line in its station; the contour shows it where it is as light as the paper. @param {number} x @param {number} r @param {import('./line.js').Sign} l */
const dot = (x, r, { tone }) => circle(x, 0, r, tone, `stroke="${K}" stroke-width=".8"`);

/** Station dot: a ring for a plain stop, a two-colour capsule for a crossing; empty where no line stops. @param {readonly import('./line.js').Sign[]} lines */
export const stop = ([one, other]) =>
  other
    ? rect(-16, -10, 32, 20, 'var(--piece-paper)', 10, `stroke="${K}" stroke-width="3"`) +
      dot(-6.5, 5, one) +
      dot(6.5, 5, other)
    : circle(0, 0, 9.5, 'var(--piece-paper)', `stroke="${K}" stroke-width="3"`) + (one ? dot(0, 4.2, one) : '');

/** Station tile, an enamel street sign with the line's plate. Box 150×92. @param {string[]} words @param {import('./line.js').Sign} l @param {{on?: boolean}} [o] */
export const stationTile = (words, l, o = {}) =>
  rect(4, 6, 146, 88, 'var(--shadow)', 10, 'opacity=".28"') +
  rect(
    0,
    0,
    146,
    88,
    'var(--piece-paper)',
    10,
    `stroke="${o.on ? 'var(--vermilion)' : K}" stroke-width="${o.on ? 5 : 3}"`,
  ) +
  `<g transform="translate(2 62)"><svg width="142" height="24" viewBox="0 0 142 24" overflow="hidden">${swatch(l, 142, 24)}</svg></g>` +
  stroke('M2 62 H144', K, 2.4) +
  at(24, 31, 0.42, lineBadge(l)) +
  words
    .map((w, i) =>
      text(50, words.length === 1 ? 38 : 28 + i * 20, w.length > 10 ? 15.5 : 18, w, {
        a: 's',
        fill: 'var(--piece-ink)',
      }),
    )
    .join('');

/** Small flag put at the station while its tile is on offer. count: equal tiles. @param {import('./line.js').Sign} l @param {number} [count] @param {boolean} [on] */
export const offerPin = (l, count = 1, on = false) =>
  path(
    'M0 0 L-9 -16 H-19 Q-25 -16 -25 -22 V-46 Q-25 -52 -19 -52 H19 Q25 -52 25 -46 V-22 Q25 -16 19 -16 H9 Z',
    on ? 'var(--vermilion)' : 'var(--piece-paper)',
    K,
    3,
    'stroke-linejoin="round"',
  ) +
  at(0, -34, 0.32, lineBadge(l)) +
  (count > 1
    ? at(
        24,
        -52,
        1,
        circle(0, 0, 10, 'var(--vermilion)', `stroke="${K}" stroke-width="2"`) +
          text(0, 5, 13, `×${count}`, { fill: '#fff6e3' }),
      )
    : '');
