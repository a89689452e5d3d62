// A paving tile with the lamps that stand on it.
import { at } from '../../../pieces/svg.js';
import { tile as stones } from '../../../pieces/cobble.js';
import { glow, lamp } from '../../../pieces/lamp.js';

/** The four stones of a tile, box 0..200; where its lamps are lit, they shine beyond it. letters: four of o b s L, row by row, already turned. @param {string} letters @param {boolean} [lit] */
export const pavingTile = (letters, lit = false) => {
  const lamps = [...letters].flatMap((stone, i) => (stone === 'L' ? [[(i % 2) * 100, (i >> 1) * 100]] : []));
  return [
    stones(letters, 3, 0.8),
    ...(lit ? lamps.map(([x, y]) => at(x + 50, y + 50, 1, glow(1, 'NESW', '.8'))) : []),
    ...lamps.map(([x, y]) => at(x, y, 1, lamp())),
  ].join('');
};
