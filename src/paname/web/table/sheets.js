// What lies over the table: the menu, the result, the seal, the curtain between two people at one screen.
import { html, icon, nothing } from '../ui/html.js';
import { face, openSheet } from '../ui/chrome.js';
import { lazily } from '../ui/lazy.js';
import { sheet } from '../ui/sheets.js';
import { t } from '../i18n.js';
import { store } from '../shell.js';
import { rulesAddress } from '../workshop/link.js';
import { vacationButtons } from '../people/vacation.js';
import { change, model } from './current.js';
import { reveal, send } from './link.js';
import { propose } from './requests.js';
import { resultSheet } from './result.js';
import { sealSheet, verify } from './seal_sheet.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

const resign = async () => {
  if (!model().ui.resigning) return change({ ui: { ...model().ui, resigning: true } });
  store.set({ sheet: '' });
  await send({ type: 'resign' });
};

/** @param {Parameters<typeof icon>[0]} sign @param {string} words @param {() => unknown} does */
const item = (sign, words, does) => {
  const click = () => {
    store.set({ sheet: '' });
    void does();
  };
  return html`<button class="btn" @click=${click}>${icon(sign)}<span>${words}</span></button>`;
};

/** What can be asked of the others while the game runs, and days off. @param {Model} m */
const requestButtons = (m) => {
  if (!m.yours.length || m.state?.status !== 'running' || m.state.proposal) return nothing;
  const clock = m.state.clock,
    others = m.table?.seats.some(({ kind, seat }) => kind === 'human' && !m.yours.includes(seat));
  return html`${clock && !clock.paused ? item('clock', t('menu.pause'), () => propose('pause')) : nothing}
  ${m.table?.clock.kind === 'days' ? vacationButtons() : nothing}
  ${others ? item('flag', t('menu.end'), () => propose('end')) : nothing}`;
};

const closeTable = async () => {
  if (!model().ui.closing) return change({ ui: { ...model().ui, closing: true } });
  store.set({ sheet: '' });
  await send({ type: 'close' });
};

/** Whether we may close this table. @param {Model} m */
const isOurs = ({ you, table, state }) =>
  you !== null && you?.id === table?.host && state?.status === 'running' && !table?.rated;

/** @param {Model} m */
const menuSheet = (m) =>
  sheet(
    'menu',
    t('menu'),
    html`<div class="menu-list">
      ${m.table?.rated ? html`<p class="muted rated-mark">${icon('cup', 18)}${t('table.rated')}</p>` : nothing}
      <button class="btn" @click=${() => openSheet('settings')}>${icon('gear')}<span>${t('settings')}</span></button
      ><button class="btn" @click=${() => openSheet('keys')}>${icon('hint')}<span>${t('keys')}</span></button>
      <button
        class="btn"
        @click=${() => {
          store.set({ sheet: '' });
          change({ words: !m.words });
        }}
      >
        ${icon('words')}<span>${t('words.show')}</span>
      </button>
      <a class="btn" href="/r/${m.id}">${icon('turn')}<span>${t('replay.title')}</span></a>
      <button class="btn" @click=${verify}>${icon('check')}<span>${t('seal.verify')}</span></button>
      <a class="btn" href=${rulesAddress(m.table)} target="_blank">${icon('book')}<span>${t('rules')}</span></a>
      <a class="btn" href="/api/tables/${m.id}/record" download="paname-${m.id}.json"
        >${icon('down')}<span>${t('result.download')}</span></a
      >
      <button class="btn" @click=${() => openSheet('people')}>${icon('people')}<span>${t('menu.people')}</span></button>
      ${requestButtons(m)}${m.yours.length && m.state?.status === 'running' ? html`<button class="btn" @click=${resign}>${icon('flag')}<span>${t(m.ui.resigning ? 'menu.resign.sure' : 'menu.resign')}</span></button>` : nothing}
      ${isOurs(m) ? html`<button class="btn" @click=${closeTable}>${icon('x')}<span>${t(m.ui.closing ? 'menu.close.sure' : 'menu.close')}</span></button>` : nothing}
      <a class="btn" href="/">${icon('home')}<span>${t('home')}</span></a>
    </div>`,
  );

/** Something of the game that is opened to be read. @param {Model} m @param {Context} c @param {string} name */
const gameSheet = (m, c, name) => {
  const shown = m.board?.sheets?.[name.slice(5)]?.(c);
  return shown ? sheet(name, shown.title, shown.body, 'wide') : nothing;
};

/** Everybody at the table, or one of them; few ever look. */
export const people = lazily(() => import('./person_sheet.js').then(({ peopleSheets }) => peopleSheets));

/** @param {Model} m @param {Context} c */
export const tableSheets = (m, c) => {
  const { sheet: name } = store.get();
  if (name === 'seal') return sealSheet();
  if (name === 'people' || name.startsWith('person:')) return people(m, name);
  if (name.startsWith('game:')) return gameSheet(m, c, name);
  return name === 'result' ? resultSheet(m, c) : name === 'menu' ? menuSheet(m) : nothing;
};

/** Between two people at one screen. @param {Model} m @param {Context} c */
export const curtain = (m, c) => {
  const seat = m.state?.to_move ?? 0,
    who = c.seats[seat];
  return html`<main class="curtain s${who.mark}">
    <div>
      ${face(who.mark, 120)}
      <h2>${t('curtain.pass', { name: who.name })}</h2>
      <p>${t('curtain.why')}</p>
      <button class="btn go big" autofocus @click=${() => reveal(seat)}>
        ${t('curtain.open', { name: who.name })}
      </button>
    </div>
  </main>`;
};
