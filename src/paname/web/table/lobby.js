// A table before its game: an invitation if you come by the link; the seats, the link and the chat if you sit there.
import { fluid, html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { gameName, openSheet, store } from '../shell.js';
import { sheet } from '../ui/sheets.js';
import { choices } from '../friends/choices.js';
import { invitations, linkRow, qr, showsTicket } from '../friends/share.js';
import { factRows, factTags } from '../people/fact_rows.js';
import { skyline } from '../pieces/skyline.js';
import { change, model } from './current.js';
import { guestCard } from './invitation.js';
import { chatLine, lobbyTabs } from './lobby_phone.js';
import { seats } from './lobby_seats.js';
import { meanwhile } from './meanwhile.js';
import { chatPanel } from './panels.js';
import { posterOf } from './poster.js';
import { order } from './requests.js';
import { nonceFor } from './seal.js';
import { people } from './sheets.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../net.js').Table} Table */

const SKYLINE = skyline();

/** @param {Record<string, unknown>} patch */
const arrange = (patch) => void order(/** @type {any} */ ({ type: 'arrange', ...patch }));

/** Whether you are the host. @param {Model} m */
const isHost = (m) => Boolean(m.you) && m.you?.id === m.table?.host;

/** @param {string} words @param {Parameters<typeof icon>[0]} sign @param {string} opens */
const opener = (words, sign, opens) =>
  html`<button class="btn quiet low" @click=${() => openSheet(opens)}>${icon(sign, 18)}<span>${words}</span></button>`;

/** The ways to bring people here; everybody has the link, the host invites by name and may close the table. @param {Model} m @param {Table} table */
const ways = (m, table) =>
  html`${showsTicket(table.id) ? html`<div class="lobby-qr">${qr(table.id, 186)}</div>` : nothing}${linkRow(table)}${isHost(m) ? html`${invitations(table)}${closeButton(m)}` : nothing}`;

/** @param {Model} m @param {Table} table */
const invitationPanel = (m, table) =>
  html`<section class="panel pad lobby-facts">
    <div class="lobby-art">${fluid(360, 500, posterOf(table.game), 'sheet-art')}</div>
    <h2 class="cap"><span>${t('lobby.invitation')}</span></h2>
    ${factRows(table)}${isHost(m) ? opener(t('lobby.change'), 'gear', 'arrange') : nothing}
    <div class="grow"></div>
    ${ways(m, table)}
  </section>`;

/** The same on a phone: what the table is like in a line, and the rest on sheets. @param {Model} m @param {Table} table */
const invitationLine = (m, table) =>
  html`<div class="lobby-line">
    ${factTags(table)}
    <button class="btn low" @click=${() => openSheet('invite')}>
      ${icon('share', 18)}<span>${t('friends.invite')}</span></button
    >${isHost(m) ? opener(t('lobby.change'), 'gear', 'arrange') : nothing}
  </div>`;

/** Whether you are ready, and how many are. @param {Model} m @param {Table} table */
const readyBar = (m, table) => {
  const everybody = table.seats.filter(({ kind }) => kind !== 'bot'),
    n = everybody.filter(({ ready }) => ready).length,
    own = m.yours.every((seat) => table.seats[seat]?.ready);
  return html`<section class="panel ready-bar">
    <div class="grow">
      <b>${t('lobby.count', { n, of: everybody.length })}</b>
      <p class="small muted">${t('lobby.starts')}</p>
    </div>
    <button
      class="btn ${own ? '' : 'go big'}"
      @click=${() => order({ type: 'ready', ready: !own, nonce: nonceFor(m.id), seen: m.state?.n })}
    >
      ${icon(own ? 'x' : 'check')}<span>${t(own ? 'lobby.unready' : 'lobby.ready')}</span>
    </button>
  </section>`;
};

/** A table that its host closed. */
const closed = () =>
  html`<main class="lost">
    <h2>${t('lobby.closed')}</h2>
    <a class="btn go" href="/">${t('home')}</a>
  </main>`;

/** Pressed twice, it closes the table. @param {Model} m */
const closeButton = (m) => {
  const sure = m.ui.closing === true,
    press = () => (sure ? void order({ type: 'close' }) : change({ ui: { ...model().ui, closing: true } }));
  return html`<button class="btn quiet" @click=${press}>
    ${icon('x')}<span>${t(sure ? 'menu.close.sure' : 'menu.close')}</span>
  </button>`;
};

/** @param {Model} m @param {Table} table */
const lobbySheets = (m, table) => {
  const { sheet: name } = store.get();
  if (name === 'arrange') return sheet(name, t('lobby.change'), choices(table, arrange), 'wide');
  if (name === 'invite')
    return sheet(name, t('friends.invite'), html`<div class="friends-link">${ways(m, table)}</div>`);
  return name === 'people' || name.startsWith('person:') ? people(m, name) : nothing;
};

/** @param {Model} m @param {Context} c @param {Table} table */
const middle = (m, c, table) =>
  html`<div class="lobby-mid">
    <h2>${t('lobby.who')} <small class="muted" lang="fr">${gameName(table.game)}</small></h2>
    ${m.why ? html`<p class="bad" role="alert">${m.why.said.text}</p>` : nothing}${c.phone ? invitationLine(m, table) : nothing}
    ${seats(m, table, isHost(m))}${c.phone ? chatLine(m) : nothing}${meanwhile(table)}
    ${m.yours.length ? readyBar(m, table) : html`<button class="btn" @click=${() => change({ ui: { ...model().ui, watching: false } })}>${t('lobby.invitation')}</button>`}
  </div>`;

/** @param {Model} m @param {Context} c */
const chat = (m, c) =>
  html`<aside class="panel lobby-chat" aria-label=${t('panel.chat')}>
    <h2 class="cap"><span>${t('panel.chat')}</span></h2>
    ${chatPanel(m, c)}
  </aside>`;

/** @param {Model} m @param {Context} c */
export const lobby = (m, c) => {
  const table = /** @type {Table} */ (m.table);
  if (table.status === 'over') return closed();
  if (!m.yours.length && !m.ui.watching)
    return html`<div class="skyline">${fluid(1440, 200, SKYLINE)}</div>
      ${guestCard(m, table)}`;
  const shown = c.phone
    ? html`<main class="lobby">${m.screen === 'chat' ? chat(m, c) : middle(m, c, table)}</main>
        ${lobbyTabs(m, table)}`
    : html`<main class="lobby">${invitationPanel(m, table)}${middle(m, c, table)}${chat(m, c)}</main>`;
  return html`${shown}${lobbySheets(m, table)}`;
};
