// The thirty bonus tiles, every effect as a picture with its number. Box 100×112: the tile's number sits in the tab.
import { at, rect, stroke, path, text } from '../../../pieces/svg.js';
import { coin, key, prestige, resource, vp } from './goods.js';
import { typeIcon } from '../../../pieces/trades.js';
const K = 'var(--contour)',
  TABS = ['#b9cfa0', '#f2cf8a', '#e2b6a0'];

/** What is printed on a tile; `n` is the number that depends on the players.
 * @typedef {{francs?: number, vp?: number, value?: number, price?: number, n?: number, spaces?: number, types?: readonly number[], good?: string}} Fact */

/** @param {number} x @param {number} y @param {number} s @param {string} inner */
const G = (x, y, s, inner) => at(x - 50 * s, y - 50 * s, s, inner);
/** @param {number} x @param {number} y @param {string} s @param {number} z */
const X = (x, y, s, z = 24) => text(x, y, z, s, { fill: 'var(--piece-ink)' });
/** @param {string | number} v */
const miniHouse = (v) =>
  path('M8 96 V40 L50 8 L92 40 V96 Z', '#fff8e6', K, 6, 'stroke-linejoin="round"') +
  text(50, 84, 52, v, { fill: 'var(--piece-ink)' });
/** @param {string} fill */
const tileShape = (fill) => rect(14, 8, 72, 84, fill, 10, `stroke="${K}" stroke-width="6"`);
/** Something on the left, points for it on the right. @param {string} left @param {number | undefined} points */
const per = (left, points) => left + G(77, 66, 0.4, vp(points ?? '')) + X(52, 73, ':', 26);
/** @param {Fact} f */
const byValue = (f) => per(G(26, 66, 0.44, miniHouse(f.value ?? '')), f.vp);
/** @param {Fact} f */
const both = (f) => G(25, 66, 0.4, coin(f.francs)) + G(77, 66, 0.4, vp(f.vp ?? '')) + X(51.5, 73, '+', 23);
/** @param {readonly string[]} parts @param {string} count */
const any3 = (parts, count) =>
  parts.map((part, i) => G(24 + i * 26, 70 - (i === 1 ? 14 : 0), 0.36, part)).join('') + X(50, 101, count, 22);
const goods = () => [resource.wood(), resource.marble(), resource.gold()];
const blank = /** @type {Record<string, (n: any) => string>} */ (prestige);
const medals = () => [blank.bronze(''), blank.silver(''), blank.gold_prestige('')];
/** A house with two keys. @param {number} other */
const shared = (other) => G(50, 76, 0.5, miniHouse('')) + G(40, 60, 0.46, key(other)) + G(62, 64, 0.46, key(1));
/** @param {Fact} f */
const moreKeys = (f) =>
  G(28, 68, 0.42, coin(f.price)) + stroke('M48 68 H62 M57 62 L63 68 L57 74', K, 6) + G(78, 66, 0.54, key(1));
/** @type {Record<string, () => string>} */
const GOODS = resource;
/** @param {Fact} f */
const oneGood = (f) => G(50, 67, 0.68, (GOODS[f.good ?? 'wood'] ?? resource.wood)());
/** @param {Fact} f */
const money = (f) => G(50, 66, 0.62, coin(f.francs));
const TOWER = path(
  'M42 92 C46 70 48 40 48 8 H52 C52 40 54 70 58 92 H76 C68 80 62 74 50 74 C38 74 32 80 24 92 Z',
  '#c98d4a',
  K,
  5,
  'stroke-linejoin="round"',
);
/** @param {Fact} f */
const kinds = (f) =>
  /** @type {[string, number, number][]} */ ([
    ['cafe', 22, 52],
    ['bakery', 50, 48],
    ['hotel', 78, 52],
  ])
    .map(([kind, x, y]) => at(x, y, 0.38, typeIcon[kind]()))
    .join('') +
  X(50, 83, '4·5·6·7', 20) +
  X(50, 103, f.types ? `${f.types[0]}–${f.types.at(-1)}` : '', 21);
