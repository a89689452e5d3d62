// Where things lie on the square: names of spaces and zones, shapes, turns, and the placement nearest to the pointer.

/** @typedef {import('../../draft.js').Legal} Legal */
/** A space as [row, column]. @typedef {[number, number]} Cell */

export const COLUMNS = 'abcdefgh';

/** @param {string} name @returns {Cell} */
export const cellOf = (name) => [Number(name[1]) - 1, COLUMNS.indexOf(name[0])];
/** @param {number} row @param {number} column */
export const nameOf = (row, column) => `${COLUMNS[column]}${row + 1}`;
/** @param {readonly string[]} names */
export const cellsOf = (names) => names.map(cellOf);
/** The first space of a zone. @param {string} zone @returns {Cell} */
export const cornerOf = (zone) => [(Number(zone[1]) - 1) * 2, 'ABCD'.indexOf(zone[0]) * 2];
/** @param {number} row @param {number} column */
export const zoneAt = (row, column) => `${'ABCD'[column >> 1]}${(row >> 1) + 1}`;
export const ALL_ZONES = [1, 2, 3, 4].flatMap((row) => [...'ABCD'].map((letter) => `${letter}${row}`));
export const ALL_SPACES = Array.from({ length: 64 }, (_, i) => nameOf(i >> 3, i & 7));

/** Quarter turns clockwise, moved back to the corner. @param {readonly Cell[]} cells @param {number} turns @returns {Cell[]} */
export const turned = (cells, turns) => {
  let result = /** @type {Cell[]} */ ([...cells]);
  for (let i = 0; i < turns % 4; i++) {
    const height = Math.max(...result.map(([r]) => r));
    result = result.map(([r, c]) => [c, height - r]);
  }
  return result;
};

/** A tile's four letters (o b s L, row by row) as they lie for a seat at a turn. @param {readonly string[]} rows @param {number} seat @param {number} turn */
export const tileLetters = (rows, seat, turn) => {
  let letters = [...rows.join('')].map((mark) => ({ O: 'ob'[seat], X: 'bo'[seat], S: 's', L: 'L' })[mark] ?? 's');
  for (let i = 0; i < turn % 4; i++) letters = [letters[2], letters[0], letters[3], letters[1]];
  return letters.join('');
};

/** Where a placement's weight lies, in spaces. @param {readonly Cell[]} cells */
export const centre = (cells) => [
  cells.reduce((sum, [r]) => sum + r + 0.5, 0) / cells.length,
  cells.reduce((sum, [, c]) => sum + c + 0.5, 0) / cells.length,
];

/** @param {Legal} action @returns {string[]} */
export const spacesOf = (action) =>
  /** @type {string[]} */ (action.fields.spaces ?? (action.fields.space ? [action.fields.space] : []));

/** The placement that covers the pointed space and lies nearest to the pointer; it keeps the turn if it can, else takes the nearest turn clockwise.
 * @param {readonly Legal[]} actions @param {string} space @param {number} x @param {number} y @param {number} turn @returns {Legal | null} */
export const nearest = (actions, space, x, y, turn) => {
  const [row, column] = cellOf(space);
  const over = actions.filter((action) => spacesOf(action).includes(space));
  const cost = (/** @type {Legal} */ action) => {
    const [r, c] = centre(cellsOf(spacesOf(action)));
    const quarter = (Number(action.fields.turn ?? turn) - turn + 4) % 4;
    return quarter * 1000 + Math.hypot(r - row - y, c - column - x);
  };
  return over.reduce(
    (/** @type {Legal | null} */ best, action) => (!best || cost(action) < cost(best) ? action : best),
    null,
  );
};

/** The next placement of the same thing round the same space, turned on. @param {readonly Legal[]} actions @param {Legal} now @param {string} space @param {number} step */
export const turnOn = (actions, now, space, step) => {
  const field = 'front' in now.fields ? 'front' : 'turn';
  const fronts = ['north', 'east', 'south', 'west'];
  const at = (/** @type {Legal} */ action) =>
    field === 'front' ? fronts.indexOf(String(action.fields.front)) : Number(action.fields.turn);
  for (let k = 1; k < 4; k++) {
    const wanted = (at(now) + step * k + 8) % 4;
    const found = nearest(
      actions.filter((action) => at(action) === wanted),
      space,
      0.5,
      0.5,
      wanted,
    );
    if (found) return found;
  }
  return now;
};

/** The cells of a building on which its chimney and its plate are drawn: the middle, and what is furthest from it. @param {readonly Cell[]} cells */
export const spots = (cells) => {
  const [r, c] = centre(cells);
  const far = (/** @type {Cell} */ cell) => Math.hypot(cell[0] + 0.5 - r, cell[1] + 0.5 - c);
  const chimney = [...cells].sort((a, b) => far(a) - far(b) || b[0] - a[0])[0];
  const away = (/** @type {Cell} */ cell) => Math.hypot(cell[0] - chimney[0], cell[1] - chimney[1]) - cell[0] * 0.1;
  const plate = [...cells].sort((a, b) => away(b) - away(a))[0];
  return { chimney, plate };
};
