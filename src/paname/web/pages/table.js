// The table: board, seats, tray, action bar, log, scores and chat, by pointer, by key, by words and by line.
import { html, icon, nothing, picture } from '../ui/html.js';
import { tileBack } from '../pieces/cobble.js';
import { openSheet, plainTop, trouble } from '../ui/chrome.js';
import { lazily } from '../ui/lazy.js';
import { t } from '../i18n.js';
import { gameName, setPrefs, store } from '../shell.js';
import { isCurtained, isYourTurn, lessonStep } from '../table/model.js';
import { change, model } from '../table/current.js';
import { context } from '../table/context.js';
import { enter } from '../table/session.js';
import { clicked, hovered, left, peeked, turn, wheel } from '../table/pointer.js';
import { pressed } from '../table/keyboard.js';
import { actionBar } from '../table/act.js';
import { header } from '../table/bars.js';
import { absent, netBar, notice } from '../table/notices.js';
import { order, playerSheet, seatCard } from '../table/seats.js';
import { rightColumn } from '../table/panels.js';
import { curtain, tableSheets } from '../table/sheets.js';
import { refusedSpot } from '../table/refusal_words.js';
import { question } from '../notices/asking.js';
import { touchEnd, touchMove, touchStart } from '../table/zoom.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */

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

/** What a tab of a phone opens. @param {Model['screen']} name @returns {Partial<Model>} */
const opened = (name) => {
  if (name === 'board') return { screen: name };
  return { screen: name, panel: name, ...(name === 'chat' ? { unread: 0 } : {}) };
};

/** @param {Model} m @param {Model['screen']} name @param {Parameters<typeof icon>[0]} sign @param {string} words */
const screenTab = (m, name, sign, words) =>
  html`<button
    class=${m.screen === name ? 'on' : ''}
    aria-current=${m.screen === name}
    @click=${() => change(opened(name))}
  >
    ${icon(sign, 22)}<span>${words}</span>
  </button>`;

/** @param {Model} m */
const phoneNav = (m) => {
  const chat = m.unread ? t('panel.chat.unread', { n: m.unread }) : t('panel.chat');
  return html`<nav class="m-nav" aria-label=${t('panel.label')}>
    ${screenTab(m, 'board', 'home', t('nav.board'))} ${screenTab(m, 'log', 'list', t('panel.log'))}
    ${screenTab(m, 'scores', 'chart', t('panel.scores'))} ${screenTab(m, 'chat', 'chat', chat)}
    <button @click=${() => openSheet('menu')}>${icon('menu', 22)}<span>${t('menu')}</span></button>
  </nav>`;
};

/** A part beside the board whose targets may be looked at, too. @param {'complementary' | 'region'} role @param {string} cls @param {string} label @param {unknown} inner */
const peekable = (role, cls, label, inner) =>
  html`<div
    class=${cls}
    role=${role}
    aria-label=${label}
    @pointermove=${peeked}
    @pointerleave=${left}
    @focusin=${peeked}
    @focusout=${left}
  >
    ${inner}
  </div>`;

/** Seats and the help panel. @param {Model} m @param {Context} c */
const leftColumn = (m, c) =>
  peekable(
    'complementary',
    't-left',
    t('seats.label'),
    html`${order(c).map((seat) => seatCard(m, c, seat))}${aidPart(m, c)}`,
  );

/** What is in hand. @param {Model} m @param {Context} c */
const tray = (m, c) => peekable('region', 't-tray panel', t('tray.label'), m.board?.tray(c));

/** @param {Model} m @param {Context} c */
const tablePart = (m, c) =>
  html`<main
      class="t-main ${lessonStep(m)?.alive ? 'guided' : ''}"
      data-screen=${m.screen}
      data-drawer=${m.drawer}
      data-status=${m.state?.status}
      data-decision=${m.state?.decision}
      data-sending=${m.sending || m.plan.length > 0}
      @click=${clicked}
    >
      ${leftColumn(m, c)}
      <div class="t-mid">
        ${boardPart(m, c)}${(notice(m, c) ? null : question(m)) ?? html`${tray(m, c)}${actionBar(m, c)}`}
      </div>
      ${rightColumn(m, c)}${refusedSpot(m)}
    </main>
    ${c.phone ? html`${phoneNav(m)}${playerSheet(m, c)}` : nothing}`;

const STATUS = /** @type {Record<string, string>} */ ({ lost: 'net.waiting' });

/** A table that isn't there, or not for you. @param {Model} m */
const gone = (m) =>
  html`<div class="page">
    ${plainTop(t('lost.title'))}
    <main class="lost">
      ${picture(210, 210, `<g transform="rotate(-12 105 105) translate(5 5)">${tileBack(1)}</g>`, 120)}
      <p>${t(m.ui.isBarred ? 'refusal.not_allowed.barred' : 'table.gone')}</p>
      <a class="btn go" href="/">${t('home')}</a>
    </main>
  </div>`;

/** @param {Model | null} m */
const loading = (m) =>
  m?.status === 'gone'
    ? gone(m)
    : html`<div class="page">
        ${plainTop(t('table.opening'))}${trouble()}
        <main class="lost" aria-busy="true">
          <p class="muted late">${t(STATUS[m?.status ?? ''] ?? 'table.loading')}</p>
        </main>
      </div>`;

/** The lobby, which only a table that hasn't begun needs. */
const lobby = lazily(
  () => import('../table/lobby.js').then((part) => part.lobby),
  html`<main class="lost" aria-busy="true"></main>`,
);

const view = () => {
  const m = model();
  if (!m?.table || !m.state || !m.board || m.status === 'gone') return loading(m);
  const c = context();
  if (m.table.status === 'open' || !c.view)
    return html`<div class="page">${plainTop(gameName(m.table.game))}${netBar(m)}${lobby(m, c)}</div>`;
  if (isCurtained(m)) return html`<div class="page">${curtain(m, c)}</div>`;
  m.board.worth?.(c).forEach((action) => c.forecast(action));
  return html`<div class="page table ${c.phone ? 'is-phone' : ''} ${m.lesson ? 'taught' : ''}">
    ${header(m, c)}${trouble()}${tablePart(m, c)}${tableSheets(m, c)}
  </div>`;
};

/** Whether something is shown that changes by the second. @param {Model | null} m */
const isTicking = (m) =>
  m !== null && (m.state?.clock || m.status === 'lost' || m.thinking !== null || m.sending || absent(m) >= 0);

/** @type {import('../app.js').Page} */
export const page = {
  title: () => {
    const m = model();
    if (!m?.table) return t(m?.status === 'gone' ? 'lost.title' : 'table.opening');
    return `${m && isYourTurn(m) ? '● ' : ''}${gameName(m?.table?.game ?? 'Paname')}`;
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
