// The two great moments of Paris: a landmark rises over its district, a majority tile unrolls like a ribbon. Pure; the frame keeps the time.
import { at, path, rect, repeat, stroke, text } from '../../pieces/svg.js';
import { badge } from '../../pieces/seats.js';
import { silhouette } from './pieces/district.js';
import { DISTRICT } from './geometry.js';
import { printed } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').GameEvent} GameEvent */
/** @typedef {import('../../boards/board.js').Act} Act */
/** What is celebrated, where, and by whom. @typedef {{moment: 'landmark' | 'majority', district: number, seat: number, landmark: string, points: readonly number[]}} Moment */

const RISE_MS = 600;
const STAY_MS = 1500;
const RISE = [
  { transform: 'translateY(150px)' },
  { transform: 'translateY(-7px)', offset: 0.8 },
  { transform: 'none' },
];
const UNROLL = [
  { transform: 'scaleX(.04)', opacity: 0.2 },
  { transform: 'scaleX(1.04)', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 1 },
];
const DAWN = [{ opacity: 0 }, { opacity: 1 }];

/** @param {Context} c @param {GameEvent} e @param {Partial<Moment>} part @returns {Act} */
const act = (c, e, part) => ({
  show: {
    district: c.view.districts.findIndex(({ id }) => id === e.district),
    seat: e.seat,
    landmark: '',
    points: [],
    ...part,
  },
  ms: STAY_MS,
  halt: false,
  motions: [
    { find: '.moment-sky', frames: DAWN, ms: 260 },
    { find: '.moment-rise', frames: RISE, ms: RISE_MS },
    { find: '.moment-ribbon', frames: UNROLL, ms: 420, after: part.moment === 'landmark' ? RISE_MS - 180 : 0 },
  ],
});

/** @type {Record<string, (c: Context, e: GameEvent) => Act>} */
const MOMENTS = {
  LandmarkLaid: (c, e) => act(c, e, { moment: 'landmark', landmark: e.landmark }),
  VpTileLaid: (c, e) => act(c, e, { moment: 'majority', points: e.points }),
};

/** The moments among what happened. @param {Context} c @param {any} before @param {readonly GameEvent[]} events @returns {Act[]} */
export const acts = (c, before, events) => events.flatMap((event) => MOMENTS[event.type]?.(c, event) ?? []);

/** The moment that is on stage. @param {Context} c @returns {Moment | null} */
const momentOf = (c) => (c.ui.show?.moment ? c.ui.show : null);

const [MIDDLE, BROAD] = [DISTRICT.w / 2, DISTRICT.w - 7];

/** An evening sky with rays, where the district was. */
const sky =
  `<clipPath id="moment"><rect x="2.5" y="2.5" width="${BROAD}" height="${DISTRICT.h - 7}" rx="15"/></clipPath>` +
  `<g class="moment-sky" clip-path="url(#moment)">${rect(2.5, 2.5, BROAD, DISTRICT.h - 7, '#2f3a6b', 15)}${repeat(
    11,
    (i) => {
      const a = Math.PI * (1 + i / 10);
      return stroke(
        `M${MIDDLE} 208L${MIDDLE + 330 * Math.cos(a)} ${208 + 330 * Math.sin(a)}`,
        '#f0c35a',
        15,
        'opacity=".34"',
      );
    },
  )}</g>`;
const frame = rect(2.5, 2.5, BROAD, DISTRICT.h - 7, 'none', 15, 'stroke="var(--gold)" stroke-width="6"');

/** A ribbon with swallow tails and what stands on it. @param {number} y @param {number} high @param {string} inner @param {number} seat */
const ribbon = (y, high, inner, seat) => {
  const tail = (/** @type {number} */ x, /** @type {number} */ way) =>
    path(
      `M${x} ${y + 9}h${way * 34}l${-way * 12} ${high / 2}l${way * 12} ${high / 2}h${-way * 34}z`,
      `var(--s${seat + 1})`,
      'var(--contour)',
      2.4,
    );
  return `<g class="moment-ribbon">${tail(44, -1)}${tail(DISTRICT.w - 44, 1)}${rect(26, y, DISTRICT.w - 52, high, 'var(--piece-paper)', 5, 'stroke="var(--contour)" stroke-width="2.6"')}${inner}</g>`;
};

/** Words beside the emblem, no wider than the ribbon: a letter is some 0.6 as wide as it is high. @param {number} y @param {string} words */
const title = (y, words) =>
  text(MIDDLE + 16, y, Math.min(24, 195 / (words.length * 0.6)), words, { f: 'display', fill: 'var(--piece-ink)' });

/** @type {Record<Moment['moment'], (c: Context, moment: Moment) => string>} */
const DRAWN = {
  landmark: (c, { landmark, seat }) => {
    const { name = '' } = printed(c).landmarks.find(({ id }) => id === landmark) ?? {};
    return (
      `<g clip-path="url(#moment)"><g class="moment-rise">${at(MIDDLE - 86, 14, 1.72, silhouette(landmark))}</g></g>` +
      ribbon(178, 38, at(46, 197, 0.28, badge(seat + 1, 'var(--contour)')) + title(205, name), seat)
    );
  },
  majority: (c, { points, seat, district }) =>
    text(MIDDLE, 62, 27, c.view.districts[district].name, { f: 'display', fill: '#f7ead0' }) +
    ribbon(
      88,
      72,
      at(52, 124, 0.34, badge(seat + 1, 'var(--contour)')) +
        points.map((n, i) => text(112 + i * 60, 138, [46, 34, 27][i] ?? 27, n, { fill: 'var(--piece-ink)' })).join(''),
      seat,
    ),
};

/** The moment over its district. @param {Context} c @param {number} index */
export const momentIn = (c, index) => {
  const moment = momentOf(c);
  return moment?.district === index ? `<g class="moment">${sky}${DRAWN[moment.moment](c, moment)}${frame}</g>` : '';
};
