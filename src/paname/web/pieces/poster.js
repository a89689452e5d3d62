// What the posters of the games share: a frame, fronts of houses, lettering; 360×500. Printed art: the same by day and night.
import { at, rect, circle, stroke, path, repeat } from './svg.js';
import { corners } from './ornament.js';

/** The ink and the paper of the posters. */
export const INK = '#2b1f2e',
  CREAM = '#fbeecb';
/** @param {number} x @param {number} y @param {number} s @param {string} str @param {string} fill @param {{ls?: number, stroke?: string, sw?: number, extra?: string}} [o] */
export const lettering = (x, y, s, str, fill, o = {}) =>
  `<text x="${x}" y="${y}" font-family="var(--display)" font-size="${s}" text-anchor="middle" fill="${fill}" letter-spacing="${o.ls ?? 0}" ${o.stroke ? `stroke="${o.stroke}" stroke-width="${o.sw ?? 5}" paint-order="stroke" stroke-linejoin="round"` : ''} ${o.extra ?? ''}>${str}</text>`;
/** @param {string} f */
export const frame = (f) =>
  rect(7, 7, 346, 486, 'none', 12, `stroke="${CREAM}" stroke-width="9"`) +
  rect(14, 14, 332, 472, 'none', 8, `stroke="${f}" stroke-width="2.5"`) +
  at(16, 16, 1, corners(328, 468, 0.72, f)) +
  rect(1.5, 1.5, 357, 497, 'none', 14, `stroke="${INK}" stroke-width="3"`);
/** @param {string} id @param {string} inner */
export const clip = (id, inner) =>
  `<clipPath id="${id}"><rect x="1" y="1" width="358" height="498" rx="14"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;

/** A narrow Paris front seen straight on. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} wall @param {string} roof @param {(i: number, j: number) => string} win @param {string} chim */
export const front = (x, y, w, h, wall, roof, win, chim, ink = INK) =>
  rect(x, y, w, h, wall, 0, `stroke="${ink}" stroke-width="2.4"`) +
  path(
    `M${x - 3} ${y} L${x + 6} ${y - 34} H${x + w - 6} L${x + w + 3} ${y} Z`,
    roof,
    ink,
    2.4,
    'stroke-linejoin="round"',
  ) +
  rect(x + w - 26, y - 52, 15, 22, chim, 0, `stroke="${ink}" stroke-width="2.4"`) +
  repeat(2, (i) => circle(x + w - 22 + i * 7, y - 54, 3, chim, `stroke="${ink}" stroke-width="1.6"`)) +
  repeat(
    Math.floor(w / 26),
    (i) =>
      path(`M${x + 9 + i * 25} ${y - 3} v-13 q6 -9 12 0 v13 Z`, win((i + x) | 0, 0), ink, 1.8) +
      repeat(
        Math.floor(h / 34),
        (j) =>
          rect(
            x + 9 + i * 25,
            y + 9 + j * 34,
            12,
            20,
            win((i + x) | 0, j + 1),
            1,
            `stroke="${ink}" stroke-width="1.8"`,
          ) + stroke(`M${x + 6 + i * 25} ${y + 30 + j * 34} h18`, ink, 2.4),
      ),
  );
