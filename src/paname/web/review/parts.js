// The parts of the page: seats with their marks, where the points went, lessons, the moves, the transport.
import { html, icon, nothing, picture, unsafeSVG } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { number, signed, t } from '../i18n.js';
import { reviewMark } from '../pieces/marks.js';
import { logOf } from '../table/model.js';
import { plainLine } from '../table/plain_words.js';
import { lessonsOf, partsOf, percent } from './model.js';
import { moveWords, sayIn } from './said.js';
import { change as chances, lessonTitle, reasonWords, takeAlong } from './words.js';
import * as session from './session.js';
import { tryHere } from './trying.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../boards/board.js').Who} Who */
/** @typedef {import('../table/model.js').Model} Model */
/** @typedef {import('./model.js').Told} Told */
/** @typedef {import('./model.js').Moment} Moment */
/** @typedef {import('./model.js').ReviewState} ReviewState */

const LABELS = /** @type {const} */ (['best', 'good', 'inaccuracy', 'mistake', 'blunder']);

/** A mark with its name. @param {string} kind @param {number} [size] */
export const mark = (kind, size = 20) =>
  html`<svg
    class="rv-mark"
    viewBox="0 0 40 40"
    width=${size}
    height=${size}
    role="img"
    aria-label=${t(`label.${kind}`)}
  >
    <title>${t(`label.${kind}`)}</title>
    ${unsafeSVG(reviewMark(kind))}
  </svg>`;

/** A ring that is filled so far. @param {number} value @param {number} seatMark */
const ring = (value, seatMark) =>
  picture(
    100,
    100,
    `<circle cx="50" cy="50" r="41" fill="none" stroke="var(--rule-2)" stroke-width="11"/><circle cx="50" cy="50" r="41" fill="none" stroke="var(--s${seatMark})" stroke-width="11" stroke-dasharray="${value * 2.576} 300" transform="rotate(-90 50 50)"/>`,
    52,
  );

/** @param {Model} m @param {number} seat */
const report = (m, seat) => m.review?.review?.seats.find((one) => one.seat === seat) ?? null;

/** How well a seat played. @param {Model} m @param {Who} who */
const accuracy = (m, who) => {
  const found = report(m, who.seat);
  if (!found) return nothing;
  const value = found.accuracy === null ? null : Math.round(found.accuracy);
  return html`<div class="rv-accuracy">
      ${
        value === null
          ? nothing
          : html`<span class="rv-ring">${ring(value, who.mark)}<b class="num">${value}</b></span
              ><span><b>${t('review.accuracy')}</b><small class="muted">${t('review.accuracy.of')}</small></span>`
      }
    </div>
    <ul class="rv-counts">
      ${LABELS.map((label) => html`<li>${mark(label, 18)}<b class="num">${found.counts[label] ?? 0}</b></li>`)}
    </ul>`;
};

/** A seat with its score and its marks. @param {Model} m @param {Context} c @param {number} seat */
export const seatReport = (m, c, seat) => {
  const who = c.seats[seat],
    info = m.table?.seats[seat],
    points = (m.past?.state ?? m.state)?.scores?.[seat];
  return html`<section class="panel rv-seat ${who.own ? 'me' : ''}" aria-label=${who.name}>
    ${face(who.mark, 40)}
    <div class="rv-who">
      <b class="nm">${who.name}</b
      ><small class="muted">${who.bot ? t('seat.bot') : who.own ? (info?.name ?? '') : ''}</small>
    </div>
    <b class="rv-score num">${points === null || points === undefined ? '–' : number(points)}</b>
    ${accuracy(m, who)}
  </section>`;
};

// Where the points went ------------------------------------------------------------------------------------

/** One bar, which begins where the one above ended. @param {number} from @param {number} to @param {string} fill @param {(v: number) => number} x @param {number} width */
const fall = (from, to, fill, x, width) =>
  picture(
    width,
    15,
    `<path d="M${x(0)} 0V15" stroke="var(--ink)" stroke-width="1.2" opacity=".5"/>${from === to ? '' : `<rect x="${Math.min(x(from), x(to))}" y="2" width="${Math.max(1.5, Math.abs(x(to) - x(from)))}" height="10" rx="3" fill="${fill}" stroke="var(--contour)" stroke-width="1.2"/>`}<path d="M${x(to)} 9V15" stroke="var(--ink-2)" stroke-width="1.2"/>`,
    width,
  );

