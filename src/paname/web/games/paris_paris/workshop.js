// The facts of Paris Paris in the workshop: where they are on the map, and how a phone shows them line by line.

import { at, text } from '../../pieces/svg.js';
import { COLOURS, line, lineBadge, linesOf, PATTERNS } from './pieces/line.js';
import { stop } from './pieces/station.js';

/** @typedef {import('../../workshop/model.js').WorkshopModule} WorkshopModule */
/** @typedef {import('../../rulebook/book.js').Fact} Fact */

/** @type {WorkshopModule['spots']} */
export const spots = [[/^(line|station) \d+$/, ([id]) => `[data-piece="${id}"]`]];

/** @type {WorkshopModule['fields']} */
export const fields = { choices: { colour: COLOURS, pattern: PATTERNS } };

/** A line that was entered may stop at stations that weren't, and cross lines that weren't. @type {WorkshopModule['related']} */
export const related = ['no_such_station', 'wrong_crossings', 'too_few_neighbours', 'on_lines', 'on_no_line'];

/** Room and tiles of a station follow from the lines, so a file may leave them out, as ours does. @type {WorkshopModule['adopt']} */
export const adopt = (facts) =>
  facts.map((fact) => {
    const { room: _, tiles: __, ...values } = fact.values;
    return fact.id.startsWith('station ') ? { ...fact, values } : fact;
  });

/** A fact by its id. @param {readonly Fact[]} now @param {string} id */
const factBy = (now, id) => /** @type {Fact} */ (now.find((fact) => fact.id === id));

/** The facts of a line's stations, in the order of its stops; none where the name is unknown. @param {string} area @param {readonly Fact[]} now */
const stopsOf = (area, now) =>
  /** @type {string[]} */ (factBy(now, area).values.stations).map((name) =>
    now.find(({ id, values }) => id.startsWith('station ') && values.name === name),
  );

/** A line from end to end with the names of its stops. @param {string} area @param {readonly Fact[]} now */
const route = (area, now) => {
  const { stations, start } = factBy(now, area).values,
    lines = linesOf(now),
    sign = lines[Number(area.slice(-1)) - 1].sign,
    through = (/** @type {string} */ name) => lines.filter((one) => one.stations.includes(name)).map((one) => one.sign),
    stops = stopsOf(area, now),
    names = stations.map((/** @type {string} */ name, /** @type {number} */ i) => {
      const y = 30 + i * 34,
        isStart = name === start;
      return (
        `<g data-piece="${stops[i]?.id ?? ''}"><rect x="86" y="${y - 15}" width="268" height="30" fill="none"/>` +
        at(104, y, 1.1, stop(through(name))) +
        text(128, y + 6, 17, name, { a: 's', f: 'text', w: isStart ? 800 : 500 }) +
        '</g>'
      );
    });
  const end = 30 + (stations.length - 1) * 34;
  return {
    w: 362,
    h: end + 30,
    art:
      line(sign, `M104 30V${end}`, 10) +
      `<g data-piece="${area}">${at(44, 44, 0.6, lineBadge(sign))}</g>` +
      names.join(''),
  };
};

/** @type {WorkshopModule['tabs']} */
export const tabs = [
  {
    name: 'line',
    sign: 'branch',
    groups: ['line'],
    areas: {
      names: [1, 2, 3, 4, 5].map((n) => `line ${n}`),
      facts: (area, now) => [area, ...stopsOf(area, now).flatMap((fact) => fact?.id ?? [])],
      picture: (_, area, now) => route(area, now),
    },
  },
  { name: 'station', sign: 'flag', groups: ['station'] },
  { name: 'seat', sign: 'people', groups: ['seat'] },
  { name: 'supply', sign: 'list', groups: ['supply', 'room', 'track', 'piles'] },
];

/** The map without the tiles on offer. @type {WorkshopModule['bare']} */
export const bare = (view) => ({ ...view, offer: [] });

/** The arrow starts at one end of a line or the other. @type {WorkshopModule['possible']} */
export const possible = ({ id, values }) =>
  id.startsWith('line ')
    ? [values.stations[0], values.stations.at(-1)].filter(Boolean).map((value) => ({ field: 'start', value }))
    : [];

export { faults } from './faults.js';
