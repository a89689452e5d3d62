// What lies on the quays: books by genre, green stalls, bridges and padlocks, the stroller, the customers. Strings of SVG in boxes of their own.
import { at, circle, noise, path, rect, repeat, star, stroke, text } from '../../pieces/svg.js';
import { emblem } from '../../pieces/seats.js';

export const GENRES = ['poetry', 'novels', 'travel', 'theatre'];

const INK = 'var(--contour)',
  GREEN = '#2f5a44',
  DEEP = '#1f3f30',
  LIGHT = '#4f8062';

/** Cover and lettering of each genre; the sign tells them apart without colour. @type {Record<string, [string, string]>} */
const COVERS = {
  poetry: ['#75426c', '#f6e2f2'],
  novels: ['#a8331a', '#ffe8cf'],
  travel: ['#1d4a63', '#d9eef6'],
  theatre: ['#4d6b33', '#eef5d6'],
};

/** @type {Record<string, (f: string, back: string) => string>} */
const SIGNS = {
  poetry: (f) =>
    path('M-15 17 C-12 0 0 -16 17 -19 C19 -5 8 9 -8 12 Z', f) + stroke('M-18 21 C-10 8 -2 -2 9 -11', f, 2.4),
  novels: (f, back) =>
    stroke('M0 6 C1 12 0 17 -2 22', f, 3) +
    path('M-1 16 C-8 10 -15 12 -16 18 C-9 21 -4 20 -1 16 Z', f) +
    circle(0, -6, 13, f) +
    stroke('M-7 -6 C-7 -13 5 -14 6 -7 C7 -1 -2 0 -2 -5 C-2 -8 2 -8 2 -6', back, 2.4),
  travel: (f, back) =>
    circle(0, 0, 18, 'none', `stroke="${f}" stroke-width="3"`) +
    path(star(0, 0, 4, 15, 4.4), f) +
    circle(0, 0, 2.4, back),
  theatre: (f, back) =>
    path('M-18 -13 C-8 -18 8 -18 18 -13 C19 5 10 19 0 19 C-10 19 -19 5 -18 -13 Z', f) +
    path('M-12 -5 q4 -5 8 0 q-4 3 -8 0 Z M4 -5 q4 -5 8 0 q-4 3 -8 0 Z M-8 6 q8 9 16 0 q-8 3 -16 0 Z', back),
};

/** The sign of a genre round 0,0, about 40 wide. @param {string} genre @param {string} [fill] @param {string} [back] */
export const genreSign = (genre, fill = COVERS[genre][0], back = 'var(--card)') => SIGNS[genre](fill, back);

/** A row of stars, its middle at x. @param {number} x @param {number} y @param {number} n @param {number} size @param {string} fill */
const stars = (x, y, n, size, fill) =>
  repeat(n, (i) => path(star(x + (i - (n - 1) / 2) * size * 2.3, y, 5, size, size * 0.44), fill));

/** A book seen from the front: 76×100. @param {string} genre @param {number} n */
export const book = (genre, n) => {
  const [cover, gilt] = COVERS[genre];
  return (
    rect(4, 5, 74, 98, 'var(--shadow)', 5, 'opacity=".35"') +
    rect(0, 0, 76, 100, cover, 5, `stroke="${INK}" stroke-width="3"`) +
    stroke('M10 2V98', INK, 2, 'opacity=".45"') +
    rect(17, 8, 52, 84, 'none', 3, `stroke="${gilt}" stroke-width="1.6" opacity=".7"`) +
    at(43, 42, 1.06, SIGNS[genre](gilt, cover)) +
    stars(43, 79, n, 7, '#f6d77e')
  );
};

/** A book's spine on a shelf: 18×64. @param {string} genre @param {number} n */
export const spine = (genre, n) => {
  const [cover, gilt] = COVERS[genre];
  return (
    rect(0, 0, 18, 64, cover, 2.5, `stroke="${INK}" stroke-width="2"`) +
    stroke('M3 8H15M3 56H15', gilt, 1.4, 'opacity=".7"') +
    at(9, 20, 0.32, SIGNS[genre](gilt, cover)) +
    repeat(n, (i) => path(star(9, 50 - i * 8, 5, 3.8, 1.7), '#f6d77e'))
  );
};

/** The row of old spines beside the book on sale. @param {number} seed @param {number} from @param {number} to */
const stock = (seed, from, to) => {
  let drawn = '';
  for (let x = from, i = 0; x < to - 6; i++) {
    const w = 7 + noise(seed, i) * 6,
      h = 34 + noise(i, seed) * 16,
      tint = ['#8a5a3a', '#6d4a52', '#5f6b58', '#a0824f', '#59505f'][Math.floor(noise(seed + 3, i) * 5)];
    drawn += rect(x, 96 - h, Math.min(w, to - x), h, tint, 1.5, `stroke="${INK}" stroke-width="1.6"`);
    x += w;
  }
  return drawn;
};

