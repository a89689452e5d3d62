// The review of a finished game: the same board, and somebody who sits down beside you and points.
import { html, icon, nothing } from '../ui/html.js';
import { face, mark as wordmark, openSheet, round, themeButton, trouble } from '../ui/chrome.js';
import { waiting } from '../ui/waiting.js';
import { t } from '../i18n.js';
import { gameName, needWords, store } from '../shell.js';
import { change, model } from '../table/current.js';
import { context } from '../table/context.js';
import { pressed as tableKeys } from '../table/keyboard.js';
import { clicked } from '../table/pointer.js';
import { actionBar } from '../table/act.js';
import { scorePanel } from '../table/panels.js';
import { answerWith } from '../table/link.js';
import { pills } from '../table/seats.js';
import { boardPart, trayPart } from '../review/board_part.js';
import { chances, markedOf, stretchOf } from '../review/model.js';
import { graph, standingBar } from '../review/graph.js';
import { spokenMoment } from '../review/words.js';
import * as session from '../review/session.js';
import { back, branchOf, tryHere } from '../review/trying.js';
import * as part from '../review/parts.js';
import * as trial from '../review/try_parts.js';
import { openShare, shareSheet } from '../review/share_sheet.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */
/** @typedef {import('../review/model.js').ReviewState} ReviewState */

// Keys -----------------------------------------------------------------------------------------------------

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => void session.stepBy(-1),
  ArrowRight: () => void session.stepBy(1),
  Home: () => void session.jump(0),
  End: () => void session.jump(session.decisions()),
  n: session.toNextSlip,
  t: () => void tryHere(),
  ' ': session.togglePlay,
  b: () => change({ words: !model().words }),
  '?': () => openSheet('keys'),
};

/** @param {KeyboardEvent} event */
const pressed = (event) => {
  const m = model(),
    target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || !m?.review || document.querySelector('dialog[open]')) return;
  if (m.review.place) return tryKeys(event);
  const does = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!does || target.matches('input, select, textarea') || (event.key === ' ' && target.matches('button, a'))) return;
  if (event.key.length === 1 && event.key !== ' ' && !store.get().prefs.letters) return;
  event.preventDefault();
  does();
};

/** While something is tried the keys are those of a table; Esc leads back when nothing is in hand. @param {KeyboardEvent} event */
const tryKeys = (event) => {
  const { draft, why, hint } = model();
  if (event.key === 'Escape' && !Object.keys(draft).length && !why && !hint) return void back();
  tableKeys(event);
};

// The board ------------------------------------------------------------------------------------------------

/** The chance beside the board. @param {Model} m @param {Context} c */
const bar = (m, c) => {
  const { at, moments, better } = /** @type {ReviewState} */ (m.review),
    seat = session.pov(),
    moment = moments[at - 1];
  if (!moments.length) return html`<span class="rv-bar"></span>`;
  const branch = branchOf(seat),
    now = branch?.values.at(-1) ?? (moment ? moment.now.win[seat] : moments[0].step.before.win[seat]),
    kept = better && moment ? moment.step.before.win[seat] : now;
  return standingBar(now, kept, [c.seats.length === 2 ? c.seats[1 - seat].mark : 0, c.seats[seat].mark], 580);
};

/** @param {Model} m @param {Context} c */
const middle = (m, c) =>
  html`<div class="rv-mid ${m.review?.place ? 'trying' : ''}">
    ${c.phone ? nothing : bar(m, c)}
    <div class="rv-board">${boardPart(m, c, Boolean(m.review?.place), spokenMoment(m, c))}</div>
    ${m.review?.place ? trayPart(m, c) : nothing}${m.review?.place && c.phone ? actionBar(m, c) : nothing}
  </div>`;

// The graph and the transport ------------------------------------------------------------------------------

