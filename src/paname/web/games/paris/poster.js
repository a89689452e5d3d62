// The poster of the game on the home page, and the small sign beside its name.
import { INK, clip, frame, front, lettering } from '../../pieces/poster.js';
import { at, rect, circle, stroke, noise, path } from '../../pieces/svg.js';
import { eiffel } from '../../pieces/landmark.js';
import { burst } from '../../pieces/ornament.js';
import { key } from './pieces/goods.js';

export const poster = () => {
  const win = (/** @type {number} */ i, /** @type {number} */ j) => (noise(i, j) > 0.5 ? '#ffe08a' : '#4a5a6b');
  const hole =
    'M180 128 C240 128 272 172 268 214 C265 246 246 264 234 276 L262 440 H98 L126 276 C114 264 95 246 92 214 C88 172 120 128 180 128 Z';
  return clip(
    'pa',
    rect(0, 0, 360, 500, '#8f2614') +
      burst(180, 240, 420, 28, '#a93519', 1) +
      path(
        'M180 112 C250 112 290 164 286 216 C283 248 266 268 254 280 L284 458 H76 L106 280 C94 268 77 248 74 216 C70 164 110 112 180 112 Z',
        '#d99f2e',
        INK,
        4,
      ) +
      path(
        'M180 119 C246 119 283 168 279 215 C276 246 258 266 246 278 L274 450 H86 L114 278 C102 266 84 246 81 215 C77 168 114 119 180 119 Z',
        'none',
        '#fbe3a0',
        2.4,
      ) +
      [
        [180, 117],
        [96, 452],
        [264, 452],
      ]
        .map(([x, y]) => circle(x, y, 5, '#fbe3a0', `stroke="${INK}" stroke-width="2.4"`))
        .join('') +
      `<clipPath id="kh"><path d="${hole}"/></clipPath><g clip-path="url(#kh)">` +
      rect(60, 100, 240, 360, '#bcd8d6') +
      rect(60, 200, 240, 260, '#f6dfae') +
      rect(60, 290, 240, 200, '#f3bf86') +
      burst(180, 250, 220, 26, '#fdf0c6', 0.55) +
      circle(180, 250, 46, '#fdf0c6') +
      at(110, 132, 1.42, eiffel({ body: '#b87436', shade: '#84501f', ink: INK, lw: 1.6 })) +
      front(84, 330, 66, 120, '#e9cba0', '#5d7486', win, '#d65a12') +
      front(212, 326, 70, 120, '#e3c7a6', '#5d7486', win, '#3f78bb') +
      front(146, 352, 62, 110, '#f3dcb6', '#6f8fa3', win, '#57753a') +
      '</g>' +
      path(hole, 'none', INK, 4.5) +
      [
        [48, 150],
        [312, 150],
        [44, 330],
        [316, 330],
      ]
        .map(([x, y], i) =>
          at(
            x,
            y,
            0.62,
            circle(0, 0, 40, '#efc456', `stroke="${INK}" stroke-width="5"`) +
              circle(0, 0, 31, 'none', 'stroke="#a87611" stroke-width="3" stroke-dasharray="3 5"') +
              `<text x="0" y="15" font-family="var(--head)" font-weight="700" font-size="44" text-anchor="middle" fill="#5a3b05">${[2, 7, 4, 5][i]}</text>`,
          ),
        )
        .join('') +
      `<g transform="translate(62 372)">` +
      stroke('M30 58 H236', INK, 19) +
      stroke('M30 58 H236', '#efc456', 12) +
      stroke('M36 54.5 H232', '#fff2bf', 2.4) +
      path('M186 64 V92 H200 V82 H210 V92 H224 V64 Z', '#efc456', INK, 3.5, 'stroke-linejoin="round"') +
      circle(22, 58, 37, '#efc456', `stroke="${INK}" stroke-width="4"`) +
      circle(22, 58, 26, '#8f2614', `stroke="${INK}" stroke-width="3.5"`) +
      path(
        'M22 34 C34 44 34 52 22 58 C10 52 10 44 22 34 Z M22 82 C34 72 34 64 22 58 C10 64 10 72 22 82 Z M-2 58 C8 46 16 46 22 58 C16 70 8 70 -2 58 Z M46 58 C36 46 28 46 22 58 C28 70 36 70 46 58 Z',
        '#efc456',
        INK,
        2,
      ) +
      rect(58, 46, 12, 24, '#efc456', 4, `stroke="${INK}" stroke-width="3.5"`) +
      rect(230, 50, 10, 16, '#efc456', 4, `stroke="${INK}" stroke-width="3.5"`) +
      '</g>' +
      lettering(180, 92, 62, 'PARIS', '#fbe3a0', { ls: 10, stroke: INK, sw: 7 }) +
      frame('#efc456'),
  );
};

/** The sign in its box. @type {import('../../game.js').Sign} */
export const sign = { w: 100, h: 100, art: key(1) };
