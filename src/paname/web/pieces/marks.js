// The marks of a review: a shape of its own for each, so that colour only helps; 40 box.
import { circle, path, rect, star, stroke, text } from './svg.js';

const EDGE = 'stroke-linejoin="round"';

/** @type {Record<string, () => string>} */
const M = {
  best: () => path(star(20, 21, 5, 19, 9), 'var(--good)', 'var(--contour)', 2, EDGE),
  good: () =>
    circle(20, 20, 15, 'var(--card)', 'stroke="var(--good)" stroke-width="3.4"') +
    stroke('M13 20.5 L18 26 L27.5 14.5', 'var(--good)', 3.6),
  inaccuracy: () =>
    path('M20 1.5 L38.5 20 L20 38.5 L1.5 20 Z', '#f6d77e', 'var(--contour)', 2, EDGE) +
    text(20, 27, 20, '?!', { f: 'text', fill: '#2b1f2e' }),
  mistake: () =>
    path('M20 2 L39 36.5 H1 Z', '#d98f1f', 'var(--contour)', 2, EDGE) +
    text(20, 33, 24, '?', { f: 'text', fill: '#2b1f2e' }),
  blunder: () =>
    path('M12 2 H28 L38 12 V28 L28 38 H12 L2 28 V12 Z', 'var(--bad)', 'var(--contour)', 2, EDGE) +
    text(20, 28.5, 25, '??', { f: 'text', fill: 'var(--card)' }),
  luck: () =>
    `<g transform="rotate(-8 20 20)">${rect(5, 5, 30, 30, '#fdf6e3', 7, 'stroke="var(--contour)" stroke-width="2.6"')}${circle(13, 13, 3.4, '#2b1f2e')}${circle(20, 20, 3.4, '#2b1f2e')}${circle(27, 27, 3.4, '#2b1f2e')}</g>`,
};

/** The strokes of a mark in a 40 box. @param {string} kind */
export const reviewMark = (kind) => (M[kind] ?? M.good)();