/** @param {Model} m @param {Context} c */
const drawing = (m, c) => {
  const r = /** @type {ReviewState} */ (m.review),
    { review } = r,
    seat = session.pov();
  if (!review) return part.progress(r);
  const branch = branchOf(seat),
    stretch = r.place ? stretchOf(r.tree, r.place, r.moments.length) : { from: 0, to: r.moments.length };
  return graph(
    {
      chances: c.seats.map((who) => chances(review, r.moments, who.seat)),
      luck: [null, ...r.moments.map(({ luck }) => luck?.lead[seat] ?? null)],
      marked: markedOf(r.moments, part.toldIn(m)),
      seats: c.seats,
      seat,
      now: r.place ? r.place.from + r.place.path.length : r.at,
      branch,
      ...stretch,
      small: c.phone,
      width: c.phone ? 382 : 1394,
      height: c.phone ? 98 : 164,
    },
    (decision) => (r.place ? undefined : void session.jump(decision)),
  );
};

/** The same as a slider, for keys and for people who listen. @param {Model} m @param {Context} c */
const slider = (m, c) =>
  html`<input
    type="range"
    class="unseen"
    min="0"
    max=${session.decisions()}
    .value=${String(m.review?.at ?? 0)}
    aria-label=${t('replay.slider')}
    aria-valuetext=${spokenMoment(m, c)}
    @input=${(/** @type {Event} */ event) => session.jump(Number(/** @type {HTMLInputElement} */ (event.target).value))}
  />`;

/** @param {Model} m @param {Context} c */
const transport = (m, c) => {
  const r = /** @type {ReviewState} */ (m.review);
  if (c.phone)
    return html`<div class="rv-transport">
      ${part.stepButtons(r)}<span class="rv-count"
        ><b class="num">${r.at}</b> <small class="muted">${t('review.of', { of: session.decisions() })}</small></span
      >
    </div>`;
  return html`<div class="rv-transport">
    ${part.stepButtons(r)}${part.speeds(r)}
    <button class="btn quiet" @click=${session.toNextSlip}>
      ${part.mark('mistake', 18)}<span>${t('review.next_slip')}</span><kbd>N</kbd>
    </button>
    <span class="grow"></span><span class="small muted">${t('review.seen_by')}</span>${part.eyes(m, c)}<span
      class="grow"
    ></span>
    ${deeper(r)}${shareButton(m)}${part.tryButton()}
  </div>`;
};

/** @param {ReviewState} r */
const deeper = (r) =>
  r.status === 'done' && r.depth === 'standard'
    ? html`<button class="btn quiet" @click=${() => session.askReview('deep')}>${t('review.deeper')}</button>`
    : nothing;

/** Only those who played can pass a game on. @param {Model} m */
const shareButton = (m) =>
  m.review?.kind === 'tables' && m.yours.length
    ? html`<button class="btn" @click=${openShare}>${icon('share', 18)}<span>${t('review.share')}</span></button>`
    : nothing;

/** While something is tried: what is to be done there, and the way back. @param {Model} m @param {Context} c */
const tryBar = (m, c) =>
  html`<div class="rv-transport">
    ${c.phone ? html`${trial.tryTools()}<span class="grow"></span>` : actionBar(m, c)}${m.review?.judging ? html`<span class="small muted" role="status">${t('try.judging')}</span>` : nothing}${c.phone ? nothing : trial.tryTools()}
    <button class="btn" @click=${back}>${icon('x', 16)}<span>${t('try.back')}</span><kbd>Esc</kbd></button>
  </div>`;

/** @param {Model} m @param {Context} c */
const below = (m, c) =>
  html`<section class="panel rv-below" aria-label=${t('review.graph')}>
    ${slider(m, c)}${drawing(m, c)}${m.review?.place ? tryBar(m, c) : transport(m, c)}
  </section>`;

// Wide -----------------------------------------------------------------------------------------------------

