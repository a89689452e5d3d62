// The facts of Paris in the workshop: where they are on the board, what may be chosen for them, and how a phone shows them.
import { base } from './district.js';
import { GOODS } from './facts.js';
import { DISTRICT } from './geometry.js';

/** @typedef {import('../../workshop/model.js').WorkshopModule} WorkshopModule */
/** @typedef {import('../../rulebook/book.js').Fact} Fact */

/** @type {WorkshopModule['spots']} */
export const spots = [
  [/^district (\d+)\.bank$/, ([, place]) => `[data-piece="bank${Number(place) - 1}"]`],
  [
    /^district (\d+)\.buildings (\d+)$/,
    ([, place, rank]) => `[data-piece="b${Number(place) - 1}-${Number(rank) - 1}"]`,
  ],
  [/^bonus\.(\d+)$/, ([, number]) => `[data-piece="n${number}"]`],
  [/^prices\.buy\.(\w+)$/, ([, kind]) => `[data-piece="g${kind}"]`],
];

const TYPES = ['cafe', 'bakery', 'residence', 'restaurant', 'hotel', 'theatre'];
const [RESOURCES, MEDALS] = [GOODS.slice(0, 3), GOODS.slice(3)];
const COST = Object.fromEntries(RESOURCES.map((kind) => [kind, null]));

/** @type {WorkshopModule['fields']} */
export const fields = {
  choices: {
    type: TYPES,
    token: GOODS,
    tokens: GOODS,
    resource: RESOURCES,
    prestige: MEDALS,
    slots: MEDALS,
    goods: GOODS,
  },
  most: { slots: 3, goods: 3 },
  more: [
    [/^space /, { bonus_fee: null, points: null, ...COST }],
    [/^landmark /, { ...COST, slots: [], points: Object.fromEntries(MEDALS.map((kind) => [kind, null])) }],
    [/^track\.copies$/, Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i + 1, []]))],
    [/^bonus\.(1|5|7|12|22)$/, { francs: null, vp: null }],
    [/^end_game_tile /, { vp: null, francs: null, goods: [] }],
  ],
};

/** P0.5: tokens of a district, which our file leaves to the spaces. @type {WorkshopModule['additions']} */
export const additions = (ours) => {
  const tokens = ours.filter(({ id }) => id.startsWith('space ')).map(({ values }) => values.token);
  return ours
    .filter(({ id }) => /^district \d+$/.test(id))
    .map(({ id }) => ({ id: `${id}.tokens`, values: { value: tokens }, mark: 'ours (pattern)' }));
};

/** P0.9: numbers that stand once more for each player above two, in the words of our file. @type {WorkshopModule['adopt']} */
export const adopt = (facts) =>
  facts.map((fact) =>
    fact.id === 'track.more_copies'
      ? {
          ...fact,
          id: 'track.copies',
          values: Object.fromEntries(fact.values.value.map((/** @type {number} */ n) => [n, [1, 2, 3]])),
        }
      : fact,
  );

/** The districts as they lie, west to east. */
const ROWS = [1, 2, 3, 6, 5, 4];

/** @type {WorkshopModule['tabs']} */
export const tabs = [
  {
    name: 'city',
    sign: 'home',
    groups: ['bank', 'buildings', 'tokens', 'district'],
    areas: {
      names: ROWS.map((n) => `district ${n}`),
      picture: ({ view }, area) => {
        const index = Number(area.split(' ')[1]) - 1,
          art = base({ district: view.districts[index], index, frame: 'var(--vermilion)' });
        return { w: DISTRICT.w, h: DISTRICT.h, art };
      },
    },
  },
  { name: 'landmark', sign: 'flag', groups: ['landmark', 'vp_tile'] },
  { name: 'bonus', sign: 'cards', groups: ['bonus', 'track', 'end_game_tile'] },
  { name: 'prices', sign: 'list', groups: ['prices', 'prestige', 'space', 'set_up'] },
];

/** What a field can still say: banks that nobody has entered yet, kinds that the district lacks. @type {WorkshopModule['possible']} */
export const possible = ({ id }, now, entries) => {
  const said = (/** @type {string} */ field, /** @type {RegExp} */ alike) =>
    now
      .filter((other) => other.id !== id && alike.test(other.id) && entries[other.id])
      .map(({ values }) => values[field]);
  if (id.endsWith('.bank')) {
    const paid = said('value', /\.bank$/);
    return [2, 3, 4, 5, 6, 7].filter((value) => !paid.includes(value)).map((value) => ({ field: 'value', value }));
  }
  const [district, building] = id.split('.');
  if (!building?.startsWith('buildings')) return [];
  const taken = said('type', new RegExp(`^${district}\\.buildings`));
  return TYPES.filter((type) => !taken.includes(type)).map((value) => ({ field: 'type', value }));
};

/** The track without the pawns, which would cover its first tile. @type {WorkshopModule['bare']} */
export const bare = (view) => ({
  ...view,
  seats: view.seats.map((/** @type {any} */ seat) => ({ ...seat, pawn: -1 })),
});

export { faults } from './faults.js';
