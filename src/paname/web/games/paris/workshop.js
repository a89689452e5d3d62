// Where the facts of Paris are on the board, and what may be chosen for them.
import { GOODS } from './facts.js';

/** @type {import('../../workshop/model.js').WorkshopModule['spots']} */
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

/** @type {import('../../workshop/form.js').Choices} */
export const choices = { type: TYPES, token: GOODS, resource: GOODS.slice(0, 3), prestige: GOODS.slice(3) };

export { faults } from './faults.js';
