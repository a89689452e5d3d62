// Where the facts of Paris Paris are on the map.

/** @type {import('../../workshop/model.js').WorkshopModule['spots']} */
export const spots = [[/^line (\d)$/, ([, place]) => `.pp-start[data-at="line:${'ABCDE'[Number(place) - 1]}"]`]];

/** @type {import('../../workshop/form.js').Choices} */
export const choices = {};

export { faults } from './faults.js';
