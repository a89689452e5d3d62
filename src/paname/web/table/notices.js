// The calm bars under the header: the connection, a question of another player, somebody who is away.
import { html, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { setPrefs, store } from '../shell.js';
import { isYourTurn } from './model.js';
import { change } from './current.js';
import { hurry, send } from './link.js';
import { refuse } from './refusals.js';
import { showMissed } from './look_back.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** How long somebody has to be away before a bot may play on; the server has the last word. */
const AWAY_MS = 120_000;

/** @param {string} words @param {() => void} does */
const button = (words, does) => html`<button class="btn low" @click=${does}>${words}</button>`;

/** Send a command that is answered in words if it is refused. @param {import('../net.js').Sent} command */
const order = async (command) => {
  const reply = await send(command);
  if (!reply.ok) void refuse(reply.error);
};

/** The connection is lost, or was: what happened meanwhile. @param {Model} m */
export const netBar = (m) => {
  if (m.status === 'lost')
    return html`<div class="netbar" role="status">
      ${t('net.lost', { n: secondsTo(m.retryAt) })}${button(t('net.now'), hurry)}
    </div>`;
  if (m.status !== 'live' || !m.missed) return nothing;
  return html`<div class="netbar back" role="status">
    ${t('net.back', { n: m.missed.moves })}${button(t('net.show'), showMissed)}${button(t('close'), () => change({ missed: null }))}
  </div>`;
};

/** @param {number} time */
const secondsTo = (time) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** May the last move be taken back? @param {Model} m @param {Context} c */
const undoBar = (m, c) => {
  const asked = m.state?.undo.asked;
  if (!asked || m.yours.includes(asked.seat) || !m.yours.length) return nothing;
  const answer = (/** @type {boolean} */ grant) => order({ type: 'undo_answer', grant });
  return html`<div class="netbar" role="alert">
    ${t('undo.asked', { name: c.seats[asked.seat]?.name })}${button(t('undo.grant'), () => answer(true))}${button(t('undo.refuse'), () => answer(false))}
  </div>`;
};

/** Whom everybody waits for though they are not here. @param {Model} m @returns {number} the seat, or -1 */
export const absent = (m) => {
  const seat = m.state?.to_move ?? -1,
    who = m.table?.seats[seat];
  const waits = m.state?.status === 'running' && m.yours.length > 0 && !isYourTurn(m) && who?.kind === 'human';
  return waits && m.presence[seat] === false && !who.bot_plays ? seat : -1;
};

/** Somebody has been away for long. @param {Model} m @param {Context} c */
const awayBar = (m, c) => {
  const seat = absent(m);
  if (seat < 0 || !m.awaySince || Date.now() - m.awaySince < AWAY_MS) return nothing;
  return html`<div class="netbar" role="status">
    ${t('away.text', { name: c.seats[seat].name })}${button(t('away.wait'), () => change({ awaySince: Date.now() }))}${button(t('away.bot'), () => order({ type: 'replace', seat }))}
  </div>`;
};

/** A bot plays for oneself. @param {Model} m */
const backBar = (m) => {
  const seat = m.yours.find((own) => m.table?.seats[own].bot_plays);
  if (seat === undefined || m.state?.status !== 'running') return nothing;
  return html`<div class="netbar" role="status">
    ${t('away.you')}${button(t('away.back'), () => order({ type: 'return', seat }))}
  </div>`;
};

/** Whether sounds are wanted, asked once after the first game. @param {Model} m */
const soundBar = (m) => {
  const { prefs, sheet } = store.get(),
    { sound, soundAsked } = prefs,
    answer = (/** @type {boolean} */ wanted) => setPrefs({ sound: wanted, soundAsked: true });
  const isDue = m.state?.status === 'over' && !m.ui.show && !sheet && m.yours.length > 0;
  if (sound || soundAsked || !isDue) return nothing;
  return html`<div class="netbar back" role="status">
    ${t('sound.ask')}${button(t('sound.yes'), () => answer(true))}${button(t('sound.no'), () => answer(false))}
  </div>`;
};

/** @param {Model} m @param {Context} c */
export const notices = (m, c) => html`${netBar(m)}${undoBar(m, c)}${awayBar(m, c)}${backBar(m)}${soundBar(m)}`;
