// The chance to win over a whole game, as a picture to walk along: drag, click, or the arrow keys of its slider.
import { html, svg, unsafeSVG } from '../ui/html.js';
import { at, circle, path, rect, rounded, stroke, text } from '../pieces/svg.js';
import { badge } from '../pieces/seats.js';
import { reviewMark } from '../pieces/marks.js';

/** @typedef {import('./model.js').Moment} Moment */
/** @typedef {import('../boards/board.js').Who} Who */
/** @typedef {object} Drawn
 * @property {number[][]} chances    of every seat, before the first decision and after each
 * @property {(number | null)[]} luck   what draws were worth to the seat it is seen from, in points, after each decision
 * @property {readonly Moment[]} marked
 * @property {readonly Who[]} seats
 * @property {number} seat           the seat it is seen from
 * @property {number} now
 * @property {{from: number, values: number[]} | null} branch   a variation
 * @property {number} from           the first decision that is shown
 * @property {number} to             and the last
 * @property {boolean} small
 * @property {number} width
 * @property {number} height
 */

/** Where everything lies. @param {Drawn} d */
const scale = (d) => {
  const left = d.small ? 30 : 58,
    right = d.small ? 14 : 26,
    top = d.small ? 8 : 14,
    lane = d.small ? 26 : 36,
    tall = d.height - top - lane,
    last = Math.max(d.from + 1, d.to);
  return {
    left,
    right,
    top,
    lane,
    tall,
    last,
    x: (/** @type {number} */ i) => left + ((d.width - left - right) * (i - d.from)) / (last - d.from),
    y: (/** @type {number} */ v) => top + tall * (1 - v),
  };
};

/** @param {readonly number[]} values @param {ReturnType<typeof scale>} s @param {number} from @param {number} [shift] */
const lineOf = (values, { x, y, last }, from, shift = 0) =>
  `M${values
    .map((v, i) => [i + shift, v])
    .filter(([i]) => i >= from && i <= last)
    .map(([i, v]) => `${rounded(x(i))} ${rounded(y(v))}`)
    .join('L')}`;

/** The ground: with two seats each has its side of the curve; with more every seat has a line of its own. @param {Drawn} d @param {ReturnType<typeof scale>} s */
const ground = (d, s) => {
  const box = (/** @type {string} */ fill, extra = '') =>
    rect(s.left, s.top, d.width - s.left - s.right, s.tall, fill, 8, extra);
  if (d.seats.length !== 2) return box('var(--inset)');
  const own = d.seats[d.seat].mark,
    other = d.seats[1 - d.seat].mark,
    line = lineOf(d.chances[d.seat], s, d.from),
    end = Math.min(s.last, d.chances[d.seat].length - 1),
    below = `${line}H${rounded(s.x(end))}V${s.top + s.tall}H${s.left}Z`;
  return (
    box(`var(--s${other}l)`) +
    box(`url(#seat-${other})`, 'opacity=".22"') +
    path(below, `var(--s${own}l)`) +
    path(below, `url(#seat-${own})`, '', 0, 'opacity=".42"')
  );
};

/** The curves. @param {Drawn} d @param {ReturnType<typeof scale>} s */
const curves = (d, s) => {
  if (d.seats.length === 2) {
    const line = lineOf(d.chances[d.seat], s, d.from);
    return (
      stroke(line, 'var(--card)', 6, 'opacity=".8"') +
      stroke(line, 'var(--ink)', d.small ? 2.2 : 2.6, d.branch ? 'opacity=".45"' : '')
    );
  }
  return d.seats
    .map(({ seat, mark }) => {
      const line = lineOf(d.chances[seat], s, d.from),
        dashes = ['', '9 3', '3 3', '12 3 3 3'][mark - 1];
      return (
        stroke(line, 'var(--card)', 6, 'opacity=".8"') +
        stroke(line, `var(--s${mark})`, seat === d.seat ? 3.4 : 2.4, dashes ? `stroke-dasharray="${dashes}"` : '')
      );
    })
    .join('');
};

/** Names in the corners. @param {Drawn} d @param {ReturnType<typeof scale>} s */
const names = (d, s) =>
  d.small || d.seats.length !== 2
    ? ''
    : [d.seats[1 - d.seat], d.seats[d.seat]]
        .map(({ mark, name }, i) => {
          const y = i ? s.top + s.tall - 22 : s.top + 22;
          return (
            at(s.left + 22, y, 0.26, badge(mark, 'var(--contour)')) +
            text(s.left + 42, y + 5, 15, name, { a: 's', fill: `var(--s${mark}d)` })
          );
        })
        .join('');

/** What chance brought, up for the seat it is seen from. @param {Drawn} d @param {ReturnType<typeof scale>} s */
const lane = (d, s) => {
  const middle = s.top + s.tall + s.lane / 2 + 2,
    most = Math.max(1, ...d.luck.map((v) => Math.abs(v ?? 0))),
    half = s.lane / 2 - 5,
    wide = d.small ? 4 : 8;
  const bars = d.luck.map((value, i) => {
    if (value === null || i < d.from || i > s.last || Math.abs(value) < 0.05) return '';
    const tall = Math.max(1.5, (Math.abs(value) / most) * half),
      fill = value > 0 ? `var(--s${d.seats[d.seat].mark})` : 'var(--rule)';
    const edge = 'stroke="var(--contour)" stroke-width="1"';
    return rect(s.x(i) - wide / 2, value > 0 ? middle - tall : middle, wide, tall, fill, 1.5, edge);
  });
  if (d.luck.every((value) => value === null)) return '';
  const size = d.small ? 15 : 20;
  return (
    stroke(`M${s.left} ${middle}H${d.width - s.right}`, 'var(--rule)', 1.4) +
    bars.join('') +
    at(s.left - (d.small ? 22 : 30), middle - size / 2, size / 40, reviewMark('luck'))
  );
};

