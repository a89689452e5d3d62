// The poster of the game on the home page, and the small sign beside its name.
import { clip, frame, front, lettering } from '../../pieces/poster.js';
import { rect, circle, stroke, noise, path, repeat, star } from '../../pieces/svg.js';
import { burst } from '../../pieces/ornament.js';
import { lamp } from '../../pieces/lamp.js';

export const poster = () => {
  const lit = (/** @type {number} */ i, /** @type {number} */ j) => (noise(i, j) > 0.45 ? '#ffd873' : '#2a3158');
  return clip(
    'pl',
    rect(0, 0, 360, 500, '#161d42') +
      rect(0, 150, 360, 350, '#1f2a58') +
      rect(0, 270, 360, 230, '#33346c') +
      /** @type {[number, string][]} */ ([
        [186, '#2a3468'],
        [150, '#3f4173'],
        [116, '#77607a'],
        [84, '#c98f5c'],
        [54, '#f6c766'],
        [32, '#ffe9a6'],
      ])
        .map(([r, f]) => circle(180, 232, r, f))
        .join('') +
      burst(180, 232, 460, 24, '#ffe9a6', 0.08) +
      [
        [44, 150, 5],
        [86, 118, 3],
        [310, 140, 5],
        [276, 178, 3],
        [64, 214, 3],
        [322, 222, 4],
        [298, 106, 3],
      ]
        .map(([x, y, s]) => path(star(x, y, 4, s, s * 0.28), '#f6e3a6'))
        .join('') +
      front(-6, 296, 92, 140, '#27305c', '#3a2b4e', lit, '#d65a12', '#0d1126') +
      front(274, 288, 96, 150, '#27305c', '#26365f', lit, '#3f78bb', '#0d1126') +
      front(74, 340, 62, 100, '#1d264e', '#2f2745', lit, '#d65a12', '#0d1126') +
      front(226, 334, 62, 110, '#1d264e', '#22305a', lit, '#3f78bb', '#0d1126') +
      path('M0 500 V432 H360 V500 Z', '#4a4058') +
      repeat(5, (j) =>
        repeat(14, (i) => {
          const y = 434 + j * 14,
            x = i * 28 - (j % 2) * 14 - 6,
            d = Math.abs(x + 13 - 180) / 180;
          return rect(
            x,
            y,
            26,
            12.4,
            d < 0.34
              ? ['#e8bd6c', '#dba95a'][(i + j) % 2]
              : d < 0.66
                ? ['#a1746a', '#93695f'][(i + j) % 2]
                : ['#5f4d68', '#564660'][(i + j) % 2],
            4,
          );
        }),
      ) +
      path('M173 268 H187 L192 420 H168 Z', '#1f3d34', '#0d1520', 4) +
      stroke('M168 300 H192 M166 352 H194', '#0d1520', 6) +
      stroke('M168 300 H192 M166 352 H194', '#3f7458', 2.6) +
      path(
        'M146 448 C150 428 164 420 168 414 H192 C196 420 210 428 214 448 Z',
        '#1f3d34',
        '#0d1520',
        4,
        'stroke-linejoin="round"',
      ) +
      stroke('M140 284 C152 304 208 304 220 284', '#0d1520', 9) +
      stroke('M140 284 C152 304 208 304 220 284', '#3f7458', 4) +
      path('M154 194 H206 L196 268 H164 Z', '#fff6cf', '#0d1520', 4.5, 'stroke-linejoin="round"') +
      stroke('M180 194 V268 M168 194 L172 268 M192 194 L188 268', '#0d1520', 2.4) +
      path(
        'M146 194 C154 166 170 158 180 150 C190 158 206 166 214 194 Z',
        '#1f3d34',
        '#0d1520',
        4.5,
        'stroke-linejoin="round"',
      ) +
      circle(180, 144, 7, '#3f7458', 'stroke="#0d1520" stroke-width="3.5"') +
      rect(160, 266, 40, 10, '#1f3d34', 3, 'stroke="#0d1520" stroke-width="3.5"') +
      path('M172 232 q8 -26 16 0 q-2 18 -8 18 q-6 0 -8 -18 Z', '#ff9c38', '', 0) +
      path('M176 238 q4 -14 8 0 q-1 9 -4 9 q-3 0 -4 -9 Z', '#fff6cf') +
      lettering(180, 57, 20, 'La Cité de la', '#f6e3a6', { ls: 1 }) +
      lettering(180, 113, 52, 'LUMIÈRE', '#ffdf83', { ls: 2, stroke: '#0d1126', sw: 7 }) +
      frame('#e3ae36'),
  );
};

/** The sign in its box. @type {import('../../game.js').Sign} */
export const sign = { w: 100, h: 100, art: lamp() };
