// What moves and sounds when something happens in the city.
import { printed } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Motion} Motion */

const TURN = [
  { transform: 'scaleX(.05)', opacity: 0.4 },
  { transform: 'scaleX(1)', opacity: 1 },
];
const DROP = [
  { transform: 'translateY(-14px) scale(1.25)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const RISE = [
  { transform: 'translateY(14px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const UNROLL = [
  { transform: 'scaleX(.1)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const FLASH = [{ filter: 'brightness(1)' }, { filter: 'brightness(1.5)' }, { filter: 'brightness(1)' }];
const HOP = [{ transform: 'translateY(0)' }, { transform: 'translateY(-12px)' }, { transform: 'translateY(0)' }];

/** @param {string} piece @param {Keyframe[]} frames @param {number} ms @param {number} [after] @returns {Motion} */
const move = (piece, frames, ms, after = 0) => ({ find: `[data-piece="${piece}"]`, frames, ms, after });

/** The piece of a building space by district and value. @param {Context} c @param {string} district @param {number} value @param {string} letter */
const space = (c, district, value, letter) => {
  const index = c.view.districts.findIndex((one) => one.id === district),
    rank = c.view.districts[index]?.buildings.findIndex((one) => one.value === value);
  return `${letter}${index}-${rank}`;
};

/** Where a key arrives: a building, or a landmark. @param {Context} c @param {import('../../boards/board.js').GameEvent} e */
const goal = (c, e) =>
  printed(c).landmarks.some((one) => one.id === e.goal)
    ? `l${e.goal}`
    : space(c, e.district, Number(String(e.goal).split(' ').at(-1)), 'b');

/** @param {Context} c @param {import('../../boards/board.js').GameEvent} e @returns {{sound?: string, motions: Motion[]}} */
export const stage = (c, e) => {
  switch (e.type) {
    case 'TileDrawn':
      return { sound: 'card', motions: [move(`s${e.stack - 1}`, HOP, 260)] };
    case 'BuildingLaid':
      return { sound: 'slate', motions: [move(space(c, e.district, e.value, 'b'), TURN, 300, 120)] };
    case 'KeyPlaced':
      return {
        sound: e.francs ? 'coin' : 'key',
        motions: e.place === 'arc' ? [] : [{ find: `[data-bank="${e.place}"]`, frames: DROP, ms: 260 }],
      };
    case 'LandmarkLaid':
      return { sound: 'rise', motions: [move(`l${e.landmark}`, RISE, 600)] };
    case 'KeyMoved':
      return {
        sound: 'key',
        motions: [
          move(goal(c, e), FLASH, 420),
          { find: `[data-piece="k${goal(c, e).slice(1)}"]`, frames: DROP, ms: 320 },
        ],
      };
    case 'BonusTaken':
      return { sound: 'card', motions: [move(`pawn${e.seat}`, HOP, 360), move(`n${e.number}`, FLASH, 360)] };
    case 'BonusUsed':
    case 'EndTileUsed':
      return { sound: 'coin', motions: [] };
    case 'VpTileLaid':
      return { sound: 'ribbon', motions: [move(`v${e.district}`, UNROLL, 420)] };
    case 'ResourceBought':
      return { sound: 'coin', motions: [move(`g${e.good}`, HOP, 260)] };
    case 'GoodSold':
    case 'SlotFilled':
      return { sound: 'coin', motions: [] };
    case 'EndTileTaken':
      return { sound: 'card', motions: [] };
    default:
      return { motions: [] };
  }
};
