// A table that waits: who is here, the link for the others, and the start.
import { html, icon, nothing } from '../ui/html.js';
import { emptyFace, face } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { newId } from '../net.js';
import { announce, ensureSession, store } from '../shell.js';
import { change } from './current.js';
import { refuse } from './refusals.js';
import { renew, send } from './link.js';

/** @typedef {import('./model.js').Model} Model */

const copy = async () => {
  await navigator.clipboard?.writeText(location.href).catch(() => undefined);
  announce(t('lobby.copied'));
  change({ ui: { copied: true } });
};

/** @param {import('../net.js').Sent} command */
const order = async (command) => {
  const known = store.get().me !== null;
  await ensureSession();
  if (!known) renew();
  const reply = await send(command);
  if (!reply.ok) void refuse(reply.error);
};

/** Bots that the host may put on a free chair. */
const OFFERED = 3;

/** @param {number} seat */
const joinButton = (seat) =>
  html`<button class="btn go" @click=${() => order({ type: 'join', seat, nonce: newId() })}>${t('home.sit')}</button>`;

/** @param {number} seat @param {{level: string, name: string}} bot */
const botButton = (seat, { level, name }) =>
  html`<button class="btn low" @click=${() => order({ type: 'seat', seat, kind: 'bot', level })}>
    ${t('lobby.bot', { name })}
  </button>`;

/** @param {Model} m @param {number} seat */
const freeRow = (m, seat) => {
  const bots = m.you?.id === m.table?.host ? store.get().levels.slice(0, OFFERED) : [];
  return html`<li>
    ${emptyFace(44)}<span class="muted grow">${t('lobby.free')}</span>${m.yours.length ? nothing : joinButton(seat)}
    ${bots.map((bot) => botButton(seat, bot))}
  </li>`;
};

/** @param {Model} m @param {import('../net.js').Seat} seat */
const row = (m, seat) =>
  seat.kind === 'open'
    ? freeRow(m, seat.seat)
    : html`<li>
        ${face(seat.seat + 1, 44)}<b>${m.yours.includes(seat.seat) ? t('you') : (seat.name ?? seat.level)}</b>
      </li>`;

/** @param {boolean} full */
const startButton = (full) =>
  html`<button class="btn go big" ?disabled=${!full} @click=${() => order({ type: 'start' })}>
    ${icon('play', 18)}<span>${t('lobby.start')}</span>
  </button>`;

/** What the host does, or is waited for to do. @param {boolean} host @param {boolean} full */
const start = (host, full) => {
  if (host) return startButton(full);
  return full ? html`<p class="muted">${t('lobby.host')}</p>` : nothing;
};

/** @param {Model} m */
export const lobby = (m) => {
  const table = /** @type {import('../net.js').Table} */ (m.table),
    full = table.seats.every((seat) => seat.kind !== 'open'),
    host = m.you?.id === table.host;
  return html`<main class="lobby">
    <section class="panel pad">
      <h2>${t(full ? 'lobby.full' : 'lobby.waiting')}</h2>
      <p class="muted">${t('lobby.link')}</p>
      <div class="link-row">
        <input
          readonly
          aria-label=${t('lobby.address')}
          .value=${location.href}
          @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
        /><button class="btn" @click=${copy}>
          ${icon('copy')}<span>${t(m.ui.copied ? 'lobby.copied' : 'lobby.copy')}</span>
        </button>
      </div>
      <ul class="lobby-seats">
        ${table.seats.map((seat) => row(m, seat))}
      </ul>
      ${m.why ? html`<p class="bad" role="alert">${m.why.said.text}</p>` : nothing} ${start(host, full)}
    </section>
  </main>`;
};
