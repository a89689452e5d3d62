// Pictures of Lumière's rules, built from the pieces: each belongs to a clause and says what its words say.
import { number } from '../../i18n.js';
import { at, rect, text } from '../../pieces/svg.js';
import { cobbleClips, cobbleDefs, space, tile, tileBack } from '../../pieces/cobble.js';
import { chimney, litPlate, roof } from './pieces/roof.js';
import { glow, lamp, lampTile } from '../../pieces/lamp.js';
import { actionToken, annex, cobbleToken, dancer, fountain, garden, painter, statue } from './pieces/specials.js';
import { postcard } from './pieces/postcard.js';
import { arrow, ground, row, sign } from '../../rulebook/ground.js';
import { box } from '../../rulebook/facts.js';

/** @typedef {import('../../rulebook/book.js').Printed} Printed */

/** The letters of the file as kinds of stone. */
export const KINDS = /** @type {Record<string, string>} */ ({ O: 'o', X: 'b', S: 's', L: 'L' });
/** The letters of a tile as it is drawn. @param {readonly string[]} rows */
const lettersOf = (rows) => rows.join('').replace(/./g, (one) => KINDS[one]);

/** The shapes that the pictures use, row by row. @type {Record<string, number[][]>} */
const SHAPES = {
  I3: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  V3: [
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  T4: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ],
  P5: [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ],
  U6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 0],
    [1, 3],
  ],
};

/** Spaces of the square, row by row: o b s L, a dot for none; 45 units each. @param {number} x @param {number} y @param {readonly string[]} rows */
const stones = (x, y, rows) =>
  rows
    .flatMap((kinds, r) =>
      [...kinds].map((kind, c) => (kind === '.' ? '' : at(x + c * 45, y + r * 45, 0.45, space(kind, r * 3 + c)))),
    )
    .join('');

/** A lamp with its light on a space. @param {number} x @param {number} y @param {boolean} [big] */
const lit = (x, y, big = false) => at(x, y, 0.45, at(50, 50, 1, glow(big ? 2 : 1)) + lamp(big));

/** A raised building; column and row of its first corner in units of 45. @param {number} x @param {number} y @param {string} shape @param {'o' | 'b'} owner */
const raised = (x, y, shape, owner) =>
  at(x, y, 0.45, roof(SHAPES[shape], owner, { lit: true })) +
  at(x + SHAPES[shape][0][1] * 45 + 22, y + 24, 0.3, chimney(owner === 'o' ? 1 : 2));

const square = () =>
  ground() +
  [0, 1, 2, 3]
    .flatMap((r) =>
      [0, 1, 2, 3].map((c) =>
        rect(114 + c * 33, 5 + r * 33, 31, 31, (r + c) % 2 ? 'var(--card)' : 'var(--paper)', 4, 'stroke="var(--rule)"'),
      ),
    )
    .join('') +
  at(147, 38, 0.155, tile('osLo')) +
  at(180, 38, 0.155, tile('bsbo'));

const paving = () =>
  ground() +
  at(20, 30, 0.4, tile('oLob')) +
  arrow(112) +
  stones(160, 25, ['os']) +
  rect(160, 25, 90, 90, 'none', 6, 'stroke="var(--absinthe)" stroke-width="3" stroke-dasharray="6 5"') +
  sign(284, '/') +
  at(298, 42, 0.26, roof(SHAPES.P5, 'n'));

const turned = () =>
  ground() +
  row(
    ['oLob', 'ooLb', 'boLo', 'bLoo'].map((letters) => tile(letters)),
    0.38,
    200,
    200,
  );

const building = () => ground() + stones(90, 25, ['oosb', 'bLob']) + raised(90, 25, 'I3', 'o');

const light = () =>
  ground() +
  stones(67, 25, ['Looob', 'bboLb']) +
  raised(112, 25, 'T4', 'o') +
  lit(67, 25) +
  lit(202, 70) +
  at(292, 48, 0.9, litPlate(4, 2));

const group = () =>
  ground() +
  stones(56, 25, ['ooobbs', 'bboobo']) +
  raised(56, 25, 'I3', 'o') +
  at(
    146,
    70,
    0.45,
    roof(
      [
        [0, 0],
        [0, 1],
      ],
      'o',
      { lit: true },
    ),
  ) +
  at(168, 94, 0.3, chimney(1)) +
  sign(338, 5);

/** @param {Printed} printed */
const unbuilt = ({ components }) =>
  ground() +
  at(60, 43, 0.34, roof(SHAPES.U6, 'n')) +
  arrow(222) +
  text(306, 83, 38, number(components.unbuilt), { fill: 'var(--bad)' });