/** Points with a sign, to a half. @param {number} points */
const around = (points) => signed(Math.round(points * 10) / 10 || 0);

const SIGNS = /** @type {Record<string, string>} */ ({
  luck: 'luck',
  skill: 'inaccuracy',
  others: 'mistake',
  start: 'good',
});

/** Luck and skill as bars that add up to the result. @param {Model} m @param {Context} c */
export const falls = (m, c) => {
  const seat = session.pov(),
    found = report(m, seat);
  if (!found) return nothing;
  const parts = partsOf(found),
    ends = parts.reduce((all, { points }) => [...all, (all.at(-1) ?? 0) + points], /** @type {number[]} */ ([])),
    low = Math.min(0, ...ends),
    high = Math.max(1, ...ends),
    width = 216,
    x = (/** @type {number} */ v) => 4 + ((v - low) / (high - low)) * (width - 8);
  const own = c.seats[seat];
  return html`<section class="panel rv-falls">
    <h2 class="cap">${t(own.own ? 'review.falls.you' : 'review.falls', { name: own.name })}</h2>
    <ul>
      ${parts.map(({ what, points }, i) => {
        const fill =
          what === 'luck' || what === 'start' ? 'var(--rule)' : points >= 0 ? `var(--s${own.mark})` : 'var(--bad)';
        return html`<li>
          <span class="rv-fall"
            >${mark(SIGNS[what], 17)}<span class="grow"
              >${t(`review.part.${what}${own.own ? '.you' : ''}`, { name: own.name })}</span
            ><b class="num ${points < 0 ? 'bad' : 'good'}">${around(points)}</b></span
          >${fall(ends[i - 1] ?? 0, ends[i], fill, x, width)}
        </li>`;
      })}
    </ul>
    <p class="rv-sum"><b class="grow">${t('review.result')}</b><b class="num">${around(found.result.lead)}</b></p>
  </section>`;
};

// Lessons --------------------------------------------------------------------------------------------------

/** @param {Model} m */
export const toldIn = (m) => {
  const { review, moments } = /** @type {ReviewState} */ (m.review);
  return review ? lessonsOf(review, moments, m.yours.length === 1 ? m.yours[0] : null) : [];
};

/** The line of play that would have been better. @param {Moment} moment @param {Context} c */
const lineChips = ({ decision, step }, c) => {
  const best = { seat: step.seat ?? 0, action: step.best ?? -1, text: step.best_text ?? '' },
    line = (step.line?.length ? step.line : [best]).slice(0, 3),
    path = line.map(({ action }) => action);
  return html`<ol class="rv-line" aria-label=${t('review.line')}>
    ${line.map(
      ({ seat, text }, i) =>
        html`${i ? html`<li aria-hidden="true">${icon('right', 14)}</li>` : nothing}
          <li class="rv-chip">
            ${face(c.seats[seat]?.mark ?? 1, 22)}<span
              >${moveWords({ from: decision - 1, path: path.slice(0, i + 1) }, text)}</span
            >
          </li>`,
    )}
  </ol>`;
};

/** The moves that a reason names: what should have been played, or what was and the next best. @param {Moment} moment @param {Told | import('./model.js').Reason} told @returns {Record<string, string>} */
const namedMoves = ({ decision, step }, { code, facts }) => {
  const say = (/** @type {number | undefined} */ action, /** @type {string} */ text) =>
    action === undefined ? text : moveWords({ from: decision - 1, path: [action] }, text);
  if (code !== 'only_move') return { move: say(step.best, facts.move) };
  const second = step.alternatives?.find(({ text }) => text === facts.second);
  return { move: say(step.action, facts.move), second: say(second?.action, facts.second) };
};

