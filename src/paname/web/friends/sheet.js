// With friends: the table and its link exist as soon as the sheet opens; everything can be changed until the game begins.
import { fluid, html, icon } from '../ui/html.js';
import { openSheet } from '../ui/chrome.js';
import { sheet } from '../ui/sheets.js';
import { t } from '../i18n.js';
import { ask, newId } from '../net.js';
import { complain, ensureSession, loadLanguage, loadLists, store } from '../shell.js';
import { CLOCKS } from '../people/facts.js';
import { choices } from './choices.js';
import { invitations, isSent, linkRow, sent, showsTicket, ticket } from './share.js';

/** @typedef {import('../net.js').Table} Table */

/** @returns {Table | null} */
const table = () => store.get().friends;

/** The table that was made last, if it is of this game and its link has gone nowhere yet. @param {string} game */
const unsent = (game) => {
  const made = table();
  return made?.game === game && !isSent(made.id) ? { table: made } : null;
};

/** Make a table for friends, and show its link. @param {string} game */
export const openFriends = async (game) => {
  store.set({ busy: game, trouble: '' });
  try {
    await Promise.all([ensureSession(), loadLanguage(game)]);
    const seats = [{ kind: 'me' }, { kind: 'open' }],
      wish = { id: newId(), game, seats, clock: CLOCKS.d2 },
      { table: made } = unsent(game) ?? (await ask('POST', '/api/tables', wish));
    store.set({ busy: '', friends: made });
    openSheet('friends');
    void loadLists();
  } catch (error) {
    complain(error);
  }
};

/** @param {Record<string, unknown>} patch */
const arrange = async (patch) => {
  const id = table()?.id;
  try {
    await ask('POST', `/api/tables/${id}/commands`, { type: 'arrange', id: newId(), ...patch });
    store.set({ trouble: '' });
  } catch (error) {
    complain(error);
  }
  const { table: now } = await ask('GET', `/api/tables/${id}`);
  store.set({ friends: now });
};

export const friendsSheet = () => {
  const now = /** @type {Table} */ (table()),
    { trouble } = store.get();
  return sheet(
    'friends',
    html`<span class="friends-title"
      >${fluid(360, 500, store.get().page?.[now.game]?.art ?? '')}<span
        >${t('friends.title')}<small>${t('friends.text')}</small></span
      ></span
    >`,
    html`<div class="friends ${showsTicket(now.id) ? 'as-ticket' : ''}">
      <div>
        ${trouble ? html`<p class="bad" role="alert">${trouble}</p>` : ''}${choices(now, arrange)}${invitations(now)}
      </div>
      <div class="friends-link">
        ${ticket(now)}${linkRow(now)}
        <a class="btn quiet" href="/t/${now.id}" @click=${() => sent(now.id)}
          ><span>${t('friends.table')}</span>${icon('arrow', 18)}</a
        >
      </div>
    </div>`,
    'friends-sheet',
  );
};
