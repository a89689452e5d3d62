// Pictures of Paris's rules, built from the pieces: each belongs to a clause and says what its words say.
import { at, rect, text } from '../../pieces/svg.js';
import { TYPES } from '../../pieces/trades.js';
import { house } from './pieces/house.js';
import { bank, endTile, keyPip, landmarkTile, silhouette } from './pieces/district.js';
import { coin, key, keySeal, pawn, stackBack, vp } from './pieces/goods.js';
import { vpTile } from './pieces/bonus.js';
import { arc } from '../../pieces/landmark.js';
import { arrow, ground, row, sign } from '../../rulebook/ground.js';
import { valuesOf } from '../../rulebook/book.js';
import { track as bonusTrack } from './rule_track.js';
import { good } from './draw.js';
import { RESOURCES } from './facts.js';
import { endPicture, tilePicture } from './tiles.js';

export { facts } from './fact_pictures.js';

/** @typedef {import('../../rulebook/book.js').Fact} Fact */
/** @typedef {import('./facts.js').Printed} Components */

const KINDS = Object.keys(TYPES);

/** What is spent beside francs, small things in a column. @param {Record<string, number>} cost @param {number} x */
const spent = (cost, x) => {
  const goods = Object.entries(cost).flatMap(([kind, n]) => Array.from({ length: n }, () => good(kind))),
    step = Math.min(40, 84 / goods.length);
  return goods.map((one, i) => at(x, 50 + i * step, Math.min(0.4, step / 100), one)).join('');
};

/** The landmark that the pictures show: a dear one with slots. @param {Components} c */
const grand = (c) => [...c.landmarks].reverse().find(({ slots }, i) => i && slots.length > 1) ?? c.landmarks[6];

/** A house on a space, by its rank from 0. @param {Components} c @param {string} kind @param {number} rank @param {{key?: number, keys?: number}} [look] */
const on = (c, kind, rank, look) => house(kind, c.spaces[rank].value, look);

/** The price of a step up. @param {Components} c @param {number} from @param {number} to */
const step = (c, from, to) => c.spaces[to].value - c.spaces[from].value;

/** Bonus tiles as they are with two players. @param {Components} c @param {readonly number[]} numbers */
const bonus = (c, numbers) =>
  numbers.map((n) => tilePicture(/** @type {any} */ ({ components: c, view: { seats: [0, 1] } }), n));

/** @typedef {(printed: {components: Components, facts: readonly Fact[]}) => string} Picture */

/** @type {Picture} */
const town = ({ components: c }) =>
  ground() +
  at(10, 44, 0.6, bank(c.districts[0].bank)) +
  c.spaces.map((_, i) => at(82 + i * 30, 24, 0.28, on(c, KINDS[i], i))).join('') +
  at(84, 66, 0.68, landmarkTile(grand(c))) +
  at(170, 80, 0.56, vpTile(c.vp_tiles[2])) +
  at(272, 34, 0.76, arc({ lw: 2.6 }));
/** The token beside each space, from the lowest. @type {Picture} */
const tokens = ({ components: c, facts }) =>
  ground() +
  row(
    c.spaces.map((_, i) => {
      const kind = valuesOf(facts, `space ${i + 1}`).token;
      return good(kind, c.prestige[kind]);
    }),
    0.5,
    100,
    100,
  );
/** @type {Picture} */
const prices = ({ facts }) =>
  ground() +
  RESOURCES.map(
    (kind, i) =>
      at(14 + i * 116, 20, 0.5, good(kind)) +
      at(66 + i * 116, 20, 0.46, coin(valuesOf(facts, `prices.buy.${kind}`).value)) +
      at(66 + i * 116, 76, 0.46, coin(valuesOf(facts, `prices.sell.${kind}`).value)),
  ).join('');
const sights = () =>
  ground() +
  row(['tuileries', 'pantheon', 'sacre_coeur', 'notre_dame', 'eiffel_tower'].map(silhouette), 0.64, 100, 100);
/** @type {Picture} */
const begin = ({ facts }) =>
  ground() + row([coin(valuesOf(facts, 'set_up.francs').value), key(1), pawn(1)], 0.8, 100, 100);
/** @type {Picture} */
const draw = ({ components: c }) =>
  ground() + at(40, 26, 0.8, stackBack()) + arrow(146) + at(220, 26, 0.8, on(c, 'bakery', 1));
/** @type {Picture} */
const placed = ({ components: c }) =>
  ground() +
  at(40, 28, 0.8, key(1)) +
  arrow(140) +
  at(190, 34, 0.8, bank(c.districts[4].bank)) +
  sign(282, '/') +
  at(292, 46, 0.5, arc({ lw: 2.6 }));
/** @type {Picture} */
const moved = ({ components: c }) =>
  ground() +
  at(30, 20, 0.86, on(c, 'residence', 2, { key: 1 })) +
  arrow(134) +
  at(190, 20, 0.86, on(c, 'theatre', 4)) +
  at(292, 44, 0.5, coin(step(c, 2, 4)));
/** @type {Picture} */
const landmark = ({ components: c }) =>
  ground() +
  at(16, 24, 0.8, on(c, 'theatre', 5, { key: 1 })) +
  arrow(112) +
  at(166, 24, 1.1, landmarkTile(grand(c))) +
  at(296, 8, 0.4, coin(grand(c).value - c.spaces[5].value)) +
  spent(grand(c).cost, 296);