/** What can be said about a move: why, what to take along, what would have been better. @param {Model} m @param {Context} c @param {Moment} moment @param {Told | null} lesson */
export const explained = (m, c, moment, lesson) => {
  const { step } = moment,
    told = step.reason ?? lesson,
    why = told ? reasonWords(told, c, namedMoves(moment, told)) : '',
    along = told ? takeAlong(told.code) : '';
  const isSlip = step.best !== step.action;
  return html`<div class="rv-why">
    ${why || along ? html`<p>${why} <span class="muted">${along}</span></p>` : nothing}
    ${
      isSlip
        ? html`<p class="small muted">
              ${t('review.better', { points: number(Math.round((step.points_lost ?? 0) * 10) / 10) })}
            </p>
            ${lineChips(moment, c)}`
        : nothing
    }
    <div class="rv-why-buttons">
      ${
        isSlip
          ? html`<button
              class="btn low"
              aria-pressed=${m.review?.better ?? false}
              @click=${() => session.showBetter(!m.review?.better)}
            >
              ${icon('eye', 18)}<span>${t(m.review?.better ? 'review.played' : 'review.show_better')}</span>
            </button>`
          : nothing
      }
      ${
        told?.theme && m.review?.review
          ? html`<a class="btn low" href="/puzzle/${m.review.review.game}/next?theme=${encodeURIComponent(told.theme)}"
              >${icon('hint', 18)}<span>${t('puzzle.practise')}</span></a
            >`
          : nothing
      }
    </div>
  </div>`;
};

/** @param {Model} m @param {Context} c @param {Told} lesson */
const lessonRow = (m, c, lesson) => {
  const { moment } = lesson,
    isOpen = m.review?.at === moment.decision,
    { before, after } = chances(moment, lesson.seat);
  return html`<li class=${isOpen ? 'open' : ''}>
    <button class="rv-lesson" aria-expanded=${isOpen} @click=${() => session.openLesson(lesson)}>
      ${mark(moment.step.label ?? 'good', 26)}<b class="grow">${lessonTitle(lesson)}</b
      ><span class="small muted">${t('review.move', { n: moment.decision })}</span
      ><b class="num" aria-label=${t('review.from_to', { before, after })}>${before} → ${after}</b>
    </button>
    ${isOpen ? explained(m, c, moment, lesson) : nothing}
  </li>`;
};

/** The move that is looked at, where no lesson speaks of it. @param {Model} m @param {Context} c */
const otherMove = (m, c) => {
  const { at, moments } = /** @type {ReviewState} */ (m.review),
    moment = moments[at - 1];
  if (!moment || moment.step.seat === null || toldIn(m).some((lesson) => lesson.moment === moment)) return nothing;
  const { before, after } = chances(moment, moment.step.seat);
  return html`<li class="open">
    <div class="rv-lesson">
      ${mark(moment.step.label ?? 'good', 26)}<b class="grow">${t(`label.${moment.step.label}`)}</b
      ><span class="small muted">${t('review.move', { n: at })}</span><b class="num">${before} → ${after}</b>
    </div>
    ${explained(m, c, moment, null)}
  </li>`;
};

/** @param {Model} m @param {Context} c */
export const lessons = (m, c) => {
  const told = toldIn(m);
  return html`<section class="panel rv-lessons" aria-label=${t('review.lessons')}>
    <h2 class="cap">${t('review.lessons')}</h2>
    <ol>
      ${told.map((lesson) => lessonRow(m, c, lesson))}${otherMove(m, c)}
    </ol>
    ${told.length ? nothing : html`<p class="muted">${t('review.no_lessons')}</p>`}
  </section>`;
};

// Moves ----------------------------------------------------------------------------------------------------

/** A move that the log says nothing of, as the board said it. @param {Model} m @param {number} decision */
export const playedWords = (m, decision) => {
  const before = session.momentAt(decision)?.state,
    action = session.momentAt(decision + 1)?.update?.action;
  return before && action
    ? sayIn(before, /** @type {import('../draft.js').Legal} */ (action))
    : (m.review?.moments[decision]?.step.text ?? '');
};

/** Every decision with its mark, its words and its points. @param {Model} m @param {Context} c */
export const moves = (m, c) => {
  const { at, moments } = /** @type {ReviewState} */ (m.review),
    lines = logOf(m, c),
    movers = m.curve?.movers ?? [];
  return html`<section class="panel rv-list" aria-label=${t('panel.log')}>
    <ol class="rv-moves" tabindex="0" aria-label=${t('panel.log')}>
      ${movers.map((seat, i) => {
        const own = lines.filter(({ decision, line, undone }) => decision === i && !line.heading && !undone),
          line = own.find(({ line: one }) => one.seat === seat) ?? own[0],
          label = moments[i]?.step.label,
          points = line?.line.points;
        return html`<li class=${i + 1 === at ? 'at' : ''}>
          <button tabindex="-1" aria-current=${i + 1 === at ? 'step' : nothing} @click=${() => session.jump(i + 1)}>
            <span class="muted num">${i + 1}</span
            >${face(c.seats[seat]?.mark ?? 1, 20)}${label ? mark(label, 18) : html`<i></i>`}<span class="rv-words"
              >${line ? plainLine(line.line) : playedWords(m, i)}</span
            ><b class="num ${(points ?? 0) < 0 ? 'bad' : 'good'}">${points ? signed(points) : ''}</b>
          </button>
        </li>`;
      })}
    </ol>
  </section>`;
};

