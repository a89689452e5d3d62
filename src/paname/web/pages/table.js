// The table: board, seats, tray, action bar, log, scores and chat, by pointer, by key, by words and by line.
import { html, icon, nothing } from '../ui/html.js';
import { openSheet, plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { announce, setPrefs, store } from '../shell.js';
import { targetOf } from '../boards/board.js';
import { isCurtained, isYourTurn, legalOf, lessonStep } from '../table/model.js';
import {
  apply,
  change,
  chosen,
  clickAt,
  context,
  enter,
  hint,
  lookAt,
  model,
  show,
  submit,
  undo,
} from '../table/session.js';
import { actionBar, header } from '../table/bars.js';
import { absent, netBar, notices } from '../table/notices.js';
import { order, seatCard } from '../table/seats.js';
import { rightColumn } from '../table/panels.js';
import { lobby } from '../table/lobby.js';
import { curtain, tableSheets } from '../table/sheets.js';
import { finish } from '../table/motion.js';
import { whyBubble } from '../table/why.js';
import { touchEnd, touchMove, touchStart } from '../table/zoom.js';
import { coach } from '../table/coach.js';
import { back } from '../draft.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */

// Pointing -------------------------------------------------------------------------------------------------

/** @param {Event} event */
const clicked = (event) => {
  finish();
  const target = targetOf(event);
  if (target) clickAt(target, spotOf(event));
};

/** Where in the window something was pointed at; for keys, the middle of what has the focus. @param {Event} event */
const spotOf = (event) => {
  const { clientX = 0, clientY = 0 } = /** @type {MouseEvent} */ (event);
  return clientX || clientY ? { x: clientX, y: clientY } : middleOf(/** @type {Element} */ (event.target));
};

/** @param {Element | null} element */
const middleOf = (element) => {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
};

/** @param {PointerEvent} event */
const hovered = (event) => {
  if (event.pointerType === 'touch') return;
  const at = targetOf(event),
    before = model().hover,
    c = context(),
    { board } = model(),
    peeks = at !== null && board?.peeks?.includes(at.kind);
  if (!at && board?.peeks) return void left();
  if (!at || (!peeks && (c.ready || !c.legal.length))) return;
  if (
    before &&
    before.kind === at.kind &&
    before.id === at.id &&
    Math.abs(before.x - at.x) + Math.abs(before.y - at.y) < 0.2
  )
    return;
  change({ hover: at });
};
const left = () => model().hover && change({ hover: null });

/** Pointing at something beside the board that may be looked at. @param {Event} event */
const peeked = (event) => {
  const at = targetOf(event),
    before = model().hover;
  if (!at || !model().board?.peeks?.includes(at.kind)) return void (model().board?.peeks && left());
  if (before?.kind !== at.kind || before.id !== at.id) change({ hover: at });
};

/** Turn what is in hand. @param {Event} event @param {boolean} backwards */
const turn = (event, backwards) => {
  const { board, draft } = model();
  if (!board || !legalOf(model()).length) return;
  const step = board.key(context(), 'r', backwards);
  if (!step || (!Object.keys(draft).length && !model().hover)) return;
  event.preventDefault();
  apply(step);
};
let wheeled = 0;
/** @param {WheelEvent} event */
const wheel = (event) => {
  if (event.ctrlKey || Date.now() - wheeled < 120) return void (model().hover && event.preventDefault());
  wheeled = Date.now();
  turn(event, event.deltaY < 0);
};

// Keys -----------------------------------------------------------------------------------------------------

/** @param {KeyboardEvent} event */
const isTyping = (event) =>
  /** @type {Element} */ (event.target).matches('input:not([type=range]), select, textarea') ||
  document.querySelector('dialog[open]') !== null;

/** @type {Record<string, () => void>} */
const LETTERS = {
  u: () => void undo(),
  h: () => void hint(),
  b: () => change({ words: !model().words }),
  '/': () => document.getElementById('command')?.focus(),
  '[': () => void lookAt((model().past?.decision ?? model().state?.decision ?? 0) - 1),
  ']': () => void lookAt((model().past?.decision ?? 0) + 1),
  '?': () => openSheet('keys'),
};

/** @param {KeyboardEvent} event */
const pressed = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || !model().board) return;
  const c = context(),
    onButton = /** @type {Element} */ (event.target).matches('button, a, summary, input');
  if (event.key === 'Escape')
    return void (finish(), show.skip(), change({ draft: back(model().draft), why: null, hint: null, hover: null }));
  const meant = chosen(c);
  if (event.key === 'Enter' && !onButton && meant) return void (event.preventDefault(), submit(meant));
  const isLetter = event.key.length === 1 && event.key !== ' ';
  if (isLetter && !store.get().prefs.letters) return;
  if (isLetter && LETTERS[event.key.toLowerCase()])
    return void (event.preventDefault(), LETTERS[event.key.toLowerCase()]());
  if (!c.view || (!isLetter && !(/** @type {Element} */ (event.target).closest('.t-board, .words-view')))) return;
  if (event.key === ' ' && onButton) return;
  boardKey(event, c);
};

