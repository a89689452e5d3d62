// Pictures of Paris's rules, built from the pieces: each belongs to a clause and says what its words say.
import { at, rect, text } from '../../pieces/svg.js';
import { TYPES } from '../../pieces/trades.js';
import { house } from './pieces/house.js';
import { bank, endTile, keyPip, landmarkTile, silhouette } from './pieces/district.js';
import { coin, key, keySeal, pawn, prestige, resource, stackBack, vp } from './pieces/goods.js';
import { bonusTile, vpTile } from './pieces/bonus.js';
import { arc } from '../../pieces/landmark.js';
import { arrow, ground, row, sign } from '../../rulebook/ground.js';
import { track as bonusTrack } from './rule_track.js';

export { facts } from './fact_pictures.js';

const VALUES = [1, 2, 3, 4, 5, 8];
const KINDS = Object.keys(TYPES);
const MEDALS = [prestige.bronze(3), prestige.silver(4), prestige.gold_prestige(5)];
const GOODS = [resource.wood(), resource.marble(), resource.gold()];
const LOUVRE = { id: 'louvre', value: 15, slots: ['silver', 'gold-prestige', 'gold-prestige'] };

const town = () =>
  ground() +
  at(10, 44, 0.6, bank(5)) +
  VALUES.map((value, i) => at(82 + i * 30, 24, 0.28, house(KINDS[i], value))).join('') +
  at(84, 66, 0.68, landmarkTile(LOUVRE)) +
  at(170, 80, 0.56, vpTile([16, 8, 4])) +
  at(272, 34, 0.76, arc({ lw: 2.6 }));
const tokens = () => ground() + row([...MEDALS, ...GOODS], 0.5, 100, 100);
const prices = () =>
  ground() +
  GOODS.map(
    (good, i) =>
      at(14 + i * 116, 20, 0.5, good) +
      at(66 + i * 116, 20, 0.46, coin(2 + i * 2)) +
      at(66 + i * 116, 76, 0.46, coin(1 + i)),
  ).join('');
const sights = () =>
  ground() +
  row(['tuileries', 'pantheon', 'sacre_coeur', 'notre_dame', 'eiffel_tower'].map(silhouette), 0.64, 100, 100);
const begin = () => ground() + row([coin(3), key(1), pawn(1)], 0.8, 100, 100);
const draw = () => ground() + at(40, 26, 0.8, stackBack()) + arrow(146) + at(220, 26, 0.8, house('bakery', 2));
const placed = () =>
  ground() +
  at(40, 28, 0.8, key(1)) +
  arrow(140) +
  at(190, 34, 0.8, bank(6)) +
  sign(282, '/') +
  at(292, 46, 0.5, arc({ lw: 2.6 }));
const moved = () =>
  ground() +
  at(30, 20, 0.86, house('residence', 3, { key: 1 })) +
  arrow(134) +
  at(190, 20, 0.86, house('theatre', 5)) +
  at(292, 44, 0.5, coin(2));
const landmark = () =>
  ground() +
  at(16, 24, 0.8, house('theatre', 8, { key: 1 })) +
  arrow(112) +
  at(166, 24, 1.1, landmarkTile(LOUVRE)) +
  at(296, 12, 0.4, coin(7)) +
  at(296, 52, 0.4, resource.marble()) +
  at(296, 92, 0.4, resource.gold());
const beside = () => ground() + at(60, 20, 0.86, house('cafe', 4)) + arrow(168) + at(226, 32, 0.74, resource.wood());
const benefits = () =>
  ground() +
  at(10, 34, 0.62, house('cafe', 1)) +
  arrow(76) +
  at(116, 34, 0.62, bonusTile(1, { fact: { francs: 3 } })) +
  at(196, 34, 0.62, house('hotel', 8)) +
  arrow(262) +
  at(302, 44, 0.5, vp(2));
const given = () =>
  ground() +
  at(14, 48, 0.44, MEDALS[1]) +
  at(58, 48, 0.44, MEDALS[2]) +
  arrow(108) +
  at(158, 26, 1.05, landmarkTile(LOUVRE)) +
  sign(282, '=') +
  at(298, 46, 0.5, vp(9));
const fourth = () =>
  ground() +
  [0, 1, 2, 3].map((i) => at(14 + i * 38, 54, 0.34, i < 3 ? keyPip() : keySeal(1))).join('') +
  arrow(174) +
  at(222, 46, 0.84, vpTile([20, 10, 5]));
const track = () =>
  ground() +
  [6, 7, 8, 9]
    .map((n, i) => at(14 + i * 84, 34, 0.74, bonusTile(n, { fact: { vp: n === 7 ? 3 : 2, value: 1, francs: 3 } })))
    .join('') +
  at(24, 4, 0.5, pawn(1));
const majority = () =>
  ground() +
  at(20, 42, 0.9, vpTile([16, 8, 4])) +
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

/** Pictures by clause, each in a box of 360×140. @type {Record<string, () => string>} */
export const pictures = {
  'P0.1': town,
  'P0.2': () => ground() + row([4, 7, 3, 2, 6, 5].map(bank), 0.52, 100, 100),
  'P0.3': () =>
    ground() +
    row(
      KINDS.map((kind, i) => house(kind, VALUES[i])),
      0.5,
      100,
      112,
    ),
  'P0.4': () =>
    ground() +
    at(70, 20, 0.86, house('theatre', 8)) +
    sign(184, '=') +
    at(206, 40, 0.6, coin(8)) +
    at(276, 40, 0.6, GOODS[0]),
  'P0.5': tokens,
  'P0.6': prices,
  'P0.7': sights,
  'P0.8': () => ground() + row([vpTile([20, 10, 5]), vpTile([18, 9, 4])], 1, 150, 64),
  'P0.9': () =>
    ground() +
    row(
      [1, 7, 18, 29].map((n) => bonusTile(n, { fact: { francs: 3, vp: n === 18 ? 5 : n === 29 ? 8 : 3, value: 4 } })),
      0.74,
      100,
      112,
    ),
  'P0.10': () => ground() + row([endTile(), endTile(vp(4)), endTile(coin(5)), endTile(GOODS[2])], 0.74, 100, 100),
  'P0.11': () => ground() + row([key(1), key(2), key(3), key(4)], 0.7, 100, 100),
  'P1.1': begin,
  'P2.1': draw,
  'P2.5': () =>
    ground() +
    at(30, 40, 0.6, GOODS[1]) +
    arrow(110) +
    at(166, 40, 0.6, coin(2)) +
    sign(252, '/') +
    at(278, 40, 0.6, coin(4)),
  'P3.1': placed,
  'P4.1': moved,
  'P4.2': () =>
    ground() +
    at(50, 20, 0.86, house('residence', 3)) +
    arrow(150) +
    at(206, 20, 0.86, house('cafe', 4)) +
    at(302, 44, 0.5, coin(1)),
  'P4.3': landmark,
  'P4.4': beside,
  'P4.5': benefits,
  'P4.6': given,
  'P4.7': fourth,
  'P5.1': track,
  'P5.5': () => ground() + row([bonusTile(9), bonusTile(16), house('cafe', 5, { key: 1, keys: 2 })], 0.86, 100, 112),
  'P5.7': () => ground() + row([bonusTile(17), bonusTile(25)], 0.86, 100, 112),
  'P6.1': () => ground() + at(60, 30, 0.8, endTile()) + arrow(160) + at(222, 30, 0.8, endTile(vp(4))),
  'P7.3': majority,
};

export const extras = { P5: bonusTrack };
