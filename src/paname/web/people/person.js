// What you can do about somebody: keep away from them, or tell those who run the server.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { complain, ensureSession, store } from '../shell.js';
import { isBlocked, toggleBlock } from './blocks.js';

/** Whom you have reported from this page. @type {Set<string>} */
const reported = new Set();

/** @param {string} user */
export const blockButton = (user) =>
  html`<button class="btn" aria-pressed=${isBlocked(user)} @click=${() => toggleBlock(user)}>
      ${icon('eye')}<span>${t(isBlocked(user) ? 'person.unblock' : 'person.block')}</span>
    </button>
    <p class="small muted">${t(isBlocked(user) ? 'person.blocked' : 'person.block.why')}</p>`;

/** @param {string} user @param {string} table @param {SubmitEvent} event */
const report = async (user, table, event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target),
    text = String(new FormData(form).get('text') ?? '').trim();
  if (!text) return;
  try {
    await ensureSession();
    await ask('POST', '/api/reports', { user, table, text });
    reported.add(user);
    store.set({ trouble: '' });
  } catch (error) {
    complain(error);
  }
};

/** What happened, in your own words; afterwards what comes of it. @param {string} user @param {string} [table] where it was */
export const reportForm = (user, table = '') =>
  reported.has(user)
    ? html`<p class="reported" role="status">${icon('check')}<span>${t('person.reported')}</span></p>`
    : html`<form class="report" @submit=${(/** @type {SubmitEvent} */ event) => report(user, table, event)}>
        <label class="field"
          ><span>${t('person.report')}</span
          ><textarea name="text" rows="3" maxlength="1000" required placeholder=${t('person.report.what')}></textarea>
        </label>
        <p class="small muted">${t(table ? 'person.report.table' : 'person.report.why')}</p>
        <button class="btn">${icon('flag')}<span>${t('person.report.send')}</span></button>
        ${store.get().trouble ? html`<p class="bad" role="alert">${store.get().trouble}</p>` : nothing}
      </form>`;
