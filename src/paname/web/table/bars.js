// The bars of the table: header, what to do, and the action bar with its one primary button.
import { html, icon, nothing } from '../ui/html.js';
import { face, mark, openSheet, round, soundButton, themeButton } from '../ui/chrome.js';
import { number, signed, t } from '../i18n.js';
import { isYourTurn } from './model.js';
import { change, chosen, hint, lookAt, submit, undo } from './session.js';
import { playOn, rematch } from './after.js';
import { pills } from './seats.js';
import { whyWords } from './why.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m @param {Context} c */
const turnPill = (m, c) => {
  const { state, board } = m;
  if (!state || !board || !c.view) return nothing;
  const who = c.seats[c.toMove],
    phase = board.prompt(c).phase,
    headline = m.past ? null : board.headline?.(c);
  if (headline) return html`<div class="turn">${headline}</div>`;
  if (m.past)
    return html`<div class="turn past">
      <span>${t('replay.at', { n: m.past.decision, of: state.decision })}</span>
    </div>`;
  if (state.status === 'over') return html`<div class="turn"><span>${t('turn.over')}</span></div>`;
  return html`<div class="turn">
    ${who ? face(who.mark, 30) : nothing}<span
      >${isYourTurn(m) && m.yours.length === 1 ? t('turn.yours') : t('turn.theirs', { name: who?.name ?? '' })}</span
    ><small>${phase}</small>
  </div>`;
};

/** The rules open beside the table, so that the move in hand is not lost. @param {Model} m */
const rulesLink = (m) =>
  m.table
    ? html`<a
        class="btn sq quiet"
        href="/rules/${m.table.game}"
        target="_blank"
        aria-label=${t('rules')}
        title=${t('rules')}
        >${icon('book')}</a
      >`
    : nothing;

/** @param {Model} m @param {Context} c */
export const header = (m, c) =>
  c.phone
    ? phoneHeader(m, c)
    : html`<header class="top">
        <a href="/" class="home-link" aria-label=${t('home')}>${mark(21)}</a
        ><span class="muted bar-mark" aria-hidden="true">|</span>
        <h1 class="gname" lang="fr">${m.board?.title ?? ''}</h1>
        ${turnPill(m, c)}<span class="grow"></span>
        <span class="small muted live"
          ><i class="dot ${m.status === 'live' ? '' : 'off'}"></i
          >${t(m.status === 'live' ? 'net.live' : 'net.waiting')}</span
        >
        ${m.table?.hints ? round('hint', t('hint'), hint) : nothing}${round('words', t('words.show'), () => change({ words: !m.words }), m.words)}${rulesLink(m)}${soundButton()}${themeButton()}${round('list', t('panel.label'), () => change({ drawer: !m.drawer }))}${round('menu', t('menu'), () => openSheet('menu'))}
      </header>`;

/** @param {Model} m @param {Context} c */
const phoneHeader = (m, c) =>
  html`<header class="m-top">
    <a class="btn sq quiet" href="/" aria-label=${t('home')}>${icon('left')}</a>
    <h1 class="unseen" lang="fr">${m.board?.title ?? ''}</h1>
    <div class="pills">${pills(m, c)}</div>
    <span class="grow"></span
    >${m.table?.hints ? round('hint', t('hint'), hint) : nothing}${round('menu', t('menu'), () => openSheet('menu'))}
  </header>`;

/** A refusal that has no place on the board. @param {Model} m @param {Context} c */
const refusalText = (m, c) => html`<div class="say refusal" role="alert">${whyWords(m, c)}</div>`;

/** What the strongest bot thinks of its choice. @param {Model} m */
const hintWords = (m) => {
  const { lead, win } = /** @type {NonNullable<Model['hint']>} */ (m.hint);
  if (lead === null || win === null) return t('hint.says', { name: 'Haussmann' });
  return t('hint.thinks', { name: 'Haussmann', lead: signed(Math.round(lead)), win: Math.round(win * 100) });
};

