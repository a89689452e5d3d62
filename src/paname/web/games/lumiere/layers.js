// What lies on the square, layer by layer: stones, roofs, light, pieces, plates.
import { at, rect, text } from '../../pieces/svg.js';
import { space } from '../../pieces/cobble.js';
import { chimney, footprint, litPlate, roof } from './pieces/roof.js';
import { glow, lamp, lampTile } from '../../pieces/lamp.js';
import { annex, dancer, fountain, garden, painter, statue } from './pieces/specials.js';
import { remember } from '../../ui/html.js';
import { ALL_ZONES, cellOf, cellsOf, cornerOf, nameOf, spots } from './geometry.js';
import { FRONTS, double, markOf, on, roofOf, side } from './places.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

const zoneFrame = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<rect x="${x}" y="${y}" width="200" height="200" rx="8" fill="none" stroke="var(--contour)" stroke-opacity=".75" stroke-width="3.4"/><rect x="${x + 2.5}" y="${y + 2.5}" width="195" height="195" rx="6" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`;

const QUARTERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

/** One stone of the square. @param {readonly string[]} square @param {number} row @param {number} column */
const stone = (square, row, column) =>
  at(column * 100, row * 100, 1, space(square[row][column].replace('l', 'L'), row * 3 + column * 5, 0.8));

/** The four stones of a zone, if they lie. @param {readonly string[]} square @param {string} zone */
const paved = (square, zone) => {
  const [r, k] = cornerOf(zone);
  if (square[r][k] === '.') return '';
  const stones = QUARTERS.map(([i, j]) => stone(square, r + i, k + j));
  return `<g data-piece="${zone}">${stones.join('')}${zoneFrame(k * 100, r * 100)}</g>`;
};

/** The stones that lie. @param {{square: string[]}} o */
const groundOf = ({ square }) => ALL_ZONES.map((zone) => paved(square, zone)).join('');
export const ground = remember(groundOf, (o) => o.square.join(''));

/** A zone without a tile, brighter where one may be laid. @param {string} zone @param {boolean} isAlive */
const emptyZone = (zone, isAlive) => {
  const [r, k] = cornerOf(zone),
    ink = isAlive ? '#8fbf9f' : '#5f8a76';
  const drawn =
    rect(10, 10, 180, 180, '#1d352d', 12) +
    rect(10, 10, 180, 180, 'none', 12, `stroke="${ink}" stroke-width="3.4" stroke-dasharray="12 10"`) +
    text(100, 116, 44, zone, { fill: ink });
  return at(k * 100, r * 100, 1, drawn);
};

/** Empty zones while the square is paved. @param {Context} c */
export const emptyZones = (c) => {
  const isEmpty = (/** @type {string} */ zone) => c.view.square[cornerOf(zone)[0]][cornerOf(zone)[1]] === '.',
    isAlive = (/** @type {string} */ zone) => c.legal.some((action) => action.fields.zone === zone);
  return ALL_ZONES.filter(isEmpty)
    .map((zone) => emptyZone(zone, isAlive(zone)))
    .join('');
};

/** A building as it stands. @param {import('./view.js').View} view @param {import('./view.js').Building} one */
const building = (view, { building: name, owner, spaces }) => {
  const drawn =
    name === 'garden'
      ? double(spaces, garden(markOf(owner)))
      : roof(cellsOf(spaces), roofOf(owner), { lit: view.lit[name]?.length > 0 });
  return `<g data-piece="${name}">${drawn}</g>`;
};

/** @param {import('./view.js').View} view */
const roofs = (view) => view.buildings.map((one) => building(view, one)).join('');

/** A lamp, large or small, of the square or of a postcard. @param {import('./view.js').View} view @param {string} name */
const post = ({ large_lamp: large, lamp_tile: laid }, name) =>
  `<g data-piece="lamp-${name}">${on(name, laid === name && large !== name ? lampTile() : lamp(large === name))}</g>`;

/** @param {import('./view.js').View} view */
const light = (view) => {
  const glows = view.lamps.map((/** @type {string} */ name) =>
    at(cellOf(name)[1] * 100 + 50, cellOf(name)[0] * 100 + 50, 1, glow(view.large_lamp === name ? 2 : 1)),
  );
  return [...glows, ...view.lamps.map((/** @type {string} */ name) => post(view, name))].join('');
};

/** @param {import('./view.js').View} view @param {string} card */
const user = (view, card) => markOf(view.postcards.find((entry) => entry.card === card)?.by ?? 'orange');

/** A piece on its space, if it lies. @param {string} piece @param {string | null | undefined} space @param {() => string} draw */
const put = (piece, space, draw) => (space ? `<g data-piece="${piece}">${on(space, draw())}</g>` : '');

/** The annex leans on its building. @param {import('./view.js').View} view */
const annexDrawn = ({ annex: leaning, buildings }) => {
  const home = buildings.find((one) => one.building === leaning?.building);
  return leaning && home ? annex(markOf(home.owner), side(leaning.space, home.spaces)) : '';
};

/** What postcards brought. @param {import('./view.js').View} view */
const pieces = (view) => {
  const { painter: easel, dancer: stage, statue: thinker, fountain: basin } = view;
  return [
    put('annex', view.annex?.space, () => annexDrawn(view)),
    put('painter', easel, () => painter(user(view, 'le_peintre'))),
    put('dancer', stage, () => dancer(user(view, 'moulin_rouge'))),
    put('statue', thinker?.space, () => statue(user(view, 'le_penseur'), FRONTS.indexOf(thinker?.front ?? ''))),
    basin.length ? `<g data-piece="fountain">${double(basin, fountain(user(view, 'fontaine_des_mers')))}</g>` : '',
  ].join('');
};

/** The chimney of a building and the plate with its size and its lamps. @param {import('./view.js').View} view @param {import('./view.js').Building} one @param {boolean} phone */
const sign = (view, { building: name, owner, spaces }, phone) => {
  const cells = cellsOf(spaces),
    { chimney: mark, plate } = spots(cells),
    isGarden = name === 'garden',
    size = cells.length + (view.annex?.building === name ? 1 : 0);
  const drawn = isGarden ? '' : at(mark[1] * 100 + 52, mark[0] * 100 + 54, 1, chimney(markOf(owner)));
  const plateY = plate[0] * 100 + (isGarden ? 30 : 50);
  return drawn + at(plate[1] * 100 + 50, plateY, phone ? 1.14 : 1, litPlate(size, view.lit[name]?.length ?? 0));
};

/** @param {import('./view.js').View} view @param {boolean} phone */
const signs = (view, phone) => view.buildings.map((one) => sign(view, one, phone)).join('');

/** The spaces that an event changed. @param {import('../../boards/board.js').GameEvent} e @returns {string[]} */
const changed = (e) => {
  if (e.type !== 'TilePlaced') return e.type === 'BuildingRaised' || e.type === 'PiecePlaced' ? e.spaces : [];
  const [r, k] = cornerOf(e.zone);
  return QUARTERS.map(([i, j]) => nameOf(r + i, k + j));
};

/** What others changed since your last move, in an outline of their colour. @param {Context} c */
export const marks = (c) =>
  c.since
    .map((e) => {
      const spaces = changed(e);
      return spaces.length
        ? `<g class="marked">${footprint(cellsOf(spaces), 'fill="none" stroke="#fff6d8" stroke-width="13"')}${footprint(cellsOf(spaces), `fill="none" stroke="var(--s${e.seat + 1})" stroke-width="7"`)}</g>`
        : '';
    })
    .join('');

/** What lies on the square, drawn again only when it changes. */
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
