// The roofs of Paris in one flat tone, for the foot of the home page. Box 1440×200.
import { at, rect, path } from './svg.js';
import { arc, eiffel, grandPalais, louvre, mill, notreDame, pantheon, sacreCoeur } from './landmark.js';

const FLAT = 'var(--paper-2)',
  INK = 'var(--rule-2)';
const LOOK = { body: FLAT, shade: FLAT, roof: FLAT, glass: INK, flag: FLAT, sail: FLAT, ink: INK, lw: 1.2 };

/** @param {number} x @param {number} w @param {number} h */
const house = (x, w, h) => {
  const windows = Array.from(
    { length: Math.floor((w - 10) / 15) },
    (_, j) =>
      path(`M${x + 9 + j * 15} ${198 - h} v-7 q3.5 -5 7 0 v7 Z`, INK, '', 0, 'opacity=".6"') +
      rect(x + 8 + j * 15, 208 - h, 6, 10, INK, 0, 'opacity=".5"'),
  );
  return (
    path(`M${x} 200 V${200 - h} l7 -17 h${w - 14} l7 17 V200 Z`, FLAT, INK, 1.2) +
    rect(x + w - 18, 171 - h, 9, 15, FLAT, 0, `stroke="${INK}" stroke-width="1.2"`) +
    windows.join('')
  );
};

const row = () => {
  let s = '',
    x = -30;
  for (let i = 0; x < 1460; i++) {
    const w = 44 + ((i * 53) % 38);
    s += house(x, w, 30 + ((i * 37) % 34));
    x += w + 2;
  }
  return s;
};

/** @type {[(look: any) => string, number, number, number][]} */
const SIGHTS = [
  [sacreCoeur, 90, 70, 1.1],
  [mill, 230, 92, 0.9],
  [louvre, 420, 96, 1],
  [pantheon, 600, 92, 1],
  [notreDame, 790, 84, 1.1],
  [eiffel, 974, 44, 1.5],
  [grandPalais, 1170, 100, 1],
  [arc, 1320, 92, 1],
];

export const skyline = () => SIGHTS.map(([sight, x, y, s]) => at(x, y, s, sight(LOOK))).join('') + row();
