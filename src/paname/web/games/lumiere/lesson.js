// The first game of Lumière: fifteen short steps at a real table, from the first tile to the first postcard.
import { SEATS } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').LessonStep} LessonStep */

/** @param {Context} c */
const own = (c) => SEATS[c.seat];
/** @param {Context} c */
const laid = (c) => 8 - (c.view.unplaced[own(c)]?.length ?? 8);
/** @param {Context} c */
const isPaved = (c) => c.view.phase !== 'paving';
/** @param {Context} c */
const raised = (c) => c.view.buildings.some((/** @type {{owner: string}} */ one) => one.owner === own(c));
/** @param {Context} c */
const sleeps = (c) => !c.legal.length;
/** @param {...string} kinds */
const only =
  (...kinds) =>
  (/** @type {Legal} */ { fields }) =>
    kinds.includes(String(fields.kind));

const RAISE = only('RaiseBuilding');
/** @param {Legal} action */
const card = ({ fields }) => fields.card !== undefined;

/** @type {LessonStep[]} */
export const lesson = [
  { words: 'lumiere.learn.light', find: '.square' },
  {
    words: 'lumiere.learn.zone',
    find: '.square',
    alive: only('PlaceTile'),
    waits: (c) => sleeps(c) && laid(c) === 0,
    done: (c) => c.draft.zone !== undefined || laid(c) > 0,
  },
  {
    words: 'lumiere.learn.turn',
    find: '[data-at="turn:on"]',
    alive: only('PlaceTile'),
    done: (c) => Boolean(c.ui.turn) || laid(c) > 0,
  },
  { words: 'lumiere.learn.lay', find: '#primary', alive: only('PlaceTile'), done: (c) => laid(c) > 0 },
  {
    words: 'lumiere.learn.take',
    find: '.pieces',
    alive: only('TakeBuilding'),
    waits: (c) => sleeps(c) && !isPaved(c),
    done: (c) => c.view.reserves[own(c)].length > 0 || isPaved(c),
  },
  { words: 'lumiere.learn.unbuilt', find: '.seat', waits: sleeps },
  { words: 'lumiere.learn.plan', find: '.square', waits: sleeps, done: (c) => laid(c) > 2 || isPaved(c) },
  {
    words: 'lumiere.learn.cards',
    find: '.postcard, [data-at="tab:cards"]',
    waits: sleeps,
    done: (c) => Boolean(c.ui.card) || isPaved(c),
  },
  { words: 'lumiere.learn.pave', find: '', waits: (c) => sleeps(c) && !isPaved(c), done: isPaved },
  {
    words: 'lumiere.learn.building',
    find: '.pieces',
    alive: RAISE,
    waits: sleeps,
    done: (c) => c.draft.building !== undefined || raised(c) || !c.legal.some(RAISE),
  },
  {
    words: 'lumiere.learn.place',
    find: '.square',
    alive: RAISE,
    done: (c) => c.ready !== null || raised(c) || !c.legal.some(RAISE),
  },
  { words: 'lumiere.learn.raise', find: '#primary', alive: RAISE, done: (c) => raised(c) || !c.legal.some(RAISE) },
  {
    words: 'lumiere.learn.use',
    find: '.postcard, [data-at="tab:cards"]',
    alive: card,
    waits: sleeps,
    done: (c) => c.view.tokens[own(c)] < 4 || !c.legal.some(card),
  },
  { words: 'lumiere.learn.scores', find: '.seat', waits: sleeps },
  { words: 'lumiere.learn.on', find: '' },
];
