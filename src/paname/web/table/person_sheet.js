// Everybody at a table, and what can be done about one of them: the host mutes or sends away, anybody blocks or reports.
import { html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { sheet } from '../ui/sheets.js';
import { t } from '../i18n.js';
import { store } from '../shell.js';
import { blockButton, reportForm } from '../people/person.js';
import { called } from '../people/called.js';
import { visitorsOf } from './lobby_people.js';
import { personButton } from './person_button.js';
import { order } from './requests.js';

/** @typedef {import('./model.js').Model} Model */

const close = () => store.set({ sheet: '' });

/** Whether somebody may write nothing here. @param {Model} m @param {string} user */
const isMuted = (m, user) =>
  m.updates.findLast((update) => update.kind === 'mute_set' && update.user === user)?.muted === true;

/** Whether you are the host. @param {Model} m */
const isHost = (m) => Boolean(m.you) && m.you?.id === m.table?.host;

/** @param {Model} m @param {string} user */
const nameOf = (m, user) =>
  m.table?.seats.find((seat) => seat.user === user)?.name ??
  visitorsOf(m).find(({ id }) => id === user)?.name ??
  m.updates.findLast((update) => update.user === user && update.name)?.name ??
  '';

/** @param {import('../net.js').Sent} command */
const command = (command) => {
  close();
  void order(command);
};

/** What the host of the table can do. @param {Model} m @param {string} user */
const asHost = (m, user) => {
  const muted = isMuted(m, user),
    plays = m.table?.seats.some((seat) => seat.user === user) && m.table.status === 'running';
  return html`<button class="btn" @click=${() => command({ type: 'mute', user, muted: !muted })}>
      ${icon('chat')}<span>${t(muted ? 'person.unmute' : 'person.mute')}</span></button
    >${plays ? nothing : html`<button class="btn" @click=${() => command({ type: 'remove', user })}>${icon('x')}<span>${t('person.remove')}</span></button>`}`;
};

/** @param {Model} m @param {string} user */
const personSheet = (m, user) =>
  sheet(
    `person:${user}`,
    called(nameOf(m, user)),
    html`<div class="menu-list">
        <a class="btn" href="/p/${user}">${icon('chart')}<span>${t('player.page')}</span></a>
        ${isHost(m) ? asHost(m, user) : nothing}${blockButton(user)}
      </div>
      ${reportForm(user, m.id)}`,
  );

/** @param {Model} m @param {import('../net.js').Seat} seat */
const seatRow = (m, seat) =>
  html`<li>
    ${face(seat.seat + 1, 32)}<span class="row-text"
      ><b>${called(seat.name)}</b
      ><span class="small muted"
        >${m.yours.includes(seat.seat) ? t('you') : t(m.presence[seat.seat] === false ? 'seat.away' : 'seat.here')}</span
      ></span
    >${personButton(m, seat)}
  </li>`;

/** @param {Model} m @param {import('../wire.js').Watcher} who */
const watcherRow = (m, who) =>
  html`<li>
    ${icon('eye')}<span class="row-text"
      ><b>${called(who.name)}</b><span class="small muted">${t('people.watches')}</span></span
    >${personButton(m, { user: who.id, name: who.name })}
  </li>`;

/** @param {Model} m */
const peopleSheet = (m) => {
  const watching = isHost(m) ? visitorsOf(m).filter(({ here }) => here) : [],
    unnamed = m.watchers - watching.length;
  return sheet(
    'people',
    t('people.title'),
    html`<div class="list plain">
      <ul>
        ${m.table?.seats.filter(({ kind }) => kind === 'human').map((seat) => seatRow(m, seat))}${watching.map((one) => watcherRow(m, one))}
      </ul>
      ${unnamed > 0 ? html`<p class="small muted">${t('people.unnamed', { n: unnamed })}</p>` : nothing}
    </div>`,
  );
};

/** @param {Model} m @param {string} name */
export const peopleSheets = (m, name) => (name === 'people' ? peopleSheet(m) : personSheet(m, name.slice(7)));
