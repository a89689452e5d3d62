// The paved square as layers of drawing: ground, roofs, light, pieces, ghost, and the places that can be pointed at.
import { at, b, c, t as text } from '../../pieces/svg.js';
import { cobbleClips, cobbleDefs, space, tile } from '../../pieces/cobble.js';
import { chimney, footprint, litPlate, roof } from '../../pieces/roof.js';
import { glow, lamp, lampTile } from '../../pieces/lamp.js';
import { annex, cobbleToken, dancer, fountain, garden, painter, statue } from '../../pieces/specials.js';
import { forecastPlate, frame, PAD, SQUARE } from '../../pieces/square.js';
import { html, remember, unsafeSVG } from '../../ui/html.js';
import { signed } from '../../i18n.js';
import { ALL_SPACES, ALL_ZONES, cellOf, cellsOf, cornerOf, spacesOf, spots, tileLetters, turned } from './geometry.js';
import { facts, SEATS } from './facts.js';

/** @typedef {import('../board.js').Context} Context */
/** @typedef {import('../board.js').Legal} Legal */
/** @typedef {import('./geometry.js').Cell} Cell */

const FRONTS = ['north', 'east', 'south', 'west'];
const defs = () =>
  html`<svg class="defs" aria-hidden="true">
    ${unsafeSVG(`<defs>${cobbleDefs()}${cobbleClips()}<clipPath id="sq"><rect width="800" height="800" rx="8"/></clipPath></defs>`)}
  </svg>`;
const DEFS = defs(),
  FRAME = frame(21),
  FRAME_PHONE = frame(27);

/** @param {string} owner */
const roofOf = (owner) => (owner === 'orange' ? 'o' : 'b');
/** @param {string} owner */
const markOf = (owner) => SEATS.indexOf(owner) + 1;
/** @param {string} name @param {number} s @param {string} inner */
const on = (name, inner, s = 1) => at(cellOf(name)[1] * 100, cellOf(name)[0] * 100, s, inner);

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
const ground = remember(groundOf, (o) => o.square.join(''));

/** Empty zones while the square is paved. @param {Context} c */
const emptyZones = (c) =>
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

/** A piece of two spaces, upright or lying. @param {readonly string[]} spaces @param {string} inner */
const double = (spaces, inner) =>
  on(spaces[0], spaces[0][0] === spaces[1][0] ? `<g transform="translate(100 0) rotate(90)">${inner}</g>` : inner);

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

