// The tables of a lesson: each of its prepared positions is a table of its own.
import { firstLevel, openTable } from '../shell.js';
import { keepLesson, sceneFrom } from './lesson.js';

/** @typedef {import('../boards/board.js').Scene} Scene */
/** @typedef {import('./lesson.js').LessonBox} LessonBox */

/** The table that a scene wishes for: a new game, or a prepared position of one, with our numbers or those of a set.
 * @param {string} game @param {Scene | undefined} scene @param {LessonBox | null} box */
const wishFor = (game, scene, box) => {
  const bot = { kind: 'bot', level: firstLevel() },
    { players = 2, seat = 0, ...rest } = scene ?? {},
    seats = Array.from({ length: players }, (_, i) => (i === seat ? { kind: 'me' } : bot));
  const record = { format: 1, game, players, ...rest };
  return {
    game,
    players,
    lesson: true,
    seats,
    ...(box && { components: box.components, box: box.name }),
    ...(rest.seed ? { record } : { options: { start: seat, ...rest.options } }),
  };
};

/** Begin at a step, at a table of its own: with the numbers of a set, or with ours; where the position can't exist with the set, the server takes ours, too.
 * @param {string} game @param {Pick<import('../boards/board.js').Board, 'lesson' | 'scenes'>} board @param {number} step @param {LessonBox | null} box @param {boolean} [ours] */
export const openStep = (game, { lesson = [], scenes = {} }, step, box, ours = false) => {
  const scene = scenes[lesson[sceneFrom(lesson, step)]?.scene ?? ''],
    keep = (/** @type {string} */ table) => keepLesson(game, { table, step, paused: false, began: null, box });
  return openTable(wishFor(game, scene, ours ? null : box), keep);
};
