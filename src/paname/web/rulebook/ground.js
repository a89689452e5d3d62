// What the pictures of the rules share: a box of 360×140, an arrow from one thing to the next, a sign between them.
import { at, rect, stroke, text } from '../pieces/svg.js';

/** The ground of a picture. @param {string} [fill] */
export const ground = (fill = 'var(--inset)') => rect(0, 0, 360, 140, fill, 12);

/** An arrow to the right, its tail at x. @param {number} x @param {number} [y] */
export const arrow = (x, y = 70) =>
  stroke(`M${x} ${y}H${x + 34}M${x + 23} ${y - 11}L${x + 35} ${y}L${x + 23} ${y + 11}`, 'var(--ink-2)', 4);

/** A number or a sign in words' ink. @param {number} x @param {string | number} sign @param {number} [y] */
export const sign = (x, sign, y = 82) => text(x, y, 32, sign);

/** Things side by side, spread over the box. @param {readonly string[]} things @param {number} scale @param {number} width @param {number} height */
export const row = (things, scale, width, height) => {
  const step = 348 / things.length;
  return things
    .map((thing, i) => at(6 + step * (i + 0.5) - (scale * width) / 2, 70 - (scale * height) / 2, scale, thing))
    .join('');
};
