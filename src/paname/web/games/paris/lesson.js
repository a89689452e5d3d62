// Paris in three chapters: money and climbing; tiles and trade; landmarks, majorities and the end. Each turn begins in a prepared position.
import { t } from '../../i18n.js';
import { RESOURCES, SEATS, districtNumber, due, endTile, isLandmark, printed } from './facts.js';
import { goodsWords } from './tiles.js';

export { numbers } from './lesson_numbers.js';
export { scenes } from './scenes.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').LessonStep} LessonStep */

/** @param {Context} c */
const own = (c) => SEATS[c.seat];
/** What the person has, who always sees it. @param {Context} c */
const mine = (c) => /** @type {import('./view.js').Open} */ (c.view.seats[c.seat]);
/** @param {Context} c */
const isOut = (c) => c.legal.length === 0;
/** @param {...string} kinds */
const only =
  (...kinds) =>
  (/** @type {Legal} */ { fields }) =>
    kinds.includes(String(fields.kind));

const MOVE = only('MoveKey');
/** @param {Legal} action */
const toBank = ({ fields }) => fields.kind === 'PlaceKey' && fields.place !== 'arc';
/** @param {Legal} action */
const toArc = ({ fields }) => fields.kind === 'PlaceKey' && fields.place === 'arc';
/** The buildings and landmarks of a district, or of all. @param {Context} c @param {string} [id] @returns {import('./view.js').Site[]} */
const sites = (c, id) =>
  c.view.districts.filter((one) => !id || one.id === id).flatMap((one) => [...one.buildings, ...one.landmarks]);
/** @param {Context} c @param {string} [id] */
const ownSites = (c, id) => sites(c, id).filter(({ keys }) => keys.includes(own(c)));
/** @param {Context} c */
const isAtBank = (c) => c.view.districts.some((one) => one.bank_keys.includes(own(c)));
/** @param {Context} c @param {string} district */
const hasBuilt = (c, district) => ownSites(c, district).some(({ id }) => isLandmark(c, id));
/** From a place in a district to a new landmark there. @param {string} district @param {string} source */
const builds =
  (district, source) =>
  (
    /** @type {Legal} */ { fields },
    /** @type {unknown} */ _,
    /** @type {import('./facts.js').Printed} */ { landmarks },
  ) =>
    fields.kind === 'MoveKey' &&
    fields.district === district &&
    fields.source === source &&
    landmarks.some(({ id }) => id === fields.goal);
/** The place of a value in its district. @param {Context} c @param {string} id @param {number} rank */
const building = (c, id, rank) => c.view.districts.find((one) => one.id === id)?.buildings[rank];
/** @param {Context} c @param {number} rank @param {string} [id] */
const isThere = (c, rank, id = 'saint-germain') => building(c, id, rank)?.keys.includes(own(c)) ?? false;
/** Whether the person has used a bonus tile. @param {number} number */
const hasUsed = (number) => (/** @type {Context} */ c) => mine(c).used.includes(number);
/** A move that climbs to the highest building of a district. @param {string} id */
const toTop =
  (id) =>
  (/** @type {Legal} */ { fields }, /** @type {unknown} */ _, /** @type {import('./facts.js').Printed} */ { spaces }) =>
    fields.kind === 'MoveKey' && fields.district === id && fields.goal === String(spaces.at(-1)?.value);
/** The sums of the person and of the other one in a district. @param {Context} c @param {string} id */
const sums = (c, id) => {
  const all = c.view.districts[districtNumber(c.view, id)].standing.map(({ value }) => value);
  return { mine: all[c.seat], theirs: all[1 - c.seat] };
};
/** The value of the one place that the person has a key on, 0 if there is none. @param {Context} c */
const arrivedAt = (c) => ownSites(c)[0]?.value ?? 0;
/** Francs and resources of the person, in words. @param {Context} c */
const purse = (c) => ({
  francs: t('paris.francs', { n: mine(c).francs }),
  goods: goodsWords(Object.fromEntries(Object.entries(mine(c).goods).filter(([kind]) => RESOURCES.includes(kind)))),
});

/** Keys of the words, short. @param {string} name @param {Omit<LessonStep, 'words' | 'find'> & {find?: string}} [more] @returns {LessonStep} */
const step = (name, more = {}) => ({ find: '', ...more, words: `paris.learn.${name}` });

