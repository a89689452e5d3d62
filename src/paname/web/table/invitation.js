// What somebody sees who comes by the link: who invites to what, and one button.
import { fluid, html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { ensureSession, gameInfo, gameName, setPrefs, store } from '../shell.js';
import { called } from '../people/called.js';
import { factRows } from '../people/fact_rows.js';
import { faces, nameOf } from '../people/faces.js';
import { change, model } from './current.js';
import { renew } from './link.js';
import { order } from './requests.js';
import { posterOf } from './poster.js';
import { nonceFor } from './seal.js';
import { lessonAddress } from '../workshop/link.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../net.js').Table} Table */

/** Sit down under the name that was typed; a guest is made where nobody is signed in. @param {SubmitEvent} event */
const sit = async (event) => {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim(),
    known = store.get().me;
  if (name) void setPrefs({ name });
  await ensureSession();
  if (!known) renew();
  const own = name && !known?.account ? { name } : {};
  await order({ type: 'join', nonce: nonceFor(model().id), ...own });
};

const nameField = () => {
  const { me, prefs } = store.get();
  if (me?.account) return nothing;
  return html`<label class="name-field"
    ><span>${t('lobby.name')}</span
    ><input name="name" maxlength="40" autocomplete="nickname" .value=${me?.name || prefs.name || ''}
  /></label>`;
};

/** @param {Table} table @param {import('../net.js').Seat[]} free */
const form = (table, free) =>
  free.length
    ? html`<form class="sit-form" @submit=${sit}>
        ${nameField()}<button class="btn go big">${icon('check')}<span>${t('lobby.sit')}</span></button>
        <p class="small muted">${t(table.rated ? 'lobby.account' : 'lobby.no_account')}</p>
      </form>`
    : html`<p>${t('lobby.taken')}</p>`;

/** Who sits there, and how many seats are free. @param {Table} table @param {number} free */
const seated = (table, free) => {
  const names = table.seats.filter(({ kind }) => kind !== 'open').map(nameOf);
  return html`<p class="seated">
    ${faces(table.seats, 40)}<span
      ><b>${t('lobby.seated', { names: names.join(', ') })}</b> ${t('lobby.free', { n: free })}</span
    >
  </p>`;
};

/** @param {Model} m @param {Table} table */
export const guestCard = (m, table) => {
  const host = table.seats.find(({ user }) => user === table.host),
    free = table.seats.filter(({ kind, user }) => kind === 'open' && (!user || user === m.you?.id));
  return html`<main class="invitation panel">
    <div class="invitation-art">${fluid(360, 500, posterOf(table.game), 'sheet-art')}</div>
    <div class="invitation-text">
      <div class="inviter">
        ${host ? html`<span class="seat-face">${face(host.seat + 1, 62)}<i class="dot ${m.presence[host.seat] === false ? 'off' : ''}"></i></span>` : nothing}
        <div>
          <h2>${t('lobby.invites', { name: called(host?.name) ?? t('guest') })}</h2>
          <p class="muted">
            ${t('lobby.to', { game: gameName(table.game), n: gameInfo(table.game)?.minutes.at(-1) ?? 0 })}
          </p>
        </div>
      </div>
      ${factRows(table)}${seated(table, free.length)}
      ${m.why ? html`<p class="bad" role="alert">${m.why.said.text}</p>` : nothing}${form(table, free)}
      <p class="quiet-row">
        <a class="btn quiet" href=${lessonAddress(table)}>${icon('school', 18)}<span>${t('lobby.learn')}</span></a
        ><button class="btn quiet" @click=${() => change({ ui: { ...m.ui, watching: true } })}>
          ${icon('eye', 18)}<span>${t('lobby.watch')}</span>
        </button>
      </p>
    </div>
  </main>`;
};
