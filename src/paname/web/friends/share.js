// The link of a table: to copy, to share, as a code for a camera; and invitations by name.
import { html, icon, nothing, unsafeSVG } from '../ui/html.js';
import { mark } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { ask, newId } from '../net.js';
import { announce, complain, gameName, store } from '../shell.js';
import { isGone } from '../people/called.js';
import { clockWords, lengthWords } from '../people/facts.js';
import { qrPath } from '../people/qr.js';

/** @typedef {import('../net.js').Table} Table */

/** @param {string} id */
const linkOf = (id) => `${location.origin}/t/${id}`;

/** What one says aloud instead of the link: the first letters of the table's name, in two groups. @param {string} id */
const codeOf = (id) => `${id.slice(0, 3)} ${id.slice(3, 6)}`.toUpperCase();

/** Which table's link was copied last, who was invited, and whose ticket is shown. */
const done = { copied: '', invited: /** @type {Record<string, string[]>} */ ({}), ticket: '' };

/** Tables whose link may have reached somebody. @type {Set<string>} */
const gone = new Set();
/** @param {string} id */
export const isSent = (id) => gone.has(id);
/** @param {string} id */
export const sent = (id) => void gone.add(id);

/** Whether a table's ticket is looked at where there is no room for both. @param {string} id */
export const showsTicket = (id) => done.ticket === id;

/** @param {string} id */
const turnTicket = (id) => {
  sent(id);
  done.ticket = showsTicket(id) ? '' : id;
  store.set({});
};

/** @param {string} id */
const copy = async (id) => {
  sent(id);
  try {
    await navigator.clipboard.writeText(linkOf(id));
  } catch {
    /** @type {HTMLInputElement | null} */ (document.querySelector('.link-field input'))?.select();
    document.execCommand('copy');
  }
  done.copied = id;
  announce(t('lobby.copied'));
  store.set({});
};

/** @param {Table} table */
const share = (table) => {
  sent(table.id);
  return navigator
    .share({ title: 'Paname', text: t('share.text', { game: gameName(table.game) }), url: linkOf(table.id) })
    .catch(() => {});
};

/** @param {Table} table */
export const linkRow = (table) =>
  html`<div class="link-line">
      <label class="link-field"
        >${icon('link', 18)}<span class="unseen">${t('lobby.address')}</span
        ><input
          readonly
          .value=${linkOf(table.id)}
          @focus=${(/** @type {Event} */ event) => {
            sent(table.id);
            /** @type {HTMLInputElement} */ (event.target).select();
          }}
      /></label>
      <button
        class="btn sq qr-button"
        aria-label=${t('friends.qr')}
        title=${t('friends.qr')}
        aria-expanded=${showsTicket(table.id)}
        @click=${() => turnTicket(table.id)}
      >
        ${icon('qr')}
      </button>
    </div>
    <div class="pair">
      <button class="btn go" @click=${() => copy(table.id)}>
        ${icon('copy')}<span>${t(done.copied === table.id ? 'lobby.copied' : 'friends.copy')}</span>
      </button>
      ${'share' in navigator ? html`<button class="btn" @click=${() => share(table)}>${icon('share')}<span>${t('friends.share')}</span></button>` : nothing}
    </div>`;

/** The code of the link, always dark on light, so that cameras read it at night too. @param {string} id @param {number} size */
export const qr = (id, size) => {
  const { side, path } = qrPath(linkOf(id));
  return html`<svg
    class="qr"
    viewBox="0 0 ${side} ${side}"
    width=${size}
    height=${size}
    role="img"
    aria-label=${t('friends.qr')}
    shape-rendering="crispEdges"
  >
    ${unsafeSVG(`<rect width="${side}" height="${side}" rx="3" fill="#fffaf0"/><path d="${path}" fill="#2b1f2e"/>`)}
  </svg>`;
};

/** The invitation as a ticket: who invites, to what, and the code. @param {Table} table */
export const ticket = (table) =>
  html`<div class="ticket">
    <div class="ticket-part">
      ${mark(17, '#b4371a')}
      <p>${t('ticket.invites', { name: store.get().me?.name ?? t('guest') })}</p>
      <strong lang="fr">${gameName(table.game)}</strong>
      <p>${[t('setup.count', { n: table.players }), lengthWords(table.game), clockWords(table.clock)].join(' · ')}</p>
    </div>
    <div class="ticket-tear" aria-hidden="true"></div>
    <div class="ticket-part">
      ${qr(table.id, 186)}
      <p class="ticket-code"><span class="unseen">${t('ticket.code')}: </span>${codeOf(table.id)}</p>
    </div>
  </div>`;

// Invitations by name ------------------------------------------------------------------------------------------

/** @param {Table} table @param {{name?: string, user?: string}} whom @param {string} shown */
export const invite = async (table, whom, shown) => {
  sent(table.id);
  try {
    await ask('POST', `/api/tables/${table.id}/invitations`, { id: newId(), ...whom });
    done.invited[table.id] = [...(done.invited[table.id] ?? []), shown];
    announce(t('friends.invited', { name: shown }));
    store.set({ trouble: '' });
  } catch (error) {
    complain(error);
  }
};

/** The people of your tables who don't sit at this one, the latest first. @param {Table} table @returns {{user: string, name: string}[]} */
const known = (table) => {
  const { lists, me } = store.get(),
    here = new Set([me?.id, ...table.seats.map(({ user }) => user)]),
    all = lists.mine
      .flatMap(({ seats }) => seats)
      .filter(({ kind, user, name }) => kind === 'human' && !here.has(user) && !isGone(name));
  return [...new Map(all.map(({ user, name }) => [user ?? '', { user: user ?? '', name: name ?? '' }])).values()].slice(
    0,
    6,
  );
};

/** @param {Table} table */
export const invitations = (table) => {
  const invited = done.invited[table.id] ?? [];
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target),
      name = String(new FormData(form).get('name') ?? '').trim();
    form.reset();
    if (name) void invite(table, { name }, name);
  };
  return html`<div class="choice">
    <h3>${t('friends.ask')}<small class="muted">${t('friends.ask.why')}</small></h3>
    <form class="ask-form" @submit=${submit}>
      <label class="unseen" for="invite-name">${t('friends.name')}</label
      ><input id="invite-name" name="name" maxlength="40" autocomplete="off" placeholder=${t('friends.name')} /><button
        class="btn"
      >
        ${t('friends.invite')}
      </button>
    </form>
    <div class="chips">
      ${known(table).map(({ user, name }) =>
        invited.includes(name)
          ? nothing
          : html`<button class="chip" @click=${() => invite(table, { user }, name)}>
              ${icon('plus', 16)}${name}
            </button>`,
      )}${invited.map((name) => html`<span class="chip on">${icon('check', 16)}${t('friends.invited', { name })}</span>`)}
    </div>
  </div>`;
};
