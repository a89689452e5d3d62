// A QR code of a short text, drawn by us: bytes, the middle error correction (M), versions 1 to 10 (213 characters). ISO/IEC 18004.

/** Bytes of data and of correction a block, and blocks (two kinds: how many, data bytes), by version. @type {[number, [number, number][]][]} */
const BLOCKS = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  // prettier-ignore
  [22, [[2, 38], [2, 39]]],
  // prettier-ignore
  [22, [[3, 36], [2, 37]]],
  // prettier-ignore
  [26, [[4, 43], [1, 44]]],
];
/** Where the small finders lie, by version. */
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const PAD = [0xec, 0x11];

// Arithmetic in the field of 256 elements --------------------------------------------------------------------

const EXP = new Uint8Array(512),
  LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
/** @param {number} a @param {number} b */
const times = (a, b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** The correction of a block. @param {number[]} data @param {number} count */
const correction = (data, count) => {
  let divisor = [1];
  for (let i = 0; i < count; i++) divisor = [...divisor, 0].map((v, k) => v ^ times(k ? divisor[k - 1] : 0, EXP[i]));
  const rest = [...data, ...Array(count).fill(0)];
  data.forEach((_, i) => {
    const lead = rest[i];
    divisor.forEach((v, k) => (rest[i + k] ^= times(v, lead)));
  });
  return rest.slice(data.length);
};

// Data ---------------------------------------------------------------------------------------------------------

/** How many bytes of data a version holds. @param {number} version */
const room = (version) => BLOCKS[version - 1][1].reduce((sum, [n, bytes]) => sum + n * bytes, 0);

/** The text as the bytes of a version. @param {Uint8Array} text @param {number} version */
const dataOf = (text, version) => {
  const bits = [4, 4, text.length, version < 10 ? 8 : 16, ...[...text].flatMap((byte) => [byte, 8]), 0, 4];
  let all = '';
  for (let i = 0; i < bits.length; i += 2) all += bits[i].toString(2).padStart(bits[i + 1], '0');
  all = all.slice(0, room(version) * 8);
  all = all.padEnd(Math.ceil(all.length / 8) * 8, '0');
  const bytes = all.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? [];
  while (bytes.length < room(version)) bytes.push(PAD[(bytes.length - all.length / 8) % 2]);
  return bytes;
};

/** The bytes of all blocks, one of each in turn, then their corrections. @param {number[]} data @param {number} version */
const woven = (data, version) => {
  const [count, kinds] = BLOCKS[version - 1],
    blocks = kinds.flatMap(([n, bytes]) => Array(n).fill(bytes)).map((bytes) => data.splice(0, bytes)),
    fixes = blocks.map((block) => correction(block, count));
  const inTurn = (/** @type {number[][]} */ rows) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]] : [])),
    ).flat();
  return [...inTurn(blocks), ...inTurn(fixes)];
};

// The square ---------------------------------------------------------------------------------------------------

/** @typedef {(boolean | null)[][]} Grid */

/** A finder with its white edge. @param {Grid} grid @param {number} x @param {number} y */
const finder = (grid, x, y) => {
  for (let dy = -4; dy <= 4; dy++)
    for (let dx = -4; dx <= 4; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      if (grid[y + dy]?.[x + dx] !== undefined) grid[y + dy][x + dx] = ring !== 2 && ring !== 4;
    }
};

/** What is the same in every code of a version; the places of its format are taken. @param {number} version @returns {Grid} */
const frame = (version) => {
  const size = 17 + 4 * version,
    grid = Array.from({ length: size }, () => Array(size).fill(null)),
    centres = CENTRES[version - 1];
  for (let i = 8; i < size - 8; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  for (const y of centres)
    for (const x of centres) {
      if ((x === 6 && y > size - 9) || (y === 6 && x > size - 9) || (x === 6 && y === 6)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) grid[y + dy][x + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    finder(grid, x, y);
  return grid;
};

/** A number with its check bits behind. @param {number} value @param {number} bits @param {number} poly */
const checked = (value, bits, poly) => {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = 31 - Math.clz32(rest)) rest ^= poly << (i - bits);
  return (value << bits) | rest;
};

/** Which mask, and from version 7 on which version. @param {Grid} grid @param {number} version @param {number} mask */
const format = (grid, version, mask) => {
  const size = grid.length,
    code = checked(mask, 10, 0x537) ^ 0x5412,
    bit = (/** @type {number} */ i) => ((code >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i][8] = bit(i);
    grid[8][i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i] = bit(i);
  }
  grid[size - 8][8] = true;
  if (version < 7) return;
  const whole = checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
    grid[a][b] = grid[b][a] = ((whole >> i) & 1) === 1;
  }
};

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Lay the bits up and down in columns of two, from the right. @param {Grid} grid @param {number[]} bytes @param {number} mask */
const lay = (grid, bytes, mask) => {
  const size = grid.length;
  let i = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let k = 0; k < size; k++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - k : k;
        if (grid[y][x] !== null) continue;
        const bit = ((bytes[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
        grid[y][x] = (bit === 1) !== MASKS[mask](x, y);
        i++;
      }
  }
};

/** How hard a code is to read: long rows and blocks of one colour, and too much of one. @param {Grid} grid */
const penalty = (grid) => {
  const size = grid.length,
    turned = grid.map((_, x) => grid.map((row) => row[x]));
  let sum = 0;
  for (const row of [...grid, ...turned])
    for (const run of row
      .map(Number)
      .join('')
      .match(/(.)\1*/g) ?? [])
      if (run.length >= 5) sum += run.length - 2;
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (new Set([grid[y][x], grid[y - 1][x], grid[y][x - 1], grid[y - 1][x - 1]]).size === 1) sum += 3;
  const dark = grid.flat().filter(Boolean).length / size ** 2;
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
};

/** A code with one mask. @param {Uint8Array} text @param {number} version @param {number} mask */
const code = (text, version, mask) => {
  const grid = frame(version);
  format(grid, version, mask);
  lay(grid, woven(dataOf(text, version), version), mask);
  return /** @type {boolean[][]} */ (grid);
};

/** The code of a text as rows of dark and light; null where it is too long. @param {string} words @param {number} [mask] */
export const qrCode = (words, mask) => {
  const text = new TextEncoder().encode(words),
    version = BLOCKS.findIndex((_, i) => room(i + 1) >= text.length + (i < 9 ? 2 : 3)) + 1;
  if (!version) return null;
  const all = (mask === undefined ? MASKS.map((_, i) => i) : [mask]).map((one) => code(text, version, one));
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
};

/** The path of a code's dark squares, four squares from the edge, and the side of the whole. @param {string} words @returns {{side: number, path: string}} */
export const qrPath = (words) => {
  const rows = qrCode(words) ?? [];
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  return { side: rows.length + 8, path: dark.join('') };
};