/** Any tile of the track, or one behind the pawn. */
const anyTile = () => TABS.map((fill, i) => G(28 + i * 22, 66, 0.42, tileShape(fill))).join('') + X(72, 76, '?', 28);
/** @param {Fact} f */
const back = (f) =>
  G(70, 62, 0.5, tileShape(TABS[2])) +
  stroke('M52 66 H20 M30 56 L19 66 L30 76', K, 6) +
  X(38, 101, `1–${f.spaces ?? 5}`, 21);

/** @type {Record<number, (f: Fact) => string>} */
const ART = {
  1: money,
  5: money,
  2: oneGood,
  3: oneGood,
  4: oneGood,
  6: byValue,
  11: byValue,
  15: byValue,
  18: byValue,
  26: byValue,
  28: byValue,
  7: both,
  12: both,
  22: both,
  8: () => any3(medals(), '1'),
  19: () => any3(medals(), '2'),
  10: () => any3(goods(), '1'),
  21: () => any3(goods(), '2'),
  9: () => shared(1),
  16: () => shared(2),
  13: moreKeys,
  14: moreKeys,
  17: anyTile,
  20: (f) => per(G(21, 69, 0.38, tileShape(TABS[0])) + G(31, 64, 0.38, tileShape(TABS[1])), f.n),
  23: (f) => per(G(20, 66, 0.33, blank.silver('')) + G(34, 66, 0.33, blank.silver('')), f.n),
  24: (f) => per(G(19, 68, 0.33, resource.marble()) + G(34, 66, 0.33, resource.marble()), f.n),
  25: back,
  27: (f) => per(G(25, 66, 0.4, coin('F')), f.vp),
  29: (f) => per(G(26, 66, 0.5, TOWER), f.vp),
  30: kinds,
};

/** A tile on the track. @param {number} n @param {{fact?: Fact, copies?: number, gone?: boolean}} [o] */
export const bonusTile = (n, { fact = {}, copies = 1, gone = false } = {}) =>
  gone
    ? rect(4, 4, 92, 104, 'var(--inset)', 10, 'opacity=".5"') +
      rect(4, 4, 92, 104, 'none', 10, 'stroke="var(--rule)" stroke-width="2.5" stroke-dasharray="6 6"') +
      text(50, 66, 30, n, { fill: 'var(--ink-3)' })
    : (copies > 1 ? rect(9, 9, 92, 104, 'var(--piece-paper)', 10, `stroke="${K}" stroke-width="3"`) : '') +
      rect(4, 4, 92, 104, 'var(--piece-paper)', 10, `stroke="${K}" stroke-width="3.2"`) +
      path('M5.5 14 Q5.5 5.5 14 5.5 H86 Q94.5 5.5 94.5 14 V32 H5.5 Z', TABS[n <= 10 ? 0 : n <= 20 ? 1 : 2]) +
      stroke('M5.5 32 H94.5', K, 2.4) +
      text(14, 27, 23, n, { a: 's', fill: '#2b1f2e' }) +
      (copies > 1 ? text(60, 27, 21, `×${copies}`, { fill: '#2b1f2e' }) : '') +
      (ART[n]?.(fact) ?? '');

/** VP tile: first, second, third. Box 150×64. @param {readonly number[]} points @param {{free?: boolean}} [o] */
export const vpTile = ([first, second, third], o = {}) =>
  rect(2, 4, 146, 58, 'var(--shadow)', 12, 'opacity=".25"') +
  rect(2, 2, 146, 58, o.free ? 'var(--piece-paper)' : 'var(--gold-2)', 12, `stroke="${K}" stroke-width="3.2"`) +
  rect(7, 7, 136, 48, 'none', 8, 'stroke="#8a5a10" stroke-width="1.6" opacity=".7"') +
  text(36, 44, 38, first, { fill: '#2b1f2e' }) +
  text(82, 43, 27, second, { fill: '#4a3540' }) +
  text(119, 42, 21, third, { fill: '#5a4650' }) +
  stroke('M61 18 V46 M102 20 V44', '#8a5a10', 1.8);
