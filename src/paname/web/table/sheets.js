// What lies over the table: the menu, the result, the seal, the curtain between two people at one screen.
import { html, icon, nothing } from '../ui/html.js';
import { face, openSheet } from '../ui/chrome.js';
import { sheet } from '../ui/sheets.js';
import { t } from '../i18n.js';
import { store } from '../shell.js';
import { change, model } from './current.js';
import { reveal, send } from './link.js';
import { resultSheet } from './result.js';
import { sealSheet, verify } from './seal_sheet.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

const resign = async () => {
  if (!model().ui.resigning) return change({ ui: { ...model().ui, resigning: true } });
  store.set({ sheet: '' });
  await send({ type: 'resign' });
};

/** @param {Model} m */
const menuSheet = (m) =>
  sheet(
    'menu',
    t('menu'),
    html`<div class="menu-list">
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
      <a class="btn" href="/rules/${m.table?.game}" target="_blank">${icon('book')}<span>${t('rules')}</span></a>
      <a class="btn" href="/api/tables/${m.id}/record" download="paname-${m.id}.json"
        >${icon('down')}<span>${t('result.download')}</span></a
      >
      ${m.yours.length && m.state?.status === 'running' ? html`<button class="btn" @click=${resign}>${icon('flag')}<span>${t(m.ui.resigning ? 'menu.resign.sure' : 'menu.resign')}</span></button>` : nothing}
      <a class="btn" href="/">${icon('home')}<span>${t('home')}</span></a>
    </div>`,
  );

/** @param {Model} m @param {Context} c */
export const tableSheets = (m, c) => {
  const { sheet: name } = store.get();
  if (name === 'seal') return sealSheet();
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
