// What stands in a district of Paris beside its houses: the bank, a laid landmark, the pips that count keys, the folding screen of a player.
import { at, rect, circle, path, repeat, text } from '../../../pieces/svg.js';
import { coin, prestige } from './goods.js';
import { LANDMARKS } from '../../../pieces/landmark.js';
const K = 'var(--contour)';

/** Bank: a small temple of money with its amount. Box 100×100. @param {number} n */
export const bank = (n) =>
  rect(14, 82, 76, 12, '#cdbf9c', 1, `stroke="${K}" stroke-width="3.4"`) +
  rect(18, 44, 68, 38, '#efe3c4', 0, `stroke="${K}" stroke-width="3.4"`) +
  repeat(4, (i) => rect(23 + i * 16.4, 47, 9, 34, '#fff8e6', 1, `stroke="${K}" stroke-width="2.6"`)) +
  path('M10 44 L52 20 L94 44 Z', '#cdbf9c', K, 3.6, 'stroke-linejoin="round"') +
  at(27, -6, 0.5, coin(n));

/** @type {Record<string, (o: object) => string>} */
const DRAWINGS = LANDMARKS;
/** The silhouette of a landmark by its short name. Box 100×100. @param {string} id */
export const silhouette = (id) => (DRAWINGS[id.replace(/-/g, '_')] ?? (() => ''))({ lw: 2.6 });
/** @param {string} kind */
const medal = (kind) => /** @type {Record<string, (n: any) => string>} */ (prestige)[kind.replace('-', '_')]('');

/** Landmark as laid: silhouette, value, slots. Box 100×84. @param {{id: string, value: number, slots: readonly string[]}} L @param {{ring?: string}} [o] */
export const landmarkTile = (L, o = {}) =>
  rect(3, 4, 96, 80, 'var(--shadow)', 9, 'opacity=".26"') +
  rect(1, 1, 96, 80, 'var(--sky-tile,#d9e7dc)', 9, `stroke="${o.ring ?? K}" stroke-width="${o.ring ? 5 : 3}"`) +
  rect(2.5, 62, 93, 17.5, '#c5cf9a', 7) +
  at(30, 8, 0.6, silhouette(L.id)) +
  path('M1 10 Q1 1 10 1 H31 V24 Q31 34 16 39 Q1 34 1 24 Z', 'var(--piece-paper)', K, 3) +
  text(16, 27, 23, L.value, { fill: 'var(--piece-ink)' }) +
  L.slots.map((kind, i) => at(3 + i * 17, 61, 0.19, medal(kind))).join('');

/** One of the four keys that bring a majority tile. Box 100×100. */
export const keyPip = () =>
  circle(50, 50, 44, 'var(--ink)') +
  path('M44 50 H56 V78 H66 V86 H44 Z', 'var(--card)') +
  circle(50, 36, 17, 'var(--card)') +
  circle(50, 36, 8, 'var(--ink)');

/** A folding screen in a seat's colours. Box 120×60. @param {number} seat */
export const foldingScreen = (seat) =>
  repeat(4, (i) =>
    path(
      `M${8 + i * 26} ${10 + (i % 2) * 5} L${34 + i * 26} ${15 - (i % 2) * 5} V${53 - (i % 2) * 5} L${8 + i * 26} ${48 + (i % 2) * 5} Z`,
      i % 2 ? `var(--s${seat})` : `var(--s${seat}l)`,
      K,
      2.4,
      'stroke-linejoin="round"',
    ),
  );

/** The back of an end-game tile, or its face with what it gives. Box 100×100. @param {string} [face] */
export const endTile = (face = '') =>
  rect(
    8,
    4,
    84,
    92,
    face ? 'var(--piece-paper)' : '#75426c',
    10,
    `stroke="${face ? '#75426c' : K}" stroke-width="${face ? 7 : 5}"`,
  ) + (face ? at(15, 15, 0.7, face) : text(50, 70, 56, '★', { fill: '#f6d77e' }));
