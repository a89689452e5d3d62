// Open tables: where somebody waits for company, the nearest to your own strength first.
import { html } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { complain, go, loadLists, needWords, store } from '../shell.js';
import { joinable, listPanel, openRow, rowsOf } from '../home/lists.js';

/** To the table of a code that somebody said aloud. @param {SubmitEvent} event */
const follow = async (event) => {
  event.preventDefault();
  const code = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code') ?? '').trim();
  if (!code) return;
  try {
    const { table } = await ask('GET', `/api/codes/${encodeURIComponent(code)}`);
    store.set({ trouble: '' });
    go(`/t/${table}`);
  } catch (error) {
    complain(error);
  }
};

const codeForm = () =>
  html`<form class="panel code-form" @submit=${follow}>
    <label for="code">${t('code.title')}</label
    ><input
      id="code"
      name="code"
      maxlength="12"
      autocomplete="off"
      autocapitalize="characters"
      placeholder="ABC DEF"
    /><button class="btn low">${t('code.go')}</button>
  </form>`;

/** @type {import('../app.js').Page} */
export const page = {
  place: 'tables',
  title: () => t('home.open'),
  enter: async () => {
    await needWords('company');
    loadLists().catch(complain);
  },
  view: () => {
    const open = joinable(),
      games = store.get().games.filter(({ name }) => open.some(({ game }) => game === name));
    return html`<div class="page games-page">
      ${plainTop(t('home.open'))}${trouble()}
      <main class="games-main">
        ${codeForm()}
        ${
          open.length
            ? games.map(({ name, short_title: title }) => {
                const lines = open.filter(({ game }) => game === name);
                return listPanel(title, rowsOf(lines, openRow, ''), '', t('tables.reach'));
              })
            : html`<p class="panel pad muted">${t('home.open.none')}</p>`
        }
        <a class="btn tables-make" href="/">${t('tables.make')}</a>
      </main>
    </div>`;
  },
};
