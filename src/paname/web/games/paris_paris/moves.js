// What a click, a hover or a key means on the map: drafts only, never a rule.
import { network, tileFrom, tileId } from './facts.js';
import { draftFor, held, inMapOrder, mustDisplace, sceneNow, showOf, waysToTake } from './choice.js';
import { sheet, spot } from './road.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Target} Target */
/** @typedef {import('../../boards/board.js').Step} Step */
/** @typedef {import('./facts.js').Tile} Tile */

/** The tiles on offer at a station. @param {Context} c @param {string} station */
const offersAt = (c, station) => sceneNow(c).offer.filter((one) => one.station === station);

/** Choose a tile; a second time makes the move. @param {Context} c @param {Tile} tile @returns {Step} */
const take = (c, tile) => {
  const ways = waysToTake(c, tile),
    id = tileId(tile),
    again = held(c);
  if (!ways.length) return { ask: draftFor(c, tile) };
  if (c.ready && ways.some((way) => way.id === c.ready?.id)) return { send: c.ready };
  if (again && tileId(again) === id) return { draft: {} };
  return { draft: draftFor(c, tile), ui: { cursor: id, owner: Number(ways[0].fields.displaced), line: '' } };
};

/** Say whose shop goes. @param {Context} c @param {number} seat @returns {Step} */
const displace = (c, seat) => {
  const tile = held(c),
    way = tile && waysToTake(c, tile).find((one) => one.fields.displaced === seat);
  if (!tile || !way) return {};
  return c.ready?.id === way.id ? { send: way } : { draft: { ...draftFor(c, tile), displaced: seat } };
};

/** @param {Context} c @param {string} station @returns {Step} */
const clickStation = (c, station) => {
  const offers = offersAt(c, station),
    now = held(c);
  if (!c.legal.length) return {};
  if (!offers.length) return { ask: { station } };
  return take(c, offers.find((one) => now && tileId(now) === tileId(one)) ?? offers[0]);
};

/** @param {Context} c @param {Target} at @returns {Step} */
export const click = (c, at) => {
  if (at.kind === 'show') return { show: at.id === 'next' ? 'next' : 'skip' };
  if (showOf(c)) return { show: 'skip' };
  if (at.kind === 'line') return { ui: { line: c.ui.line === at.id ? '' : at.id } };
  if (at.kind === 'tile') return c.legal.length ? take(c, tileFrom(at.id)) : {};
  if (at.kind === 'shop') return displace(c, Number(at.id));
  return at.kind === 'station' ? clickStation(c, at.id) : {};
};

/** The action that hovering means: only where there is one way. @param {Context} c @param {Target} at @returns {Legal | null} */
export const point = (c, at) => {
  if (showOf(c)) return null;
  if (at.kind === 'shop') {
    const tile = held(c);
    return (tile && waysToTake(c, tile).find((one) => one.fields.displaced === Number(at.id))) ?? null;
  }
  if (held(c)) return null;
  const tile =
      at.kind === 'tile'
        ? tileFrom(at.id)
        : at.kind === 'station' && offersAt(c, at.id).length === 1
          ? offersAt(c, at.id)[0]
          : null,
    ways = tile ? waysToTake(c, tile) : [];
  return ways.length === 1 ? ways[0] : null;
};

// The keyboard ---------------------------------------------------------------------------------------------

/** The tile under the cursor: the one last looked at, or the first. @param {Context} c */
export const cursorTile = (c) => inMapOrder(c).find((one) => tileId(one) === c.ui.cursor) ?? inMapOrder(c)[0] ?? null;

/** @param {Context} c @returns {Target} */
export const cursor = (c) => {
  if (mustDisplace(c)) return { kind: 'shop', id: String(c.ui.owner ?? 0), x: 0.5, y: 0.5 };
  const tile = cursorTile(c);
  return { kind: 'tile', id: tile ? tileId(tile) : '', x: 0.5, y: 0.5 };
};

/** The next tile that way: west and east, north and south. @param {Context} c @param {string} key */
const walk = (c, key) => {
  const M = sheet(c.phone),
    net = network(c.components),
    axis = key === 'ArrowLeft' || key === 'ArrowRight' ? 0 : 1,
    step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const place = (/** @type {Tile} */ tile) => Number(spot(M, net, tile.station)[axis]);
  const list = [...inMapOrder(c)].sort((a, b) => place(a) - place(b)),
    now = cursorTile(c);
  const at = list.findIndex((one) => now && tileId(one) === tileId(now)),
    next = list[Math.max(0, Math.min(list.length - 1, at + step))];
  return next ? tileId(next) : '';
};

/** @param {Context} c @param {string} key @returns {Step} */
const arrow = (c, key) => {
  const tile = held(c);
  if (tile && mustDisplace(c)) {
    const seats = waysToTake(c, tile).map((one) => Number(one.fields.displaced)),
      at = seats.indexOf(Number(c.ui.owner)),
      step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    return { ui: { owner: seats[(at + step + seats.length) % seats.length] } };
  }
  return { ui: { cursor: walk(c, key) }, ...(tile ? { draft: {} } : {}) };
};

/** @param {Context} c @param {string} key @returns {Step | null} */
export const key = (c, key) => {
  if (showOf(c)) return key === ' ' || key === 'ArrowRight' ? { show: 'next' } : null;
  if (key.startsWith('Arrow')) return arrow(c, key);
  if (/^[1-9]$/.test(key)) {
    const tile = inMapOrder(c)[Number(key) - 1];
    return tile && c.legal.length ? take(c, tile) : null;
  }
  if (key !== ' ' || !c.legal.length) return null;
  const at = cursor(c);
  return at.id ? click(c, at) : null;
};
