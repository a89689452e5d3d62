// The profile: the name, and how the page looks and sounds.
import { html } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { settingsForm } from '../ui/sheets.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { announce, complain, setPrefs, store } from '../shell.js';

/** @param {SubmitEvent} event */
const rename = async (event) => {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim();
  if (!name) return;
  await setPrefs({ name });
  if (!store.get().me) return announce(t('me.saved'));
  try {
    const { user } = await ask('PATCH', '/api/me', { name });
    store.set({ me: user });
    announce(t('me.saved'));
  } catch (error) {
    complain(error);
  }
};

/** @type {import('../app.js').Page} */
export const page = {
  title: () => `${t('me.title')} · Paname`,
  view: () => {
    const { me, prefs } = store.get();
    return html`<div class="page">
      ${plainTop(t('me.title'))}${trouble()}
      <main class="column">
        <section class="panel pad">
          <h2 class="cap">${t('me.name')}</h2>
          <form class="name-form" @submit=${rename}>
            <label class="field"
              ><span>${t('me.name.why')}</span
              ><input name="name" maxlength="40" autocomplete="nickname" .value=${me?.name ?? prefs.name} /></label
            ><button class="btn go">${t('save')}</button>
          </form>
        </section>
        <section class="panel pad">
          <h2 class="cap">${t('settings')}</h2>
          ${settingsForm()}
        </section>
      </main>
    </div>`;
  },
};
