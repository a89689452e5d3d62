// The action bar: the place for words, and beside it the one primary button with its quieter neighbours.
import { html, icon, nothing } from '../ui/html.js';
import { openSheet, round } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { coachButtons } from './coach.js';
import { askHint, chosen, press, undo } from './moves.js';
import { nextButton } from './next.js';
import { order } from './requests.js';
import { lookAt, showSince } from './look_back.js';
import { playOn, rematch } from './after.js';
import { stepButton } from './refusal_words.js';
import { onStage, sendingWords, voice } from './voice.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../boards/board.js').Legal} Legal */
/** @typedef {import('./model.js').Model} Model */

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
  if (!held && (m.state?.undo.asked || !['free', 'ask'].includes(can))) return nothing;
  const does = t(held ? 'undo.draft' : can === 'ask' ? 'undo.ask' : 'undo.last');
  return html`<button class="btn ${c.phone ? 'sq' : ''}" aria-label=${does} @click=${undo}>
    ${icon('undo')}${c.phone ? nothing : html`<span>${does}</span>`}
  </button>`;
};

/** What was taken back can stand again until something new is decided. @param {Model} m @param {Context} c */
const redoButton = (m, c) => {
  if (!m.state?.undo.redo || Object.keys(c.draft).length) return nothing;
  const does = t('undo.redo');
  return html`<button class="btn ${c.phone ? 'sq' : ''}" aria-label=${does} @click=${() => order({ type: 'redo' })}>
    ${icon('redo')}${c.phone ? nothing : html`<span>${does}</span>`}
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
  return html`<button class="btn go" id="primary" ?disabled=${!go || m.sending} @click=${() => go && press(go)}>
    ${icon('check')}<span>${verb(m, c, go)}</span>${go ? html`<kbd>Enter</kbd>` : nothing}
  </button>`;
};

/** On a phone the hint lies in reach of the thumb. @param {Model} m @param {Context} c */
const hintButton = (m, c) =>
  c.phone && !m.lesson && m.table?.hints && c.legal.length && !c.ready && !m.hint
    ? round('hint', t('hint'), askHint)
    : nothing;

/** The others' moves once more. @param {Model} m @param {Context} c */
const sinceButton = (m, c) =>
  c.legal.length && c.since.length && !m.why && !m.hint && !Object.keys(c.draft).length
    ? html`<button class="btn ${c.phone ? 'sq' : ''}" id="since" aria-label=${t('since.show')} @click=${showSince}>
        ${icon('eye')}${c.phone ? nothing : html`<span>${t('since.show')}</span>`}
      </button>`
    : nothing;

/** @param {Model} m @param {Context} c */
const buttons = (m, c) => {
  const stage = onStage(m, c);
  if (stage) return stage.buttons;
  const coach = coachButtons(m, c);
  if (coach.instead) return coach.instead;
  if (m.past) return pastButtons(m);
  if (m.state?.status === 'over') return lastButtons(m);
  return html`${coach.quiet}${m.board?.choices?.(c) ?? nothing} ${hintButton(m, c)} ${sinceButton(m, c)}
  ${undoButton(m, c)} ${redoButton(m, c)} ${stepButton(m, c) ?? primaryButton(m, c)}${nextButton(m)}`;
};

/** @param {Model} m @param {Context} c */
export const actionBar = (m, c) =>
  html`<section class="panel act" aria-label=${t('act.label')}>
    <div class="act-words">${voice(m, c)}</div>
    <div class="act-buttons">${buttons(m, c)}</div>
  </section>`;
