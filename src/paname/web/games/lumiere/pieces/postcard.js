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
const TIMING = { metropolitain: 'later', chartier: 'later', sacre_coeur: 'end' };
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
  (o.usedBy ? rect(10, 10, 216, 135, 'var(--card)', 2, 'opacity=".6"') + at(76, 26, 0.94, actionToken(o.usedBy)) : '') +
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
