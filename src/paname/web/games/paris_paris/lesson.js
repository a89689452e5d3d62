// The lesson of Paris Paris: from the first shop to the final tours, at prepared positions; everything on the rules card is said here.

export { scenes } from './scenes.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').LessonStep} LessonStep */

/** @param {import('./view.js').View} view */
const hasToured = ({ tours }) => tours.some(({ tour }) => tour === 'grand');

/** Where the last tile was left over. @param {import('./view.js').View} view */
const leftOver = ({ tours }) => tours.findLast(({ tour }) => tour === 'small')?.station ?? '';

/** Whether an action leaves a tile that sets off a grand tour. @param {Legal} action @param {import('./view.js').View} view */
const setsOff = ({ id }, { forecast }) =>
  forecast.choices.some((choice) => choice.id === id && choice.then.some(({ grand }) => grand !== null));

/** The station that is full in its scene, by its place in the component file. @param {any} components @returns {{name: string, room: number}} */
const full = (components) => components.stations[2];

/** Whether the tile of the full station is offered. @param {Context} c */
const isOffered = (c) => c.view.offer.some((tile) => tile.startsWith(`${full(c.components).name}/`));

/** @param {Context} c */
const isFull = (c) => {
  const { name, room } = full(c.components);
  return c.view.shops[name]?.length === room;
};

/** The whole game on one screen. */
export const rulesCard = [
  'paris_paris.rule.turn',
  'paris_paris.learn.full',
  'paris_paris.rule.nearest',
  'paris_paris.learn.depot',
  'paris_paris.learn.crossings',
  'paris_paris.learn.call',
  'paris_paris.learn.secret',
  'paris_paris.rule.open',
  'paris_paris.rule.end',
];

/** @type {LessonStep[]} */
export const lesson = [
  {
    words: 'paris_paris.learn.pick',
    find: '.pp-start',
    scene: 'start',
    gaps: ({ components }) => ({
      lines: components.lines.map((/** @type {{letter: string}} */ { letter }) => letter).join(', '),
    }),
    done: (c) => Boolean(c.ui.line),
  },
  { words: 'paris_paris.rule.turn', find: '.pp-pin' },
  {
    words: 'paris_paris.learn.offers',
    find: '.pp-pin',
    done: (c) => c.draft.station !== undefined || c.view.on_map[c.seat] > 0,
  },
  { words: 'paris_paris.learn.open', find: '#primary', done: (c) => c.view.on_map[c.seat] > 0 },
  { words: 'paris_paris.rule.nearest', find: (c) => `[data-at="station:${leftOver(c.view)}"]` },
  { words: 'paris_paris.learn.depot', find: '[data-parked]' },
  { words: 'paris_paris.learn.secret', find: '.pp-marker:not(.pp-open)' },
  { words: 'paris_paris.rule.open', find: '.pp-open' },
  {
    words: 'paris_paris.learn.full',
    find: (c) => `[data-at="station:${full(c.components).name}"]`,
    scene: 'full',
    holds: (c) => isFull(c) && isOffered(c),
  },
  {
    words: 'paris_paris.learn.displace',
    find: '.pp-pin.pp-may, .pp-owners',
    gaps: (c) => ({ station: full(c.components).name }),
    alive: ({ fields }, _, components) => fields.station === full(components).name,
    done: (c) => !isOffered(c),
  },
  { words: 'paris_paris.learn.crossings', find: '.pp-crossing', scene: 'tour' },
  { words: 'paris_paris.learn.call', find: '.pp-crossing' },
  { words: 'paris_paris.learn.table', find: '.pp-tours, .pill' },
  { words: 'paris_paris.learn.tour', find: '.pp-pin.pp-may', alive: setsOff, done: (c) => hasToured(c.view) },
  { words: 'paris_paris.learn.tour.done', find: '[data-parked]' },
  { words: 'paris_paris.rule.end', find: '.pp-marker', scene: 'last' },
  { words: 'paris_paris.learn.last', find: '', done: (c) => c.view.to_move === 'over' },
  { words: 'paris_paris.learn.done', find: '' },
];
