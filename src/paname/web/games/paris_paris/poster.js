// The poster of the game on the home page, and the small sign beside its name.
import { CREAM, INK, clip, frame, front, lettering } from '../../pieces/poster.js';
import { at, rect, circle, stroke, noise, path, repeat } from '../../pieces/svg.js';
import { eiffel, notreDame, tree } from '../../pieces/landmark.js';
import { TYPES, typeIcon } from '../../pieces/trades.js';
import { bus } from './pieces/bus.js';
import { signsOf } from './pieces/line.js';

const [A, D] = signsOf([
  { letter: 'A', colour: 'green', pattern: 'plain' },
  { letter: 'D', colour: 'orange', pattern: 'dots' },
]);

/** @param {number} x @param {number} y @param {number} w @param {string} a @param {string} z @param {string} icon */
const boutique = (x, y, w, a, z, icon) =>
  rect(x, y, w, 92, '#3a2a2c', 0, `stroke="${INK}" stroke-width="2.6"`) +
  rect(x + 6, y + 26, w - 12, 52, '#f8dd92', 0, `stroke="${INK}" stroke-width="2.4"`) +
  stroke(`M${x + w / 2} ${y + 26} V${y + 92}`, INK, 2.4) +
  repeat(6, (i) =>
    path(
      `M${x - 3 + (i * (w + 6)) / 6} ${y} h${(w + 6) / 6} v20 q${-(w + 6) / 12} 10 ${-(w + 6) / 6} 0 Z`,
      i % 2 ? z : a,
      INK,
      1.6,
    ),
  ) +
  at(x + w / 2, y + 54, 0.52, circle(0, 0, 36, '#fff8e6', `stroke="${INK}" stroke-width="5"`) + typeIcon[icon]());

export const poster = () => {
  const win = (/** @type {number} */ i, /** @type {number} */ j) => (noise(i, j) > 0.75 ? '#f8dd92' : '#54707e');
  return clip(
    'pp',
    rect(0, 0, 360, 500, '#f9dca6') +
      rect(0, 120, 360, 380, '#f6c893') +
      rect(0, 200, 360, 300, '#f0ae84') +
      circle(264, 176, 50, '#fdf0c6') +
      circle(264, 176, 64, 'none', 'stroke="#fdf0c6" stroke-width="3" opacity=".7"') +
      circle(264, 176, 80, 'none', 'stroke="#fdf0c6" stroke-width="2" opacity=".5"') +
      at(214, 122, 1.34, eiffel({ body: '#c9846a', shade: '#a7634f', ink: '#8a4a3c', lw: 1.2 })) +
      path('M0 258 C60 242 120 252 180 244 C250 236 300 250 360 242 V300 H0 Z', '#b98a6e') +
      at(
        40,
        168,
        0.96,
        notreDame({ body: '#f3d9ae', shade: '#d8b07c', roof: '#8fa0a6', ink: '#6b3f3a', lw: 1.8, glass: '#6f5a66' }),
      ) +
      rect(0, 262, 360, 50, '#88b7b4') +
      stroke(
        'M16 276 q9 -6 18 0 t18 0 M120 290 q9 -6 18 0 t18 0 M250 278 q9 -6 18 0 t18 0 M196 300 q9 -6 18 0 t18 0',
        '#fff6df',
        2.4,
      ) +
      path(
        'M-4 306 V276 Q40 258 90 264 T200 264 T362 272 V306 H338 A34 26 0 0 0 270 306 H246 A34 26 0 0 0 178 306 H154 A34 26 0 0 0 86 306 H62 A34 26 0 0 0 -6 306 Z',
        '#e9cf9c',
        INK,
        2.6,
      ) +
      stroke('M0 276 Q40 262 90 268 T200 268 T360 276', '#b98f52', 2) +
      front(-14, 206, 62, 180, '#e9cba0', '#5d7486', win, '#c4633a') +
      front(312, 196, 66, 190, '#e3c7a6', '#5d7486', win, '#c4633a') +
      boutique(-8, 336, 70, TYPES.cafe.a, TYPES.cafe.z, 'cafe') +
      boutique(300, 336, 70, TYPES.restaurant.a, TYPES.restaurant.z, 'bakery') +
      at(0, 0, 1, tree(92, 404, 3.3, '#7c9650', INK)) +
      at(0, 0, 1, tree(268, 404, 3.3, '#94ab63', INK)) +
      path('M0 402 H360 V500 H0 Z', '#8d7a80') +
      path('M0 402 H360 V414 H0 Z', '#d8c7a4', INK, 2.4) +
      stroke('M10 462 H70 M110 462 H170 M210 462 H270 M310 462 H370', '#e9dcc0', 4) +
      at(58, 292, 1.32, bus(D)) +
      lettering(180, 66, 46, 'PARIS', '#b4371a', { ls: 6, stroke: CREAM, sw: 7 }) +
      lettering(180, 110, 46, 'PARIS', '#1d4a63', { ls: 6, stroke: CREAM, sw: 7 }) +
      frame('#b4371a'),
  );
};

/** The sign in its box. @type {import('../../game.js').Sign} */
export const sign = { w: 200, h: 112, art: bus(A) };
