// A fact that is drawn on squares: each press turns a square into its next sign.
import { fluid, html, nothing } from '../ui/html.js';
import { t } from '../i18n.js';

/** How the squares of a drawing look: their signs in the order in which they follow each other, the art of one in a box of 100 × 100, and its name where there are more than two.
 * A drawing with a blank sign may grow and shrink, one with a middle does so evenly round it.
 * @typedef {{signs: readonly string[], art: (sign: string) => string, words?: (sign: string) => string, blank?: string, middle?: string}} Squares */

/** The drawing turned by a quarter. @param {readonly string[]} rows */
const turned = (rows) => [...rows[0]].map((_, column) => rows.map((row) => row[column]).join('')).reverse();

/** How many rows on top are blank; one row always stays. @param {readonly string[]} rows @param {string} blank */
const blankAbove = (rows, blank) => {
  const first = rows.findIndex((row) => row !== blank.repeat(row.length));
  return first < 0 ? rows.length - 1 : first;
};

/** Rows of one length, with a blank square more on every side to go on drawing. @param {readonly string[]} rows @param {string} blank */
export const withMargin = (rows, blank) => {
  const wide = Math.max(0, ...rows.map(({ length }) => length)),
    line = blank.repeat(wide + 2);
  return [line, ...rows.map((row) => `${blank}${row.padEnd(wide, blank)}${blank}`), line];
};

/** The drawing without what is blank around it; what has a middle keeps it there. @param {readonly string[]} rows @param {string} blank @param {boolean} [hasMiddle] */
export const trimmed = (rows, blank, hasMiddle = false) => {
  const sides = [rows];
  while (sides.length < 4) sides.push(turned(sides[sides.length - 1]));
  const blanks = sides.map((side) => blankAbove(side, blank)),
    least = Math.min(...blanks);
  return sides
    .map((_, i) => (hasMiddle ? least : blanks[i]))
    .reduce((left, cut) => turned(left.slice(Math.min(cut, left.length - 1))), [...rows]);
};

/** @param {string} label @param {readonly string[]} rows @param {Squares} squares @param {(rows: string[]) => void} change */
export const drawing = (label, rows, { signs, art, words, blank, middle }, change) => {
  const all = blank ? withMargin(rows, blank) : rows;
  const press = (/** @type {number} */ r, /** @type {number} */ c) => {
    const next = signs[(signs.indexOf(all[r][c]) + 1) % signs.length],
      drawn = all.map((row, i) => (i === r ? row.slice(0, c) + next + row.slice(c + 1) : row));
    change(blank ? trimmed(drawn, blank, Boolean(middle)) : drawn);
  };
  const square = (/** @type {string} */ sign, /** @type {number} */ r, /** @type {number} */ c) => {
    const place = { row: r + 1, column: c + 1 };
    return html`<button
      type="button"
      ?disabled=${sign === middle}
      aria-pressed=${words || sign === middle ? nothing : String(sign !== blank)}
      aria-label=${words ? t('workshop.square.sign', { ...place, sign: words(sign) }) : t('workshop.square', place)}
      @click=${() => press(r, c)}
    >
      ${fluid(100, 100, art(sign))}
    </button>`;
  };
  return html`<fieldset class="ws-part">
    <legend>${label}</legend>
    <p class="small muted">${t('workshop.squares')}</p>
    <div class="ws-squares" .style=${`grid-template-columns:repeat(${all[0]?.length ?? 1},minmax(0,40px))`}>
      ${all.flatMap((row, r) => [...row].map((sign, c) => square(sign, r, c)))}
    </div>
  </fieldset>`;
};