/** A bookseller's green box on the wall of the quay, lid open: 160×120. @param {number} seed */
export const stall = (seed) =>
  rect(6, 10, 156, 112, 'var(--shadow)', 6, 'opacity=".3"') +
  path('M10 46 L0 6 H160 L150 46 Z', DEEP, INK, 3, 'stroke-linejoin="round"') +
  stroke('M14 18H146M17 32H143', GREEN, 3) +
  rect(6, 44, 148, 58, '#173026', 2, `stroke="${INK}" stroke-width="3"`) +
  stock(seed, 12, 40) +
  stock(seed + 7, 122, 148) +
  rect(2, 96, 156, 20, GREEN, 3, `stroke="${INK}" stroke-width="3"`) +
  stroke('M8 102H152', LIGHT, 2) +
  rect(70, 101, 20, 9, 'var(--gold)', 2, `stroke="${INK}" stroke-width="1.6"`);

/** A padlock in a seat's colour, 44×52 round its middle. @param {number} mark 1–4; 0 for a place without one */
export const padlock = (mark) =>
  mark === 0
    ? stroke('M-9 -4V-10a9 9 0 0 1 18 0V-4', 'var(--ink-3)', 3, 'opacity=".55"') +
      rect(-14, -4, 28, 22, 'none', 5, 'stroke="var(--ink-3)" stroke-width="2.4" stroke-dasharray="4 3" opacity=".7"')
    : stroke('M-10 -3V-11a10 10 0 0 1 20 0V-3', INK, 8) +
      stroke('M-10 -3V-11a10 10 0 0 1 20 0V-3', 'var(--silver)', 4) +
      rect(-17, -5, 34, 27, `var(--s${mark})`, 6, `stroke="${INK}" stroke-width="3"`) +
      at(0, 8.5, 0.2, emblem(mark));

/** The stroller: hat, moustache, a book under his arm and an umbrella; his feet at 0,0, about 50×92. */
export const stroller = () =>
  `<ellipse cx="2" cy="0" rx="20" ry="5" fill="var(--shadow)" opacity=".35"/>` +
  path('M-9 -2 L-6 -32 H6 L10 -2 H3 L0 -24 L-3 -2 Z', '#3a3244', INK, 2.6, 'stroke-linejoin="round"') +
  path('M-14 -24 C-14 -50 -10 -60 0 -60 C10 -60 14 -50 14 -24 Z', '#6b4a38', INK, 2.8) +
  path('M-3 -58 L0 -44 L4 -58 Z', '#fbf3df', INK, 1.6) +
  circle(0, -69, 10, '#f0c9a2', `stroke="${INK}" stroke-width="2.6"`) +
  stroke('M-6 -65 q3 3 6 0 q3 3 6 0', INK, 2.4) +
  path('M-14 -75 H14 L9 -78 V-91 H-9 V-78 Z', '#241d2c', INK, 2.4, 'stroke-linejoin="round"') +
  rect(-9, -82, 18, 3.4, '#b4371a') +
  rect(-19, -44, 14, 18, '#a8331a', 2, `stroke="${INK}" stroke-width="2.2"`) +
  stroke('M14 -46 C20 -40 22 -34 22 -28', INK, 6) +
  stroke('M14 -46 C20 -40 22 -34 22 -28', '#6b4a38', 3) +
  stroke('M22 -34 V-2 a4 4 0 0 0 8 0', INK, 3) +
  path('M22 -30 L17 -8 H27 Z', '#1d4a63', INK, 2);

/** A customer's card: 104×140. @param {string} genre @param {string} name */
export const customer = (genre, name) =>
  rect(3, 4, 104, 138, 'var(--shadow)', 9, 'opacity=".3"') +
  rect(0, 0, 104, 138, 'var(--piece-paper)', 9, `stroke="${INK}" stroke-width="3"`) +
  rect(7, 7, 90, 124, 'none', 6, `stroke="${COVERS[genre][0]}" stroke-width="2"`) +
  circle(52, 52, 32, COVERS[genre][0], `stroke="${INK}" stroke-width="2.6"`) +
  at(52, 52, 1.1, SIGNS[genre](COVERS[genre][1], COVERS[genre][0])) +
  text(52, 114, 17, name, { fill: 'var(--piece-ink)' });

/** A plane tree of the quay, 40 wide. */
export const tree = () =>
  stroke('M0 24V4', '#6d4f35', 5) +
  circle(0, -6, 18, 'var(--park-2)') +
  circle(-10, 2, 11, 'var(--park-2)') +
  circle(11, 2, 11, 'var(--park)') +
  circle(-4, -11, 9, 'var(--park)');
