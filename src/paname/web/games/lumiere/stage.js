// What moves and sounds when something happens on the square.

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Motion} Motion */

const DROP = [
  { transform: 'translateY(-10px)', opacity: 0.2 },
  { transform: 'none', opacity: 1 },
];
export const GROW = [
  { transform: 'scale(.82)', opacity: 0 },
  { transform: 'scale(1)', opacity: 1 },
];
export const FLARE = [{ filter: 'brightness(1)' }, { filter: 'brightness(1.7)' }, { filter: 'brightness(1)' }];
export const STAMP = [{ transform: 'translateY(-6px) rotate(-2deg)' }, { transform: 'none' }];

/** @param {string} piece @param {Keyframe[]} frames @param {number} ms @param {number} [after] @returns {Motion} */
export const move = (piece, frames, ms, after = 0) => ({ find: `[data-piece="${piece}"]`, frames, ms, after });

/** @param {Context} c @param {import('../../boards/board.js').GameEvent} e @returns {{sound?: string, motions: Motion[]}} */
export const stage = (c, e) => {
  switch (e.type) {
    case 'TilePlaced':
      return { sound: 'stone', motions: [move(e.zone, DROP, 260)] };
    case 'BuildingTaken':
      return { sound: 'slate', motions: [] };
    case 'BuildingRaised':
      return {
        sound: 'slate',
        motions: [
          move(e.building, GROW, 260),
          ...e.lamps.map((/** @type {string} */ name, /** @type {number} */ i) =>
            move(`lamp-${name}`, FLARE, 420, 220 + i * 120),
          ),
        ],
      };
    case 'PostcardUsed':
      return { sound: 'card', motions: [{ find: `[data-at="card:${e.card}"]`, frames: STAMP, ms: 260 }] };
    case 'PiecePlaced':
      return {
        sound: e.piece.includes('lamp') ? 'flame' : 'stone',
        motions: [move(e.piece === 'lamp_tile' ? `lamp-${e.spaces[0]}` : e.piece, DROP, 260)],
      };
    case 'PhaseEnded':
      return {
        sound: 'bell',
        motions: [
          {
            find: '.square',
            frames: [{ filter: 'brightness(1)' }, { filter: 'brightness(.7)' }, { filter: 'brightness(1)' }],
            ms: 600,
          },
        ],
      };
    default:
      return { motions: [] };
  }
};
