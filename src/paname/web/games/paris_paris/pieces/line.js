// Bus lines: colour, letter and pattern together. The omnibus company lettered its lines from 1855 on; a letter needs no translation.
import { rect, rounded, text } from '../../../pieces/svg.js';

/** A line by its colour in the component file → its letter. @type {Record<string, string>} */
export const LETTER = { green: 'A', red: 'B', blue: 'C', orange: 'D', brown: 'E' };
/** @param {string} l */
export const lineColour = (l) => `var(--l${l})`;
/** What is written on a line's colour: cream, but ink on the light orange. @param {string} l */
export const onLine = (l) => (l === 'D' ? 'var(--on-lD)' : 'var(--on-line)');
/** Core drawn over the coloured stroke: nothing, dashes, rail, dots, ties. @param {string} l @param {string} d @param {number} w */
const core = (l, d, w) =>
  /** @type {Record<string, string>} */ ({
    A: '',
    B: `<path d="${d}" fill="none" stroke="var(--on-line)" stroke-width="${w * 0.3}" stroke-dasharray="${w * 1.5} ${w * 1.1}"/>`,
    C: `<path d="${d}" fill="none" stroke="var(--on-line)" stroke-width="${w * 0.26}"/>`,
    D: `<path d="${d}" fill="none" stroke="var(--on-lD)" stroke-width="${w * 0.42}" stroke-linecap="round" stroke-dasharray="0 ${w * 1.35}"/>`,
    E: `<path d="${d}" fill="none" stroke="var(--on-line)" stroke-width="${w * 0.62}" stroke-dasharray="${w * 0.28} ${w * 0.95}"/>`,
  })[l] ?? '';

/** A line along path d. @param {string} l letter @param {string} d @param {number} [w] @param {{dim?: boolean}} [o] */
export const line = (l, d, w = 10, o = {}) =>
  `<g${o.dim ? ' opacity=".35"' : ''} stroke-linejoin="round"><path d="${d}" fill="none" stroke="var(--contour)" stroke-width="${w + 3.4}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${lineColour(l)}" stroke-width="${w}" stroke-linecap="round"/>${core(l, d, w)}</g>`;

/** Smooth path through points (centripetal-ish Catmull–Rom). @param {number[][]} q @param {number} [k] */
export const smooth = (q, k = 0.17) =>
  q
    .map(([x, y], i) => {
      if (!i) return `M${rounded(x)} ${rounded(y)}`;
      const [ax, ay] = q[i - 2] ?? q[i - 1],
        [bx, by] = q[i - 1],
        [dx, dy] = q[i + 1] ?? q[i];
      return `C${rounded(bx + (x - ax) * k)} ${rounded(by + (y - ay) * k)} ${rounded(x - (dx - bx) * k)} ${rounded(y - (dy - by) * k)} ${rounded(x)} ${rounded(y)}`;
    })
    .join('');

/** Letter plate of a line, r about 50. @param {string} l */
export const lineBadge = (l) =>
  rect(-44, -44, 88, 88, lineColour(l), 22, 'stroke="var(--contour)" stroke-width="7"') +
  rect(-35, -35, 70, 70, 'none', 15, `stroke="${onLine(l)}" stroke-width="3.5" opacity=".75"`) +
  text(0, 22, 62, l, { fill: onLine(l) });

/** Swatch of the pattern, w×h, for legends and tiles. @param {string} l @param {number} w @param {number} h */
export const swatch = (l, w, h) => {
  const y = h / 2;
  return `<svg x="0" y="0" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" overflow="hidden">${rect(0, 0, w, h, lineColour(l))}${core(l, `M-4 ${y}H${w + 4}`, h)}</svg>`;
};
