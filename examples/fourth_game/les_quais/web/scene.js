// Where everything lies: the river with its two islands, wide on a table, upright on a phone.
import { at, circle, noise, path, rect, repeat, stroke, text } from '../../pieces/svg.js';
import { t } from '../../i18n.js';
import { tree } from './pieces.js';

/** @typedef {{x: number, y: number}} Spot */

/** The sheet: its size and whether the river stands upright. @param {boolean} phone */
export const sheet = (phone) => (phone ? { w: 400, h: 610, upright: true } : { w: 1000, h: 610, upright: false });

/** The middle of a stall. @param {number} stall @param {boolean} phone @returns {Spot} */
export const stallSpot = (stall, phone) => {
  const near = stall < 5,
    row = near ? stall : 9 - stall;
  if (phone) return { x: near ? 322 : 78, y: 62 + row * 119 };
  return { x: 100 + row * 200, y: near ? 122 : 512 };
};

/** Where the stroller stands at a stall. @param {number} stall @param {boolean} phone @returns {Spot} */
export const standing = (stall, phone) => {
  const { x, y } = stallSpot(stall, phone);
  if (phone) return { x: x < 200 ? 160 : 240, y: y + 46 };
  return { x: x + 56, y: stall < 5 ? 248 : 438 };
};

/** The middle of a bridge. @param {number} bridge @param {boolean} phone @returns {Spot} */
export const bridgeSpot = (bridge, phone) => {
  const { x, y } = stallSpot(bridge, phone);
  return phone ? { x: 200, y } : { x, y: 322 };
};

/** A bridge across the river with its name, as long as the river is wide. @param {string} name @param {boolean} phone */
export const bridge = (name, phone) => {
  const half = phone ? 62 : 82,
    deck =
      rect(-half, -19, 2 * half, 42, 'var(--shadow)', 4, 'opacity=".25"') +
      rect(-half, -22, 2 * half, 44, '#e6d7b2', 4, 'stroke="var(--contour)" stroke-width="2.6"') +
      stroke(`M${-half} -15H${half}M${-half} 15H${half}`, '#a3895a', 3) +
      repeat(
        9,
        (i) =>
          circle(-half + ((2 * half) / 8) * i, -18.5, 2.4, '#a3895a') +
          circle(-half + ((2 * half) / 8) * i, 18.5, 2.4, '#a3895a'),
      );
  return (phone ? deck : `<g transform="rotate(90)">${deck}</g>`) + label(name, phone);
};

/** @param {string} name @param {boolean} phone */
const label = (name, phone) => {
  const said = text(0, phone ? -27 : 5, phone ? 12 : 16, t(`bridge.${name}`), {
    fill: phone ? 'var(--ink)' : '#4a3a28',
    halo: phone ? 'var(--seine)' : '',
  });
  return phone ? said : `<g transform="translate(0 -24) rotate(90)">${said}</g>`;
};

/** Notre-Dame, seen from far. */
const cathedral = () =>
  path('M-34 16 V-16 H-20 V16 M6 16 V-16 H20 V16 M-20 16 V-4 H6 V16 Z', 'var(--marble)', 'var(--map-ink)', 2) +
  rect(-34, -18, 14, 34, 'var(--marble)', 1, 'stroke="var(--map-ink)" stroke-width="2"') +
  rect(6, -18, 14, 34, 'var(--marble)', 1, 'stroke="var(--map-ink)" stroke-width="2"') +
  circle(-7, 2, 5, 'var(--seine-2)', 'stroke="var(--map-ink)" stroke-width="1.6"') +
  stroke('M20 4 H58 M30 4 V16 M40 4 V16 M50 4 V16', 'var(--map-ink)', 2) +
  path('M38 4 L41 -26 L44 4 Z', 'var(--map-ink)');

/** Roofs along the upper edge. @param {number} w @param {number} y */
const roofs = (w, y) =>
  repeat(Math.ceil(w / 58), (i) => {
    const h = 10 + noise(i, 5) * 12,
      x = i * 58 - 8;
    return (
      path(
        `M${x} ${y} V${y - h} L${x + 8} ${y - h - 13} H${x + 48} L${x + 56} ${y - h} V${y} Z`,
        i % 2 ? 'var(--land-2)' : 'var(--rule-2)',
        'var(--map-ink)',
        1.4,
        'opacity=".75"',
      ) + rect(x + 38, y - h - 22, 7, 11, 'var(--rose)', 1, 'stroke="var(--map-ink)" stroke-width="1" opacity=".75"')
    );
  });

/** Little waves. @param {number} n @param {number} w @param {number} x @param {number} y @param {number} h */
const waves = (n, w, x, y, h) =>
  repeat(n, (i) => {
    const wx = x + noise(i, 1) * w,
      wy = y + noise(i, 2) * h;
    return stroke(`M${wx.toFixed(0)} ${wy.toFixed(0)}q7 -5 14 0q7 5 14 0`, 'var(--street)', 2, 'opacity=".55"');
  });

/** The ground under everything. @param {boolean} phone */
export const ground = (phone) => (phone ? uprightGround() : wideGround());

const wideGround = () =>
  rect(0, 0, 1000, 610, 'var(--land)') +
  roofs(1000, 50) +
  rect(0, 204, 1000, 236, 'var(--street)') +
  rect(0, 252, 1000, 140, 'var(--seine)') +
  path('M0 246 H1000 V255 H0 Z M0 389 H1000 V398 H0 Z', 'var(--marble-2)', 'var(--map-ink)', 1.6) +
  waves(40, 960, 10, 266, 116) +
  path(
    'M236 322 C270 290 560 284 660 296 C700 303 716 316 722 323 C700 348 600 362 470 360 C350 358 262 350 236 322 Z',
    'var(--park)',
    'var(--map-ink)',
    2.4,
  ) +
  path(
    'M760 324 C782 298 880 292 934 304 C956 311 964 320 962 327 C940 346 860 352 806 345 C782 341 768 334 760 324 Z',
    'var(--land-2)',
    'var(--map-ink)',
    2.4,
  ) +
  at(600, 326, 0.9, cathedral()) +
  at(330, 314, 0.6, tree()) +
  at(362, 328, 0.5, tree()) +
  at(858, 320, 0.62, tree()) +
  at(440, 320, 0.5, tree()) +
  repeat(4, (i) => at(200 + i * 200, 180, 0.9, tree()) + at(200 + i * 200, 464, 0.9, tree()));

const uprightGround = () =>
  rect(0, 0, 400, 610, 'var(--land)') +
  rect(142, 0, 116, 610, 'var(--street)') +
  rect(152, 0, 96, 610, 'var(--seine)') +
  waves(26, 66, 154, 10, 590) +
  path(
    'M200 140 C222 160 228 300 220 352 C214 384 206 398 200 404 C188 380 178 300 180 230 C182 180 190 156 200 140 Z',
    'var(--park)',
    'var(--map-ink)',
    2,
  ) +
  path(
    'M200 428 C214 444 220 500 214 548 C208 572 202 580 200 584 C190 570 184 520 188 470 C190 448 194 436 200 428 Z',
    'var(--land-2)',
    'var(--map-ink)',
    2,
  ) +
  at(200, 358, 0.34, cathedral());
