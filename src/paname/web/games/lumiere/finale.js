// The scoring at the end, source by source, from the breakdown that adds up. Pure; the frame keeps the time.
import { signed } from '../../i18n.js';
import { at, rect, text } from '../../pieces/svg.js';
import { footprint } from './pieces/roof.js';
import { spots } from './geometry.js';
import { shapesOf } from './light_preview.js';
import { FLARE, GROW, STAMP, move } from './stage.js';
import { countingBar, gainsInWords, scoresOf } from '../../boards/counting.js';
import { scoreWords } from '../../words/sentence.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Line} Line */
/** @typedef {import('../../boards/board.js').Act} Act */
/** @typedef {import('./geometry.js').Cell} Cell */
/** What is counted now, what is counted by now, and the scores that this makes. @typedef {{line: Line, lines: Line[], scores: number[]}} Show */

/** How long the whole scoring may take, and one source at most, in ms. */
const WHOLE = 4500;
const ONE = 480;
/** Light building by building, groups, unbuilt buildings; postcards last. */
const ORDER = ['light', 'largest_group', 'unbuilt', 'unbuilt_spared'];

/** @param {Line} line */
const rank = ({ code }) => (ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length);

/** @param {Line} line */
const soundOf = ({ code, points }) => (code === 'light' ? 'flame' : points < 0 ? 'slate' : 'coin');

/** The lamps of a lit building flare, a postcard is stamped, the points rise. @param {Context} c @param {Line} line */
const motionsOf = (c, { subject: { building = '', card = '' } }) => [
  { find: '.counted', frames: GROW, ms: 220 },
  { find: `[data-at="card:${card}"]`, frames: STAMP, ms: 260 },
  ...(c.view.lit[String(building)] ?? []).map((/** @type {string} */ lamp) => move(`lamp-${lamp}`, FLARE, 420)),
];

/** @param {Context} c @param {readonly Line[]} lines @returns {Act[]} */
export const finale = (c, lines) => {
  const counted = lines.filter(({ points }) => points !== 0).sort((a, z) => rank(a) - rank(z)),
    ms = Math.min(ONE, WHOLE / Math.max(1, counted.length));
  return counted.map((line, i) => {
    const soFar = counted.slice(0, i + 1);
    return {
      show: { line, lines: soFar, scores: scoresOf(c, soFar) },
      ms,
      halt: false,
      sound: soundOf(line),
      motions: motionsOf(c, line),
    };
  });
};

/** @param {Context} c @returns {Show | null} */
const showOf = (c) => c.ui.show ?? null;

/** The buildings that a line speaks of. @param {import('./view.js').View} view @param {Line} line */
const countedShapes = (view, { subject, seat, facts }) => shapesOf(view, seat, facts.buildings ?? [subject.building]);

/** The points over what they are counted for. @param {Cell[]} cells @param {Line} line */
const plate = (cells, { seat, points }) => {
  const [row, column] = spots(cells).plate,
    mark = seat + 1;
  const drawn =
    rect(-52, -32, 104, 64, `var(--s${mark})`, 32, 'stroke="var(--contour)" stroke-width="4"') +
    text(0, 15, 44, signed(points), { fill: `var(--tx-s${mark})` });
  return at(column * 100 + 50, row * 100 + 50, 1, `<g class="counted">${drawn}</g>`);
};

/** What is counted now, outlined on the square. @param {Context} c */
export const counted = (c) => {
  const show = showOf(c),
    shapes = show ? countedShapes(c.view, show.line) : [];
  if (!show || !shapes.length) return '';
  const edges = shapes.map((cells) => footprint(cells, 'fill="none" stroke="#ffe27a" stroke-width="11"'));
  return edges.join('') + plate(shapes[0], show.line);
};

/** The action bar meanwhile. @param {Context} c */
export const bar = (c) => {
  const show = showOf(c);
  if (!show) return null;
  const { label, note } = scoreWords(show.line);
  return countingBar(gainsInWords(c, [show.line]), note ? `${label}: ${note}` : label);
};
