// The small pieces that postcards bring to the square. Box 100×100 (garden and fountain 200×100).
import { at, rect, circle, stroke, path, star } from '../../../pieces/svg.js';
import { emblem } from '../../../pieces/seats.js';
const K = 'var(--contour)';
/** @param {number} seat */
const foot = (seat) =>
  `<ellipse cx="50" cy="84" rx="30" ry="11" fill="var(--s${seat}d)" stroke="${K}" stroke-width="3"/><ellipse cx="50" cy="80" rx="30" ry="11" fill="var(--s${seat})" stroke="${K}" stroke-width="3"/>`;

/** Painter with easel and beret. @param {number} seat */
export const painter = (seat) =>
  foot(seat) +
  stroke('M66 78 L58 28 M58 28 L50 78 M60 60 H76', '#5b3a1e', 4) +
  path('M48 24 H84 V60 H48 Z', '#fff6df', K, 3) +
  path('M49 50 Q58 40 66 48 T83 44 V59 H49 Z', '#7c9650') +
  circle(74, 35, 5, '#e3ae36') +
  path('M22 78 C20 60 24 48 34 46 C44 48 48 60 46 78 Z', '#3b4c6b', K, 3) +
  circle(34, 36, 10, '#f3cfa6', `stroke="${K}" stroke-width="3"`) +
  path('M22 33 C20 20 40 16 48 27 C50 31 44 33 38 32 Z', '#b4371a', K, 3) +
  stroke('M42 56 L54 50', K, 4) +
  stroke('M42 56 L54 50', '#3b4c6b', 2);

/** Dancer of the Moulin Rouge. @param {number} seat */
export const dancer = (seat) =>
  foot(seat) +
  stroke('M46 78 L48 60 M52 62 L78 44', '#f3cfa6', 6) +
  path('M30 64 C34 44 44 40 50 40 C60 40 74 50 78 66 C66 60 62 72 54 66 C46 74 40 62 30 64 Z', '#b4371a', K, 3) +
  path('M34 66 q5 6 9 0 q5 7 10 1 q5 5 10 -2 q6 4 12 2', 'none', '#fff6df', 3) +
  path('M44 42 L42 30 H56 L56 42 Z', '#75426c', K, 3) +
  circle(49, 21, 9, '#f3cfa6', `stroke="${K}" stroke-width="3"`) +
  path('M40 19 C40 8 58 6 59 18 C54 12 46 12 40 19 Z', '#5b2a16', K, 2) +
  circle(58, 12, 4, '#e3ae36') +
  stroke('M43 34 L30 24 M56 34 L68 24', '#f3cfa6', 5);

/** Thinker; the arrow shows the front that must stay free. @param {number} seat @param {number} front 0 N … 3 W */
export const statue = (seat, front = 2) =>
  `<g transform="rotate(${front * 90} 50 50)"><path d="M36 2 H64 L50 -14 Z" fill="var(--gold)" stroke="${K}" stroke-width="3"/></g>` +
  foot(seat) +
  path('M30 78 L34 60 H68 L72 78 Z', '#cdbf9c', K, 3) +
  path(
    'M36 60 C36 50 46 48 52 50 L60 42 C56 34 58 24 66 24 C74 24 76 34 70 40 C74 50 70 56 64 60 Z',
    '#6c8578',
    K,
    3,
    'transform="translate(-6 0)"',
  ) +
  stroke('M54 50 L62 38', K, 2);

/** Fountain, 200×100. @param {number} seat */
export const fountain = (seat) =>
  rect(8, 10, 184, 80, 'var(--cl1)', 38, `stroke="${K}" stroke-width="3.5"`) +
  rect(20, 22, 160, 56, '#8fc3c8', 28, `stroke="${K}" stroke-width="2.5"`) +
  `<ellipse cx="100" cy="50" rx="34" ry="20" fill="var(--cl1)" stroke="${K}" stroke-width="3"/><ellipse cx="100" cy="49" rx="26" ry="14" fill="#b9e0e0"/>` +
  stroke('M100 50 C98 20 84 14 72 30 M100 50 C102 20 116 14 128 30 M100 50 V14', '#fff', 4) +
  circle(100, 47, 7, `var(--s${seat})`, `stroke="${K}" stroke-width="2.5"`) +
  stroke('M34 46 q8 -5 16 0 M146 60 q8 -5 16 0', '#fff', 3);

/** Botanical garden, 200×100, a building of size 2. @param {number} seat */
export const garden = (seat) =>
  rect(5, 5, 190, 90, '#8a9f55', 14, `stroke="${K}" stroke-width="3.5"`) +
  rect(14, 14, 172, 72, '#b7c681', 9, 'stroke="#5f7636" stroke-width="2.5"') +
  path('M100 14 V86 M14 50 H186', 'none', '#f0e2bb', 8) +
  circle(100, 50, 20, '#f0e2bb') +
  [
    [38, 32],
    [70, 30],
    [40, 68],
    [68, 70],
    [132, 30],
    [164, 32],
    [132, 70],
    [162, 68],
  ]
    .map(
      ([x, y], i) =>
        circle(x, y, 9, ['#57753a', '#6f8a45'][i % 2], `stroke="#3c5424" stroke-width="2"`) +
        circle(x - 2, y - 2, 3, ['#e0a08a', '#f6d77e', '#fff'][i % 3]),
    )
    .join('') +
  at(
    100,
    50,
    0.82,
    rect(-22, -22, 44, 44, `var(--s${seat})`, 6, `stroke="${K}" stroke-width="3"`) + at(0, 0, 0.36, emblem(seat)),
  );

/** Annex: a bookseller's green box that points at the building it enlarges. @param {number} seat @param {number} to 0 N … 3 W */
export const annex = (seat, to = 1) =>
  `<g transform="rotate(${to * 90} 50 50)"><path d="M32 16 H68 L50 -6 Z" fill="var(--gold)" stroke="${K}" stroke-width="3"/></g>` +
  rect(12, 14, 76, 72, '#3f6b4c', 8, `stroke="${K}" stroke-width="3.5"`) +
  rect(20, 22, 60, 34, '#274634', 3) +
  /** @type {[string, number, number][]} */ ([
    ['#b4371a', 23, 8],
    ['#e3ae36', 32, 7],
    ['#f0dfb6', 40, 9],
    ['#75426c', 50, 7],
    ['#9fc3bd', 58, 8],
    ['#d98c5a', 67, 9],
  ])
    .map(([f, x, w]) => rect(x, 27, w - 1.5, 28, f, 1, `stroke="${K}" stroke-width="1.4"`))
    .join('') +
  at(50, 71, 0.22, emblem(seat, `var(--s${seat}l)`));

/** Shared-colour cobblestone of Chartier. */
export const cobbleToken = () =>
  `<use href="#cob-s0" x="10" y="10" width="80" height="80"/>` +
  rect(10, 10, 80, 80, 'none', 12, `stroke="${K}" stroke-width="5"`);

/** Action token, one of four a player. @param {number} seat */
export const actionToken = (seat) =>
  path(star(50, 50, 12, 48, 42), `var(--s${seat})`, K, 3.5) +
  circle(50, 50, 33, 'none', `stroke="var(--on-s${seat})" stroke-width="2.5" stroke-dasharray="3 4"`) +
  at(50, 50, 0.46, emblem(seat));
