// What lies on the square, layer by layer: stones, roofs, light, pieces, plates.
import { at, b, t as text } from '../../pieces/svg.js';
import { space } from '../../pieces/cobble.js';
import { chimney, litPlate, roof } from '../../pieces/roof.js';
import { glow, lamp, lampTile } from '../../pieces/lamp.js';
import { annex, dancer, fountain, garden, painter, statue } from '../../pieces/specials.js';
import { remember } from '../../ui/html.js';
import { ALL_ZONES, cellOf, cellsOf, cornerOf, spots } from './geometry.js';
import { FRONTS, double, markOf, on, roofOf, side } from './places.js';

/** @typedef {import('../board.js').Context} Context */

const zoneFrame = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<rect x="${x}" y="${y}" width="200" height="200" rx="8" fill="none" stroke="var(--contour)" stroke-opacity=".75" stroke-width="3.4"/><rect x="${x + 2.5}" y="${y + 2.5}" width="195" height="195" rx="6" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`;

/** The stones that lie. @param {{square: string[]}} o */
const groundOf = ({ square }) => {
  const zones = ALL_ZONES.map((zone) => {
    const [r, k] = cornerOf(zone);
    if (square[r][k] === '.') return '';
    const stones = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].map(([i, j]) =>
      at(
        (k + j) * 100,
        (r + i) * 100,
        1,
        space(square[r + i][k + j].replace('l', 'L'), (r + i) * 3 + (k + j) * 5, 0.8),
      ),
    );
    return `<g data-piece="${zone}">${stones.join('')}${zoneFrame(k * 100, r * 100)}</g>`;
  });
  return zones.join('');
};
export const ground = remember(groundOf, (o) => o.square.join(''));

/** Empty zones while the square is paved. @param {Context} c */
export const emptyZones = (c) =>
  ALL_ZONES.filter((zone) => c.view.square[cornerOf(zone)[0]][cornerOf(zone)[1]] === '.')
    .map((zone) => {
      const alive = c.legal.some((action) => action.fields.zone === zone),
        [r, k] = cornerOf(zone);
      const ink = alive ? '#8fbf9f' : '#5f8a76';
      return at(
        k * 100,
        r * 100,
        1,
        b(10, 10, 180, 180, '#1d352d', 12) +
          b(10, 10, 180, 180, 'none', 12, `stroke="${ink}" stroke-width="3.4" stroke-dasharray="12 10"`) +
          text(100, 116, 44, zone, { fill: ink }),
      );
    })
    .join('');

/** @param {any} view */
const roofs = (view) =>
  view.buildings
    .map((/** @type {any} */ building) => {
      if (building.building === 'garden')
        return `<g data-piece="garden">${double(building.spaces, garden(markOf(building.owner)))}</g>`;
      return `<g data-piece="${building.building}">${roof(cellsOf(building.spaces), roofOf(building.owner), { lit: view.lit[building.building]?.length > 0 })}</g>`;
    })
    .join('');

/** @param {any} view */
const light = (view) => {
  const glows = view.lamps.map((/** @type {string} */ name) =>
    at(cellOf(name)[1] * 100 + 50, cellOf(name)[0] * 100 + 50, 1, glow(view.large_lamp === name ? 2 : 1)),
  );
  const posts = view.lamps.map(
    (/** @type {string} */ name) =>
      `<g data-piece="lamp-${name}">${on(name, view.lamp_tile === name && view.large_lamp !== name ? lampTile() : lamp(view.large_lamp === name))}</g>`,
  );
  return glows.join('') + posts.join('');
};

/** @param {any} view @param {string} card */
const user = (view, card) =>
  markOf(view.postcards.find((/** @type {any} */ entry) => entry.card === card)?.by ?? 'orange');

/** @param {any} view */
const pieces = (view) => {
  const put = (/** @type {string | null} */ name, /** @type {string} */ inner, /** @type {string} */ piece) =>
    name ? `<g data-piece="${piece}">${on(name, inner)}</g>` : '';
  const annexed = view.annex && view.buildings.find((/** @type {any} */ one) => one.building === view.annex.building);
  return (
    (view.annex
      ? put(view.annex.space, annex(markOf(annexed.owner), side(view.annex.space, annexed.spaces)), 'annex')
      : '') +
    put(view.painter, painter(user(view, 'le_peintre')), 'painter') +
    put(view.dancer, dancer(user(view, 'moulin_rouge')), 'dancer') +
    (view.statue
      ? put(view.statue.space, statue(user(view, 'le_penseur'), FRONTS.indexOf(view.statue.front)), 'statue')
      : '') +
    (view.fountain.length
      ? `<g data-piece="fountain">${double(view.fountain, fountain(user(view, 'fontaine_des_mers')))}</g>`
      : '')
  );
};

/** @param {any} view @param {boolean} phone */
const signs = (view, phone) =>
  view.buildings
    .map((/** @type {any} */ building) => {
      const cells = cellsOf(building.spaces),
        { chimney: mark, plate } = spots(cells),
        grown = view.annex?.building === building.building ? 1 : 0;
      const lamps = view.lit[building.building]?.length ?? 0,
        isGarden = building.building === 'garden';
      return (
        (isGarden ? '' : at(mark[1] * 100 + 52, mark[0] * 100 + 54, 1, chimney(markOf(building.owner)))) +
        at(
          plate[1] * 100 + 50,
          plate[0] * 100 + (isGarden ? 30 : 50),
          phone ? 1.14 : 1,
          litPlate(cells.length + grown, lamps),
        )
      );
    })
    .join('');

/** What lies on the square, drawn anew only when it changes. */
export const standing = remember(
  (/** @type {{view: any, phone: boolean}} */ { view, phone }) => ({
    roofs: roofs(view),
    light: light(view),
    pieces: pieces(view) + signs(view, phone),
  }),
  ({ view, phone }) =>
    JSON.stringify([
      view.buildings,
      view.lamps,
      view.lit,
      view.annex,
      view.painter,
      view.dancer,
      view.fountain,
      view.statue,
      view.lamp_tile,
      view.large_lamp,
      phone,
    ]),
);
