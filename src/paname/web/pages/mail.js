// Where links of mails lead: one button that confirms an address or stops the mails, since mail programs open links but press nothing.
import { html, icon } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { announce, complain, needWords, store } from '../shell.js';

/** @param {string} action @param {string} token */
const follow = async (action, token) => {
  store.set({ trouble: '' });
  try {
    await ask('POST', `/api/mail/${action}/${token}`, {});
    store.set({ page: { done: true } });
    announce(t(`mail.${action}.done`));
  } catch (error) {
    complain(error);
  }
};

/** @param {string} action @param {string} token */
const question = (action, token) =>
  html`<p>${t(`mail.${action}.text`)}</p>
    <button class="btn go" @click=${() => follow(action, token)}>
      ${icon('check')}<span>${t(`mail.${action}.do`)}</span>
    </button>`;

/** @param {string} action */
const answer = (action) =>
  html`<p>${t(`mail.${action}.done`)}</p>
    <a class="btn" href="/">${t('home')}</a>`;

/** @type {import('../app.js').Page} */
export const page = {
  title: () => `${t('notices.title')} · Paname`,
  enter: async () => {
    store.set({ page: {} });
    await needWords('notices');
  },
  view: ([, action, token]) =>
    html`<div class="page">
      ${plainTop(t('notices.title'))}${trouble()}
      <main class="lost">
        <h2>${t(`mail.${action}.title`)}</h2>
        ${store.get().page?.done ? answer(action) : question(action, token)}
      </main>
    </div>`,
};
