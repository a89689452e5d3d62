// The first game of Paris: fifteen short steps at a real table, from the first building to the first bonus and the aims.
import { SEATS, districtNumber, due } from './facts.js';

/** @typedef {import('../../boards/board.js').Context} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').LessonStep} LessonStep */

/** @param {Context} c */
const own = (c) => SEATS[c.seat];
/** @param {Context} c */
const isOut = (c) => c.legal.length === 0;
/** @param {...string} kinds */
const only =
  (...kinds) =>
  (/** @type {Legal} */ { fields }) =>
    kinds.includes(String(fields.kind));

const MOVE = only('MoveKey');
/** @param {Context} c */
const placed = (c) =>
  c.view.arc.includes(own(c)) || c.view.districts.some((/** @type {any} */ one) => one.bank_keys.includes(own(c)));
/** @param {Context} c */
const arrived = (c) =>
  c.view.districts.some((/** @type {any} */ one) =>
    [...one.buildings, ...one.landmarks].some((/** @type {any} */ site) => site.keys.includes(own(c))),
  );

/** A bank in a district where a building lies that the key may climb to. @param {Legal} action @param {any} view */
const nearHouse = ({ fields }, view) =>
  fields.kind === 'PlaceKey' &&
  fields.place !== 'arc' &&
  view.districts[districtNumber(view, fields.place)].buildings.some(
    (/** @type {any} */ one) => one.type !== null && !one.keys.length,
  );

/** @type {LessonStep[]} */
export const lesson = [
  { words: 'paris.learn.city', find: '' },
  {
    words: 'paris.learn.draw',
    find: '[data-at^="stack:"]',
    alive: only('DrawTile'),
    waits: (c) => isOut(c) && !placed(c),
    done: (c) => placed(c) || (c.legal.length > 0 && due(c.view) !== 'draw'),
  },
  { words: 'paris.learn.steps', find: '.steps', alive: nearHouse },
  {
    words: 'paris.learn.key',
    find: '[data-at^="key:"]',
    alive: nearHouse,
    done: (c) => c.draft.kind === 'PlaceKey' || placed(c),
  },
  { words: 'paris.learn.bank', find: '', alive: nearHouse, done: (c) => c.draft.place !== undefined || placed(c) },
  { words: 'paris.learn.place', find: '#primary', alive: nearHouse, done: placed },
  {
    words: 'paris.learn.end',
    find: '#primary',
    alive: only('EndTurn'),
    done: (c) => isOut(c) || due(c.view) === 'draw' || arrived(c),
  },
  {
    words: 'paris.learn.again',
    find: '[data-at^="stack:"]',
    alive: only('DrawTile'),
    waits: isOut,
    done: (c) => c.legal.some(MOVE) || arrived(c),
  },
  {
    words: 'paris.learn.pick',
    find: '',
    alive: MOVE,
    waits: isOut,
    done: (c) => c.draft.source !== undefined || arrived(c),
  },
  { words: 'paris.learn.goal', find: '', alive: MOVE, done: (c) => c.ready !== null || arrived(c) },
  { words: 'paris.learn.move', find: '#primary', alive: MOVE, done: arrived },
  { words: 'paris.learn.benefit', find: '.asked, .held', waits: isOut },
  { words: 'paris.learn.landmarks', find: '.aid, [data-at="tab:landmarks"]', waits: isOut },
  { words: 'paris.learn.majority', find: '.vp-list', waits: isOut },
  { words: 'paris.learn.on', find: '' },
];
