// Small signs beside words: emblems, letters, shops, the bus, and what everybody gets.
import { html, picture } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { at, rect } from '../../pieces/svg.js';
import { badge as seatBadge } from '../../pieces/seats.js';
import { network } from './facts.js';
import { lineBadge, swatch } from './pieces/line.js';
import { shop } from './pieces/shop.js';
import { bus } from './pieces/bus.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** @param {Context} c @param {number} seat */
const markOf = (c, seat) => c.seats[seat]?.mark ?? seat + 1;

/** @param {Context} c @param {number} seat @param {number} size */
export const emblem = (c, seat, size) =>
  picture(104, 104, at(52, 52, 1, seatBadge(markOf(c, seat), 'var(--contour)')), size);

/** @param {Context} c @param {string} letter */
const signOf = (c, letter) => network(c.components).lines[letter];

/** @param {Context} c @param {string} letter @param {number} size */
export const badge = (c, letter, size) => picture(100, 100, at(50, 50, 1, lineBadge(signOf(c, letter))), size);

/** @param {Context} c @param {number} seat @param {number} size @param {{ghost?: boolean, out?: boolean}} [look] */
export const shopSign = (c, seat, size, look) => picture(100, 100, shop(markOf(c, seat), look), size);

/** @param {Context} c @param {string} letter @param {number} size */
export const busSign = (c, letter, size) => picture(200, 112, bus(signOf(c, letter)), size);

/** A parked tile. @param {Context} c @param {string} letter @param {number} size */
export const parkedSign = (c, letter, size) =>
  picture(
    60,
    46,
    rect(3, 3, 54, 40, 'var(--piece-paper)', 7, 'stroke="var(--contour)" stroke-width="3"') +
      (letter ? at(4.5, 27, 1, swatch(signOf(c, letter), 51, 15)) : rect(4, 28, 52, 14, 'var(--ink-3)', 4)),
    size,
  );

/** The back of a route marker. @param {number} size */
export const markerBack = (size) =>
  picture(
    100,
    100,
    rect(6, 6, 88, 88, 'var(--prussian)', 22, 'stroke="var(--contour)" stroke-width="7"') +
      rect(17, 17, 66, 66, 'none', 14, 'stroke="var(--gold-2)" stroke-width="4"') +
      at(20, 34, 0.3, bus()),
    size,
  );

/** Who gets something, with emblem and number; null if nobody does. @param {Context} c @param {readonly number[]} gains @param {number} size */
export const gainsOf = (c, gains, size) => {
  const paid = gains.map((points, seat) => ({ points, seat })).filter(({ points }) => points > 0);
  return paid.length
    ? paid.map(
        ({ points, seat }) =>
          html`<span class="pp-gain"
            >${emblem(c, seat, size)}<span class="unseen">${c.seats[seat]?.name} </span
            ><b class="num">+${points}</b></span
          > `,
      )
    : null;
};

/** The same in words: "Léa 2, You 1"; empty if nobody gets anything. @param {Context} c @param {readonly number[]} gains */
export const sumsInWords = (c, gains) =>
  gains
    .map((points, seat) => ({ points, name: c.seats[seat]?.name }))
    .filter(({ points }) => points > 0)
    .map(({ points, name }) => `${name} ${points}`)
    .join(', ');

/** A line's letter for screen readers. @param {string} letter */
export const lineWords = (letter) => html`<span class="unseen">${t('paris_paris.line', { line: letter })}</span>`;

/** The form of a sentence for you, or with a name. @param {Context} c @param {number} seat @param {string} key */
export const by = (c, seat, key) => `${key}.${c.seats[seat]?.own ? 'you' : 'name'}`;
