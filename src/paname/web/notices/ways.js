// Where notices go: this device, an address, webhooks; each with its state, a test and an end.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { device } from '../pages/me/device.js';
import { addWay, removeWay, tests } from './model.js';
import { canPush, isBlocked, turnOff, turnOn } from './push.js';
import { tryWay } from './test.js';

/** @typedef {import('./model.js').Way} Way */
/** @typedef {import('./model.js').Told} Told */

export const SIGNS = /** @type {const} */ ({ push: 'bell', mail: 'letter', hook: 'link' });
const FORMS = { json: 'JSON', discord: 'Discord', slack: 'Slack', ntfy: 'ntfy' };

/** What the address of a webhook shows: where it leads, not all of what makes it work. @param {string} url */
const shortAddress = (url) => {
  const bare = url.replace(/^https?:\/\//, '');
  return bare.length > 34 ? `${bare.slice(0, 32)}…` : bare;
};

/** @param {Way} way */
const nameOf = (way) => {
  if (way.kind === 'push') return way.here ? t('notices.here') : device(way.label);
  return way.kind === 'mail' ? t('notices.mail') : FORMS[/** @type {keyof typeof FORMS} */ (way.form)];
};

/** @param {Way} way */
const stateOf = (way) => {
  if (way.kind === 'push') return t('notices.here.on');
  return way.kind === 'mail' ? way.address : shortAddress(way.address);
};

/** What a test said, or what went wrong last. @param {Way} way */
const answerOf = (way) => {
  const test = tests[way.id];
  if (test) return html`<span class="small ${test.good ? 'n-good' : 'n-bad'}" role="status">${test.text}</span>`;
  if (!way.confirmed && way.kind === 'mail' && !way.trouble)
    return html`<span class="small n-bad">${t('notices.mail.wait')}</span>`;
  return way.trouble
    ? html`<span class="small n-bad">${t(`notices.trouble.${way.trouble}`, { status: '' })}</span>`
    : nothing;
};

/** @param {Way} way */
const row = (way) =>
  html`<li>
    ${icon(SIGNS[way.kind])}
    <span class="row-text"
      ><b>${nameOf(way)}</b><span class="small muted n-address">${stateOf(way)}</span>${answerOf(way)}</span
    >
    <span class="n-does"
      ><button class="btn" ?disabled=${way.kind === 'mail' && !way.confirmed} @click=${() => tryWay(way)}>
        ${t('notices.test')}</button
      ><button
        class="btn sq quiet"
        aria-label="${t('notices.remove')}: ${nameOf(way)}"
        title=${t('notices.remove')}
        @click=${() => (way.kind === 'push' ? turnOff(way) : removeWay(way))}
      >
        ${icon('x', 16)}
      </button></span
    >
  </li>`;

const deviceRow = () =>
  html`<li>
    ${icon('bell')}
    <span class="row-text"
      ><b>${t('notices.here')}</b>${
        !canPush() || isBlocked()
          ? html`<span class="small muted">${t(canPush() ? 'notices.here.blocked' : 'notices.here.cannot')}</span>`
          : nothing
      }</span
    >
    ${canPush() && !isBlocked() ? html`<button class="btn go low" @click=${turnOn}>${t('notices.here.add')}</button>` : nothing}
  </li>`;

/** Send a form as a way, and empty it when it was taken. @param {SubmitEvent} event @param {string} kind */
const submit = async (event, kind) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target),
    given = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  if (await addWay({ kind, ...given })) form.reset();
};

const mailForm = () =>
  html`<form class="n-form" @submit=${(/** @type {SubmitEvent} */ event) => submit(event, 'mail')}>
    <label class="field"
      ><span>${t('notices.mail.address')}</span
      ><input name="address" type="email" required maxlength="254" autocomplete="email" /></label
    ><button class="btn">${t('notices.mail.add')}</button>
  </form>`;

const hookForm = () =>
  html`<form class="n-form" @submit=${(/** @type {SubmitEvent} */ event) => submit(event, 'hook')}>
    <label class="field"
      ><span>${t('notices.hook.address')}</span
      ><input name="address" type="url" required maxlength="1000" placeholder="https://" /></label
    ><label class="field"
      ><span>${t('notices.hook.form')}</span
      ><select name="form">
        ${Object.entries(FORMS).map(([form, name]) => html`<option value=${form}>${name}</option>`)}
      </select></label
    ><button class="btn">${t('notices.hook.add')}</button>
  </form>`;

/** @param {Told} told */
export const waysPanel = ({ ways, offered }) =>
  html`<section class="panel pad list n-ways">
    <h3 class="cap">${t('notices.where')}</h3>
    <ul>
      ${offered.includes('push') && !ways.some(({ here }) => here) ? deviceRow() : nothing}${ways.map(row)}
    </ul>
    ${offered.includes('mail') && !ways.some(({ kind }) => kind === 'mail') ? mailForm() : nothing}
    ${
      offered.includes('hook')
        ? html`<details>
            <summary>${t('notices.hook')}</summary>
            ${hookForm()}
          </details>`
        : nothing
    }
    <p class="small muted">${t('notices.note')}</p>
  </section>`;
