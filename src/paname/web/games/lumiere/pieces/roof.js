// Buildings of Lumière: polyominoes drawn as Paris roofs from above, lit from the north-west, with dormers and the owner's chimney.
import { at, rect, stroke, path, rounded, text } from '../../../pieces/svg.js';
import { emblem } from '../../../pieces/seats.js';

/** Outline of a hole-free polyomino as a clockwise loop of [x,y] corners. @param {number[][]} cells */
export const outline = (cells) => {
  const has = new Set(cells.map(([r, k]) => `${r},${k}`)),
    next = /** @type {Map<string, number[]>} */ (new Map());
  for (const [r, k] of cells) {
    if (!has.has(`${r - 1},${k}`)) next.set(`${k},${r}`, [k + 1, r]);
    if (!has.has(`${r},${k + 1}`)) next.set(`${k + 1},${r}`, [k + 1, r + 1]);
    if (!has.has(`${r + 1},${k}`)) next.set(`${k + 1},${r + 1}`, [k, r + 1]);
    if (!has.has(`${r},${k - 1}`)) next.set(`${k},${r + 1}`, [k, r]);
  }
  const [first] = next.keys(),
    loop = /** @type {number[][]} */ ([]);
  let at0 = first.split(',').map(Number);
  do {
    loop.push(at0);
    at0 = /** @type {number[]} */ (next.get(at0.join()));
  } while (at0.join() !== first);
  return loop.filter(([x, y], i) => {
    const [px, py] = /** @type {number[]} */ (loop.at(i - 1)),
      [nx, ny] = loop[(i + 1) % loop.length];
    return (x - px) * (ny - y) !== (y - py) * (nx - x);
  });
};

/** @param {number[]} from @param {number[]} to */
const dir = ([x, y], [X, Y]) => [Math.sign(X - x), Math.sign(Y - y)];
/** The loop moved inwards by d. @param {number[][]} loop @param {number} d */
export const inset = (loop, d) =>
  loop.map((v, i) => {
    const [ax, ay] = dir(/** @type {number[]} */ (loop.at(i - 1)), v),
      [bx, by] = dir(v, loop[(i + 1) % loop.length]);
    return [v[0] + d * (-ay - by), v[1] + d * (ax + bx)];
  });
/** @param {number[][]} loop */
const loopPath = (loop, s = 100) => `M${loop.map(([x, y]) => `${rounded(x * s)} ${rounded(y * s)}`).join('L')}Z`;
/** @type {Record<string, string>} */
const FACE = { '1,0': 'n', '0,1': 'e', '-1,0': 's', '0,-1': 'w' };

/** Building, 100 units a space. cells [[row,col]…] already turned. owner o | b | n (nobody).
 *  @param {number[][]} cells @param {string} owner @param {{lit?:boolean, flat?:boolean}} [o] */
export const roof = (cells, owner, o = {}) => {
  const R = `--r${owner}-`,
    loop = outline(cells),
    eave = inset(loop, 0.05),
    top = inset(loop, 0.29);
  const col = (/** @type {string} */ k) => `var(${R}${k})`;
  let s =
    path(loopPath(inset(loop, 0.03)), 'var(--shadow)', '', 0, 'opacity=".38" transform="translate(5 7)"') +
    path(loopPath(eave), col('l'), col('l'), 3, 'stroke-linejoin="round"');
  eave.forEach((a, i) => {
    const j = (i + 1) % eave.length,
      q = [a, eave[j], top[j], top[i]];
    s += path(loopPath(q), col(FACE[dir(loop[i], loop[j]).join()]), col('l'), 1.4, 'stroke-linejoin="round"');
  });
  s += path(loopPath(top), col('t'), col('l'), 2, 'stroke-linejoin="round"');
  const has = new Set(cells.map((x) => x.join()));
  let seams = '',
    dorm = '';
  for (const [r, k] of cells) {
    const n = has.has(`${r - 1},${k}`),
      so = has.has(`${r + 1},${k}`),
      w = has.has(`${r},${k - 1}`),
      e = has.has(`${r},${k + 1}`);
    const y0 = r * 100 + (n ? 0 : 31),
      y1 = r * 100 + (so ? 100 : 69),
      x0 = k * 100 + (w ? 0 : 31),
      x1 = k * 100 + (e ? 100 : 69);
    if ((n || so) && !(w || e)) {
      for (let y = 10; y < 100; y += 20)
        if (r * 100 + y > y0 && r * 100 + y < y1) seams += `M${k * 100 + 31} ${r * 100 + y}h38`;
    } else if ((w || e) && !(n || so)) {
      for (let x = 10; x < 100; x += 20)
        if (k * 100 + x > x0 && k * 100 + x < x1) seams += `M${k * 100 + x} ${r * 100 + 31}v38`;
    } else seams += `M${k * 100 + 50} ${y0}V${y1}M${x0} ${r * 100 + 50}H${x1}`;
    const win = o.lit ? 'var(--win-lit)' : 'var(--win)';
    const d = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ a) =>
      at(
        k * 100 + x,
        r * 100 + y,
        1,
        `<g transform="rotate(${a})">` +
          path('M-10 7 V-3 Q-10 -9 0 -9 Q10 -9 10 -3 V7 Z', col('t'), col('l'), 2) +
          path('M-5 7 V-1 Q-5 -4 0 -4 Q5 -4 5 -1 V7 Z', win) +
          '</g>',
      );
    if (!n) dorm += d(50, 16, 180);
    if (!so) dorm += d(50, 84, 0);
    if (!w) dorm += d(16, 50, 90);
    if (!e) dorm += d(84, 50, -90);
  }
  s += stroke(seams, col('l'), 1.2, 'opacity=".4"');
  s +=
    path(loopPath(inset(loop, 0.31)), 'none', 'var(--card)', 1.6, 'opacity=".35" stroke-linejoin="round"') +
    (o.flat ? '' : dorm);
  return s;
};

/** Chimney stack with the owner's emblem; about 64 wide round 0,0. @param {number} seat */
export const chimney = (seat) =>
  path('M-24 -20 L30 -20 L38 30 L-16 30 Z', 'var(--shadow)', '', 0, 'opacity=".35"') +
  rect(-31, -30, 58, 52, `var(--s${seat}k)`, 5, 'stroke="var(--contour)" stroke-width="3"') +
  rect(-31, -33, 58, 46, `var(--s${seat})`, 5, 'stroke="var(--contour)" stroke-width="3"') +
  at(-2, -10, 0.4, emblem(seat));

/** Outline only, for ghosts and legal areas. @param {number[][]} cells */
export const footprint = (cells, extra = '') =>
  `<path d="${loopPath(inset(outline(cells), 0.04))}" stroke-linejoin="round" ${extra}/>`;

/** Size × lamps plate. @param {number} size @param {number} lamps */
export const litPlate = (size, lamps) =>
  rect(-34, -19, 68, 38, lamps ? 'var(--gold-2)' : 'var(--card)', 19, 'stroke="var(--contour)" stroke-width="3"') +
  text(0, 9, 27, `${size}×${lamps}`, { fill: lamps ? '#3a2503' : 'var(--ink-2)' });
