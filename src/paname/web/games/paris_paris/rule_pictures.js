// Pictures of the rules, built from the pieces: each belongs to a clause and says what its words say.
import { at, rect, circle, stroke, text } from '../../pieces/svg.js';
import { LETTER, line, lineBadge, swatch } from './pieces/line.js';
import { offerPin, stationTile, stop } from './pieces/station.js';
import { plotMark, shop } from './pieces/shop.js';
import { bus } from './pieces/bus.js';
import { ground as paper } from '../../rulebook/ground.js';
import { badge } from '../../pieces/seats.js';
import { box } from '../../rulebook/facts.js';

const LETTERS = Object.values(LETTER);

/** @param {number} x @param {number} y @param {number} seat @param {{ghost?: boolean, out?: boolean}} [look] */
const house = (x, y, seat, look) => at(x - 21, y - 52, 0.42, shop(seat, look));

/** A stop with its shops; 0 is free room. @param {number} x @param {number} y @param {string[]} lines @param {number[]} seats */
const stopAt = (x, y, lines, seats) =>
  at(x, y, 1.2, stop(lines)) +
  seats
    .map((seat, i) =>
      seat
        ? house(x + (i - (seats.length - 1) / 2) * 36, y, seat)
        : at(x + (i - (seats.length - 1) / 2) * 36 - 21, y - 52, 0.42, plotMark()),
    )
    .join('');

/** @param {number} x @param {number} y @param {number} seat */
const plus = (x, y, seat) =>
  at(
    x,
    y,
    0.9,
    rect(-17, -13, 34, 26, `var(--s${seat})`, 13, 'stroke="var(--contour)" stroke-width="2.6"') +
      text(0, 6.5, 18, '+1', { fill: `var(--tx-s${seat})` }),
  );

const ground = paper('var(--land)');

/** @typedef {import('../../rulebook/book.js').Printed} Printed */

/** A crossing of a line by its letter. @param {Printed} printed @param {string} letter @param {number} call */
const crossing = ({ components }, letter, call) =>
  components.lines.find((/** @type {any} */ one) => one.letter === letter)?.calls[call] ?? '';

/** A name in one line or, if it's long, in two. @param {string} name */
const inLines = (name) => {
  const cut = name.length > 10 ? name.indexOf(' ') : -1;
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
};

/** Letter, colour and pattern of the five lines. */
const lines = () =>
  ground +
  LETTERS.map(
    (letter, i) => at(30, 18 + i * 22, 0.2, lineBadge(letter)) + at(52, 10 + i * 22, 1, swatch(letter, 280, 15)),
  ).join('');

/** Room for one, room for two. */
const room = () =>
  ground +
  line('B', 'M20 92H160', 10) +
  stopAt(90, 92, ['B'], [0]) +
  line('A', 'M200 92H340', 10) +
  line('D', 'M270 130V60', 10) +
  stopAt(270, 92, ['A', 'D'], [0, 0]);

/** A station tile and its flag on the map. @param {Printed} printed */
const tiles = (printed) =>
  ground +
  at(24, 26, 0.94, stationTile(inLines(crossing(printed, 'D', 2)), 'D')) +
  line('D', 'M200 104H340', 10) +
  stopAt(262, 104, ['D', 'E'], [0, 0]) +
  at(318, 86, 0.9, offerPin('D'));

/** A new shop, and the one that has to go. */
const displaced = () =>
  ground +
  line('C', 'M20 112H340', 10) +
  stopAt(110, 112, ['C'], [2]) +
  stroke('M160 86H206', 'var(--ink-2)', 4) +
  stroke('M196 76L208 86L196 96', 'var(--ink-2)', 4) +
  stopAt(260, 112, ['C'], [1]) +
  house(316, 60, 2, { out: true });

/** Nobody at the stop itself: both ways to the nearest shops. */
const small = () =>
  ground +
  line('B', 'M20 104H340', 10) +
  stopAt(180, 104, ['B'], [0]) +
  stopAt(76, 104, ['B'], [1]) +
  stopAt(284, 104, ['B'], [3]) +
  circle(180, 104, 26, 'none', 'stroke="var(--vermilion)" stroke-width="3.4"') +
  at(216, 88, 0.86, offerPin('B', 1, true)) +
  plus(76, 38, 1) +
  plus(284, 38, 3);

/** A parked tile and a second one: the bus sets out. @param {Printed} printed */
const parked = (printed) =>
  ground +
  at(20, 40, 0.6, stationTile(inLines(crossing(printed, 'C', 1)), 'C')) +
  text(128, 76, 30, '+') +
  at(146, 40, 0.6, stationTile(inLines(crossing(printed, 'C', 0)), 'C')) +
  text(254, 76, 30, '=') +
  at(272, 44, 0.4, bus('C'));

/** A call: the shops on the crossing and next door. */
const call = () =>
  ground +
  line('A', 'M20 108H340', 10) +
  line('C', 'M180 136V56', 10) +
  stopAt(180, 108, ['A', 'C'], [1, 2]) +
  stopAt(64, 108, ['A'], [1]) +
  stopAt(300, 108, ['A'], [3]) +
  plus(162, 40, 1) +
  plus(198, 40, 2) +
  plus(64, 40, 1) +
  at(212, 92, 0.36, bus('A'));

/** A secret marker beside its line. */
const marker = () => ground + line('E', 'M130 92C180 40 250 130 340 60', 10) + at(72, 70, 0.86, lineBadge('E'));

/** Pictures by clause, each in a box of 360×140. @type {import('../../game.js').RulePicturesModule['pictures']} */
export const pictures = {
  'T0.1': lines,
  'T0.3': tiles,
  'T0.4': room,
  'T1.2': marker,
  'T2.3': displaced,
  'T3.2': small,
  'T4.1': parked,
  'T4.2': call,
};

/** @type {import('../../game.js').RulePicturesModule['facts']} */
export const facts = [
  [/^seat \d/, (v, _, id) => box(104, 104, at(52, 52, 1, badge(Number(id.slice(-1)))), '')],
  [/^line \d/, (v) => box(100, 100, at(50, 50, 1, lineBadge(v.letter)), v.stations.join(' · '))],
  [
    /^station \d/,
    (v) => box(44, 44, at(22, 22, 1.2, stop(Object.keys(v.tiles).map((colour) => LETTER[colour]))), v.name),
  ],
];
