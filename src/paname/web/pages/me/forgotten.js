// A forgotten password: asks for a link by mail, where the server can send one.
import { html, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { ask } from '../../net.js';
import { complain, language, store } from '../../shell.js';
import { profile } from './profile.js';

/** @param {SubmitEvent} event */
const send = async (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target),
    who = String(new FormData(form).get('who') ?? '').trim();
  store.set({ trouble: '' });
  try {
    await ask('POST', '/api/login/reset', { who, language: language() });
    form.reset();
    store.set({ page: { ...profile(), sent: true } });
  } catch (error) {
    complain(error);
  }
};

export const forgottenForm = () =>
  store.get().mail
    ? html`<details>
        <summary>${t('reset.forgot')}</summary>
        <form class="account-form" @submit=${send}>
          <p class="small muted">${t('reset.why')}</p>
          <label class="field"
            ><span>${t('reset.who')}</span><input name="who" required maxlength="200" autocomplete="username"
          /></label>
          <div class="buttons"><button class="btn">${t('reset.send')}</button></div>
          <p role="status">${profile().sent ? t('reset.sent') : ''}</p>
        </form>
      </details>`
    : nothing;
