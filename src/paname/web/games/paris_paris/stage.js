// What moves and sounds at once: your own shop, and the tiles of a new pile. Everything else is told act by act.
import { network, tileId } from './facts.js';
import { unfold } from './acts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Motion} Motion */

const FALL = [
  { transform: 'translateY(-34px)', opacity: 0 },
  { transform: 'translateY(3px)', opacity: 1 },
  { transform: 'none', opacity: 1 },
];

/** @param {Context} c @param {import('../../boards/board.js').GameEvent} e @returns {{sound?: string, motions: Motion[]}} */
export const stage = (c, e) => {
  if (e.type === 'ShopOpened' && e.seat === c.seat)
    return { sound: 'slate', motions: [unfold(e.station, e.owners.lastIndexOf(e.seat))] };
  if (e.type !== 'PileTurned') return { motions: [] };
  const { letterOf } = network(c.components);
  return {
    motions: e.tiles.map((/** @type {{station: string, line: string}} */ tile, /** @type {number} */ i) => ({
      find: `[data-pin="${tileId({ station: tile.station, line: letterOf[tile.line] })}"] .pp-drop`,
      frames: FALL,
      ms: 260,
      after: i * 60,
    })),
  };
};
