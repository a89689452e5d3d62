// Small drawings that several parts of the city share: goods, keys, prices, rings.
import { at, rect, circle, text } from '../../pieces/svg.js';
import { coin, keySeal, prestige, resource, vp } from './pieces/goods.js';

/** @typedef {import('./view.js').Offer} Offer */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */

const PIECES = /** @type {Record<string, (n?: string | number) => string>} */ ({
  ...resource,
  bronze: prestige.bronze,
  silver: prestige.silver,
  'gold-prestige': prestige.gold_prestige,
});

/** A resource or a medal. Box 100×100. @param {string} good @param {string | number} [number] */
export const good = (good, number) => PIECES[good]?.(number) ?? '';

const RINGS = { alive: 'var(--absinthe)', picked: 'var(--ink)', chosen: 'var(--vermilion)' };

/** A ring round a place. @param {Box} box @param {'alive' | 'picked' | 'chosen'} look */
export const ring = ({ x, y, w, h }, look) =>
  rect(
    x - 1,
    y - 1,
    w + 2,
    h + 2,
    look === 'alive' ? 'color-mix(in srgb, var(--absinthe) 10%, transparent)' : 'none',
    9,
    `stroke="var(--card)" stroke-width="6.5"`,
  ) + rect(x - 1, y - 1, w + 2, h + 2, 'none', 9, `stroke="${RINGS[look]}" stroke-width="3.6"`);

/** Seals of the keys on a place, the person's own first. @param {readonly {mark: number, count: number}[]} keys @param {number} x @param {number} y @param {number} size @param {number} step */
export const seals = (keys, x, y, size, step) =>
  keys
    .map(
      ({ mark, count }, i) =>
        `<g data-key="${mark}">${at(x - i * step, y + i * 3, size / 100, keySeal(mark, count))}</g>`,
    )
    .reverse()
    .join('');

/** What an offer takes, as pictures with their numbers. @param {Offer} offer @returns {string[]} */
export const costs = (offer) => [
  ...(offer.francs !== undefined && offer.francs < 0 ? [coin(-offer.francs)] : []),
  ...[offer.goods ?? {}, offer.units ?? {}].flatMap((part) =>
    Object.entries(part).flatMap(([kind, count]) => Array.from({ length: Math.max(0, -count) }, () => good(kind, ''))),
  ),
];

/** What an offer gives. @param {Offer} offer @returns {string[]} */
export const gains = (offer) => [
  ...(offer.francs !== undefined && offer.francs > 0 ? [coin(offer.francs)] : []),
  ...[offer.goods ?? {}, offer.units ?? {}].flatMap((part) =>
    Object.entries(part).flatMap(([kind, count]) => Array.from({ length: Math.max(0, count) }, () => good(kind))),
  ),
  ...(offer.vp ? [vp(offer.vp)] : []),
];

const BONUS =
  rect(20, 8, 60, 84, 'var(--piece-paper)', 10, 'stroke="var(--contour)" stroke-width="7"') +
  rect(23, 11, 54, 22, '#f2cf8a', 6) +
  text(50, 76, 44, '?', { fill: 'var(--piece-ink)' });

/** The costs in a row; where places stand close they are small, and equal goods overlap. @param {number} x right edge @param {number} y @param {readonly string[]} parts @param {boolean} small */
const costRow = (x, y, parts, small) => {
  const step = small ? 13.5 : 20,
    high = step + 5,
    near = small ? 0.4 : 1,
    places = parts.map((_, i) =>
      parts.slice(1, i + 1).reduce((sum, part, before) => sum + step * (part === parts[before] ? near : 1), 0),
    ),
    wide = (places.at(-1) ?? 0) + step + 7;
  return (
    rect(x - wide, y, wide, high, 'var(--card)', high / 2, 'stroke="var(--contour)" stroke-width="1.6"') +
    parts.map((part, i) => at(x - wide + 3.5 + places[i], y + 2, (step + 1) / 100, part)).join('')
  );
};

/** What a place gives besides, as a small disc. @param {number} x @param {number} y @param {string} part */
const gainDisc = (x, y, part) =>
  at(x, y, 0.19, circle(50, 50, 54, 'var(--card)', 'stroke="var(--contour)" stroke-width="7"') + part);

/** A price tag: what a place costs. Its right upper corner is at x, y. @param {number} x @param {number} y @param {Offer} offer @param {boolean} [small] */
export const priceTag = (x, y, offer, small = false) => {
  const parts = costs(offer),
    more = [...(offer.bonus_fee === undefined ? [] : [BONUS]), ...(offer.vp ? [vp(offer.vp)] : [])];
  return (
    costRow(x, y, parts.length ? parts : [coin(0)], small) +
    more.map((part, i) => gainDisc(x - 21 - i * 21, y + 26, part)).join('')
  );
};

/** What a bank pays, over it. @param {number} x @param {number} y @param {number} francs */
export const payTag = (x, y, francs) =>
  rect(x, y, 36, 21, 'var(--card)', 10.5, 'stroke="var(--contour)" stroke-width="1.6"') +
  text(x + 18, y + 15.5, 15, `+${francs}`, { fill: 'var(--good)' });