/** Who won, and where we are. @param {Model} m @param {Context} c */
const pill = (m, c) => {
  const r = /** @type {ReviewState} */ (m.review),
    winner = c.seats[m.state?.result?.winners[0] ?? -1];
  if (r.place)
    return html`<div class="turn rv-if">
      <span>${t('try.title')}</span><small>${t('try.from', { n: r.place.from + 1 })}</small>
    </div>`;
  return html`<div class="turn">
    ${winner ? face(winner.mark, 30) : nothing}<span
      >${winner ? t(winner.own ? 'result.you' : 'result.name', { name: winner.name }) : t('review.title')}</span
    ><small>${t('review.at', { n: r.at, of: session.decisions() })}</small>
  </div>`;
};

/** @param {Model} m @param {Context} c */
const wideHeader = (m, c) =>
  html`<header class="top">
    <a href="/" class="home-link" aria-label=${t('home')}>${wordmark(21)}</a
    ><span class="muted bar-mark" aria-hidden="true">|</span>
    <h1 class="gname">
      <span lang="fr">${gameName(m.table?.game ?? '')}</span><span class="unseen"> · ${t('review.title')}</span>
    </h1>
    ${pill(m, c)}<span class="grow"></span>
    ${m.review?.kind === 'tables' ? html`<a class="btn low" href="/r/${m.id}#${m.review.at}">${t('result.replay')}</a>` : nothing}
    ${round('words', t('words.show'), () => change({ words: !m.words }), m.words)}${themeButton()}
    ${round('gear', t('settings'), () => openSheet('settings'))}
  </header>`;

/** The other seats first, whichever seat's view this is. @param {Context} c */
const seatsInOrder = (c) => [
  ...c.seats.map(({ seat }) => seat).filter((seat) => seat !== session.pov()),
  session.pov(),
];

/** @param {Model} m @param {Context} c */
const leftColumn = (m, c) =>
  html`<aside class="rv-left" aria-label=${t('seats.label')}>
    ${
      m.review?.place
        ? html`${trial.chanceShift(m, c)}${trial.pointsShift(m, c)}`
        : html`${seatsInOrder(c).map((seat) => part.seatReport(m, c, seat))}${part.falls(m, c)}`
    }
  </aside>`;

/** @param {Model} m @param {Context} c */
const rightColumn = (m, c) =>
  html`<aside class="rv-right" aria-label=${t('replay.side')}>
    ${
      m.review?.place
        ? html`${trial.tree(m, c)}${trial.playOnPart(m)}`
        : html`${m.review?.review ? part.lessons(m, c) : nothing}${part.moves(m, c)}`
    }
  </aside>`;

// Phone ----------------------------------------------------------------------------------------------------

/** @param {Model} m @param {Context} c */
const phoneHeader = (m, c) =>
  m.review?.place
    ? html`<header class="m-top rv-if">
        <button class="btn sq quiet" aria-label=${t('try.back')} @click=${back}>${icon('x')}</button>
        <h1>${t('try.title')}: ${t('try.from', { n: m.review.place.from + 1 })}</h1>
      </header>`
    : html`<header class="m-top">
        <a class="btn sq quiet" href=${m.review?.kind === 'tables' ? `/t/${m.id}` : '/'} aria-label=${t('replay.table')}
          >${icon('left')}</a
        >
        <h1 class="unseen"><span lang="fr">${gameName(m.table?.game ?? '')}</span> · ${t('review.title')}</h1>
        ${pills(m, c)}<span class="grow"></span
        >${round('words', t('words.show'), () => change({ words: !m.words }), m.words)}
      </header>`;

/** The lesson that is open, with ways to the others. @param {Model} m @param {Context} c */
const lessonCard = (m, c) => {
  const told = part.toldIn(m),
    here = Math.max(
      0,
      told.findIndex((lesson) => lesson.moment.decision === m.review?.at),
    );
  return html`${part.lessons(m, c)}
    <div class="rv-card-buttons">
      ${part.tryButton()}
      <button
        class="btn sq"
        aria-label=${t('review.lesson.back')}
        ?disabled=${here === 0}
        @click=${() => session.openLesson(told[here - 1])}
      >
        ${icon('left', 18)}
      </button>
      <span class="small muted">${t('review.lesson.of', { n: told.length ? here + 1 : 0, of: told.length })}</span>
      <button
        class="btn sq"
        aria-label=${t('review.lesson.on')}
        ?disabled=${here >= told.length - 1}
        @click=${() => session.openLesson(told[here + 1])}
      >
        ${icon('right', 18)}
      </button>
    </div>`;
};

