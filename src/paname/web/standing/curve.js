// A rating over time as a drawing: the line, its interval, and the bots as levels at the right edge. Pure.
import { botWindow } from '../pieces/bots.js';
import { apart, placeOn, scaleOf } from './scale.js';

/** @typedef {import('../wire.js').Rating} Rating */
/** When, rating, low, high. @typedef {readonly [number, number, number, number]} Point */
/** @typedef {{width: number, height: number, narrow: boolean, lang: string}} Frame */

const BAND = 'color-mix(in srgb, var(--gold) 42%, transparent)';

/** @param {number} x @param {number} y @param {string} words @param {string} [more] */
const label = (x, y, words, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="13.5" fill="var(--ink-2)" ${more}>${words}</text>`;

/** Where a month begins, each with its name. @param {readonly Point[]} points @param {Frame} frame @returns {[number, string][]} */
const months = (points, { lang, narrow }) => {
  const name = new Intl.DateTimeFormat(lang, { month: narrow ? 'short' : 'long' });
  /** @type {[number, string][]} */
  const found = [];
  points.forEach(([at], i) => {
    const words = name.format(at);
    if (found.at(-1)?.[1] !== words) found.push([i, words]);
  });
  return found;
};

/** The bots' levels: a dotted line each, and who it is. @param {readonly Rating[]} bots @param {(rating: number) => number} y @param {Frame} frame @param {number} left @param {number} right */
const levels = (bots, y, { height, narrow }, left, right) => {
  const sorted = [...bots].sort((a, b) => b.rating - a.rating),
    size = narrow ? 26 : 30,
    places = apart(
      sorted.map(({ rating }) => y(rating)),
      size + 4,
      size / 2,
      height - size / 2,
    );
  return sorted
    .map((bot, i) => {
      const line = `<path d="M${left} ${y(bot.rating).toFixed(1)} H${right + 3}" stroke="var(--ink-3)" stroke-width="1.4" stroke-dasharray="2 6" fill="none"/>`,
        window = `<g transform="translate(${right + (narrow ? 4 : 14)} ${(places[i] - size / 2).toFixed(1)}) scale(${size / 100})">${botWindow(bot.who)}</g>`,
        words = narrow
          ? ''
          : label(right + 52, places[i] - 1, bot.name, 'class="strong"') +
            label(right + 52, places[i] + 14, String(bot.rating));
      return line + window + words;
    })
    .join('');
};

/** @param {readonly Point[]} points @param {(i: number) => number} x @param {(rating: number) => number} y */
const line = (points, x, y) => {
  const at = (/** @type {number} */ i, /** @type {number} */ value) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`,
    up = points.map((point, i) => at(i, point[3])),
    down = points.map((point, i) => at(i, point[2])).reverse(),
    last = points.length - 1;
  return `<path d="M${[...up, ...down].join('L')}Z" fill="${BAND}"/><path d="M${points.map((point, i) => at(i, point[1])).join('L')}" fill="none" stroke="var(--vermilion)" stroke-width="3" stroke-linejoin="round"/><circle cx="${x(last).toFixed(1)}" cy="${y(points[last][1]).toFixed(1)}" r="6.5" fill="var(--vermilion)" stroke="var(--card)" stroke-width="2.5"/>`;
};

/** The whole drawing. @param {readonly Point[]} points @param {readonly Rating[]} bots @param {Frame} frame */
export const ratingCurve = (points, bots, frame) => {
  const { width, height, narrow } = frame,
    left = narrow ? 40 : 48,
    right = width - (narrow ? 32 : 140),
    [top, bottom] = [10, height - 28],
    scale = scaleOf([...points.flatMap(([, rating]) => [rating]), ...bots.map(({ rating }) => rating)]),
    y = (/** @type {number} */ rating) => bottom - placeOn(scale, rating) * (bottom - top),
    x = (/** @type {number} */ i) => left + (points.length > 1 ? i / (points.length - 1) : 0) * (right - left),
    grid = scale.ticks.map(
      (tick) =>
        `<path d="M${left} ${y(tick).toFixed(1)} H${right}" stroke="var(--rule-2)" fill="none"/>${label(left - 8, y(tick) + 4, String(tick), 'text-anchor="end"')}`,
    );
  let end = -Infinity;
  const dates = months(points, frame).map(([i, words]) => {
    if (x(i) < end) return '';
    end = x(i) + words.length * 8 + 14;
    return label(Math.min(x(i), right - words.length * 7), height - 6, words);
  });
  return `${grid.join('')}${levels(bots, y, frame, left, right)}${line(points, x, y)}${dates.join('')}`;
};
