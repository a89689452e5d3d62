// The printed facts as the client uses them: lines by letter, stations by name, tiles as the view writes them.

import { signsOf } from './pieces/line.js';
import { nameThings } from '../../i18n.js';

/** @typedef {import('./pieces/line.js').Sign & {colour: string, stations: string[], calls: string[]}} Line */
/** @typedef {{name: string, place: [number, number], room: number, lines: string[]}} Station */
/** @typedef {{station: string, line: string}} Tile   a station and its line's letter */
/** @typedef {{board: [number, number], lines: Record<string, Line>, letters: string[], letterOf: Record<string, string>, stations: Record<string, Station>}} Network */

/** @type {WeakMap<object, Network>} */
const known = new WeakMap();

/** @param {any} components @returns {Network} */
const read = ({ board, lines, stations }) => {
  /** @type {Record<string, string>} */
  const letterOf = Object.fromEntries(lines.map((/** @type {Line} */ line) => [line.colour, line.letter]));
  const signs = signsOf(lines);
  nameThings(Object.fromEntries(lines.map((/** @type {Line} */ line) => [`line.${line.colour}`, line.letter])));
  return {
    board,
    lines: Object.fromEntries(
      lines.map((/** @type {Line} */ line, /** @type {number} */ i) => [line.letter, { ...line, ...signs[i] }]),
    ),
    letters: lines.map((/** @type {Line} */ line) => line.letter),
    letterOf,
    stations: Object.fromEntries(
      stations.map((/** @type {Station} */ one) => [
        one.name,
        { ...one, lines: one.lines.map((colour) => letterOf[colour]) },
      ]),
    ),
  };
};

/** The network of the components. @param {any} components @returns {Network} */
export const network = (components) => {
  const found = known.get(components) ?? read(components);
  known.set(components, found);
  return found;
};

/** A tile as the view writes it, `Odéon/orange`. @param {Network} net @param {string} text @returns {Tile} */
export const readTile = (net, text) => {
  const cut = text.lastIndexOf('/');
  return { station: text.slice(0, cut), line: net.letterOf[text.slice(cut + 1)] };
};

/** The name of a tile for targets and keys, `Odéon/D`. @param {Tile} tile */
export const tileId = ({ station, line }) => `${station}/${line}`;

/** @param {string} id @returns {Tile} */
export const tileFrom = (id) => {
  const cut = id.lastIndexOf('/');
  return { station: id.slice(0, cut), line: id.slice(cut + 1) };
};
