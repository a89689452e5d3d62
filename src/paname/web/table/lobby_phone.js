// The lobby on a phone: what was written last, and tabs at the foot.
import { html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { isBlocked } from '../people/blocks.js';
import { called } from '../people/called.js';
import { rulesAddress } from '../workshop/link.js';
import { change } from './current.js';
import { chatOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */

const openChat = () => change({ screen: 'chat', panel: 'chat', unread: 0 });

/** What was written last, and the way to the rest. @param {Model} m */
export const chatLine = (m) => {
  const said = chatOf(m)
    .filter(({ user }) => !isBlocked(user))
    .at(-1);
  if (!said) return nothing;
  const { seat = -1, name, text } = said;
  return html`<button class="panel chat-line" @click=${openChat}>
    ${seat >= 0 ? face(seat + 1, 32) : icon('eye')}<span
      ><b>${called(name ?? m.table?.seats[seat]?.name)}</b> ${text}</span
    >${m.unread ? html`<b class="badge num">${m.unread}</b>` : nothing}
  </button>`;
};

/** @param {Model} m @param {import('../net.js').Table} table */
export const lobbyTabs = (m, table) => {
  const inChat = m.screen === 'chat';
  return html`<nav class="places" aria-label=${t('panel.label')}>
    <button
      class=${inChat ? '' : 'on'}
      aria-current=${!inChat}
      @click=${() => change({ screen: 'board', panel: 'log' })}
    >
      ${icon('table', 22)}<span>${t('lobby.seats')}</span></button
    ><button class=${inChat ? 'on' : ''} aria-current=${inChat} @click=${openChat}>
      ${icon('chat', 22)}<span>${t('panel.chat')}</span>${m.unread ? html`<b class="badge num">${m.unread}</b>` : nothing}</button
    ><a href=${rulesAddress(table)} target="_blank">${icon('book', 22)}<span>${t('rules')}</span></a
    ><a href="/learn/${table.game}">${icon('school', 22)}<span>${t('home.learn')}</span></a>
  </nav>`;
};
