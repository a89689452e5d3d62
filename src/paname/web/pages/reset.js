// A new password, by a link that came by mail: the ticket stands behind the hash, where no server log sees it.
import { html } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { announce, complain, go, hello, needWords, store } from '../shell.js';

/** @param {SubmitEvent} event */
const save = async (event) => {
  event.preventDefault();
  const password = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('password') ?? '');
  store.set({ trouble: '' });
  try {
    const { user } = await ask('POST', '/api/login/reset/finish', { ticket: location.hash.slice(1), password });
    store.set({ me: user });
    await hello();
    go('/me');
    announce(t('reset.saved'));
  } catch (error) {
    complain(error);
  }
};

/** @type {import('../app.js').Page} */
export const page = {
  title: () => `${t('reset.title')} · Paname`,
  enter: () => needWords('account'),
  view: () =>
    html`<div class="page">
      ${plainTop(t('reset.title'))}${trouble()}
      <main class="column">
        <section class="panel pad account">
          <h2 class="cap">${t('reset.title')}</h2>
          <form class="account-form" @submit=${save}>
            <label class="field"
              ><span>${t('account.new')}</span
              ><input
                name="password"
                type="password"
                required
                minlength="8"
                maxlength="200"
                autocomplete="new-password"
            /></label>
            <p class="small muted">${t('account.change.why')}</p>
            <div class="buttons"><button class="btn go">${t('reset.save')}</button></div>
          </form>
        </section>
      </main>
    </div>`,
};
