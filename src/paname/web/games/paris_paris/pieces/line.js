// Bus lines: colour, letter and pattern together. The omnibus company lettered its lines from 1855 on; a letter needs no translation.
import { rect, rounded, text } from '../../../pieces/svg.js';

/** How a line is drawn: its letter, its colour, what is written on it, and its pattern. @typedef {{letter: string, tone: string, on: string, pattern: string}} Sign */
/** A line as its component file has it. @typedef {{letter: string, colour: string, pattern: string}} Printed */

/** Our own inks by the name of the colour. @type {Record<string, string>} */
const INKS = { green: 'A', red: 'B', blue: 'C', orange: 'D', brown: 'E' };
/** Colours that a line of another box may have. @type {Record<string, string>} */
const MORE = {
  yellow: '#f2cf1f',
  violet: '#7b3fa0',
  pink: '#e0709a',
  turquoise: '#1b8f95',
  grey: '#74717a',
  black: '#2e2a33',
  white: '#fbf6e8',
};
export const COLOURS = [...Object.keys(INKS), ...Object.keys(MORE)];
/** What is drawn over the coloured stroke: its width and its dashes, in widths of the line. @type {Record<string, [number, string, number[]]>} */
const CORES = {
  plain: [0, '', []],
  dashes: [0.3, '', [1.5, 1.1]],
  rail: [0.26, '', []],
  dots: [0.42, ' stroke-linecap="round"', [0, 1.35]],
  ties: [0.62, '', [0.28, 0.95]],
};
export const PATTERNS = Object.keys(CORES);

/** Whether ink is easier to read on a colour than cream. @param {string} hex */
const isLight = (hex) => {
  const [r, g, b] = [1, 3, 5].map((i) => (parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.2;
};

/** A colour of ours, or another one as it is printed, lighter at night; and what is written on it. @param {string} colour */
const inkOf = (colour) => {
  const hex = MORE[colour] ?? colour,
    isDark = INKS[colour] ? colour === 'orange' : isLight(hex);
  return {
    tone: INKS[colour] ? `var(--l${INKS[colour]})` : `color-mix(in oklab, ${hex} var(--line-own), #fff)`,
    on: isDark ? 'var(--on-lD)' : 'var(--on-line)',
  };
};

/** What was asked for as far as we have it, and in place of the rest what nobody asked for. @param {string[]} asked @param {string[]} known @param {RegExp} [also] */
const settled = (asked, known, also = /^$/) => {
  const left = known.filter((one) => !asked.includes(one));
  return asked.map((one) => (known.includes(one) || also.test(one) ? one : (left.shift() ?? known[0])));
};

/** How the lines of a set are drawn, each in its own colour and pattern. @param {readonly Printed[]} lines @returns {Sign[]} */
export const signsOf = (lines) => {
  const colours = settled(
      lines.map(({ colour }) => colour.toLowerCase()),
      COLOURS,
      /^#[\da-f]{6}$/,
    ),
    patterns = settled(
      lines.map(({ pattern }) => pattern),
      PATTERNS,
    );
  return lines.map(({ letter }, i) => ({ letter, ...inkOf(colours[i]), pattern: patterns[i] }));
};

/** The lines among the facts of a set, with how they are drawn. @param {readonly import('../../../rulebook/book.js').Fact[]} now */
export const linesOf = (now) => {
  const lines = now.filter(({ id }) => /^line \d$/.test(id)),
    signs = signsOf(lines.map(({ values }) => /** @type {any} */ (values)));
  return lines.map(({ id, values }, i) => ({ id, stations: values.stations, sign: signs[i] }));
};

/** @param {Sign} l @param {string} d @param {number} w */
const core = ({ on, pattern }, d, w) => {
  const [width, ends, dashes] = CORES[pattern];
  return width
    ? `<path d="${d}" fill="none" stroke="${on}" stroke-width="${w * width}"${ends}${dashes.length ? ` stroke-dasharray="${dashes.map((part) => part * w).join(' ')}"` : ''}/>`
    : '';
};

/** A line along path d. @param {Sign} l @param {string} d @param {number} [w] @param {{dim?: boolean}} [o] */
export const line = (l, d, w = 10, o = {}) =>
  `<g${o.dim ? ' opacity=".35"' : ''} stroke-linejoin="round"><path d="${d}" fill="none" stroke="var(--contour)" stroke-width="${w + 3.4}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${l.tone}" stroke-width="${w}" stroke-linecap="round"/>${core(l, d, w)}</g>`;

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

/** A letter, smaller where it is a longer name. @param {Sign} l @param {number} y @param {number} size */
export const letter = ({ letter: name, on }, y, size) => {
  const k = Math.min(1, 1.7 / name.length);
  return text(0, y * k, size * k, name, { fill: on });
};

/** Letter plate of a line, r about 50. @param {Sign} l */
export const lineBadge = (l) =>
  rect(-44, -44, 88, 88, l.tone, 22, 'stroke="var(--contour)" stroke-width="7"') +
  rect(-35, -35, 70, 70, 'none', 15, `stroke="${l.on}" stroke-width="3.5" opacity=".75"`) +
  letter(l, 22, 62);

/** Swatch of the pattern, w×h, for legends and tiles. @param {Sign} l @param {number} w @param {number} h */
export const swatch = (l, w, h) => {
  const y = h / 2;
  return `<svg x="0" y="0" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" overflow="hidden">${rect(0, 0, w, h, l.tone)}${core(l, `M-4 ${y}H${w + 4}`, h)}</svg>`;
};
