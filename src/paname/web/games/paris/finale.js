// The scoring at the end: the francs of tile 27, then the districts one after another. Pure; the frame keeps the time.
import { at, rect, text } from '../../pieces/svg.js';
import { badge } from '../../pieces/seats.js';
import { signed } from '../../i18n.js';
import { countingBar, gainsInWords, headline as counting, scoresOf } from '../../boards/counting.js';
import { DISTRICT } from './geometry.js';
import { scoreWords } from '../../words/sentence.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Line} Line */
/** @typedef {import('../../boards/board.js').Act} Act */
/** What is counted now, in which district if in one, what is counted by now, and the scores that this makes. @typedef {{counted: Line[], district: number, lines: Line[], scores: number[]}} Show */

const ONE_MS = 900;
const RISE = [
  { transform: 'translateY(10px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** The lines of each district, in the order of the city. @param {Context} c @param {readonly Line[]} lines @returns {Omit<Show, 'lines' | 'scores'>[]} */
const districts = (c, lines) =>
  c.view.districts.map((one, district) => ({
    district,
    counted: lines.filter(({ subject }) => subject.district === one.id).sort((a, z) => z.points - a.points),
  }));

/** What is scored at the end only, step by step; all other points stand on the track already. @param {Context} c @param {readonly Line[]} lines @returns {Act[]} */
export const finale = (c, lines) => {
  const of = (/** @type {string} */ wanted) => lines.filter(({ code, points }) => code === wanted && points !== 0),
    before = lines.filter(({ code }) => code !== 'francs' && code !== 'district'),
    steps = [{ district: -1, counted: of('francs') }, ...districts(c, of('district'))].filter(
      ({ counted }) => counted.length,
    );
  return steps.map((step, i) => {
    const soFar = [...before, ...steps.slice(0, i + 1).flatMap(({ counted }) => counted)];
    return {
      show: { ...step, lines: soFar, scores: scoresOf(c, soFar) },
      ms: ONE_MS,
      halt: false,
      sound: 'coin',
      motions: [{ find: '.counted', frames: RISE, ms: 260 }],
    };
  });
};

/** @param {Context} c @returns {Show | null} */
const showOf = (c) => (c.ui.show?.counted ? c.ui.show : null);

/** The header while points are counted. @param {Context} c */
export const headline = (c) => (showOf(c) ? counting(c) : null);

/** A seat and its points in a pill of some width. @param {Line} line @param {number} wide */
const gain = ({ seat, points }, wide) =>
  rect(0, 0, wide, 42, `var(--s${seat + 1})`, 21, 'stroke="var(--contour)" stroke-width="2.4"') +
  at(20, 21, 0.26, badge(seat + 1, 'var(--contour)')) +
  text(wide / 2 + 15, 29, 23, signed(points), { fill: `var(--tx-s${seat + 1})` });

/** What a district brings, over its lower edge. @param {Context} c @param {number} index */
export const countedIn = (c, index) => {
  const show = showOf(c);
  if (show?.district !== index) return '';
  const wide = Math.min(86, 264 / show.counted.length - 6),
    pills = show.counted.map((line, i) => at(14 + i * (wide + 6), 177, 1, gain(line, wide)));
  return (
    rect(2.5, 2.5, DISTRICT.w - 7, DISTRICT.h - 7, 'none', 15, 'stroke="var(--gold)" stroke-width="7"') +
    rect(8, 168, DISTRICT.w - 16.5, 58, 'var(--card)', 10) +
    `<g class="counted">${pills.join('')}</g>`
  );
};

/** The action bar meanwhile. @param {Context} c */
export const bar = (c) => {
  const show = showOf(c);
  if (!show) return null;
  return countingBar(scoreWords(show.counted[0]).label, gainsInWords(c, show.counted));
};