/** @param {KeyboardEvent} event @param {Context} c */
const boardKey = (event, c) => {
  const { board } = model(),
    step = board?.key(c, event.key, event.shiftKey);
  if (!board || !step) return;
  event.preventDefault();
  apply(step, middleOf(document.querySelector('.words-view:not(.unseen) :focus, .t-board .cursor')));
  if (!event.key.startsWith('Arrow')) return;
  change({ hover: board.cursor?.(context()) ?? null });
  announce(board.where?.(context()) ?? '');
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (
      document.querySelector('.words-view:not(.unseen) [tabindex="0"][data-cell]')
    )?.focus(),
  );
};

// Drawing --------------------------------------------------------------------------------------------------

/** @param {Model} m @param {Context} c */
const boardPart = (m, c) =>
  html`<div
      class="t-board ${m.past ? 'dim' : ''} ${c.legal.length ? 'may' : ''}"
      role="application"
      tabindex="0"
      aria-label=${t('board.label')}
      aria-describedby="board-help"
      ?hidden=${m.words}
      @pointermove=${hovered}
      @pointerleave=${left}
      @wheel=${wheel}
      @touchstart=${{ handleEvent: touchStart, passive: true }}
      @touchmove=${{ handleEvent: touchMove, passive: false }}
      @touchend=${touchEnd}
      @contextmenu=${(/** @type {Event} */ event) => turn(event, false)}
    >
      ${m.board?.board(c)}
    </div>
    <p id="board-help" class="unseen">${t('board.help')}</p>
    <section class="words-view ${m.words ? 'panel' : 'unseen'}" aria-label=${t('words.label')}>
      ${m.board?.words(c)}
    </section>`;

/** @param {Model} m @param {Context} c */
const aidPart = (m, c) =>
  (store.get().prefs.aid || m.board?.aidStays) && m.board?.aid(c)
    ? html`<section class="panel aid">
        ${m.board.aid(c)}<button class="btn quiet low" @click=${() => setPrefs({ aid: false })}>
          ${t('aid.close')}
        </button>
      </section>`
    : nothing;

/** @param {Model} m @param {'board'|'log'|'scores'|'chat'} name @param {Parameters<typeof icon>[0]} sign @param {string} words */
const screenTab = (m, name, sign, words) =>
  html`<button
    class=${m.screen === name ? 'on' : ''}
    aria-current=${m.screen === name}
    @click=${() => change({ screen: name, ...(name === 'board' ? {} : { panel: name, ...(name === 'chat' ? { unread: 0 } : {}) }) })}
  >
    ${icon(sign, 22)}<span>${words}</span>
  </button>`;

/** @param {Model} m */
const phoneNav = (m) =>
  html`<nav class="m-nav" aria-label=${t('panel.label')}>
    ${screenTab(m, 'board', 'home', t('nav.board'))}${screenTab(m, 'log', 'list', t('panel.log'))}${screenTab(m, 'scores', 'chart', t('panel.scores'))}${screenTab(m, 'chat', 'chat', m.unread ? t('panel.chat.unread', { n: m.unread }) : t('panel.chat'))}
  </nav>`;

