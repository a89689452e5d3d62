// Which tile is looked at, and what the server says that it and the others would pay. No rule is known here.
import { candidates } from '../../draft.js';
import { network, tileFrom, tileId } from './facts.js';
import { sceneOf } from './scene.js';
import { sheet, spot } from './road.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Draft} Draft */
/** @typedef {import('./facts.js').Tile} Tile */
/** @typedef {import('./acts.js').Show} Show */
/** What a tile would pay if it were left over, a number for each seat; `grand` is null if no grand tour would run. @typedef {{copies: number, small: number[], grand: number[] | null}} Pays */

/** What is on stage just now. @param {Context} c @returns {Show | null} */
export const showOf = (c) => c.ui.show ?? null;

/** @type {WeakMap<object, import('./scene.js').Scene>} */
const scenes = new WeakMap();

/** @param {Context} c */
const sceneSeen = (c) => {
  const found = scenes.get(c.view) ?? sceneOf(c.view, network(c.components));
  scenes.set(c.view, found);
  return found;
};

/** The map that is to be drawn: on stage, or as it is. @param {Context} c */
export const sceneNow = (c) => showOf(c)?.scene ?? sceneSeen(c);

/** @param {Context} c @param {Legal} action @returns {Tile} */
export const tileOf = (c, action) => ({
  station: String(action.fields.station),
  line: network(c.components).letterOf[String(action.fields.line)],
});

/** A draft that means a tile. @param {Context} c @param {Tile} tile @returns {Draft} */
export const draftFor = (c, tile) => ({ station: tile.station, line: network(c.components).lines[tile.line].colour });

/** The legal ways to take a tile: one, or one for each owner that may be displaced. @param {Context} c @param {Tile} tile */
export const waysToTake = (c, tile) => candidates(c.legal, draftFor(c, tile));

/** The tile of the draft, if one was chosen. @param {Context} c @returns {Tile | null} */
export const held = (c) =>
  c.draft.station !== undefined && c.draft.line !== undefined
    ? { station: String(c.draft.station), line: network(c.components).letterOf[String(c.draft.line)] }
    : null;

/** The tile that is chosen, hovered or typed. @param {Context} c @returns {Tile | null} */
export const looked = (c) => {
  if (showOf(c)) return null;
  const action = c.ready ?? c.ghost;
  if (action) return tileOf(c, action);
  return held(c) ?? (c.hover?.kind === 'tile' ? tileFrom(c.hover.id) : null);
};

/** Whether the tile was chosen and it must still be said whose shop goes. @param {Context} c */
export const mustDisplace = (c) => {
  const tile = held(c);
  return tile !== null && !c.ready && waysToTake(c, tile).length > 1;
};

/** What the mover would do with the tile that is pointed at, if there is one way; for planning ahead. @param {Context} c @returns {Legal | null} */
const planned = (c) => {
  if (c.legal.length || c.hover?.kind !== 'tile') return null;
  const ways = candidates(c.view.forecast.choices, draftFor(c, tileFrom(c.hover.id)));
  return ways.length === 1 ? ways[0] : null;
};

/** The action that is looked at. @param {Context} c @returns {Legal | null} */
export const action = (c) => (showOf(c) ? null : (c.ready ?? c.ghost ?? planned(c)));

/** @param {Context} c @param {readonly import('./view.js').Offer[]} list @returns {Map<string, Pays>} */
const byTile = (c, list) => {
  const { letterOf } = network(c.components);
  return new Map(
    list.map((one) => [
      tileId({ station: one.station, line: letterOf[one.line] }),
      { copies: one.copies, small: one.small, grand: one.grand },
    ]),
  );
};

/** What the tiles would pay as things are. @param {Context} c */
export const paysNow = (c) => byTile(c, c.view.forecast.offer);

/** What the others would pay if this action were made. @param {Context} c @param {Legal | null} made @returns {Map<string, Pays> | null} */
export const paysThen = (c, made) => {
  const found = made && c.view.forecast.choices.find((one) => one.id === made.id);
  return found ? byTile(c, found.then) : null;
};

/** The tiles on offer as they lie on the map from west to east. @param {Context} c */
export const inMapOrder = (c) => {
  const M = sheet(c.phone),
    net = network(c.components);
  return [...sceneNow(c).offer].sort(
    (a, b) => spot(M, net, a.station)[0] - spot(M, net, b.station)[0] || a.line.localeCompare(b.line),
  );
};

/** The line that is lit: on tour, pointed at, or kept by a click. @param {Context} c @returns {string} */
export const litLine = (c) => {
  const show = showOf(c);
  if (show) return ['set_out', 'drive', 'call', 'home'].includes(show.kind) ? show.line : '';
  return c.hover?.kind === 'line' ? c.hover.id : (c.ui.line ?? '');
};
