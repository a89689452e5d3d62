// What lies on the map at one moment: read from a view, and carried on event by event, so that a tour shows the map as it was.
import { readTile, tileId } from './facts.js';

/** @typedef {import('./facts.js').Network} Network */
/** @typedef {import('./facts.js').Tile} Tile */
/** @typedef {Tile & {copies: number}} Offer */
/** @typedef {{shops: Record<string, number[]>, offer: Offer[], parked: Tile[], scores: number[], bus: number}} Scene   seats count from 0, -1 is nobody */
/** @typedef {import('../../boards/board.js').GameEvent} GameEvent */

/** Equal tiles become one with a number. @param {readonly Tile[]} tiles @returns {Offer[]} */
export const grouped = (tiles) => {
  /** @type {Map<string, Offer>} */
  const found = new Map();
  for (const tile of tiles)
    found.set(tileId(tile), {
      station: tile.station,
      line: tile.line,
      copies: (found.get(tileId(tile))?.copies ?? 0) + 1,
    });
  return [...found.values()];
};

/** @param {import('./view.js').View} view @param {Network} net @returns {Scene} */
export const sceneOf = (view, net) => {
  const seat = (/** @type {string} */ name) => view.seats.indexOf(name);
  return {
    shops: Object.fromEntries(
      Object.entries(view.shops).map(([station, owners]) => [station, /** @type {string[]} */ (owners).map(seat)]),
    ),
    offer: grouped(view.offer.map((/** @type {string} */ text) => readTile(net, text))),
    parked: view.parked.map((/** @type {string} */ text) => readTile(net, text)),
    scores: view.scores,
    bus: seat(view.bus),
  };
};

/** @param {Offer[]} offer @param {Tile} tile */
const without = (offer, tile) =>
  offer.flatMap((one) =>
    tileId(one) !== tileId(tile) ? [one] : one.copies > 1 ? [{ ...one, copies: one.copies - 1 }] : [],
  );

/** The scene after an event. @param {Scene} scene @param {GameEvent} e @param {Network} net @returns {Scene} */
export const happen = (scene, e, net) => {
  const line = net.letterOf[e.line],
    tile = { station: e.station, line };
  switch (e.type) {
    case 'PileTurned':
      return {
        ...scene,
        offer: grouped(
          e.tiles.map((/** @type {Tile} */ one) => ({ station: one.station, line: net.letterOf[one.line] })),
        ),
      };
    case 'TileTaken':
      return { ...scene, offer: without(scene.offer, tile) };
    case 'ShopDisplaced':
      return { ...scene, shops: { ...scene.shops, [e.station]: dropped(scene.shops[e.station] ?? [], e.owner) } };
    case 'ShopOpened':
      return { ...scene, shops: { ...scene.shops, [e.station]: [...e.owners] } };
    case 'TileLeftOver':
      return { ...scene, offer: [] };
    case 'TileParked':
      return { ...scene, parked: [...scene.parked, tile] };
    case 'ParkedTilesRemoved':
      return { ...scene, parked: scene.parked.filter((one) => one.line !== line) };
    case 'BusPassed':
      return { ...scene, bus: e.seat };
    case 'SmallTourScored':
    case 'BusCalled':
    case 'GrandTourEnded':
    case 'BagCounted':
      return { ...scene, scores: e.scores };
    default:
      return scene;
  }
};

/** @param {number[]} owners @param {number} owner */
const dropped = (owners, owner) => owners.filter((_, i) => i !== owners.indexOf(owner));
