// An address that leads nowhere.
import { html, picture } from '../ui/html.js';
import { plainTop } from '../ui/chrome.js';
import { tileBack } from '../pieces/cobble.js';
import { t } from '../i18n.js';

/** @type {import('../app.js').Page} */
export const page = {
  title: () => `${t('lost.title')} · Paname`,
  view: () =>
    html`<div class="page">
      ${plainTop(t('lost.title'))}
      <main class="lost">
        ${picture(210, 210, `<g transform="rotate(-12 105 105) translate(5 5)">${tileBack(1)}</g>`, 120)}
        <p>${t('lost.text')}</p>
        <a class="btn go" href="/">${t('home')}</a>
      </main>
    </div>`,
};
