// The bonus tiles in words and pictures, and the end-game tiles.
import { t } from '../../i18n.js';
import { at, rect, text } from '../../pieces/svg.js';
import { bonusTile } from './pieces/bonus.js';
import { coin, pawn, vp } from './pieces/goods.js';
import { endTile } from './pieces/district.js';
import { good } from './draw.js';
import { TILE, spaceBox } from './geometry.js';
import { printed } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** @param {string} kind */
export const goodName = (kind) => t(`good.${kind}`);

/** Goods with their numbers. @param {Record<string, number>} goods */
export const goodsWords = (goods) =>
  Object.entries(goods)
    .map(([kind, n]) => (Math.abs(n) === 1 ? goodName(kind) : `${Math.abs(n)} × ${goodName(kind)}`))
    .join(', ');
/** The same of a list with repeats. @param {readonly string[]} list */
export const listWords = (list) =>
  goodsWords(Object.fromEntries([...new Set(list)].map((kind) => [kind, list.filter((one) => one === kind).length])));

const SORTS = /** @type {Record<number, string>} */ ({
  1: 'francs',
  5: 'francs',
  2: 'good',
  3: 'good',
  4: 'good',
  6: 'value',
  11: 'value',
  15: 'value',
  18: 'value',
  26: 'value',
  28: 'value',
  7: 'both',
  12: 'both',
  22: 'both',
  13: 'key',
  14: 'key',
});

/** @param {Context} c @param {number} number */
const factOf = (c, number) => printed(c).bonus[number] ?? {};
/** The number that depends on how many play. @param {Context} c @param {number} number @returns {number | undefined} */
const byPlayers = (c, number) => factOf(c, number).by_players?.[c.view.seats.length - 2];

/** What a bonus tile does, with the numbers of the box. @param {Context} c @param {number} number */
export const tileWords = (c, number) => {
  const fact = factOf(c, number),
    n = byPlayers(c, number) ?? fact.price ?? (SORTS[number] === 'francs' ? fact.francs : fact.vp) ?? 0;
  return t(`paris.tile.${SORTS[number] ?? number}`, {
    n,
    francs: fact.francs,
    vp: fact.vp,
    value: fact.value,
    good: fact.good ? goodName(fact.good) : '',
    spaces: printed(c).back,
    list: printed(c).types.slice(4).join(', '),
  });
};

/** The points that a tile would bring now, where that depends on the position. @param {Context} c @param {number} number @returns {number | null} */
const worthNow = (c, number) => {
  const { value, by_players: rate } = factOf(c, number);
  return value || rate || [27, 29, 30].includes(number) ? (c.view.worth.tiles?.[number] ?? 0) : null;
};

/** What a tile would bring now, in words. @param {Context} c @param {number} number */
export const nowWords = (c, number) => {
  const n = c.seat < 0 ? null : worthNow(c, number);
  return n === null ? '' : t('paris.now', { n });
};

/** The same as a small badge on the tile, if it brings something. Box 100×112. @param {Context} c @param {{number: number, left: number}} one */
export const nowBadge = (c, { number, left }) => {
  const n = left && c.seat >= 0 ? worthNow(c, number) : null;
  return n
    ? rect(54, 86, 50, 30, 'var(--good)', 15, 'stroke="var(--card)" stroke-width="4"') +
        text(79, 109, 24, n, { fill: 'var(--card)' })
    : '';
};

/** A bonus tile. Box 100×112. @param {Context} c @param {number} number @param {{copies?: number, gone?: boolean}} [o] */
export const tilePicture = (c, number, o = {}) =>
  bonusTile(number, {
    fact: { ...factOf(c, number), n: byPlayers(c, number), spaces: printed(c).back, types: printed(c).types.slice(4) },
    ...o,
  });

/** The pawns on a space. @param {import('./view.js').View} view @param {number} space */
const pawnsOn = (view, space) =>
  view.seats
    .flatMap((seat, i) => (seat.pawn === space ? [i] : []))
    .map((/** @type {number} */ seat, /** @type {number} */ i) => {
      const box = spaceBox(Math.max(1, space)),
        x = space === 0 ? box.x - 12 + i * 12 : box.x + 30 - i * 14;
      return `<g data-piece="pawn${seat}">${at(x, space === 0 ? box.y + 36 : box.y - 8, 0.32, pawn(seat + 1))}</g>`;
    })
    .join('');

/** The whole track with its tiles and pawns. @param {{c: Context}} o */
export const trackOf = ({ c }) =>
  c.view.track
    .map((one) => {
      const { x, y } = spaceBox(one.space);
      return `<g data-piece="n${one.number}">${at(x, y, TILE, tilePicture(c, one.number, { gone: one.left === 0, copies: one.left }) + nowBadge(c, one))}</g>`;
    })
    .join('') + Array.from({ length: 31 }, (_, space) => pawnsOn(c.view, space)).join('');

/** @typedef {{vp: number, francs: number, goods: string[]}} EndFact */

/** What an end-game tile gives, as a picture. Box 100×100. @param {EndFact | undefined} fact */
export const endPicture = (fact) => endTile(fact ? gifts(fact) : '');

/** Points, francs and goods side by side, smaller the more there are. Box 100×100. @param {EndFact} fact */
export const gifts = (fact) => {
  const all = [
    ...(fact.vp ? [vp(fact.vp)] : []),
    ...(fact.francs ? [coin(fact.francs)] : []),
    ...fact.goods.map((kind) => good(kind)),
  ];
  if (all.length === 1) return all[0];
  const columns = Math.ceil(Math.sqrt(all.length)),
    size = 1 / columns;
  return all.map((one, i) => at((i % columns) * 100 * size, Math.floor(i / columns) * 100 * size, size, one)).join('');
};

const NO_GIFTS = { vp: 0, francs: 0, goods: [] };
/** What an end-game tile gives, in few words. @param {EndFact | undefined} fact */
export const endGifts = ({ vp, francs, goods } = NO_GIFTS) =>
  [vp && t('paris.points', { n: vp }), francs && t('paris.francs', { n: francs }), listWords(goods)]
    .filter(Boolean)
    .join(', ');

/** The same to somebody who may use it: a good is lent for the turn. @param {EndFact | undefined} fact */
export const endWords = (fact = NO_GIFTS) =>
  fact.goods.length === 1 ? t('paris.end.good', { good: goodName(fact.goods[0]) }) : endGifts(fact);
