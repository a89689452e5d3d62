// The frame of Lumière's square and the plate of a forecast. 100 units a space, 8×8.
import { rect, text } from '../../../pieces/svg.js';

export const PAD = 36;
export const SQUARE = 800 + 2 * PAD;

/** The iron frame with the names of rows and columns. @param {number} size */
export const frame = (size) => {
  const S = SQUARE,
    ink = { fill: '#f3e2b0' };
  let s =
    rect(3, 5, S - 3, S - 3, 'var(--shadow)', 30, 'opacity=".3"') +
    rect(0, 0, S - 3, S - 3, '#28493f', 28, 'stroke="var(--contour)" stroke-width="4"') +
    rect(8, 8, S - 19, S - 19, 'none', 22, 'stroke="#d9b45a" stroke-width="2.6"') +
    rect(PAD - 6, PAD - 6, 812, 812, '#14241f', 10);
  for (let i = 0; i < 8; i++) {
    const middle = PAD + i * 100 + 50;
    s +=
      text(middle, 27, size, 'abcdefgh'[i], ink) +
      text(middle, S - 12, size, 'abcdefgh'[i], ink) +
      text(19, middle + 8, size, i + 1, ink) +
      text(S - 21, middle + 8, size, i + 1, ink);
  }
  return s;
};

/** Speech plate with a change of points and what it is made of. @param {string} big @param {boolean} bad @param {[string, boolean][]} lines @param {number} w */
export const forecastPlate = (big, bad, lines, w) => {
  const h = 66 + lines.length * 34,
    colour = (/** @type {boolean} */ loss, /** @type {string} */ gain) => (loss ? 'var(--bad)' : gain);
  return (
    rect(4, 7, w, h, 'var(--shadow)', 18, 'opacity=".4"') +
    rect(0, 0, w, h, 'var(--card)', 18, 'stroke="var(--contour)" stroke-width="4"') +
    text(20, 46, 46, big, { a: 's', fill: colour(bad, 'var(--good)') }) +
    lines
      .map(([words, loss], i) =>
        text(20, 84 + i * 34, words.length > 17 ? 23 : 27, words, {
          a: 's',
          f: 'text',
          w: 800,
          fill: colour(loss, 'var(--ink)'),
        }),
      )
      .join('')
  );
};
