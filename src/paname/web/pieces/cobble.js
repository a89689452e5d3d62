// Lumière's ground. A colour is also a paving bond: orange lies in fans, blue in courses, shared in a chequer, lamps in a ring.
import { at, rect, circle, stroke, noise, rounded } from './svg.js';
import { emblem } from './seats.js';

/** @param {string} k @param {number} i @param {number} j */
const tint = (k, i, j) => `var(--c${k}${1 + Math.floor(noise(i + 3, j + 7) * 3)})`;

/** @param {number} v */
const fans = (v) => {
  let s = rect(0, 0, 100, 100, 'var(--coj)');
  for (let j = -1; j < 6; j++)
    for (let i = -1; i < 4; i++) {
      const x = i * 50 + (j & 1 ? 25 : 0),
        y = j * 20 + 10;
      s +=
        circle(x, y, 27, tint('o', i + v * 5, j), 'stroke="var(--coj)" stroke-width="2.4"') +
        circle(x, y, 18.5, tint('o', i + 9, j + v), 'stroke="var(--coj)" stroke-width="2"') +
        circle(x, y, 10, tint('o', i, j + 4 + v), 'stroke="var(--coj)" stroke-width="2"');
      let d = '';
      for (const a of [-150, -115, -90, -65, -30]) {
        const q = (a * Math.PI) / 180;
        d += `M${rounded(x + 18.5 * Math.cos(q))} ${rounded(y + 18.5 * Math.sin(q))}L${rounded(x + 27 * Math.cos(q))} ${rounded(y + 27 * Math.sin(q))}`;
      }
      for (const a of [-135, -90, -45]) {
        const q = (a * Math.PI) / 180;
        d += `M${rounded(x + 10 * Math.cos(q))} ${rounded(y + 10 * Math.sin(q))}L${rounded(x + 18.5 * Math.cos(q))} ${rounded(y + 18.5 * Math.sin(q))}`;
      }
      s += stroke(d, 'var(--coj)', 1.8);
    }
  return s;
};
/** @param {number} v */
const courses = (v) => {
  let s = rect(0, 0, 100, 100, 'var(--cbj)');
  for (let j = 0; j < 5; j++)
    for (let i = -1; i < 4; i++) {
      const x = i * 33.33 + (j & 1 ? 16.6 : 0);
      s += rect(x + 1.3, j * 20 + 1.3, 30.7, 17.4, tint('b', i + v * 4, j + v), 4.5);
    }
  return s;
};
/** @param {number} v */
const chequer = (v) => {
  let s = rect(0, 0, 100, 100, 'var(--clj)');
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++)
      s += rect(i * 25 + 1.5, j * 25 + 1.5, 22, 22, tint((i + j) & 1 ? 'b' : 'o', i + v, j), 4.5);
  return s;
};
const ring = () => {
  let s = rect(0, 0, 100, 100, 'var(--clj)');
  for (const [R, k, n] of [
    [72, 1, 20],
    [54, 2, 16],
    [37, 1, 12],
    [21, 2, 8],
  ]) {
    s += circle(50, 50, R, `var(--cl${k})`, 'stroke="var(--clj)" stroke-width="2.2"');
    let d = '';
    for (let i = 0; i < n; i++) {
      const q = ((i + (k === 1 ? 0.5 : 0)) * 2 * Math.PI) / n;
      d += `M${rounded(50 + R * Math.cos(q))} ${rounded(50 + R * Math.sin(q))}L${rounded(50 + (R - 17) * Math.cos(q))} ${rounded(50 + (R - 17) * Math.sin(q))}`;
    }
    s += stroke(d, 'var(--clj)', 1.8);
  }
  return s + circle(50, 50, 8, 'var(--cl1)');
};

/** Symbols, once a page. */
export const cobbleDefs = () =>
  [0, 1, 2]
    .map((v) =>
      Object.entries({ o: fans, b: courses, s: chequer })
        .map(([k, f]) => `<symbol id="cob-${k}${v}" viewBox="0 0 100 100">${f(v)}</symbol>`)
        .join(''),
    )
    .join('') + `<symbol id="cob-L0" viewBox="0 0 100 100">${ring()}</symbol>`;

/** Half of an emblem on a shared space, whose ground may want another ink. @param {number} seat @param {string} clip */
const half = (seat, clip) => {
  const colour = 'ob'[seat - 1];
  return `<g clip-path="url(#half-${clip})">${emblem(seat, `var(--cs${colour}, var(--c${colour}e))`)}</g>`;
};
/** Engraved sign in a disc, so that a space can be told at 24 px and without colour. @param {string} k */
const sign = (k) =>
  ({
    o: emblem(1, 'var(--coe)'),
    b: emblem(2, 'var(--cbe)'),
    s: at(-4, -4, 1, half(1, 'nw')) + at(4, 4, 1, half(2, 'se')) + stroke('M34 -34 L-34 34', 'var(--ink)', 6),
  })[k] ?? '';

/** One space, box 0..100. kind: o b s L. sign: 0 none … 1 strong. @param {string} kind @param {number} [v] @param {number} [op] */
export const space = (kind, v = 0, op = 0.8) =>
  `<use href="#cob-${kind}${kind === 'L' ? 0 : v % 3}" width="100" height="100"/>` +
  (kind !== 'L' && op
    ? at(
        50,
        50,
        1,
        circle(0, 0, 25, `var(--c${kind === 's' ? 'l' : kind}1)`, 'opacity=".92"') + at(0, 0, 0.38, sign(kind)),
        `opacity="${op}"`,
      )
    : '');

/** A 2×2 tile, box 0..200. letters: four of o b s L, row by row, already turned. @param {string} letters */
export const tile = (letters, seed = 0, op = 0.8) =>
  [...letters].map((k, i) => at((i % 2) * 100, Math.floor(i / 2) * 100, 1, space(k, seed + i, op))).join('') +
  `<rect x="2" y="2" width="196" height="196" rx="9" fill="none" stroke="var(--card)" stroke-opacity=".45" stroke-width="3"/>` +
  `<rect width="200" height="200" rx="9" fill="none" stroke="var(--contour)" stroke-opacity=".65" stroke-width="3"/>`;

/** Back of a tile: the owner's emblem in a sunburst. @param {number} seat */
export const tileBack = (seat) =>
  rect(0, 0, 200, 200, `var(--s${seat})`, 12, 'stroke="var(--contour)" stroke-width="4"') +
  `<svg width="200" height="200" overflow="hidden"><g opacity=".28">${Array.from({ length: 16 }, (_, i) => `<path d="M100 100 L88 -40 L112 -40 Z" transform="rotate(${i * 22.5} 100 100)" fill="var(--on-s${seat})"/>`).join('')}</g></svg>` +
  rect(10, 10, 180, 180, 'none', 8, `stroke="var(--on-s${seat})" stroke-opacity=".8" stroke-width="3"`) +
  circle(100, 100, 50, `var(--s${seat})`) +
  at(100, 100, 0.95, emblem(seat));

export const cobbleClips = () =>
  `<clipPath id="half-nw"><path d="M-60 -60 H60 L-60 60 Z"/></clipPath><clipPath id="half-se"><path d="M60 60 H-60 L60 -60 Z"/></clipPath>`;
