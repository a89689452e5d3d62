// Lamps that would shine on a ghost, and the group that it would join, as the forecast says.
import { at } from '../../pieces/svg.js';
import { footprint } from './pieces/roof.js';
import { glow, lamp } from '../../pieces/lamp.js';
import { cellOf, cellsOf } from './geometry.js';
import { SEATS } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */

/** What the forecast says about an action's player, under one code. @param {Context} c @param {Legal} action @param {string} code */
const linesOf = (c, action, code) =>
  (c.forecast(action.id)?.lines ?? []).filter((line) => line.code === code && line.seat === c.seat);

/** The light on what an action places. @param {Context} c @param {Legal} action */
const light = (c, action) =>
  linesOf(c, action, 'light').find(({ subject }) => subject.building === (action.fields.building ?? 'garden'));

/** The points of that light. @param {Context} c @param {Legal} action */
export const lightOf = (c, action) => light(c, action)?.points ?? 0;

/** The lamps that would shine on the ghost. @param {Context} c @param {Legal} action */
export const brightened = (c, action) =>
  /** @type {string[]} */ (light(c, action)?.facts.shining ?? [])
    .map((name) => {
      const [r, k] = cellOf(name),
        large = c.view.large_lamp === name;
      return at(k * 100 + 50, r * 100 + 50, 1, glow(large ? 2 : 1)) + at(k * 100 - 6, r * 100 - 8, 1.12, lamp(large));
    })
    .join('');

/** A seat's buildings of these names, as cells. @param {import('./view.js').View} view @param {number} seat @param {unknown} names */
export const shapesOf = (view, seat, names) =>
  view.buildings
    .filter((one) => one.owner === SEATS[seat] && /** @type {string[]} */ (names).includes(one.building))
    .map((one) => cellsOf(one.spaces));

/** An outline round the group that would grow. @param {Context} c @param {Legal} action */
export const groupEdge = (c, action) =>
  linesOf(c, action, 'largest_group')
    .filter(({ points }) => points > 0)
    .flatMap(({ facts }) => shapesOf(c.view, c.seat, facts.buildings))
    .map((one) => footprint(one, 'fill="none" stroke="#fff3c4" stroke-width="7" stroke-dasharray="16 9"'))
    .join('');