/** The first tiles of the set, and a back. @param {Printed} printed */
const someTiles = ({ components }) => {
  const rows = /** @type {string[][]} */ (Object.values(components.tiles)).slice(0, 3);
  return ground() + row([...rows.map((one) => tile(lettersOf(one))), tileBack(1)], 0.4, 200, 200);
};

/** A building of each size in the set. @param {Printed} printed */
const someBuildings = ({ components }) => {
  const shapes = /** @type {number[][][]} */ (Object.values(components.buildings)),
    sizes = [...new Set(shapes.map((cells) => cells.length))];
  return (
    ground() +
    row(
      sizes.map((size) => roof(/** @type {number[][]} */ (shapes.find((cells) => cells.length === size)), 'n')),
      0.2,
      350,
      300,
    )
  );
};

/** A postcard beside what it brings. @param {string} id @param {string} brings @param {number} [width] */
const card = (id, brings, width = 100) =>
  ground() + at(14, 8, 0.6, postcard(id)) + arrow(172) + at(284 - width * 0.4, 30, 0.8, brings);

const covered = () => at(0, 0, 0.9, space('L')) + at(0, 0, 0.9, roof([[0, 0]], 'o'));
const forgiven = () => text(50, 70, 48, '0', { fill: 'var(--good)' });
const swap = () => at(10, 20, 0.34, roof(SHAPES.V3, 'n')) + at(50, 30, 0.34, roof(SHAPES.I3.slice(0, 2), 'o'));
const shining = () => at(50, 50, 0.62, glow(2)) + lamp(true);

/** Pictures by clause, each in a box of 360×140. @type {import('../../game.js').RulePicturesModule['pictures']} */
export const pictures = {
  'L0.1': square,
  'L0.2': someTiles,
  'L0.3': someBuildings,
  'L0.4': () =>
    ground() +
    row([at(50, 50, 1.3, chimney(1)), actionToken(1), at(50, 50, 1.3, chimney(2)), actionToken(2)], 0.7, 100, 100),
  'L0.5': () => ground() + row([painter(1), dancer(1), statue(1), annex(1), lampTile(), cobbleToken()], 0.54, 100, 100),
  'L0.8': () => ground() + row([at(0, 0, 1, space('L')) + lamp(), lampTile(), lamp(true)], 0.9, 100, 100),
  'L1.2': () => ground() + row([tileBack(1), tile('oLob'), tileBack(2)], 0.46, 200, 200),
  'L2.1': paving,
  'L2.2': turned,
  'L3.3': building,
  'L4.1': () => card('levitation', swap()),
  'L4.2': () => card('metropolitain', covered()),
  'L4.3': () => card('jardin_des_plantes', at(0, 25, 0.5, garden(1))),
  'L4.4': () => card('sacre_coeur', forgiven()),
  'L4.5': () => card('le_peintre', painter(1)),
  'L4.6': () => card('chartier', cobbleToken()),
  'L4.7': () => card('bouquinistes_sur_la_seine', annex(1)),
  'L4.8': () => card('lampadaire', lampTile()),
  'L4.9': () => card('moulin_rouge', dancer(1)),
  'L4.10': () => card('fontaine_des_mers', at(0, 25, 0.5, fountain(1))),
  'L4.11': () => card('le_penseur', statue(1)),
  'L4.12': () => card('la_grande_lumiere', shining()),
  'L5.1': light,
  'L5.2': group,
  'L5.3': unbuilt,
};

/** @param {string[]} rows */
const cellsOf = (rows) => rows.flatMap((line, r) => [...line].flatMap((mark, c) => (mark === '#' ? [[r, c]] : [])));

/** The spaces that the large lamp lights, round it. @param {readonly string[]} rows */
const pattern = (rows) => {
  const side = 100 / rows.length;
  return rows
    .flatMap((line, r) =>
      [...line].map((mark, c) =>
        mark === 'L'
          ? at(c * side, r * side, side / 100, lamp(true))
          : rect(c * side + 1, r * side + 1, side - 2, side - 2, mark === '#' ? 'var(--gold)' : 'var(--inset)', 2),
      ),
    )
    .join('');
};

/** @type {import('../../game.js').RulePicturesModule['facts']} */
export const facts = [
  [/^large_lamp\.pattern/, (v) => box(100, 100, pattern(v.rows), '')],
  [/^tile \d/, (v) => box(200, 200, tile(lettersOf(v.rows)), v.name)],
  [/^building \d/, (v) => box(400, 400, at(0, 0, 1, roof(cellsOf(v.rows), 'n')), v.name)],
];

export const defs = cobbleDefs() + cobbleClips();