/** @type {LessonStep[]} */
const money = [
  step('city', { scene: 'start', chapter: 'paris.learn.part.money' }),
  step('draw', {
    find: '[data-at^="stack:"]',
    alive: only('DrawTile'),
    done: (c) => due(c.view) !== 'draw' && !isOut(c),
  }),
  step('steps', { find: '.steps' }),
  step('bank', { find: '[data-at^="bank:"]', alive: toBank, done: isAtBank }),
  step('climb', {
    scene: 'climb',
    find: '[data-at="bank:3"]',
    gaps: purse,
    holds: (c) => c.view.districts[3].id === 'belleville' && c.view.districts[3].bank_keys.includes(own(c)),
  }),
  step('pick', {
    find: '[data-at="bank:3"]',
    alive: MOVE,
    done: (c) => c.draft.source !== undefined || ownSites(c).length > 0,
  }),
  step('goal', { alive: MOVE, done: (c) => c.ready !== null || ownSites(c).length > 0 }),
  step('move', { find: '#primary', alive: MOVE, done: (c) => ownSites(c).length > 0 }),
  step('token', { scene: 'higher', find: '[data-at="building:4-0"]', holds: (c) => isThere(c, 0) }),
  step('difference', {
    find: '[data-at="building:4-0"], [data-at="building:4-3"]',
    alive: MOVE,
    done: (c) => isThere(c, 3),
  }),
  step('arc', {
    scene: 'higher',
    find: '[data-at="arc:now"]',
    alive: toArc,
    done: (c) => c.view.arc.includes(own(c)),
  }),
  step('leap', {
    scene: 'arc',
    find: '[data-at="arc:now"]',
    holds: (c) => c.view.arc.includes(own(c)),
    alive: ({ fields }) => fields.kind === 'MoveKey' && fields.source === 'arc',
    done: (c) => !c.view.arc.includes(own(c)),
  }),
  step('card.keys', { scene: 'eight' }),
  step('eight', {
    find: '[data-at="building:4-3"], [data-at="building:4-5"]',
    holds: (c) => isThere(c, 3) && mine(c).goods.wood > 0,
    alive: toTop('saint-germain'),
    done: (c) => isThere(c, 5),
  }),
  step('paid', { find: '.turnon .sc, .pill.own' }),
];

/** @type {LessonStep[]} */
const tiles = [
  step('bonus', {
    scene: 'bonus',
    chapter: 'paris.learn.part.tiles',
    find: '.track-strip',
    gaps: (c) => ({ at: arrivedAt(c) }),
    holds: (c) => arrivedAt(c) > 0,
    alive: only('TakeBonusTile'),
    done: (c) => mine(c).held.length > 0,
  }),
  step('fee', {
    scene: 'fee',
    find: '.track-strip',
    gaps: (c) => ({ at: arrivedAt(c), fee: t('paris.francs', { n: c.view.fee }) }),
    holds: (c) => arrivedAt(c) > 0 && c.view.fee > 0,
    alive: only('TakeBonusTile'),
    done: (c) => mine(c).held.length > 0,
  }),
  step('track', { scene: 'use', find: '[data-at="sheet:tiles"]' }),
  step('use', {
    find: '[data-at="tile:5"]',
    alive: only('UseTile'),
    done: hasUsed(5),
  }),
  step('score', {
    scene: 'score',
    find: '[data-at="tile:11"]',
    gaps: (c) => ({ at: printed(c).bonus[11].value }),
    holds: (c) => ownSites(c).filter(({ value }) => value === printed(c).bonus[11].value).length === 2,
    alive: ({ fields }) => fields.kind === 'UseTile' && fields.number === 11,
    done: hasUsed(11),
  }),
  step('sell', {
    scene: 'trade',
    find: '[data-at="good:silver"]',
    alive: ({ fields }) => fields.kind === 'SellGood' && fields.good === 'silver',
    done: (c) => !mine(c).goods.silver,
  }),
  step('buy', {
    find: '[data-at="buy:wood"]',
    alive: ({ fields }) => fields.kind === 'BuyResource' && fields.good === 'wood',
    done: (c) => mine(c).goods.wood > 0,
  }),
  step('spend', {
    find: '[data-at="building:1-4"], [data-at="building:1-5"], .minis [data-at="district:1"]',
    alive: toTop('montmartre'),
    done: (c) => isThere(c, 5, 'montmartre'),
  }),
  step('market', { find: '[data-at^="buy:"]' }),
  step('card.arrive', { scene: 'help' }),
  step('special', { find: '[data-at="sheet:tiles"]' }),
  step('newkey', {
    find: '[data-at="tile:13"]',
    gaps: (c) => ({ fee: t('paris.francs', { n: printed(c).bonus[13].price }) }),
    alive: ({ fields }) => fields.kind === 'UseTile' && fields.number === 13,
    done: hasUsed(13),
  }),
  step('fetch', { find: '[data-at="tile:17"]', alive: only('UseToTake'), done: hasUsed(17) }),
  step('join', {
    find: '[data-at="building:0-0"], [data-at="building:0-3"]',
    alive: ({ fields }) => fields.kind === 'MoveKey' && fields.tile === 16,
    done: hasUsed(16),
  }),
  step('unused'),
];

