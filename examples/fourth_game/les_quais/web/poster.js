// The poster of the game on the home page, and the small sign beside its name. Printed art: the same by day and night.
import { at, circle, path, rect, repeat, stroke } from '../../pieces/svg.js';
import { clip, CREAM, frame, front, INK, lettering } from '../../pieces/poster.js';
import { burst } from '../../pieces/ornament.js';
import { book, stall, stroller } from './pieces.js';

/** @param {number} i @param {number} j */
const pane = (i, j) => ((i * 7 + j * 3) % 5 ? '#5d6b86' : '#ffe0a0');

/** The evening sky over the roofs of the other bank. */
const sky = () =>
  rect(0, 0, 360, 500, '#f2b45e') +
  rect(0, 0, 360, 150, '#e58a4a') +
  burst(180, 252, 420, 22, '#ffe6ae', 0.35) +
  circle(180, 252, 62, '#ffdf94') +
  circle(180, 252, 44, '#fff1c4') +
  front(-8, 214, 84, 90, '#d9a06c', '#7a5f7c', pane, '#b4371a') +
  front(80, 232, 58, 70, '#e3b27c', '#6d5a78', pane, '#b4371a') +
  front(222, 236, 60, 66, '#e3b27c', '#6d5a78', pane, '#b4371a') +
  front(284, 210, 88, 94, '#d9a06c', '#7a5f7c', pane, '#b4371a');

/** The river with the light on it, and a bridge. */
const river = () =>
  rect(0, 300, 360, 70, '#3f7f88') +
  repeat(26, (i) =>
    rect(60 + ((i * 67) % 250), 304 + ((i * 29) % 60), 16 + (i % 4) * 7, 2.6, i % 3 ? '#ffdf94' : '#7fb6b4', 1.3),
  ) +
  path(
    'M-4 312 H364 V326 H330 C322 346 292 346 284 326 H222 C214 350 146 350 138 326 H76 C68 346 38 346 30 326 H-4 Z',
    '#d8c79c',
    INK,
    3,
    'stroke-linejoin="round"',
  ) +
  stroke('M0 318H360', '#a3895a', 2.4);

/** The wall of the quay with a stall, its books and the stroller. */
const quay = () =>
  path('M0 372 H360 V500 H0 Z', '#b59a72', INK, 3) +
  repeat(
    4,
    (j) =>
      stroke(`M0 ${398 + j * 27}H360`, '#8f7650', 2.4) +
      repeat(7, (i) => stroke(`M${i * 58 + (j % 2) * 29} ${372 + j * 27}v26`, '#8f7650', 2.4)),
  ) +
  at(28, 340, 1.18, stall(4)) +
  at(82, 366, 0.8, book('poetry', 3)) +
  at(146, 370, 0.76, book('travel', 2)) +
  at(278, 484, 1.85, stroller());

export const poster = () =>
  clip(
    'plq',
    sky() +
      river() +
      quay() +
      lettering(180, 66, 24, 'Bouquinistes', '#7a2412', { ls: 1 }) +
      lettering(180, 122, 54, 'LES QUAIS', CREAM, { ls: 1, stroke: INK, sw: 8 }) +
      frame('#1d4a63'),
  );

/** The sign in its box. @type {import('../../game.js').Sign} */
export const sign = { w: 100, h: 100, art: at(15, 6, 0.88, book('novels', 3)) };
