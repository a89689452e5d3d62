// Pictures of the rules, built from the pieces: each belongs to a clause and says what its words say.
import { at, rect, circle, stroke, text } from '../../pieces/svg.js';
import { line, lineBadge, linesOf, signsOf, swatch } from './pieces/line.js';
import { offerPin, stationTile, stop } from './pieces/station.js';
import { plotMark, shop } from './pieces/shop.js';
import { bus } from './pieces/bus.js';
import { ground as paper } from '../../rulebook/ground.js';
import { badge } from '../../pieces/seats.js';
import { box } from '../../rulebook/facts.js';

/** @param {number} x @param {number} y @param {number} seat @param {{ghost?: boolean, out?: boolean}} [look] */
const house = (x, y, seat, look) => at(x - 21, y - 52, 0.42, shop(seat, look));

/** A stop with its shops; 0 is free room. @param {number} x @param {number} y @param {import('./pieces/line.js').Sign[]} lines @param {number[]} seats */
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

/** The lines of the set, as they are drawn. @param {Printed} printed */
const signs = ({ components }) => signsOf(components.lines);

/** A crossing of a line by its place. @param {Printed} printed @param {number} place @param {number} call @returns {string} */
const crossing = ({ components }, place, call) => components.lines[place].calls[call];

/** A name in one line or, if it's long, in two. @param {string} name */
const inLines = (name) => {
  const cut = name.length > 10 ? name.indexOf(' ') : -1;
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
};

/** Letter, colour and pattern of the five lines. @param {Printed} printed */
const lines = (printed) =>
  ground +
  signs(printed)
    .map((sign, i) => at(30, 18 + i * 22, 0.2, lineBadge(sign)) + at(52, 10 + i * 22, 1, swatch(sign, 280, 15)))
    .join('');

/** Room for one, room for two. @param {Printed} printed */
const room = (printed) => {
  const [a, b, , d] = signs(printed);
  return (
    ground +
    line(b, 'M20 92H160', 10) +
    stopAt(90, 92, [b], [0]) +
    line(a, 'M200 92H340', 10) +
    line(d, 'M270 130V60', 10) +
    stopAt(270, 92, [a, d], [0, 0])
  );
};

/** A station tile and its flag on the map. @param {Printed} printed */
const tiles = (printed) => {
  const [, , , d, e] = signs(printed);
  return (
    ground +
    at(24, 26, 0.94, stationTile(inLines(crossing(printed, 3, 2)), d)) +
    line(d, 'M200 104H340', 10) +
    stopAt(262, 104, [d, e], [0, 0]) +
    at(318, 86, 0.9, offerPin(d))
  );
};

/** A new shop, and the one that has to go. @param {Printed} printed */
const displaced = (printed) => {
  const [, , c] = signs(printed);
  return (
    ground +
    line(c, 'M20 112H340', 10) +
    stopAt(110, 112, [c], [2]) +
    stroke('M160 86H206', 'var(--ink-2)', 4) +
    stroke('M196 76L208 86L196 96', 'var(--ink-2)', 4) +
    stopAt(260, 112, [c], [1]) +
    house(316, 60, 2, { out: true })
  );
};

/** Nobody at the stop itself: both ways to the nearest shops. @param {Printed} printed */
const small = (printed) => {
  const [, b] = signs(printed);
  return (
    ground +
    line(b, 'M20 104H340', 10) +
    stopAt(180, 104, [b], [0]) +
    stopAt(76, 104, [b], [1]) +
    stopAt(284, 104, [b], [3]) +
    circle(180, 104, 26, 'none', 'stroke="var(--vermilion)" stroke-width="3.4"') +
    at(216, 88, 0.86, offerPin(b, 1, true)) +
    plus(76, 38, 1) +
    plus(284, 38, 3)
  );
};

/** A parked tile and a second one: the bus sets out. @param {Printed} printed */
const parked = (printed) => {
  const [, , c] = signs(printed);
  return (
    ground +
    at(20, 40, 0.6, stationTile(inLines(crossing(printed, 2, 1)), c)) +
    text(128, 76, 30, '+') +
    at(146, 40, 0.6, stationTile(inLines(crossing(printed, 2, 0)), c)) +
    text(254, 76, 30, '=') +
    at(272, 44, 0.4, bus(c))
  );
};

/** A call: the shops on the crossing and next door. @param {Printed} printed */
const call = (printed) => {
  const [a, , c] = signs(printed);
  return (
    ground +
    line(a, 'M20 108H340', 10) +
    line(c, 'M180 136V56', 10) +
    stopAt(180, 108, [a, c], [1, 2]) +
    stopAt(64, 108, [a], [1]) +
    stopAt(300, 108, [a], [3]) +
    plus(162, 40, 1) +
    plus(198, 40, 2) +
    plus(64, 40, 1) +
    at(212, 92, 0.36, bus(a))
  );
};

/** A secret marker beside its line. @param {Printed} printed */
const marker = (printed) => {
  const e = signs(printed)[4];
  return ground + line(e, 'M130 92C180 40 250 130 340 60', 10) + at(72, 70, 0.86, lineBadge(e));
};

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
  [
    /^line \d/,
    (v, all, id) =>
      box(100, 100, at(50, 50, 1, lineBadge(linesOf(all)[Number(id.slice(-1)) - 1].sign)), v.stations.join(' · ')),
  ],
  [
    /^station \d/,
    (v, all) =>
      box(
        44,
        44,
        at(
          22,
          22,
          1.2,
          stop(
            linesOf(all)
              .filter(({ stations }) => stations.includes(v.name))
              .map(({ sign }) => sign),
          ),
        ),
        v.name,
      ),
  ],
];