/** @type {LessonStep[]} */
const ending = [
  step('list', {
    scene: 'landmark',
    chapter: 'paris.learn.part.end',
    find: '.aid, [data-at="sheet:landmarks"]',
  }),
  step('build', {
    find: '[data-at="bank:0"]',
    gaps: purse,
    holds: (c) => c.view.districts[0].id === 'batignolles' && mine(c).goods.marble > 0,
    alive: builds('batignolles', 'bank'),
    done: (c) => hasBuilt(c, 'batignolles'),
  }),
  step('medals', {
    find: '.asked',
    alive: only('FillSlot', 'Decline'),
    done: (c) => hasBuilt(c, 'batignolles') && due(c.view) !== 'slot',
  }),
  step('majority', {
    find: '.asked',
    alive: only('LayVpTile'),
    done: (c) => c.view.vp_tiles.length < 6,
  }),
  step('turn_goods', { scene: 'above', find: '[data-at="tile:3"]' }),
  step('goods', {
    find: '[data-at="tile:3"]',
    holds: (c) => mine(c).goods.marble === 1,
    alive: ({ fields }) => fields.kind === 'UseTile' && fields.number === 3,
    done: hasUsed(3),
  }),
  step('above', {
    find: '[data-at="building:1-3"]',
    gaps: (c) => ({ at: c.view.districts[1].landmarks[0]?.value }),
    alive: builds('montmartre', '4'),
    done: (c) => hasBuilt(c, 'montmartre'),
  }),
  step('card.landmark', { scene: 'lead' }),
  step('scoring', { find: '[data-piece="vbelleville"], .minis [data-at="district:3"]' }),
  step('lead', {
    find: '[data-at="building:3-5"], .minis [data-at="district:3"]',
    gaps: (c) => sums(c, 'belleville'),
    holds: (c) => sums(c, 'belleville').mine < sums(c, 'belleville').theirs,
    alive: ({ fields }) => fields.kind === 'MoveKey' && fields.district === 'belleville',
    done: (c) => sums(c, 'belleville').mine > sums(c, 'belleville').theirs,
  }),
  step('look', {
    scene: 'endtiles',
    find: '[data-at="do:look"]',
    alive: only('LookAtEndTiles'),
    done: (c) => due(c.view) === 'endtile' || mine(c).end_tiles > 0,
  }),
  step('take', {
    find: '.asked',
    alive: only('TakeEndTile'),
    done: (c) => mine(c).end_tiles > 0,
  }),
  step('end', { scene: 'last' }),
  step('last', {
    find: '[data-at="end:2vp"]',
    gaps: (c) => ({ points: t('paris.points', { n: endTile(c, '2vp')?.vp ?? 0 }) }),
    holds: (c) => Boolean(endTile(c, '2vp')?.vp),
    alive: ({ fields }) => fields.kind === 'UseEndTile' && fields.tile === '2vp',
    done: (/** @type {Context} */ c) => c.view.end_game.used.some((one) => one.tile === '2vp' && one.seat === own(c)),
  }),
  step('finish', {
    find: '[data-at="do:pass"], #primary:enabled',
    alive: only('Pass', 'EndTurn'),
    done: (c) => c.view.to_move === 'over',
  }),
  step('done'),
];

export const lesson = [...money, ...tiles, ...ending];

/** The whole game on one screen. */
export const rulesCard = [
  'city',
  'steps',
  'card.keys',
  'card.arrive',
  'track',
  'turn_goods',
  'market',
  'special',
  'list',
  'card.landmark',
  'scoring',
  'end',
].map((name) => `paris.learn.${name}`);
