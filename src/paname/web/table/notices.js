// The calm bars in the place for words: the connection, a question of another player, somebody who is away.
import { html, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { setPrefs, store } from '../shell.js';
import { isYourTurn } from './model.js';
import { change } from './current.js';
import { hurry } from './link.js';
import { order, pauseBar, requestBar } from './requests.js';
import { showMissed } from './look_back.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** How long somebody has to be away before a bot may play on; the server has the last word. */
const AWAY_MS = 120_000;

/** @param {string} words @param {() => void} does */
const button = (words, does) => html`<button class="btn low" @click=${does}>${words}</button>`;

/** Whether something is in hand or asked for; what was missed can wait that long. @param {Model} m */
const isBusy = ({ draft, why, hint, hinting }) =>
  hinting || hint !== null || why !== null || Object.keys(draft).length > 0;

/** The connection is lost, or was: what happened meanwhile. @param {Model} m */
export const netBar = (m) => {
  if (m.status === 'lost')
    return html`<div class="netbar" role="status">
      ${t('net.lost', { n: secondsTo(m.retryAt) })}${button(t('net.now'), hurry)}
    </div>`;
  if (m.status !== 'live' || !m.missed || isBusy(m)) return nothing;
  return html`<div class="netbar back" role="status">
    ${t('net.back', { n: m.missed.moves })}${button(t('net.show'), showMissed)}${button(t('close'), () => change({ missed: null }))}
  </div>`;
};

/** @param {number} time */
const secondsTo = (time) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

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
  if (seat < 0 || m.table?.clock.kind === 'days' || !m.awaySince || Date.now() - m.awaySince < AWAY_MS) return nothing;
  return html`<div class="netbar" role="status">
    ${t('away.text', { name: c.seats[seat].name })}${button(t('away.wait'), () => change({ awaySince: Date.now() }))}${button(t('away.bot'), () => order({ type: 'replace', seat }))}
  </div>`;
};

/** A bot plays for oneself; not where one has resigned. @param {Model} m */
const backBar = (m) => {
  const seat = m.yours.find((own) => m.table?.seats[own].bot_plays && !m.table.seats[own].resigned);
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
  if (sound || soundAsked || m.lesson || !isDue) return nothing;
  return html`<div class="netbar back" role="status">
    ${t('sound.ask')}${button(t('sound.yes'), () => answer(true))}${button(t('sound.no'), () => answer(false))}
  </div>`;
};

/** What the table has to say before anything else, one thing at a time. @param {Model} m @param {Context} c */
export const notice = (m, c) =>
  [netBar, requestBar, awayBar, backBar, pauseBar, soundBar].map((bar) => bar(m, c)).find((bar) => bar !== nothing) ??
  null;
