// The four bots: each looks out of a dormer window, so that the outline alone tells bots from people. Printed art, the same by night. 100 box.
import { at, circle, path, rect, stroke } from './svg.js';

const INK = '#2b1f2e',
  SKIN = '#f2cda4',
  SHADE = '#dca67c',
  WINDOW = 'M5 97 V48 C5 21 25 4 50 4 C75 4 95 21 95 48 V97 Z';
/** @param {string} f @param {string} [x] */
const bust = (f, x = '') => path('M8 104 C10 82 28 73 50 73 C72 73 90 82 92 104 Z', f, INK, 3) + x;
const neck = path('M41 60 V74 Q50 83 59 74 V60 Z', SHADE, INK, 2.6),
  HEAD = 'M31 40 C31 22 69 22 69 40 V50 C69 63 60 70 50 70 C40 70 31 63 31 50 Z';
const ears = path('M31 46 C25 43 24 55 31 55 Z', SKIN, INK, 2.4) + path('M69 46 C75 43 76 55 69 55 Z', SKIN, INK, 2.4),
  nose = stroke('M50 47 L47.5 55 H51.5', INK, 2.2);
/** @param {number} [y] */
const eyes = (y = 46) => circle(42, y, 2.7, INK) + circle(58, y, 2.7, INK);
/** The colour behind each, and the drawing. @type {Record<string, [string, string]>} */
const BOTS = {
  touriste: [
    '#8fbfb8',
    bust(
      '#e9795a',
      path('M37 74 L50 90 L63 74', '#fbf3df', INK, 2.6) +
        stroke('M27 78 L40 100 M73 78 L60 100', INK, 2.6) +
        rect(35, 89, 30, 16, '#3b4152', 3, `stroke="${INK}" stroke-width="2.4"`) +
        circle(50, 97, 6, '#9fc3bd', `stroke="${INK}" stroke-width="2.4"`),
    ) +
      neck +
      ears +
      path('M30 46 C28 34 30 28 36 28 H64 C70 28 72 34 70 46 L66 38 H34 Z', '#c98a3a', INK, 2.2) +
      path(HEAD, SKIN, INK, 2.8) +
      circle(36, 56, 4, '#e89a7c', 'opacity=".7"') +
      circle(64, 56, 4, '#e89a7c', 'opacity=".7"') +
      nose +
      circle(41, 46, 7.6, '#24384a', `stroke="${INK}" stroke-width="2.4"`) +
      circle(59, 46, 7.6, '#24384a', `stroke="${INK}" stroke-width="2.4"`) +
      stroke('M48.6 45 H51.4', INK, 2.4) +
      stroke('M37 44 L40 41 M55 44 L58 41', '#fff6e3', 2) +
      path('M42 59 Q50 68 58 59 Z', '#fff6e3', INK, 2.4) +
      path('M34 31 V16 Q50 11 66 16 V31 Z', '#f4da92', INK, 2.8) +
      path('M34 31 V24 Q50 20 66 24 V31 Z', '#b4371a', INK, 2.2) +
      path('M19 33 C26 28 74 28 81 33 C80 38 68 37 50 37 C32 37 20 38 19 33 Z', '#f4da92', INK, 2.8),
  ],
  flaneur: [
    '#e6c06a',
    bust(
      '#4f6a7d',
      path('M50 104 L34 76 L42 74 L50 86 L58 74 L66 76 Z', '#33495a', INK, 2.4) +
        path('M42 74 L50 84 L58 74 L56 90 L50 95 L44 90 Z', '#b4371a', INK, 2.4),
    ) +
      neck +
      ears +
      path(HEAD, SKIN, INK, 2.8) +
      path('M30 48 C29 38 31 32 36 30 L36 40 Z', '#6b4226', INK, 2) +
      path('M70 48 C71 38 69 32 64 30 L64 40 Z', '#6b4226', INK, 2) +
      stroke('M38 45 Q42 43 46 45', INK, 2.6) +
      stroke('M54 46 Q58 44 62 46', INK, 2.6) +
      circle(58, 46, 7, 'none', 'stroke="#a87611" stroke-width="2.4"') +
      stroke('M63 51 C68 60 66 68 60 74', '#a87611', 1.6) +
      nose +
      path(
        'M50 57 C45 53 38 57 31 51 C33 62 44 65 50 60 C56 65 67 62 69 51 C62 57 55 53 50 57 Z',
        '#6b4226',
        INK,
        2.2,
      ) +
      stroke('M46 65 Q50 67 54 65', INK, 2) +
      path('M31 30 C30 6 70 6 69 30 Z', '#4a3350', INK, 2.8) +
      path('M31 30 V25 Q50 21 69 25 V30 Z', '#2b1f2e') +
      path('M19 29 C24 27 28 30 50 30 C72 30 76 27 81 29 C82 36 70 37 50 37 C30 37 18 36 19 29 Z', '#4a3350', INK, 2.8),
  ],
  parisien: [
    '#e39a80',
    `<clipPath id="stripes"><path d="M8 104 C10 82 28 73 50 73 C72 73 90 82 92 104 Z"/></clipPath>` +
      bust(
        '#fbf3df',
        `<g clip-path="url(#stripes)">${[80, 88, 96].map((y) => stroke(`M4 ${y + 4} Q50 ${y - 4} 96 ${y + 4}`, '#1d4a63', 4)).join('')}</g>` +
          path('M8 104 C10 82 28 73 50 73 C72 73 90 82 92 104 Z', 'none', INK, 3),
      ) +
      neck +
      path('M35 71 Q50 84 65 71 L67 79 Q50 91 33 79 Z', '#b4371a', INK, 2.6) +
      path('M58 82 L66 97 L57 99 L53 86 Z', '#b4371a', INK, 2.4) +
      ears +
      path(HEAD, SKIN, INK, 2.8) +
      path('M29 50 C27 38 30 30 37 30 L35 44 Z', '#2f2430', INK, 2) +
      path('M71 50 C73 38 70 30 63 30 L65 44 Z', '#2f2430', INK, 2) +
      eyes() +
      stroke('M37 40 Q42 37 46 40 M54 39 Q59 36 63 39', INK, 2.4) +
      nose +
      path('M50 58 C46 55 42 57 39 60 C43 61 47 61 50 59.5 C53 61 57 61 61 60 C58 57 54 55 50 58 Z', '#2f2430') +
      stroke('M45 65 Q51 67 56 63', INK, 2.2) +
      path('M24 34 C18 16 46 6 66 13 C82 18 84 32 73 35 C58 29 42 30 31 37 C27 38 25 37 24 34 Z', '#1d3f5c', INK, 2.8) +
      stroke('M52 10 L55 4', INK, 4) +
      stroke('M34 22 C44 15 56 14 66 18', '#4f7a9c', 2),
  ],
  haussmann: [
    '#93301a',
    bust(
      '#2f2633',
      path('M38 74 L50 88 L62 74 L66 80 L50 104 L34 80 Z', '#fbf3df', INK, 2.4) +
        path('M50 82 L42 77 V88 Z M50 82 L58 77 V88 Z', INK) +
        path('M16 88 L24 80 L84 104 H60 Z', '#c8401f', INK, 2.4) +
        at(75, 90, 1, path('M0 -8 L2 -2 L8 -2 L3.4 2 L5 8 L0 4.6 L-5 8 L-3.4 2 L-8 -2 L-2 -2 Z', '#f0c35a', INK, 1.6)),
    ) +
      neck +
      ears +
      path('M31 40 C30 17 70 17 69 40 V50 C69 63 60 70 50 70 C40 70 31 63 31 50 Z', SKIN, INK, 2.8) +
      path(
        'M30 52 C24 44 24 28 34 24 C33 32 35 38 36 46 C37 58 42 60 49 58 C44 64 40 68 36 68 C31 66 29 60 30 52 Z',
        '#d9d4cc',
        INK,
        2.4,
      ) +
      path(
        'M70 52 C76 44 76 28 66 24 C67 32 65 38 64 46 C63 58 58 60 51 58 C56 64 60 68 64 68 C69 66 71 60 70 52 Z',
        '#d9d4cc',
        INK,
        2.4,
      ) +
      eyes(45) +
      stroke('M37 40 L46 41.5 M63 40 L54 41.5', '#8b857c', 4) +
      nose +
      stroke('M45 64 H55', INK, 2.2) +
      stroke('M43 27 Q50 24 57 27', '#fff6e3', 2.4, 'opacity=".8"'),
  ],
};

/** A bot at its window; one of a level without a drawing stands in the shade. @param {string} level */
export const botWindow = (level) => {
  const [ground, who] = BOTS[level] ?? ['#8a7b70', ''];
  return `<clipPath id="window-${level}"><path d="${WINDOW}"/></clipPath><path d="${WINDOW}" fill="${ground}"/><g clip-path="url(#window-${level})">${stroke('M50 4 V97 M5 50 H95', '#fff6e3', 3, 'opacity=".28"')}${at(50, 52, 1.06, at(-50, -52, 1, who))}</g>${path(WINDOW, 'none', 'var(--contour)', 4.5, 'stroke-linejoin="round"')}`;
};
