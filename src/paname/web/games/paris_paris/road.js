// Where things stand on the sheet, and the way of the bus along a line as a list of points.
import { TALL, WIDE } from './pieces/map.js';
import { smooth } from './pieces/line.js';

/** @typedef {import('./facts.js').Network} Network */
/** @typedef {import('./pieces/map.js').Sheet} Sheet */
/** @typedef {import('./pieces/map.js').Spot} Spot */
/** @typedef {[number, number]} Point */

/** @param {boolean} phone @returns {Sheet} */
export const sheet = (phone) => (phone ? TALL : WIDE);

/** A station on the sheet; one that our drawing does not know stands where the component file puts it. @param {Sheet} M @param {Network} net @param {string} name @returns {Spot} */
export const spot = (M, net, name) => {
  const drawn = M.at[name];
  if (drawn) return drawn;
  const [x, y] = net.stations[name]?.place ?? [0, 0],
    margin = 40 * M.k;
  return [
    margin + (x / net.board[0]) * (M.w - 2 * margin),
    margin + (y / net.board[1]) * (M.h - 2 * margin),
    0,
    28 * M.k,
    'm',
  ];
};

/** @param {Sheet} M @param {Network} net @param {string} letter @returns {Point[]} */
export const stopsOf = (M, net, letter) =>
  net.lines[letter].stations.map((name) => /** @type {Point} */ (spot(M, net, name).slice(0, 2)));

/** Where a line's letter stands: beside its first stop, away from the second. @param {Sheet} M @param {Network} net @param {string} letter @returns {Point} */
export const startOf = (M, net, letter) => {
  const known = M.start[net.lines[letter].stations[0]];
  if (known) return known;
  const [[x, y], [nextX, nextY]] = stopsOf(M, net, letter),
    far = (34 * M.k) / (Math.hypot(x - nextX, y - nextY) || 1),
    within = (/** @type {number} */ place, /** @type {number} */ most) =>
      Math.min(Math.max(place, 18 * M.k), most - 18 * M.k);
  return [within(x + (x - nextX) * far, M.w), within(y + (y - nextY) * far, M.h)];
};

/** @param {Sheet} M @param {Network} net @param {string} letter */
export const linePath = (M, net, letter) => smooth(stopsOf(M, net, letter));

/** Points on one stretch of the smooth line, its end included. @param {Point[]} q @param {number} i the stop it ends at @param {number} steps @param {number} [k] @returns {Point[]} */
const stretch = (q, i, steps, k = 0.17) => {
  const a = q[i - 2] ?? q[i - 1],
    b = q[i - 1],
    e = q[i],
    d = q[i + 1] ?? q[i];
  const [p, r] = [0, 1].map((n) => [b[n] + (e[n] - a[n]) * k, e[n] - (d[n] - b[n]) * k]);
  const value = (/** @type {number} */ u, /** @type {number} */ n, /** @type {number[]} */ [c1, c2]) =>
    (1 - u) ** 3 * b[n] + 3 * (1 - u) ** 2 * u * c1 + 3 * (1 - u) * u ** 2 * c2 + u ** 3 * e[n];
  return Array.from(
    { length: steps },
    (_, j) => /** @type {Point} */ ([value((j + 1) / steps, 0, p), value((j + 1) / steps, 1, r)]),
  );
};

/** The bus's way from one stop of a line to a later one. @param {Point[]} stops @param {number} from @param {number} to @returns {Point[]} */
export const way = (stops, from, to) => [
  stops[from],
  ...Array.from({ length: to - from }, (_, i) => stretch(stops, from + i + 1, 6)).flat(),
];

/** @param {readonly Point[]} points @returns {Keyframe[]} */
export const driven = (points) =>
  points.map(([x, y]) => ({ transform: `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px)` }));