/** @param {Model} m @param {Context} c */
const prompt = (m, c) => {
  const said = c.legal.length && m.board ? m.board.prompt(c) : null;
  return html`<p class="t-prompt">
    ${icon('arrow', 18)}<span
      >${said ? said.text : isYourTurn(m) ? t('turn.yours') : m.state?.status === 'over' ? t('turn.over') : t('turn.theirs', { name: c.seats[c.toMove]?.name ?? '' })}</span
    ><small class="muted">${said?.hint ?? ''}</small>
  </p>`;
};

/** @param {Model} m @param {Context} c */
const tablePart = (m, c) =>
  html`<main
      class="t-main ${lessonStep(m)?.alive ? 'guided' : ''}"
      data-screen=${m.screen}
      data-drawer=${m.drawer}
      data-status=${m.state?.status}
      data-decision=${m.state?.decision}
      @click=${clicked}
    >
      <aside
        class="t-left"
        aria-label=${t('seats.label')}
        @pointermove=${peeked}
        @pointerleave=${left}
        @focusin=${peeked}
        @focusout=${left}
      >
        ${c.phone ? nothing : coach(m, c)}${order(c).map((seat) => seatCard(m, c, seat))}${aidPart(m, c)}
      </aside>
      <div class="t-mid">
        ${c.phone ? html`${prompt(m, c)}${coach(m, c)}` : nothing}${boardPart(m, c)}
        <section
          class="t-tray panel"
          aria-label=${t('tray.label')}
          @pointermove=${peeked}
          @pointerleave=${left}
          @focusin=${peeked}
          @focusout=${left}
        >
          ${m.board?.tray(c)}
        </section>
        ${actionBar(m, c)}
      </div>
      ${rightColumn(m, c)}${whyBubble(m, c)}
    </main>
    ${c.phone ? phoneNav(m) : nothing}`;

const loading = (/** @type {Model} */ m) =>
  html`<div class="page">
    ${plainTop('Paname')}
    <main class="lost" aria-busy="true">
      <p class="muted late">
        ${m.status === 'gone' ? t('table.gone') : m.status === 'lost' ? t('net.waiting') : t('table.loading')}
      </p>
      ${m.status === 'gone' ? html`<a class="btn go" href="/">${t('home')}</a>` : nothing}
    </main>
  </div>`;

const view = () => {
  const m = model();
  if (!m?.table || !m.state || !m.board || m.status === 'gone') return loading(m);
  const c = context();
  if (m.table.status === 'open' || !c.view)
    return html`<div class="page">${plainTop(m.board.title)}${netBar(m)}${lobby(m)}</div>`;
  if (isCurtained(m)) return html`<div class="page">${curtain(m, c)}</div>`;
  m.board.worth?.(c).forEach((action) => c.forecast(action));
  return html`<div class="page table ${c.phone ? 'is-phone' : ''}">
    ${header(m, c)}${trouble()}${notices(m, c)}${tablePart(m, c)}${tableSheets(m, c)}
  </div>`;
};

/** Whether something is shown that changes by the second. @param {Model | null} m */
const isTicking = (m) =>
  m !== null && (m.state?.clock || m.status === 'lost' || m.thinking !== null || m.sending || absent(m) >= 0);

/** @type {import('../app.js').Page} */
export const page = {
  title: () => {
    const m = model();
    return `${m && isYourTurn(m) ? '● ' : ''}${m?.board?.title ?? 'Paname'}`;
  },
  enter: ([, id]) => {
    const leave = enter(id),
      tick = setInterval(() => isTicking(model()) && change({}), 1000);
    document.addEventListener('keydown', pressed);
    return () => {
      clearInterval(tick);
      document.removeEventListener('keydown', pressed);
      leave();
    };
  },
  view,
};
