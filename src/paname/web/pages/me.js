// The profile: name and emblem, account, how the page looks and sounds, what was played, sessions and own data.
import { html, nothing } from '../ui/html.js';
import { EMBLEMS } from '../pieces/seats.js';
import { face, plainTop, trouble } from '../ui/chrome.js';
import { installRow } from '../ui/install.js';
import { keysList, settingsForm } from '../ui/sheets.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { complain, confirm, needWords, setPrefs, store } from '../shell.js';
import { accountPanel, sessionsPanel } from './me/account.js';
import { dataPanel, playedPanel, ratingsPanel } from './me/record.js';
import { blocksPanel } from './me/blocks.js';
import { passkeysPanel } from './me/passkeys.js';
import { profile, refresh } from './me/profile.js';
import { noticesPanel } from '../notices/panel.js';

/** @param {SubmitEvent} event */
const rename = async (event) => {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim();
  if (!name) return;
  await setPrefs({ name });
  if (!store.get().me) return confirm(t('me.saved'));
  try {
    const { user } = await ask('PATCH', '/api/me', { name });
    store.set({ me: user });
    confirm(t('me.saved'));
  } catch (error) {
    complain(error);
  }
};

/** @param {string} name @param {number} i */
const emblem = (name, i) => {
  const chosen = store.get().prefs.emblem === i;
  return html`<button class="chip ${chosen ? 'on' : ''}" aria-pressed=${chosen} @click=${() => setPrefs({ emblem: i })}>
    ${face(i + 1, 32)}<span>${t(`emblem.${name}`)}</span>
  </button>`;
};

const namePanel = () => {
  const { me, prefs } = store.get();
  return html`<section class="panel pad">
    <h2 class="cap">${t('me.name')}</h2>
    <form class="name-form" @submit=${rename}>
      <label class="field"
        ><span>${t('me.name.why')}</span
        ><input name="name" maxlength="40" autocomplete="nickname" .value=${me?.name ?? prefs.name} /></label
      ><button class="btn go">${t('save')}</button>
    </form>
    <h2 class="cap">${t('me.emblem')}</h2>
    <p class="muted">${t('me.emblem.why')}</p>
    <div class="pick-row" role="group" aria-label=${t('me.emblem')}>${EMBLEMS.map(emblem)}</div>
  </section>`;
};

const settingsPanel = () =>
  html`<section class="panel pad">
    <h2 class="cap">${t('settings')}</h2>
    ${settingsForm()}${installRow()}
    <details>
      <summary>${t('keys')}</summary>
      ${keysList()}
    </details>
  </section>`;

const known = () => {
  const { ratings, sessions, tables } = profile();
  return html`${ratingsPanel(ratings)}${playedPanel(tables)}${blocksPanel()}${sessionsPanel(sessions)}${dataPanel()}`;
};

const panels = () =>
  html`<main class="column">
    ${namePanel()}${accountPanel()}${passkeysPanel()}${settingsPanel()}${noticesPanel()}${store.get().me ? known() : nothing}
  </main>`;

/** Nothing can be typed before the server has said who you are: its answer would write over it. */
const waiting = () => html`<main class="column" aria-busy="true"></main>`;

/** @type {import('../app.js').Page} */
export const page = {
  place: 'me',
  title: () => `${t('me.title')} · Paname`,
  enter: async () => {
    store.set({ page: null });
    await Promise.all([needWords('account'), needWords('notices'), needWords('company')]);
    void refresh().catch((error) => {
      store.set({ page: {} });
      complain(error);
    });
  },
  view: () =>
    html`<div class="page">${plainTop(t('me.title'))}${trouble()}${store.get().page ? panels() : waiting()}</div>`,
};