// Transport ------------------------------------------------------------------------------------------------

/** @param {string} words @param {Parameters<typeof icon>[0]} sign @param {boolean} off @param {() => void} does */
const stepButton = (words, sign, off, does) =>
  html`<button class="btn sq" aria-label=${words} title=${words} ?disabled=${off} @click=${does}>
    ${icon(sign, 18)}
  </button>`;

const SPEEDS = /** @type {const} */ ([
  [0.5, '½×'],
  [1, '1×'],
  [2, '2×'],
  [4, '4×'],
]);

/** @param {ReviewState} r */
export const stepButtons = (r) => {
  const end = session.decisions();
  return html`${stepButton(t('review.first'), 'first', r.at === 0, () => session.jump(0))}
    ${stepButton(t('replay.back'), 'left', r.at === 0, () => session.stepBy(-1))}
    <button class="btn rv-play" @click=${session.togglePlay} aria-pressed=${r.playing}>
      ${icon(r.playing ? 'pause' : 'play', 16)}<span>${t(r.playing ? 'review.pause' : 'review.play')}</span>
    </button>
    ${stepButton(t('replay.on'), 'right', r.at >= end, () => session.stepBy(1))}
    ${stepButton(t('review.last'), 'last', r.at >= end, () => session.jump(end))}`;
};

/** @param {ReviewState} r */
export const speeds = (r) =>
  html`<div class="seg rv-speed" role="group" aria-label=${t('review.speed')}>
    ${SPEEDS.map(
      ([speed, words]) =>
        html`<button
          class="seg-tab ${r.speed === speed ? 'on' : ''}"
          aria-pressed=${r.speed === speed}
          @click=${() => session.note({ speed })}
        >
          ${words}
        </button>`,
    )}
  </div>`;

/** Whose eyes look; the judgement stays. @param {Model} m @param {Context} c */
export const eyes = (m, c) =>
  html`<div class="seg rv-eyes" role="group" aria-label=${t('review.seen_by')}>
    <button
      class="seg-tab ${m.eyes === -1 ? 'on' : ''}"
      aria-pressed=${m.eyes === -1}
      @click=${() => session.lookAs(-1)}
    >
      ${icon('eye', 18)}<span>${t('review.eyes.all')}</span>
    </button>
    ${c.seats.map(
      ({ seat, mark: sign, name, own }) =>
        html`<button
          class="seg-tab ${m.eyes === seat ? 'on' : ''}"
          aria-pressed=${m.eyes === seat}
          aria-label=${name}
          title=${name}
          @click=${() => session.lookAs(seat)}
        >
          ${face(sign, 22)}${own ? html`<span>${t('review.eyes.you')}</span>` : nothing}
        </button>`,
    )}
  </div>`;

export const tryButton = () =>
  html`<button class="btn go" id="try" @click=${tryHere}>
    ${icon('branch', 18)}<span>${t('review.try')}</span><kbd>T</kbd>
  </button>`;

/** How far the review is. @param {ReviewState} r */
export const progress = (r) => {
  if (r.status === 'done') return nothing;
  if (r.status === 'failed')
    return html`<div class="panel rv-progress" role="status">
      <p>${t('review.stopped')}</p>
      <button class="btn go" @click=${() => session.askReview(r.depth)}>${t('review.again')}</button>
    </div>`;
  const share = r.total ? r.done / r.total : 0;
  return html`<div class="panel rv-progress" role="status">
    <p>
      ${r.ahead ? t('review.queued', { n: r.ahead }) : t('review.thinking', { done: r.done, total: r.total || '…' })}
    </p>
    <progress max="1" .value=${share} aria-label=${t('review.progress')}>${percent(share)} %</progress>
    <button class="btn low" @click=${session.stopReview}>${t('review.stop')}</button>
  </div>`;
};
