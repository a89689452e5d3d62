// The bonus tiles in words and pictures, and the end-game tiles.
import { t } from '../../i18n.js';
import { at } from '../../pieces/svg.js';
import { bonusTile } from './pieces/bonus.js';
import { coin, pawn, vp } from './pieces/goods.js';
import { endTile } from './pieces/district.js';
import { good } from './draw.js';
import { TILE, spaceBox } from './geometry.js';
import { printed } from './facts.js';

/** @typedef {import('../../boards/board.js').Context} Context */

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

/** A bonus tile. Box 100×112. @param {Context} c @param {number} number @param {{copies?: number, gone?: boolean}} [o] */
export const tilePicture = (c, number, o = {}) =>
  bonusTile(number, {
    fact: { ...factOf(c, number), n: byPlayers(c, number), spaces: printed(c).back, types: printed(c).types.slice(4) },
    ...o,
  });

/** The pawns on a space. @param {any} view @param {number} space */
const pawnsOn = (view, space) =>
  view.seats
    .flatMap((/** @type {any} */ seat, /** @type {number} */ i) => (seat.pawn === space ? [i] : []))
    .map((/** @type {number} */ seat, /** @type {number} */ i) => {
      const box = spaceBox(Math.max(1, space)),
        x = space === 0 ? box.x - 12 + i * 12 : box.x + 30 - i * 14;
      return `<g data-piece="pawn${seat}">${at(x, space === 0 ? box.y + 36 : box.y - 8, 0.32, pawn(seat + 1))}</g>`;
    })
    .join('');

/** The whole track with its tiles and pawns. @param {{c: Context}} o */
export const trackOf = ({ c }) =>
  c.view.track
    .map((/** @type {any} */ one) => {
      const { x, y } = spaceBox(one.space);
      return `<g data-piece="n${one.number}">${at(x, y, TILE, tilePicture(c, one.number, { gone: one.left === 0, copies: one.left }))}</g>`;
    })
    .join('') + Array.from({ length: 31 }, (_, space) => pawnsOn(c.view, space)).join('');

/** What an end-game tile gives, as a picture. Box 100×100. @param {any} fact */
export const endPicture = (fact) =>
  endTile(fact ? (fact.good ? good(fact.good) : fact.francs ? coin(fact.francs) : vp(fact.vp)) : '');

/** @param {any} fact */
export const endWords = (fact) =>
  fact.good
    ? t('paris.end.good', { good: goodName(fact.good) })
    : fact.francs
      ? t('paris.francs', { n: fact.francs })
      : t('paris.points', { n: fact.vp });
