// What would lie on the square if the move were made: ghost, lamps that would shine on it, plate, forecast, open spaces.
import { at, circle } from '../../pieces/svg.js';
import { footprint, litPlate, roof } from './pieces/roof.js';
import { lamp, lampTile } from '../../pieces/lamp.js';
import { annex, cobbleToken, dancer, fountain, garden, painter, statue } from './pieces/specials.js';
import { pavingTile } from './pieces/tile.js';
import { cellOf, cellsOf, cornerOf, spacesOf, spots, tileLetters } from './geometry.js';
import { facts } from './facts.js';
import { FRONTS, double, on, side } from './places.js';
import { lightOf } from './light_preview.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('./geometry.js').Cell} Cell */

export const edge = (/** @type {Cell[]} */ cells) =>
  footprint(cells, 'fill="none" stroke="var(--contour)" stroke-width="16" opacity=".85"') +
  footprint(cells, 'class="ghost-edge" fill="none" stroke="#fff3c4" stroke-width="9"') +
  footprint(cells, 'fill="none" stroke="var(--gold)" stroke-width="3.4" stroke-dasharray="2 9" stroke-linecap="round"');

/** The piece that a postcard would bring, as drawn in its box. @param {Context} c @param {Legal} action */
const pieceOf = (c, action) => {
  const mark = c.seat + 1 || 1,
    card = String(action.fields.card);
  if (card === 'bouquinistes_sur_la_seine') {
    const home = c.view.buildings.find((one) => one.building === action.fields.building);
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
export const ghostOf = (c, action) => {
  const { kind, zone, turn } = action.fields;
  if (kind === 'PlaceTile') {
    const [r, k] = cornerOf(String(zone)),
      rows = facts(c.components).tiles[c.view.held ?? ''];
    return {
      body: rows ? at(k * 100, r * 100, 1, pavingTile(tileLetters(rows, c.seat, Number(turn)), true)) : '',
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

/** Size × lamps of the ghost, from the forecast. @param {Context} c @param {Legal} action @param {Cell[]} cells */
export const ghostPlate = (c, action, cells) => {
  const forecast = c.forecast(action.id),
    isRoof = action.fields.kind === 'RaiseBuilding' || action.fields.card === 'jardin_des_plantes';
  if (!forecast || !isRoof) return '';
  const { plate } = spots(cells);
  return at(
    plate[1] * 100 + 50,
    plate[0] * 100 + 50,
    c.phone ? 1.2 : 1.12,
    litPlate(cells.length, lightOf(c, action) / cells.length),
  );
};

/** Dots and rings on the spaces that may come next. @param {Context} c */
export const alive = (c) => {
  if (c.view.phase !== 'building' || !c.legal.length || (!c.draft.building && !c.draft.card && !c.draft.kind))
    return '';
  const covered = c.ghost ? spacesOf(c.ghost) : [],
    open = [...new Set(c.candidates.flatMap(spacesOf))].filter((name) => !covered.includes(name));
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
  circle(0, 0, r, fill, extra);
