// A page whose game is on its way, or isn't there.
import { html, nothing } from './html.js';
import { plainTop, trouble } from './chrome.js';
import { t } from '../i18n.js';

/** @param {{status: string} | null} m @param {string} title @param {string} gone what to say where there is nothing */
export const waiting = (m, title, gone) => {
  const isGone = m?.status === 'gone';
  return html`<div class="page">
    ${plainTop(title)}${trouble()}
    <main class="lost" aria-busy=${!isGone}>
      <p class="muted late">${isGone ? gone : t('table.loading')}</p>
      ${isGone ? html`<a class="btn go" href="/">${t('home')}</a>` : nothing}
    </main>
  </div>`;
};
