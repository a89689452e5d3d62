// The facts of Lumière in the workshop: tiles, shapes and a pattern, none of which has a place of its own on the square.

import { t } from '../../i18n.js';
import { space } from '../../pieces/cobble.js';
import { lamp } from '../../pieces/lamp.js';
import { rect } from '../../pieces/svg.js';
import { KINDS } from './rule_pictures.js';

/** @typedef {import('../../workshop/model.js').WorkshopModule} WorkshopModule */

/** @type {WorkshopModule['spots']} */
export const spots = [];

/** @param {string} colour */
const filled = (colour) => rect(2, 2, 96, 96, colour, 8);

/** @type {WorkshopModule['fields']} */
export const fields = {
  choices: {},
  squares: {
    large_lamp: {
      signs: ['.', '#'],
      blank: '.',
      middle: 'L',
      art: (sign) => (sign === 'L' ? lamp(true) : filled(sign === '#' ? 'var(--gold)' : 'var(--inset)')),
    },
    building: {
      signs: ['.', '#'],
      blank: '.',
      art: (sign) => filled(sign === '#' ? 'var(--ink-2)' : 'var(--inset)'),
    },
    tile: {
      signs: Object.keys(KINDS),
      art: (sign) => space(KINDS[sign]),
      words: (sign) => t(`lumiere.ground.${KINDS[sign].toLowerCase()}`),
    },
  },
};

/** L4.12: a large lamp that shines so far in four directions, drawn. @param {number} reach */
const drawn = (reach) =>
  Array.from({ length: 2 * reach + 1 }, (_, row) =>
    Array.from({ length: 2 * reach + 1 }, (_, column) => {
      if (row === reach && column === reach) return 'L';
      return row === reach || column === reach ? '#' : '.';
    }).join(''),
  );

/** A reach is told as the pattern that our file has. @type {WorkshopModule['adopt']} */
export const adopt = (facts) =>
  facts.map((fact) =>
    fact.id === 'large_lamp.reach'
      ? { ...fact, id: 'large_lamp.pattern', values: { rows: drawn(fact.values.value) } }
      : fact,
  );

/** @type {WorkshopModule['tabs']} */
export const tabs = [
  { name: 'tile', sign: 'qr', groups: ['tile'] },
  { name: 'building', sign: 'home', groups: ['building'] },
  { name: 'large_lamp', sign: 'hint', groups: ['large_lamp'] },
  { name: 'points', sign: 'cup', groups: ['points', 'supply'] },
];

export { faults } from './faults.js';
