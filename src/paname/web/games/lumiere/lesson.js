// The lesson of Lumière: from the first tile to the counting, at prepared positions; everything on the rules card is said here.
import { SEATS } from './facts.js';

export { numbers } from './facts.js';
export { scenes } from './scenes.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').LessonStep} LessonStep */

/** @param {Context} c */
const own = (c) => SEATS[c.seat];
/** @param {Context} c */
const laid = (c) => 8 - (c.view.unplaced[own(c)]?.length ?? 8);
/** @param {Context} c */
const raised = (c) => c.view.buildings.some(({ owner }) => owner === own(c));
/** @param {Context} c */
const ownRoofs = (c) =>
  c.view.buildings.flatMap(({ owner, building }) => (owner === own(c) ? [`[data-piece="${building}"]`] : []));
/** @param {Context} c @param {string} card */
const isSpent = (c, card) => c.view.postcards.some((one) => one.card === card && one.by !== null);
/** @param {...string} kinds */
const only =
  (...kinds) =>
  (/** @type {Legal} */ { fields }) =>
    kinds.includes(String(fields.kind));

const TILE = only('PlaceTile');
const RAISE = only('RaiseBuilding');
const YOU = '.pill.own';
const TAB = '[data-at="tab:cards"]';
/** @param {Legal} action */
const LAMP = ({ fields }) => fields.card === 'lampadaire' && fields.kind !== 'LeaveUndone';

/** The whole game on one screen. */
export const rulesCard = [
  'lumiere.rule.paving',
  'lumiere.aid.paving',
  'lumiere.rule.unbuilt',
  'lumiere.rule.begin',
  'lumiere.rule.turn',
  'lumiere.aid.building',
  'lumiere.rule.group',
  'lumiere.rule.cards',
  'lumiere.rule.painter',
  'lumiere.rule.end',
];

/** @type {LessonStep[]} */
export const lesson = [
  { words: 'lumiere.learn.light', find: '.square', scene: 'paving' },
  { words: 'lumiere.aid.paving', find: '.chip.held' },
  {
    words: 'lumiere.learn.look',
    find: '.chip.held',
    alive: TILE,
    done: (c) => c.draft.zone !== undefined || laid(c) > 0,
  },
  {
    words: 'lumiere.learn.turn',
    find: '[data-at="turn:on"]',
    alive: TILE,
    done: (c) => Number(c.draft.turn ?? 0) > 0 || laid(c) > 0,
  },
  { words: 'lumiere.learn.lay', find: '#primary', alive: TILE, done: (c) => laid(c) > 0 },
  {
    words: 'lumiere.learn.take',
    find: '.pieces',
    alive: only('TakeBuilding'),
    done: (c) => c.view.reserves[own(c)].length > 0,
  },
  { words: 'lumiere.rule.paving', find: '.t-tray' },
  { words: 'lumiere.rule.unbuilt', find: `.turnon .reserve, ${YOU}` },
  { words: 'lumiere.rule.begin', find: '.square', scene: 'paved' },
  { words: 'lumiere.rule.turn', find: `.turnon .hold-row, ${YOU}` },
  {
    words: 'lumiere.learn.building',
    find: '.pieces',
    alive: RAISE,
    done: (c) => c.draft.building !== undefined || raised(c),
  },
  { words: 'lumiere.learn.spot', find: '.square', alive: RAISE, done: (c) => c.ready !== null || raised(c) },
  { words: 'lumiere.learn.raise', find: '#primary', alive: RAISE, done: raised },
  { words: 'lumiere.aid.building', find: '.square' },
  { words: 'lumiere.rule.group', find: (c) => [...ownRoofs(c), '.turnon .sums > :nth-child(2)'].join(', ') },
  { words: 'lumiere.rule.cards', find: `.postcard, ${TAB}`, scene: 'card' },
  {
    words: 'lumiere.learn.use',
    find: `.postcard[data-at="card:lampadaire"], ${TAB}`,
    alive: LAMP,
    done: (c) => c.draft.card !== undefined || isSpent(c, 'lampadaire'),
  },
  { words: 'lumiere.learn.place', find: '.square', alive: LAMP, done: (c) => isSpent(c, 'lampadaire') },
  { words: 'lumiere.rule.painter', find: '[data-piece="painter"]', scene: 'painter' },
  { words: 'lumiere.rule.end', find: '.tokens, .pill', scene: 'end' },
  { words: 'lumiere.learn.last', find: '', done: (c) => c.view.to_move === 'over' },
  { words: 'lumiere.learn.done', find: '' },
];