/** @param {Model} m @param {Context} c */
const phoneCard = (m, c) => {
  const r = /** @type {ReviewState} */ (m.review);
  if (r.place) return html`${trial.chanceShift(m, c)}${trial.tree(m, c)}${trial.playOnPart(m)}`;
  if (r.tab === 'moves') return part.moves(m, c);
  if (r.tab === 'points')
    return html`${seatsInOrder(c).map((seat) => part.seatReport(m, c, seat))}${part.falls(m, c)}
      <section class="panel">${scorePanel(m, c)}</section>
      <div class="rv-phone-tools">${part.speeds(r)}${part.eyes(m, c)}${deeper(r)}${shareButton(m)}</div>`;
  return r.review ? lessonCard(m, c) : nothing;
};

/** @param {ReviewState} r @param {ReviewState['tab']} name @param {Parameters<typeof icon>[0]} sign @param {string} words */
const tab = (r, name, sign, words) =>
  html`<button class=${r.tab === name ? 'on' : ''} aria-current=${r.tab === name} @click=${() => trial.setTab(name)}>
    ${icon(sign, 22)}<span>${words}</span>
  </button>`;

/** @param {Model} m */
const phoneNav = (m) => {
  const r = /** @type {ReviewState} */ (m.review);
  return html`<nav class="m-nav" aria-label=${t('panel.label')}>
    ${tab(r, 'lessons', 'flag', t('review.tab.lessons'))}${tab(r, 'moves', 'list', t('review.tab.moves'))}
    ${tab(r, 'points', 'chart', t('review.tab.points'))}
  </nav>`;
};

/** @param {Model} m @param {Context} c */
const phoneBody = (m, c) =>
  html`<main
      class="rv-main"
      data-decision=${m.review?.at}
      data-review=${m.review?.status}
      data-try=${m.review?.place !== null}
      @click=${clicked}
    >
      ${middle(m, c)}${below(m, c)}
      <div class="rv-card">${phoneCard(m, c)}</div>
    </main>
    ${m.review?.place ? nothing : phoneNav(m)}`;

/** @param {Model} m @param {Context} c */
const wideBody = (m, c) =>
  html`<main
    class="rv-main"
    data-decision=${m.review?.at}
    data-review=${m.review?.status}
    data-try=${m.review?.place !== null}
    @click=${clicked}
  >
    ${leftColumn(m, c)}${middle(m, c)}${rightColumn(m, c)}${below(m, c)}
  </main>`;

const view = () => {
  const m = model();
  if (!m?.board || !m.review || (!m.past && !m.review.place)) return waiting(m, t('review.title'), t('review.gone'));
  const c = context();
  return html`<div class="page table review ${c.phone ? 'is-phone' : ''}">
    ${c.phone ? phoneHeader(m, c) : wideHeader(m, c)}${trouble()}${c.phone ? phoneBody(m, c) : wideBody(m, c)}${store.get().sheet === 'share_game' ? shareSheet() : nothing}
  </div>`;
};

/** @param {'tables'|'studies'} kind @returns {import('../app.js').Page} */
const pageOf = (kind) => ({
  title: () => `${gameName(model()?.table?.game ?? 'Paname')} · ${t('review.title')}`,
  enter: async ([, id]) => {
    await needWords('review');
    void session.enter(kind, id);
    document.addEventListener('keydown', pressed);
    addEventListener('hashchange', session.followHash);
    return () => {
      session.leave();
      answerWith(null);
      document.removeEventListener('keydown', pressed);
      removeEventListener('hashchange', session.followHash);
    };
  },
  view,
});

export const page = pageOf('tables');
export const studyPage = pageOf('studies');
