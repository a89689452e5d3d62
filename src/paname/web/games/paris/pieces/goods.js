// Money, points, resources, prestige and keys of Paris. Each is known by its shape; colour only helps. Box 100×100.
import { at, rect, circle, stroke, path, rounded, repeat, star, text } from '../../../pieces/svg.js';
import { emblem } from '../../../pieces/seats.js';
const K = 'var(--contour)';

/** Franc coin with an amount (or F). @param {string|number} [n] */
export const coin = (n = 'F') =>
  circle(52, 54, 44, 'var(--shadow)', 'opacity=".25"') +
  circle(50, 50, 44, 'var(--coin)', `stroke="${K}" stroke-width="5"`) +
  circle(50, 50, 36, 'none', `stroke="var(--coin-2)" stroke-width="3" stroke-dasharray="3 4.5"`) +
  path('M22 34 A34 34 0 0 1 50 18', 'none', '#fff6d8', 5, 'stroke-linecap="round" opacity=".8"') +
  text(50, String(n).length > 1 ? 68 : 69, String(n).length > 1 ? 47 : 56, n, { fill: 'var(--coin-ink)' });

/** Victory points in a laurel wreath. @param {string|number} n */
export const vp = (n = '') =>
  circle(50, 50, 44, 'var(--piece-paper)', `stroke="${K}" stroke-width="4"`) +
  [1, -1]
    .map(
      (q) =>
        `<g transform="translate(50 50) scale(${q} 1)">${repeat(7, (i) => {
          const a = 78 - i * 24,
            x = 36 * Math.cos((a * Math.PI) / 180),
            y = 36 * Math.sin((a * Math.PI) / 180);
          return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="10.5" ry="5.2" fill="${i % 2 ? '#7c9650' : '#57753a'}" transform="rotate(${rounded(a - 62)} ${rounded(x)} ${rounded(y)})"/>`;
        })}</g>`,
    )
    .join('') +
  (n === ''
    ? path(star(50, 49, 5, 21, 9), 'var(--gold)', K, 3)
    : text(50, String(n).length > 2 ? 63 : 67, String(n).length > 2 ? 37 : String(n).length > 1 ? 46 : 52, n, {
        fill: 'var(--piece-ink)',
      }));

/** wood: a log. marble: a veined block. gold: an ingot. @type {Record<string, () => string>} */
export const resource = {
  wood: () =>
    path(
      'M14 38 L64 24 C84 24 92 40 86 56 L36 78 C18 78 8 56 14 38 Z',
      'var(--wood)',
      K,
      5,
      'stroke-linejoin="round"',
    ) +
    stroke('M34 40 L70 30 M40 68 L82 50 M44 54 L80 42', '#6b3f1c', 3) +
    `<ellipse cx="27" cy="58" rx="17" ry="21" fill="var(--wood-2)" stroke="${K}" stroke-width="5" transform="rotate(-14 27 58)"/><ellipse cx="27" cy="58" rx="9" ry="12" fill="none" stroke="#8a5528" stroke-width="3.4" transform="rotate(-14 27 58)"/>` +
    circle(27, 58, 3, '#8a5528'),
  marble: () =>
    path('M14 36 L52 20 L88 34 V70 L50 86 L14 70 Z', 'var(--marble)', K, 5, 'stroke-linejoin="round"') +
    path('M50 50 L88 34 V70 L50 86 Z', 'var(--marble-2)', K, 3.4, 'stroke-linejoin="round"') +
    stroke('M14 36 L50 50 V86', K, 3.4) +
    stroke('M22 48 q8 2 10 10 t10 14 M60 60 q10 -2 12 -10 t10 -6', '#8d8993', 3),
  gold: () =>
    path('M20 34 H66 L92 68 H40 Z', 'var(--ingot)', K, 5, 'stroke-linejoin="round"') +
    path('M20 34 L40 68 V84 L10 52 Z', 'var(--ingot-2)', K, 5, 'stroke-linejoin="round"') +
    path('M40 68 H92 V84 H40 Z', '#c8921d', K, 5, 'stroke-linejoin="round"') +
    path('M32 42 H60 L74 60 H46 Z', 'none', '#fff2bf', 3.4),
};
/** @param {string} f */
const ribbon = (f) =>
  path('M28 2 H46 L58 38 H40 Z', f, K, 4, 'stroke-linejoin="round"') +
  path('M72 2 H54 L42 38 H60 Z', f, K, 4, 'stroke-linejoin="round"');
/** Medals: round bronze, eight-sided silver, star gold; the number is what a landmark pays for it. @type {Record<string, (n?: number) => string>} */
export const prestige = {
  bronze: (n = 3) =>
    ribbon('#8a9f55') +
    circle(50, 64, 32, 'var(--bronze)', `stroke="${K}" stroke-width="5"`) +
    circle(50, 64, 24, 'none', 'stroke="var(--bronze-2)" stroke-width="2.6"') +
    text(50, 80, 47, n, { fill: '#fff3df' }),
  silver: (n = 4) =>
    ribbon('#3f6f9e') +
    path(star(50, 64, 8, 36, 33.3), 'var(--silver)', K, 5, 'stroke-linejoin="round"') +
    path(star(50, 64, 8, 27, 25), 'none', 'var(--silver-2)', 2.6) +
    text(50, 80, 47, n, { fill: '#2b3440' }),
  gold_prestige: (n = 5) =>
    ribbon('#b4371a') +
    path(star(50, 64, 10, 40, 30), 'var(--goldm)', K, 4.6, 'stroke-linejoin="round"') +
    circle(50, 64, 23, 'none', 'stroke="var(--goldm-2)" stroke-width="2.6"') +
    text(50, 80, 47, n, { fill: '#4a3002' }),
};
/** Any token by its name in the data file. @param {string} k @param {number} n */
export const token = (k, n) => (resource[k] ? resource[k]() : prestige[k](n));

/** Art-Nouveau key in the seat's colour with its emblem in the bow. Upright, 100×100 (bow on top). @param {number} seat */
export const key = (seat) => {
  const f = `var(--s${seat})`;
  return (
    path('M45 52 H55 V90 Q50 97 45 90 Z', f, K, 4.5, 'stroke-linejoin="round"') +
    path('M55 72 H72 V80 H66 V85 H72 V92 H55 Z', f, K, 4.5, 'stroke-linejoin="round"') +
    path('M38 50 C40 56 60 56 62 50 L58 58 H42 Z', f, K, 4) +
    circle(50, 29, 27, f, `stroke="${K}" stroke-width="5"`) +
    circle(50, 29, 20.5, 'none', `stroke="var(--on-s${seat})" stroke-width="2" opacity=".7"`) +
    at(50, 29, 0.36, emblem(seat))
  );
};

/** Key standing on a building or a bank: a round seal that stays readable at 18 px. @param {number} seat */
export const keySeal = (seat, count = 1) =>
  circle(53, 54, 44, 'var(--shadow)', 'opacity=".3"') +
  circle(50, 50, 44, `var(--s${seat})`, `stroke="${K}" stroke-width="6"`) +
  at(50, 50, 0.6, emblem(seat)) +
  (count > 1
    ? at(
        78,
        22,
        1,
        circle(0, 0, 24, 'var(--piece-paper)', `stroke="${K}" stroke-width="5"`) +
          text(0, 12, 32, `×${count}`, { fill: 'var(--piece-ink)' }),
      )
    : '');

/** Bonus pawn. @param {number} seat */
export const pawn = (seat) =>
  `<ellipse cx="52" cy="90" rx="28" ry="8" fill="var(--shadow)" opacity=".3"/>` +
  path('M26 90 C28 78 40 72 42 54 H58 C60 72 72 78 74 90 Z', `var(--s${seat})`, K, 5, 'stroke-linejoin="round"') +
  path('M36 56 H64 L60 48 H40 Z', `var(--s${seat})`, K, 5) +
  circle(50, 30, 23, `var(--s${seat})`, `stroke="${K}" stroke-width="5"`) +
  at(50, 30, 0.3, emblem(seat));

/** Building stack tile seen from the back. */
export const stackBack = () =>
  rect(6, 4, 88, 92, '#1d4a63', 8, `stroke="${K}" stroke-width="4"`) +
  rect(13, 11, 74, 78, 'none', 5, 'stroke="#e3ae36" stroke-width="2.5"') +
  path('M32 78 V44 L50 28 L68 44 V78 Z', 'none', '#e3ae36', 3.5);