/** The marks over or under their moments. @param {Drawn} d @param {ReturnType<typeof scale>} s */
const marks = (d, s) =>
  d.marked
    .filter(({ decision }) => decision >= d.from && decision <= s.last)
    .map(({ decision, step }) => {
      const size = d.small ? 15 : 24,
        value = d.chances[d.seat][decision],
        up = value > 0.8 ? 1 : -1,
        y = s.y(value) + up * (d.small ? 13 : 20);
      return at(s.x(decision) - size / 2, y - size / 2, size / 40, reviewMark(step.label ?? 'good'));
    })
    .join('');

/** A variation over the game. @param {Drawn} d @param {ReturnType<typeof scale>} s */
const branch = (d, s) => {
  if (!d.branch) return '';
  const { from, values } = d.branch,
    line = lineOf(values, s, d.from, from);
  return (
    stroke(line, 'var(--card)', 8) +
    stroke(line, 'var(--vermilion)', 3.4, 'stroke-dasharray="7 6"') +
    values
      .slice(1)
      .map((v, i) => circle(s.x(from + 1 + i), s.y(v), 5, 'var(--card)', 'stroke="var(--vermilion)" stroke-width="3"'))
      .join('')
  );
};

/** Where the walker stands. @param {Drawn} d @param {ReturnType<typeof scale>} s */
const walker = (d, s) => {
  const tried = d.branch?.values[d.now - d.branch.from],
    value = tried ?? d.chances[d.seat][Math.min(d.now, d.chances[d.seat].length - 1)],
    x = s.x(d.now),
    foot = s.top + s.tall + 4;
  return (
    stroke(`M${rounded(x)} ${s.top - 6}V${foot}`, 'var(--vermilion)', 2.6) +
    circle(x, s.y(value), d.small ? 6 : 7, 'var(--card)', 'stroke="var(--vermilion)" stroke-width="3.4"') +
    at(x, foot, 1, path('M0 0 L9 11 V20 H-9 V11 Z', 'var(--vermilion)', 'var(--contour)', 1.4))
  );
};

/** @param {Drawn} d @param {ReturnType<typeof scale>} s */
const frame = (d, s) => {
  const size = d.small ? 12.5 : 14,
    label = (/** @type {number} */ v) =>
      text(s.left - 6, s.y(v / 100) + (v === 100 ? 11 : v ? 5 : 0), size, d.small ? v : `${v} %`, {
        a: 'e',
        fill: 'var(--ink-2)',
      });
  return (
    stroke(`M${s.left} ${s.y(0.5)}H${d.width - s.right}`, 'var(--ink)', 1.2, 'stroke-dasharray="1 6" opacity=".7"') +
    rect(s.left, s.top, d.width - s.left - s.right, s.tall, 'none', 8, 'stroke="var(--contour)" stroke-width="1.6"') +
    [0, 50, 100].map(label).join('')
  );
};

/** The decision under a pointer. @param {PointerEvent} event @param {Drawn} d */
const pointed = (event, d) => {
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect(),
    s = scale(d),
    x = ((event.clientX - box.x) / box.width) * d.width,
    share = (x - s.left) / (d.width - s.left - s.right);
  return Math.max(d.from, Math.min(s.last, Math.round(d.from + share * (s.last - d.from))));
};

/** The picture. @param {Drawn} d @param {(decision: number) => void} jump */
export const graph = (d, jump) => {
  const s = scale(d);
  /** @param {PointerEvent} event */
  const walk = (event) => {
    if (event.type === 'pointerdown')
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    if (event.type === 'pointerdown' || event.buttons) jump(pointed(event, d));
  };
  return html`<svg
    class="rv-graph"
    viewBox="0 0 ${d.width} ${d.height}"
    aria-hidden="true"
    @pointerdown=${walk}
    @pointermove=${walk}
  >
    ${svg`${unsafeSVG(ground(d, s) + frame(d, s) + curves(d, s) + names(d, s) + lane(d, s) + marks(d, s) + branch(d, s) + walker(d, s))}`}
  </svg>`;
};

/** The chance as a standing bar beside the board: the others above, the seat it is seen from below; paler what a better move would have kept.
 * @param {number} value @param {number} better @param {readonly [number, number]} sides the marks above and below @param {number} height */
export const standingBar = (value, better, [above, below], height) => {
  const y = height * (1 - value),
    kept = height * (1 - Math.max(value, better));
  return html`<svg class="rv-bar" viewBox="0 0 30 ${height}" width="30" height=${height} aria-hidden="true">
    ${unsafeSVG(
      `<clipPath id="rv-bar"><rect x="1" y="1" width="28" height="${height - 2}" rx="9"/></clipPath><g clip-path="url(#rv-bar)">${rect(0, 0, 30, height, above ? `url(#seat-${above})` : 'var(--rule-2)')}${rect(0, y, 30, height - y, `url(#seat-${below})`)}${rect(0, kept, 30, y - kept, `var(--s${below}l)`)}</g>` +
        stroke(`M1 ${rounded(y)}H29`, 'var(--contour)', 3) +
        (y - kept > 2 ? stroke(`M1 ${rounded(kept)}H29`, 'var(--contour)', 2.4, 'stroke-dasharray="4 5"') : '') +
        rect(1, 1, 28, height - 2, 'none', 9, 'stroke="var(--contour)" stroke-width="2"') +
        (above ? at(15, 20, 0.2, badge(above, 'var(--contour)')) : '') +
        at(15, height - 20, 0.2, badge(below, 'var(--contour)')),
    )}
  </svg>`;
};
