// How things are put on spaces of the square, for what lies and for what would lie.
import { at } from '../../pieces/svg.js';
import { cellOf, cellsOf } from './geometry.js';
import { SEATS } from './facts.js';

export const FRONTS = ['north', 'east', 'south', 'west'];
/** @param {string} owner */
export const roofOf = (owner) => (owner === 'orange' ? 'o' : 'b');
/** @param {string} owner */
export const markOf = (owner) => SEATS.indexOf(owner) + 1;
/** @param {string} name @param {number} s @param {string} inner */
export const on = (name, inner, s = 1) => at(cellOf(name)[1] * 100, cellOf(name)[0] * 100, s, inner);

/** A piece of two spaces, upright or lying. @param {readonly string[]} spaces @param {string} inner */
export const double = (spaces, inner) =>
  on(spaces[0], spaces[0][0] === spaces[1][0] ? `<g transform="translate(100 0) rotate(90)">${inner}</g>` : inner);

/** The side of the annex that its building lies on. @param {string} name @param {readonly string[]} spaces */
export const side = (name, spaces) => {
  const [r, k] = cellOf(name);
  const found = cellsOf(spaces).find(([a, z]) => Math.abs(a - r) + Math.abs(z - k) === 1) ?? [r, k + 1];
  return found[0] < r ? 0 : found[1] > k ? 1 : found[0] > r ? 2 : 3;
};
