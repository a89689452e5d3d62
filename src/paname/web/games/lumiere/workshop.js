// Lumière's facts are tiles, shapes and a pattern: none of them has a place of its own on the square.

/** @type {import('../../workshop/model.js').WorkshopModule['spots']} */
export const spots = [];

/** @type {import('../../workshop/form.js').Choices} */
export const choices = {};

export { faults } from './faults.js';