/** What the bar says: why not, the composed move, what is hovered, or what to do. @param {Model} m @param {Context} c */
const words = (m, c) => {
  const { board, state } = m;
  if (!board || !state) return nothing;
  if (m.why && !m.why.at) return refusalText(m, c);
  if (m.hinting) return html`<div class="say calm">${t('act.thinking', { name: 'Haussmann' })}</div>`;
  const stage = m.past ? null : board.bar?.(c);
  if (stage) return html`<div class="say">${stage.title}<small>${stage.note}</small></div>`;
  if (m.past)
    return html`<div class="say">
      ${t('replay.at', { n: m.past.decision, of: state.decision })}<small>${t('replay.say')}</small>
    </div>`;
  if (state.status === 'over') return html`<div class="say">${t('turn.over')}<small>${resultLine(m, c)}</small></div>`;
  const shown = c.ready ?? c.ghost;
  if (shown && c.legal.length) {
    const said = board.say(c, shown),
      points = c.seat >= 0 ? c.forecast(shown.id)?.totals[c.seat] : undefined;
    return html`${c.phone && points ? html`<span class="gain num ${points < 0 ? 'bad' : 'good'}">${signed(points)}</span>` : nothing}
      <div class="say">
        ${m.hint && m.hint.action.id === shown.id ? html`<span class="hint-mark">${icon('hint', 16)}</span>` : nothing}${said.title}<small
          >${m.hint && m.hint.action.id === shown.id ? hintWords(m) : ''} ${said.note ?? ''}</small
        >
      </div>`;
  }
  if (!c.legal.length) return html`<div class="say calm">${waiting(m, c)}</div>`;
  if (c.phone) return nothing;
  const { text, hint: more } = board.prompt(c);
  return html`<div class="say">${text}<small>${more}</small></div>`;
};

/** @param {Model} m @param {Context} c */
const waiting = (m, c) => {
  const seconds = m.thinking ? (Date.now() - m.thinking.since) / 1000 : 0,
    name = c.seats[m.thinking?.seat ?? c.toMove]?.name ?? '';
  if (m.sending) return sendingWords(m);
  if (seconds >= 15) return t('act.thinking.long', { name, n: Math.floor(seconds) });
  return t(seconds >= 2 ? 'act.thinking' : 'turn.theirs', { name });
};

/** A move is made when it is stored; who waits for that is told. @param {Model} m */
const sendingWords = (m) => t(Date.now() - m.sentAt >= 2000 ? 'act.sending.long' : 'act.sending');

/** @param {Model} m @param {Context} c */
const resultLine = (m, c) =>
  m.state?.result?.scores.map((points, seat) => `${c.seats[seat]?.name} ${number(points)}`).join(' · ') ?? '';

/** @param {Model} m @param {Context} c */
const buttons = (m, c) => {
  const held = Object.keys(c.draft).length > 0 || m.why !== null || m.hint !== null,
    can = m.state?.undo.can;
  const go = chosen(c);
  const stage = m.past ? null : m.board?.bar?.(c);
  if (stage) return stage.buttons;
  if (m.past)
    return html`${m.state?.status === 'over' ? html`<button class="btn" @click=${playOn}>${icon('play', 16)}<span>${t('replay.fork')}</span></button>` : nothing}<button
        class="btn go"
        @click=${() => lookAt(Infinity)}
      >
        ${t('replay.now')}
      </button>`;
  if (m.state?.status === 'over')
    return html`<button class="btn" @click=${() => openSheet('result')}>
        ${icon('chart')}<span>${t('result.show')}</span></button
      >${m.yours.length ? html`<button class="btn go" @click=${rematch}><span>${t('result.rematch')}</span></button>` : nothing}`;
  return html`${m.board?.choices?.(c) ?? nothing}
  ${held || can === 'free' || can === 'ask' ? html`<button class="btn ${c.phone ? 'sq' : ''}" aria-label=${undoWords(held, can)} @click=${undo}>${icon('undo')}${c.phone ? nothing : html`<span>${undoWords(held, can)}</span>`}</button>` : nothing}
  ${c.legal.length ? html`<button class="btn go" id="primary" ?disabled=${!go || m.sending} @click=${() => go && submit(go)}>${icon('check')}<span>${m.sending ? sendingWords(m) : go && m.board ? m.board.say(c, go).verb : t('act.choose')}</span>${go ? html`<kbd>Enter</kbd>` : nothing}</button>` : nothing}`;
};

/** @param {boolean} held @param {string | undefined} can */
const undoWords = (held, can) => t(held ? 'undo.draft' : can === 'ask' ? 'undo.ask' : 'undo.last');

/** @param {Model} m @param {Context} c */
export const actionBar = (m, c) =>
  html`<section class="panel act" aria-label=${t('act.label')}>
    <div class="act-words">${words(m, c)}</div>
    <div class="act-buttons">${buttons(m, c)}</div>
  </section>`;
