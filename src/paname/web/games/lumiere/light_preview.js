// Lamps that would shine on a ghost, and the group that it would join: drawn only where the server's forecast says the same.
import { at } from '../../pieces/svg.js';
import { footprint } from './pieces/roof.js';
import { glow, lamp } from '../../pieces/lamp.js';
import { cellOf, cellsOf } from './geometry.js';
import { SEATS } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('./geometry.js').Cell} Cell */

/** Whether two shapes share an edge. @param {readonly Cell[]} a @param {readonly Cell[]} z */
const touch = (a, z) => a.some(([r, k]) => z.some(([y, x]) => Math.abs(r - y) + Math.abs(k - x) === 1));

/** The light that an action brings to what it places, as the forecast says. @param {Context} c @param {Legal} action */
export const lightOf = (c, action) =>
  c
    .forecast(action.id)
    ?.lines.find(
      (line) =>
        line.code === 'light' && line.seat === c.seat && line.subject.building === (action.fields.building ?? 'garden'),
    )?.points ?? 0;

/** The lamps beside the ghost, if they are as many as the forecast counts. @param {Context} c @param {Legal} action @param {readonly Cell[]} cells @returns {string[]} */
export const lampsOn = (c, action, cells) => {
  const beside = c.view.lamps.filter((/** @type {string} */ name) => touch([cellOf(name)], cells));
  return beside.length * cells.length === lightOf(c, action) ? beside : [];
};

/** @param {Context} c @param {Legal} action @param {readonly Cell[]} cells */
export const brightened = (c, action, cells) =>
  lampsOn(c, action, cells)
    .map((name) => {
      const [r, k] = cellOf(name),
        large = c.view.large_lamp === name;
      return at(k * 100 + 50, r * 100 + 50, 1, glow(large ? 2 : 1)) + at(k * 100 - 6, r * 100 - 8, 1.12, lamp(large));
    })
    .join('');

/** The owner's buildings that would stand together with the ghost. @param {import('./view.js').View} view @param {string} owner @param {readonly Cell[]} cells @returns {Cell[][]} */
export const groupWith = (view, owner, cells) => {
  let rest = view.buildings.filter((one) => one.owner === owner).map((one) => cellsOf(one.spaces)),
    joined = /** @type {Cell[][]} */ ([]),
    edge = [cells];
  while (edge.length) {
    const next = rest.filter((/** @type {Cell[]} */ one) => edge.some((other) => touch(one, other)));
    rest = rest.filter((/** @type {Cell[]} */ one) => !next.includes(one));
    joined = [...joined, ...next];
    edge = next;
  }
  return joined;
};

/** An outline round that group, where the forecast counts it. @param {Context} c @param {Legal} action @param {readonly Cell[]} cells */
export const groupEdge = (c, action, cells) => {
  const grows = c.forecast(action.id)?.lines.some(({ clause, seat, points }) => {
    return clause === 'L5.2' && seat === c.seat && points > 0;
  });
  return grows
    ? groupWith(c.view, SEATS[c.seat], cells)
        .map((one) => footprint(one, 'fill="none" stroke="#fff3c4" stroke-width="7" stroke-dasharray="16 9"'))
        .join('')
    : '';
};
