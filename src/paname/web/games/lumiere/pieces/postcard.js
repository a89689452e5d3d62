// A postcard: vignette, name, what it does as a pictogram, and its state. Box 240×206.
import { at, rect, circle, stroke, path, text } from '../../../pieces/svg.js';
import { SCENES } from './scenes.js';
import { actionToken } from './specials.js';

/** @type {Record<string, string>} */
export const NAMES = {
  levitation: 'Lévitation',
  metropolitain: 'Métropolitain',
  jardin_des_plantes: 'Jardin des Plantes',
  sacre_coeur: 'Sacré-Cœur',
  le_peintre: 'Le Peintre',
  chartier: 'Chartier',
  bouquinistes_sur_la_seine: 'Bouquinistes',
  lampadaire: 'Lampadaire',
  moulin_rouge: 'Moulin Rouge',
  fontaine_des_mers: 'Fontaine des Mers',
  le_penseur: 'Le Penseur',
  la_grande_lumiere: 'La Grande Lumière',
};
/** When the card works: now, later, at the end. @type {Record<string, 'later' | 'end'>} */
export const TIMING = { metropolitain: 'later', chartier: 'later', sacre_coeur: 'end' };
/** @param {number} x @param {number} y @param {number} w @param {number} h */
const perforation = (x, y, w, h) => {
  let d = '';
  for (let i = 4; i < w; i += 8)
    d += `M${x + i} ${y}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M${x + i} ${y + h}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`;
  for (let j = 4; j < h; j += 8)
    d += `M${x} ${y + j}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M${x + w} ${y + j}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`;
  return d;
};
/** Stamp for the four cards that score at the end. @param {number} s */
export const stamp = (s) =>
  rect(0, 0, 48, 56, '#fffaf0', 0) +
  path(perforation(0, 0, 48, 56), 'var(--card)') +
  rect(6, 6, 36, 44, 'var(--vermilion)', 2) +
  text(24, 35, 19, s, { fill: '#fff6e3' });

/** @param {string} id @param {{usedBy?:number, gain?:string, on?:boolean, title?:string}} [o] */
export const postcard = (id, o = {}) =>
  rect(5, 7, 232, 200, 'var(--shadow)', 10, 'opacity=".25"') +
  rect(
    0,
    0,
    236,
    202,
    'var(--piece-paper)',
    10,
    `stroke="${o.on ? 'var(--vermilion)' : 'var(--contour)'}" stroke-width="${o.on ? 6 : 2.5}"`,
  ) +
  `<svg x="10" y="10" width="216" height="135" viewBox="0 0 240 150" preserveAspectRatio="xMidYMid slice" overflow="hidden">${SCENES[id]()}</svg>` +
  rect(10, 10, 216, 135, 'none', 2, 'stroke="var(--contour)" stroke-width="2.5"') +
  text(118, 181, (o.title ?? NAMES[id]).length > 15 ? 23 : 27, o.title ?? NAMES[id], { fill: 'var(--piece-ink)' }) +
  ({ later: at(190, 18, 1, badgeClock()), end: at(190, 18, 1, badgeFlag()) }[TIMING[id]] ?? '') +
  (o.usedBy ? rect(0, 0, 236, 202, 'var(--card)', 10, 'opacity=".55"') + at(76, 26, 0.94, actionToken(o.usedBy)) : '') +
  (o.gain
    ? at(
        14,
        16,
        1,
        rect(0, 0, o.gain.length * 15 + 20, 40, '#3f6b2c', 20, 'stroke="#fff8e6" stroke-width="3"') +
          text((o.gain.length * 15 + 20) / 2, 29, 27, o.gain, { fill: '#fff8e6' }),
      )
    : '');
const badgeClock = () =>
  circle(15, 15, 17, '#fff8e6', 'stroke="var(--contour)" stroke-width="2.5"') +
  stroke('M15 6 V15 L21 19', '#2b1f2e', 3);
const badgeFlag = () =>
  circle(15, 15, 17, '#fff8e6', 'stroke="var(--contour)" stroke-width="2.5"') +
  stroke('M9 26 V6', '#2b1f2e', 3) +
  path('M9 6 H24 L20 11 L24 16 H9 Z', '#b4371a', '#2b1f2e', 1.8);
