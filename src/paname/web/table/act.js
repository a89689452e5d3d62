// The action bar: what is composed or asked, in words, and the one primary button.
import { html, icon, nothing } from '../ui/html.js';
import { openSheet } from '../ui/chrome.js';
import { number, signed, t } from '../i18n.js';
import { store } from '../shell.js';
import { chosen, submit, undo } from './moves.js';
import { lookAt } from './look_back.js';
import { playOn, rematch } from './after.js';
import { refusalText } from './refusal_bubble.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../boards/board.js').Legal} Legal */
/** @typedef {import('../ui/html.js').Shown} Shown */
/** @typedef {import('./model.js').Model} Model */

// Words ----------------------------------------------------------------------------------------------------

/** @param {Shown} title @param {Shown} note */
const say = (title, note) => html`<div class="say">${title}<small>${note}</small></div>`;
/** @param {string} words */
const calm = (words) => html`<div class="say calm">${words}</div>`;

/** A refusal that has no place on the board. @param {Model} m @param {Context} c */
const refusalLine = (m, c) => html`<div class="say refusal" role="alert">${refusalText(m, c)}</div>`;

/** What the strongest bot thinks of its choice. @param {NonNullable<Model['hint']>} hint */
const hintWords = ({ level, lead, win }) => {
  const name = store.get().levels.find((one) => one.level === level)?.name ?? level;
  if (lead === null || win === null) return t('hint.says', { name });
  const n = Math.abs(Math.round(lead)),
    how = n === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind';
  return t(`hint.${how}`, { name, n, win: Math.round(win * 100) });
};

/** The big number of a phone: what the move is worth to its maker. @param {Context} c @param {Legal} action */
const gain = (c, action) => {
  const points = c.phone && c.seat >= 0 ? c.forecast(action.id)?.totals[c.seat] : 0;
  return points ? html`<span class="gain num ${points < 0 ? 'bad' : 'good'}">${signed(points)}</span>` : nothing;
};

/** A move that is composed, hovered or hinted at. @param {Model} m @param {Context} c @param {Legal} action */
const moveWords = (m, c, action) => {
  const said = m.board?.say(c, action),
    hint = m.hint?.action.id === action.id ? m.hint : null;
  const sign = hint ? html`<span class="hint-mark">${icon('hint', 16)}</span>` : nothing;
  return html`${gain(c, action)}${say(html`${sign}${said?.title}`, html`${hint ? hintWords(hint) : ''} ${said?.note ?? ''}`)}`;
};

/** What to do. @param {Model} m @param {Context} c */
const promptWords = (m, c) => {
  const said = c.phone ? null : m.board?.prompt(c);
  return said ? say(said.text, said.hint) : nothing;
};

/** @param {Model} m @param {Context} c */
const resultLine = (m, c) =>
  m.state?.result?.scores.map((points, seat) => `${c.seats[seat]?.name} ${number(points)}`).join(' · ') ?? '';

/** A move is made when it is stored; who waits for that is told. @param {Model} m */
const sendingWords = (m) => t(Date.now() - m.sentAt >= 2000 ? 'act.sending.long' : 'act.sending');

/** @param {Model} m @param {Context} c */
const waiting = (m, c) => {
  const seconds = m.thinking ? (Date.now() - m.thinking.since) / 1000 : 0,
    name = c.seats[m.thinking?.seat ?? c.toMove]?.name ?? '';
  if (m.sending) return sendingWords(m);
  if (seconds >= 15) return t('act.thinking.long', { name, n: Math.floor(seconds) });
  return t(seconds >= 2 ? 'act.thinking' : 'turn.theirs', { name });
};

/** What is on stage, if something is shown before the table goes on. @param {Model} m @param {Context} c */
const onStage = (m, c) => (m.past ? null : (m.board?.bar?.(c) ?? null));

/** What the bar says: why not, the composed move, what is hovered, or what to do. @param {Model} m @param {Context} c */
const words = (m, c) => {
  if (!m.board || !m.state) return nothing;
  if (m.why && !m.why.at) return refusalLine(m, c);
  if (m.hinting) return calm(t('act.thinking', { name: store.get().levels.at(-1)?.name ?? '' }));
  const stage = onStage(m, c);
  if (stage) return say(stage.title, stage.note);
  if (m.past) return say(t('replay.at', { n: m.past.decision, of: m.state.decision }), t('replay.say'));
  if (m.state.status === 'over') return say(t('turn.over'), resultLine(m, c));
  if (!c.legal.length) return calm(waiting(m, c));
  const shown = c.ready ?? c.ghost;
  return shown ? moveWords(m, c, shown) : promptWords(m, c);
};

// Buttons --------------------------------------------------------------------------------------------------

/** While a past position is looked at. @param {Model} m */
const pastButtons = (m) =>
  html`${m.state?.status === 'over' ? button('play', t('replay.fork'), playOn) : nothing}<button
      class="btn go"
      @click=${() => lookAt(Infinity)}
    >
      ${t('replay.now')}
    </button>`;

/** When the game is over. @param {Model} m */
const lastButtons = (m) =>
  html`${button('chart', t('result.show'), () => openSheet('result'))}${m.yours.length ? again() : nothing}`;
const again = () => html`<button class="btn go" @click=${rematch}><span>${t('result.rematch')}</span></button>`;

/** @param {Parameters<typeof icon>[0]} sign @param {string} does @param {() => void} click */
const button = (sign, does, click) =>
  html`<button class="btn" @click=${click}>${icon(sign)}<span>${does}</span></button>`;

/** Put back what is in hand, or take back the last decision; it says which of the two. @param {Model} m @param {Context} c */
const undoButton = (m, c) => {
  const held = Object.keys(c.draft).length > 0 || m.why !== null || m.hint !== null,
    can = m.state?.undo.can ?? '';
  if (!held && !['free', 'ask'].includes(can)) return nothing;
  const does = t(held ? 'undo.draft' : can === 'ask' ? 'undo.ask' : 'undo.last');
  return html`<button class="btn ${c.phone ? 'sq' : ''}" aria-label=${does} @click=${undo}>
    ${icon('undo')}${c.phone ? nothing : html`<span>${does}</span>`}
  </button>`;
};

/** @param {Model} m @param {Context} c @param {Legal | null} go */
const verb = (m, c, go) => {
  if (m.sending) return sendingWords(m);
  return go && m.board ? m.board.say(c, go).verb : t('act.choose');
};

/** @param {Model} m @param {Context} c */
const primaryButton = (m, c) => {
  const go = chosen(c);
  if (!c.legal.length) return nothing;
  return html`<button class="btn go" id="primary" ?disabled=${!go || m.sending} @click=${() => go && submit(go)}>
    ${icon('check')}<span>${verb(m, c, go)}</span>${go ? html`<kbd>Enter</kbd>` : nothing}
  </button>`;
};

/** @param {Model} m @param {Context} c */
const buttons = (m, c) => {
  const stage = onStage(m, c);
  if (stage) return stage.buttons;
  if (m.past) return pastButtons(m);
  if (m.state?.status === 'over') return lastButtons(m);
  return html`${m.board?.choices?.(c) ?? nothing} ${undoButton(m, c)} ${primaryButton(m, c)}`;
};

/** @param {Model} m @param {Context} c */
export const actionBar = (m, c) =>
  html`<section class="panel act" aria-label=${t('act.label')}>
    <div class="act-words">${words(m, c)}</div>
    <div class="act-buttons">${buttons(m, c)}</div>
  </section>`;
