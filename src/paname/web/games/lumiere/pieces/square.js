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