/** The side of the annex that its building lies on. @param {string} name @param {readonly string[]} spaces */
const side = (name, spaces) => {
  const [r, k] = cellOf(name);
  const found = cellsOf(spaces).find(([a, z]) => Math.abs(a - r) + Math.abs(z - k) === 1) ?? [r, k + 1];
  return found[0] < r ? 0 : found[1] > k ? 1 : found[0] > r ? 2 : 3;
};

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
const standing = remember(
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

const edge = (/** @type {Cell[]} */ cells) =>
  footprint(cells, 'fill="none" stroke="var(--contour)" stroke-width="16" opacity=".85"') +
  footprint(cells, 'class="ghost-edge" fill="none" stroke="#fff3c4" stroke-width="9"') +
  footprint(cells, 'fill="none" stroke="var(--gold)" stroke-width="3.4" stroke-dasharray="2 9" stroke-linecap="round"');

/** The piece that a postcard would bring, as drawn in its box. @param {Context} c @param {Legal} action */
const pieceOf = (c, action) => {
  const mark = c.seat + 1 || 1,
    card = String(action.fields.card);
  if (card === 'bouquinistes_sur_la_seine') {
    const home = c.view.buildings.find((/** @type {any} */ one) => one.building === action.fields.building);
    return annex(mark, side(String(action.fields.space), home?.spaces ?? []));
  }
  if (card === 'le_penseur') return statue(mark, FRONTS.indexOf(String(action.fields.front)));
  const make = {
    le_peintre: painter,
    moulin_rouge: dancer,
    lampadaire: lampTile,
    la_grande_lumiere: () => lamp(true),
    jardin_des_plantes: garden,
    fontaine_des_mers: fountain,
  }[card];
  return make ? make(mark) : cobbleToken();
};

/** What the ghost of an action looks like. @param {Context} c @param {Legal} action @returns {{body: string, cells: Cell[]}} */
const ghostOf = (c, action) => {
  const { kind, zone, turn } = action.fields;
  if (kind === 'PlaceTile') {
    const [r, k] = cornerOf(String(zone)),
      rows = facts(c.components).tiles[c.view.held];
    return {
      body: rows
        ? at(k * 100, r * 100, 1, tile(tileLetters(rows, c.seat, Number(turn)), 3, 0.8)) +
          tileLamp(tileLetters(rows, c.seat, Number(turn)), r, k)
        : '',
      cells: [
        [r, k],
        [r, k + 1],
        [r + 1, k],
        [r + 1, k + 1],
      ],
    };
  }
  const cells = cellsOf(spacesOf(action));
  if (kind === 'RaiseBuilding') return { body: roof(cells, 'ob'[Math.max(0, c.seat)], { lit: true }), cells };
  if (cells.length === 2) return { body: double(spacesOf(action), pieceOf(c, action)), cells };
  return { body: cells.length ? on(String(action.fields.space), pieceOf(c, action)) : '', cells };
};

/** The lamp of a held tile, lit. @param {string} letters @param {number} r @param {number} k */
const tileLamp = (letters, r, k) => {
  const i = letters.indexOf('L'),
    y = r + (i >> 1),
    x = k + (i & 1);
  return i < 0 ? '' : at(x * 100 + 50, y * 100 + 50, 1, glow(1, 'NESW', '.8')) + at(x * 100, y * 100, 1, lamp());
};

/** Size × lamps of the ghost, from the forecast. @param {Context} c @param {Legal} action @param {Cell[]} cells */
const ghostPlate = (c, action, cells) => {
  const forecast = c.forecast(action.id),
    isRoof = action.fields.kind === 'RaiseBuilding' || action.fields.card === 'jardin_des_plantes';
  if (!forecast || !isRoof) return '';
  const light =
      forecast.lines.find(
        (line) =>
          line.clause === 'L5.1' && line.seat === c.seat && line.source === (action.fields.building ?? 'garden'),
      )?.points ?? 0,
    { plate } = spots(cells);
  return at(
    plate[1] * 100 + 50,
    plate[0] * 100 + 50,
    c.phone ? 1.2 : 1.12,
    litPlate(cells.length, light / cells.length),
  );
};

/** Where the forecast plate lies: beside the ghost, on the board. @param {Cell[]} cells @param {number} w @param {number} h */
const beside = (cells, w, h) => {
  const xs = cells.map(([, x]) => x * 100),
    ys = cells.map(([y]) => y * 100);
  const [l, r, o, u] = [Math.min(...xs), Math.max(...xs) + 100, Math.min(...ys), Math.max(...ys) + 100],
    hold = (/** @type {number} */ v, /** @type {number} */ m) => Math.max(8, Math.min(v, 792 - m));
  if (r + 16 + w <= 800) return [r + 16, hold(o, h)];
  if (l - 16 - w >= 0) return [l - 16 - w, hold(o, h)];
  return u + 16 + h <= 800 ? [hold(l, w), u + 16] : [hold(l, w), Math.max(8, o - 16 - h)];
};

/** The change of points that the ghost would bring. @param {Context} c @param {Legal} action @param {Cell[]} cells @param {(c: Context, action: Legal) => [string, number][]} explain */
const bubble = (c, action, cells, explain) => {
  const forecast = c.forecast(action.id),
    own = c.seat;
  if (!forecast || c.phone || own < 0 || action.fields.kind === 'PlaceTile') return '';
  const rows = explain(c, action).slice(0, 4);
  const [x, y] = beside(cells, 240, 66 + rows.length * 34);
  return at(
    x,
    y,
    1,
    forecastPlate(
      signed(forecast.totals[own] ?? 0),
      (forecast.totals[own] ?? 0) < 0,
      rows.map(([words, points]) => [`${words} ${signed(points)}`, points < 0]),
      240,
    ),
  );
};

/** Dots and rings on the spaces that may come next. @param {Context} c */
const alive = (c) => {
  if (c.view.phase !== 'building' || !c.legal.length || (!c.draft.building && !c.draft.card && !c.draft.kind))
    return '';
  const open = [...new Set(c.candidates.flatMap(spacesOf))];
  const isCard = c.draft.card !== undefined;
  return open
    .map((name) =>
      at(
        cellOf(name)[1] * 100 + 50,
        cellOf(name)[0] * 100 + 50,
        1,
        isCard
          ? c0(36, 'none', 'stroke="var(--contour)" stroke-width="9" stroke-opacity=".5"') +
              c0(36, 'none', 'stroke="#fff8e6" stroke-width="6" stroke-dasharray="10 8"')
          : c0(13, 'var(--absinthe)', 'stroke="#fff8e6" stroke-width="5"'),
      ),
    )
    .join('');
};
const c0 = (/** @type {number} */ r, /** @type {string} */ fill, /** @type {string} */ extra) =>
  c(0, 0, r, fill, extra);

/** Places that can be pointed at. */
const hits = remember(
  (/** @type {{phase: string}} */ { phase }) =>
    (phase === 'paving'
      ? ALL_ZONES.map((zone) =>
          b(
            cornerOf(zone)[1] * 100,
            cornerOf(zone)[0] * 100,
            200,
            200,
            'transparent',
            0,
            `data-at="zone:${zone}" class="hit"`,
          ),
        )
      : ALL_SPACES.map((name) =>
          b(
            cellOf(name)[1] * 100,
            cellOf(name)[0] * 100,
            100,
            100,
            'transparent',
            0,
            `data-at="space:${name}" class="hit"`,
          ),
        )
    ).join(''),
  (o) => o.phase,
);

/** @param {Context} c */
const cursor = (c) => {
  const name = c.ui.cursor ?? 'd4',
    isZone = c.view.phase === 'paving',
    [r, k] = isZone ? cornerOf(zoneName(name)) : cellOf(name),
    size = isZone ? 200 : 100;
  return b(k * 100 + 4, r * 100 + 4, size - 8, size - 8, 'none', 12, 'class="cursor" stroke-width="8"');
};
const zoneName = (/** @type {string} */ name) => {
  const [r, k] = cellOf(name);
  return `${'ABCD'[k >> 1]}${(r >> 1) + 1}`;
};

/** The whole square. @param {Context} c @param {(c: Context, action: Legal) => [string, number][]} explain */
export const square = (c, explain) => {
  const lying = standing({ view: c.view, phone: c.phone });
  const ghost = c.ghost ? ghostOf(c, c.ghost) : null;
  const over = c.ghost && ghost?.cells.length ? edge(ghost.cells) + ghostPlate(c, c.ghost, ghost.cells) : '';
  return html`${DEFS}<svg class="square" viewBox="0 0 ${SQUARE} ${SQUARE}" aria-hidden="true">
      <g>${unsafeSVG(c.phone ? FRAME_PHONE : FRAME)}</g>
      <g transform="translate(${PAD} ${PAD})">
        <g clip-path="url(#sq)">
          <g>${unsafeSVG(ground({ square: c.view.square }))}</g>
          <g>${unsafeSVG(c.view.phase === 'paving' ? emptyZones(c) : '')}</g>
          <g>${unsafeSVG(lying.roofs)}</g>
          <g opacity=".93" class="ghost">${unsafeSVG(ghost?.body ?? '')}</g>
          <g>${unsafeSVG(lying.light)}</g>
          <g>${unsafeSVG(lying.pieces)}</g>
          <g>${unsafeSVG(c.ready ? '' : alive(c))}</g>
        </g>
        <g>${unsafeSVG(over)}${unsafeSVG(cursor(c))}</g>
        <g class="hits">${unsafeSVG(hits({ phase: c.view.phase }))}</g>
        <g class="bubble">
          ${unsafeSVG(c.ghost && ghost?.cells.length ? bubble(c, c.ghost, ghost.cells, explain) : '')}
        </g>
      </g>
    </svg>`;
};

/** A shape lies down, so that it takes little height. @param {Cell[]} cells */
const flat = (cells) =>
  Math.max(...cells.map(([r]) => r)) > Math.max(...cells.map(([, k]) => k)) ? turned(cells, 1) : cells;

/** A shape as a small roof. @param {Context} c @param {string} name @param {string} owner @param {number} unit @returns {{w: number, h: number, inner: string, size: number}} */
export const roofPicture = (c, name, owner, unit) => {
  const cells = flat(facts(c.components).shapes[name] ?? [[0, 0]]);
  const wide = Math.max(...cells.map(([, k]) => k)) + 1,
    high = Math.max(...cells.map(([r]) => r)) + 1;
  return { w: wide * 100 + 6, h: high * 100 + 8, inner: roof(cells, owner), size: wide * unit };
};
