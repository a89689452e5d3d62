// The Paris bus of the twenties: green and cream, open platform at the back, the line's letter on the roof board. Box 200×110.
import { at, rect, circle, stroke, path, repeat } from '../../../pieces/svg.js';
import { letter } from './line.js';
const K = 'var(--contour)';
/** @param {number} x */
const wheel = (x) =>
  circle(x, 92, 16, '#2b2730', `stroke="${K}" stroke-width="4"`) +
  circle(x, 92, 8, '#d8c295', `stroke="${K}" stroke-width="2.5"`) +
  circle(x, 92, 2.5, K);

/** Everything but the roof board. @param {string} body */
const coach = (body) =>
  `<ellipse cx="102" cy="106" rx="92" ry="6" fill="var(--shadow)" opacity=".28"/>` +
  path(
    'M30 34 C32 24 40 22 50 22 H142 C152 22 154 28 156 38 L158 62 H188 C194 62 196 68 196 76 V88 H14 V60 H30 Z',
    body,
    K,
    4.5,
    'stroke-linejoin="round"',
  ) +
  path('M32 58 H154 L152 34 C151 29 148 28 143 28 H50 C42 28 36 30 34 36 Z', '#f7ecca', K, 3) +
  repeat(4, (i) => rect(58 + i * 23, 33, 18, 22, '#a9cdd3', 3, `stroke="${K}" stroke-width="3"`)) +
  stroke('M64 50 L70 36 M87 50 L93 36 M110 50 L116 36', '#fff', 2.4) +
  path('M26 24 C28 18 36 16 46 16 H144 C152 16 156 20 158 26 Z', '#f7ecca', K, 4, 'stroke-linejoin="round"') +
  stroke('M16 60 V44 M16 44 H34 M25 60 V44 M16 52 H34', K, 3.4) +
  stroke('M34 28 V60 M50 30 V58', K, 3.4) +
  rect(14, 58, 182, 6, '#e3ae36', 0, `stroke="${K}" stroke-width="2.4"`) +
  path('M160 64 H194 V80 H160 Z', body) +
  stroke('M166 68 V82 M173 68 V82 M180 68 V82', '#1c3f2b', 2.6) +
  circle(194, 74, 5.5, '#ffe08a', `stroke="${K}" stroke-width="3"`) +
  rect(10, 84, 186, 7, '#7a2c18', 2, `stroke="${K}" stroke-width="3"`) +
  wheel(52) +
  wheel(160) +
  path('M30 90 A23 23 0 0 1 74 90', 'none', body, 6) +
  path('M138 90 A23 23 0 0 1 182 90', 'none', body, 6);

const NO_LINE = { letter: '', tone: '', on: '', pattern: '' };

/** The bus of a line, driving east, or west where `west` is set. @param {import('./line.js').Sign} [l] @param {string} [body] @param {boolean} [west] */
export const bus = (l = NO_LINE, body = '#2f6a48', west = false) =>
  (west ? `<g transform="translate(200 0) scale(-1 1)">${coach(body)}</g>` : coach(body)) +
  at(west ? 102 : 98, 10, 1, rect(-22, -13, 44, 25, l.tone, 5, `stroke="${K}" stroke-width="4"`) + letter(l, 8, 22));
