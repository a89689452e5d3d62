// Lamps. The glow is a quatrefoil because light reaches the four side neighbours and no diagonal (L5.1).
import { at, rect, circle, stroke, path } from './svg.js';

export const lampDefs = () =>
  `<radialGradient id="glow"><stop offset="0" stop-color="var(--glow)" stop-opacity="1"/><stop offset=".35" stop-color="var(--glow)" stop-opacity=".75"/><stop offset=".75" stop-color="var(--glow-2)" stop-opacity=".28"/><stop offset="1" stop-color="var(--glow-2)" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="petal" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="128"><stop offset="0" stop-color="var(--glow)" stop-opacity=".95"/><stop offset=".45" stop-color="var(--glow)" stop-opacity=".62"/><stop offset=".8" stop-color="var(--glow-2)" stop-opacity=".2"/><stop offset="1" stop-color="var(--glow-2)" stop-opacity="0"/></radialGradient>`;

/** Light on the ground, centre of the lamp's space = 0,0. reach in spaces: 1 or 2 (La Grande Lumière). arms: NESW that shine. */
export const glow = (reach = 1, arms = 'NESW', o = 'var(--glow-o)') => {
  const L = 100 * reach + 30,
    a = /** @type {Record<string, number>} */ ({ N: -90, E: 0, S: 90, W: 180 });
  return (
    `<g class="glow" opacity="${o}">` +
    circle(0, 0, 84, 'url(#glow)') +
    [...arms]
      .map(
        (k) =>
          `<path d="M0 0 C30 -66 ${L * 0.8} -62 ${L} 0 C${L * 0.8} 62 30 66 0 0 Z" transform="rotate(${a[k]}) scale(${reach === 1 ? 1 : 1.02} 1)" fill="url(#petal)"/>`,
      )
      .join('') +
    '</g>'
  );
};

/** Street lamp in a 100 box (foot at 50,94). big: three lanterns. */
export const lamp = (big = false) => {
  const ink = 'var(--lamp-ink,#23303a)',
    iron = 'var(--lamp,#2f5148)';
  const lantern = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
    at(
      x,
      y,
      s,
      circle(0, 3, 26, 'url(#glow)', 'opacity=".95"') +
        path('M-10 -10 H10 L7 14 H-7 Z', '#fff3bf', ink, 3, 'stroke-linejoin="round"') +
        stroke('M0 -10 V14', ink, 1.6) +
        path('M-13 -10 Q0 -27 13 -10 Z', iron, ink, 3, 'stroke-linejoin="round"') +
        circle(0, -21, 3.2, iron, `stroke="${ink}" stroke-width="2"`) +
        rect(-8, 13, 16, 5, iron, 2, `stroke="${ink}" stroke-width="2"`),
    );
  const post =
    path('M46.5 46 H53.5 L55 80 H45 Z', iron, ink, 2.6) +
    path('M36 94 Q38 84 45 79 H55 Q62 84 64 94 Z', iron, ink, 2.6, 'stroke-linejoin="round"') +
    stroke('M43 62 H57', ink, 4);
  return (
    `<ellipse cx="54" cy="93" rx="22" ry="5" fill="var(--shadow)" opacity=".35"/>` +
    post +
    (big
      ? stroke('M50 50 Q24 56 24 38 M50 50 Q76 56 76 38', ink, 6) +
        stroke('M50 50 Q24 56 24 38 M50 50 Q76 56 76 38', iron, 3) +
        lantern(24, 24, 0.78) +
        lantern(76, 24, 0.78) +
        lantern(50, 24, 1.05)
      : stroke('M38 52 Q50 58 62 52', ink, 5) + stroke('M38 52 Q50 58 62 52', iron, 2.4) + lantern(50, 30, 1.12))
  );
};

/** The lamp tile of Lampadaire: a lamp on its own paving stone. */
export const lampTile = () =>
  rect(6, 6, 88, 88, 'var(--cl1)', 10, 'stroke="var(--contour)" stroke-width="3"') +
  rect(12, 12, 76, 76, 'none', 7, 'stroke="var(--clj)" stroke-width="2"') +
  lamp();