/** @type {Picture} */
const beside = ({ components: c, facts }) => {
  const kind = valuesOf(facts, 'space 4').token;
  return ground() + at(60, 20, 0.86, on(c, 'cafe', 3)) + arrow(168) + at(226, 32, 0.74, good(kind, c.prestige[kind]));
};
/** What arriving brings: a bonus tile at one value, points at another. @type {Picture} */
const benefits = ({ components: c }) => {
  const tile = c.spaces.findIndex(({ bonus_fee: fee }) => fee !== undefined),
    points = c.spaces.findIndex(({ points: n }) => n > 0);
  return (
    ground() +
    (tile < 0 ? '' : at(10, 34, 0.62, on(c, 'cafe', tile)) + arrow(76) + at(116, 34, 0.62, bonus(c, [1])[0])) +
    (points < 0
      ? ''
      : at(196, 34, 0.62, on(c, 'hotel', points)) + arrow(262) + at(302, 44, 0.5, vp(c.spaces[points].points)))
  );
};
/** @type {Picture} */
const given = ({ components: c }) => {
  const { slots, points } = grand(c);
  return (
    ground() +
    slots
      .slice(0, 2)
      .map((kind, i) => at(14 + i * 44, 48, 0.44, good(kind, points[i])))
      .join('') +
    arrow(108) +
    at(158, 26, 1.05, landmarkTile(grand(c))) +
    sign(282, '=') +
    at(298, 46, 0.5, vp((points[0] ?? 0) + (points[1] ?? 0)))
  );
};
/** @type {Picture} */
const fourth = ({ components: c }) =>
  ground() +
  [0, 1, 2, 3].map((i) => at(14 + i * 38, 54, 0.34, i < 3 ? keyPip() : keySeal(1))).join('') +
  arrow(174) +
  at(222, 46, 0.84, vpTile(c.vp_tiles[0]));
/** @type {Picture} */
const track = ({ components: c }) =>
  ground() +
  bonus(c, [6, 7, 8, 9])
    .map((tile, i) => at(14 + i * 84, 34, 0.74, tile))
    .join('') +
  at(24, 4, 0.5, pawn(1));
/** @type {Picture} */
const majority = ({ components: c }) =>
  ground() +
  at(20, 42, 0.9, vpTile(c.vp_tiles[2])) +
  [
    [21, 96, 1],
    [16, 72, 2],
    [8, 36, 3],
  ]
    .map(
      ([sum, height, seat], i) =>
        rect(
          192 + i * 54,
          124 - height,
          40,
          height,
          `var(--s${seat})`,
          4,
          'stroke="var(--contour)" stroke-width="2.4"',
        ) + text(212 + i * 54, 118 - height, 20, sum),
    )
    .join('');
/** A building that costs more than francs, or the dearest. @type {Picture} */
const dear = ({ components: c }) => {
  const found = c.spaces.findLastIndex(({ cost }) => Object.keys(cost).length),
    rank = found < 0 ? 5 : found;
  return (
    ground() +
    at(70, 20, 0.86, on(c, 'theatre', rank)) +
    sign(184, '=') +
    at(206, 40, 0.6, coin(c.spaces[rank].value)) +
    spent(c.spaces[rank].cost, 284)
  );
};
/** @type {Picture} */
const trade = ({ facts }) =>
  ground() +
  at(30, 40, 0.6, good('marble')) +
  arrow(110) +
  at(166, 40, 0.6, coin(valuesOf(facts, 'prices.sell.marble').value)) +
  sign(252, '/') +
  at(278, 40, 0.6, coin(valuesOf(facts, 'prices.buy.marble').value));

/** Pictures by clause, each in a box of 360×140. @type {Record<string, Picture>} */
export const pictures = {
  'P0.1': town,
  'P0.2': ({ components: c }) =>
    ground() +
    row(
      c.districts.map((one) => bank(one.bank)),
      0.52,
      100,
      100,
    ),
  'P0.3': ({ components: c }) =>
    ground() +
    row(
      KINDS.map((kind, i) => on(c, kind, i)),
      0.5,
      100,
      112,
    ),
  'P0.4': dear,
  'P0.5': tokens,
  'P0.6': prices,
  'P0.7': sights,
  'P0.8': ({ components: c }) => ground() + row([vpTile(c.vp_tiles[0]), vpTile(c.vp_tiles[1])], 1, 150, 64),
  'P0.9': ({ components: c }) => ground() + row(bonus(c, [1, 7, 18, 29]), 0.74, 100, 112),
  'P0.10': ({ components: c }) =>
    ground() + row([endTile(), ...[0, 3, 8].map((i) => endPicture(c.end_tiles[i]))], 0.74, 100, 100),
  'P0.11': () => ground() + row([key(1), key(2), key(3), key(4)], 0.7, 100, 100),
  'P1.1': begin,
  'P2.1': draw,
  'P2.5': trade,
  'P3.1': placed,
  'P4.1': moved,
  'P4.2': ({ components: c }) =>
    ground() +
    at(50, 20, 0.86, on(c, 'residence', 2)) +
    arrow(150) +
    at(206, 20, 0.86, on(c, 'cafe', 3)) +
    at(302, 44, 0.5, coin(step(c, 2, 3))),
  'P4.3': landmark,
  'P4.4': beside,
  'P4.5': benefits,
  'P4.6': given,
  'P4.7': fourth,
  'P5.1': track,
  'P5.5': ({ components: c }) =>
    ground() + row([...bonus(c, [9, 16]), on(c, 'cafe', 4, { key: 1, keys: 2 })], 0.86, 100, 112),
  'P5.7': ({ components: c }) => ground() + row(bonus(c, [17, 25]), 0.86, 100, 112),
  'P6.1': ({ components: c }) =>
    ground() + at(60, 30, 0.8, endTile()) + arrow(160) + at(222, 30, 0.8, endPicture(c.end_tiles[0])),
  'P7.3': majority,
};

export const extras = { P5: bonusTrack };
