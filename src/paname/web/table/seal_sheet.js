// "Verify seed": the promise before the first draw held against what was shown at the end, worked out in this browser.
import { html, icon, nothing } from '../ui/html.js';
import { sheet } from '../ui/sheets.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { complain, store } from '../shell.js';
import { canCheck, check } from './seal.js';
import { change, model } from './current.js';

/** @typedef {import('./seal.js').Seal} Seal */
/** @typedef {{seal: Seal, checks: import('./seal.js').Check[] | null}} Verdict */

/** Ask for the seal, check it, and show how. */
export const verify = async () => {
  const { id, table, yours } = model(),
    seats = table && table.origin !== 'lesson' && yours.length ? table.seats : null;
  store.set({ sheet: 'seal' });
  try {
    const { seal, checks: told } = await ask('GET', `/api/tables/${id}/seal`);
    const checks = told && canCheck() ? await check(id, seal, told, seats) : null;
    change({ ui: { ...model().ui, verdict: { seal, checks } } });
  } catch (error) {
    complain(error);
  }
};

/** @param {import('./seal.js').Check} one */
const checkRow = ({ name, kept }) =>
  html`<li class=${kept ? 'good' : 'bad'}>
    ${icon(kept ? 'check' : 'x')}<span><b>${t(kept ? 'seal.kept' : 'seal.broken')}</b> ${t(`seal.${name}`)}</span>
  </li>`;

/** @param {string} name @param {string} value */
const fact = (name, value) =>
  html`<div>
    <dt>${t(name)}</dt>
    <dd><code>${value}</code></dd>
  </div>`;

/** @param {Seal} seal */
const facts = (seal) =>
  html`<dl class="seal-facts">
    ${fact('seal.fact.commitment', seal.commitment)}${seal.secret ? fact('seal.fact.secret', seal.secret) : nothing}
    ${seal.nonces.map((nonce, i) => fact('seal.fact.nonce', `${i + 1}: ${nonce}`))}
    ${seal.seed ? fact('seal.fact.seed', seal.seed) : nothing}
  </dl>`;

/** @param {Verdict} verdict */
const verdictPart = ({ seal, checks }) =>
  html`${
      checks
        ? html`<ul class="seal-checks">
            ${checks.map(checkRow)}
          </ul>`
        : nothing
    }
    ${!seal.secret ? html`<p>${t('seal.later')}</p>` : checks ? nothing : html`<p>${t('seal.cannot')}</p>`}
    <details>
      <summary>${t('seal.facts')}</summary>
      ${facts(seal)}
    </details>`;

export const sealSheet = () => {
  /** @type {Verdict | undefined} */
  const verdict = model().ui.verdict;
  return sheet(
    'seal',
    t('seal.title'),
    html`<p>${t('seal.text')}</p>
      ${verdict ? verdictPart(verdict) : html`<p class="muted">${t('seal.busy')}</p>`}`,
  );
};
