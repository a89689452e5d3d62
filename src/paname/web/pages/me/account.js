// Account: a guest may keep their games by a password, come back elsewhere, and go again.
import { html, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { ask } from '../../net.js';
import { complain, confirm, store } from '../../shell.js';
import { device } from './device.js';
import { forgottenForm } from './forgotten.js';
import { passkeyButton } from './passkeys.js';
import { refresh } from './profile.js';

/** What a form holds. @param {SubmitEvent} event */
const filled = (event) => {
  event.preventDefault();
  const data = new FormData(/** @type {HTMLFormElement} */ (event.target), event.submitter);
  return Object.fromEntries([...data.entries()].map(([name, value]) => [name, String(value).trim()]));
};

/** Do something with the account, then ask for it again. @param {string} method @param {string} path @param {unknown} body @param {string} said */
const order = async (method, path, body, said) => {
  store.set({ trouble: '' });
  try {
    await ask(method, path, body);
    await refresh();
    confirm(t(said));
  } catch (error) {
    complain(error);
  }
};

/** @param {SubmitEvent} event */
const enter = (event) => {
  const { name, password, way } = filled(event);
  return order('POST', way === 'login' ? '/api/login' : '/api/account', { name, password }, 'me.saved');
};

const leave = () => order('POST', '/api/logout', undefined, 'account.left');

/** @param {SubmitEvent} event */
const changePassword = async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target),
    { old, fresh } = filled(event);
  await order('POST', '/api/me/password', { old, new: fresh }, 'me.saved');
  form.reset();
};

/** @param {string} name @param {string} words @param {string} type @param {string} complete @param {string} [value] */
const field = (name, words, type, complete, value = '') =>
  html`<label class="field"
    ><span>${words}</span
    ><input
      name=${name}
      type=${type}
      required
      minlength=${type === 'password' ? 8 : 1}
      maxlength=${type === 'password' ? 200 : 40}
      autocomplete=${complete}
      .value=${value}
  /></label>`;

const guestForm = () => {
  const { me, prefs } = store.get();
  return html`<p class="muted">${t('account.guest')}</p>
    <form class="account-form" @submit=${enter}>
      ${field('name', t('me.name'), 'text', 'username', me?.name ?? prefs.name)}${field('password', t('account.password'), 'password', 'current-password')}
      <p class="small muted">${t(store.get().mail ? 'account.password.mail' : 'account.password.why')}</p>
      <div class="buttons">
        <button class="btn go" name="way" value="account">${t('account.make')}</button>
        <button class="btn" name="way" value="login">${t('account.enter')}</button>
        ${passkeyButton()}
      </div>
    </form>
    ${forgottenForm()}`;
};

const memberForm = () =>
  html`<p>${t('account.in', { name: store.get().me?.name ?? '' })}</p>
    <button class="btn" @click=${leave}>${t('account.leave')}</button>
    <details>
      <summary>${t('account.change')}</summary>
      <form class="account-form" @submit=${changePassword}>
        ${field('old', t('account.old'), 'password', 'current-password')}${field('fresh', t('account.new'), 'password', 'new-password')}
        <p class="small muted">${t('account.change.why')}</p>
        <div class="buttons"><button class="btn go">${t('save')}</button></div>
      </form>
    </details>`;

export const accountPanel = () =>
  html`<section class="panel pad account">
    <h2 class="cap">${t('account.title')}</h2>
    ${store.get().me?.account ? memberForm() : guestForm()}
  </section>`;

// Sessions -------------------------------------------------------------------------------------------------

/** @typedef {import('./profile.js').Session} Session */

/** @param {Session} session */
const sessionRow = ({ id, agent, seen, current }) =>
  html`<li>
    <span class="row-text"
      ><b>${device(agent) || '–'}</b
      ><span class="small muted"
        >${current ? t('session.here') : new Date(seen).toLocaleString(document.documentElement.lang)}</span
      ></span
    >${current ? nothing : html`<button class="btn low" @click=${() => order('DELETE', `/api/me/sessions/${id}`, undefined, 'session.ended')}>${t('session.end')}</button>`}
  </li>`;

/** @param {readonly Session[]} sessions */
export const sessionsPanel = (sessions) =>
  html`<section class="panel pad list">
    <h2 class="cap">${t('session.title')}</h2>
    <ul>
      ${sessions.map(sessionRow)}
    </ul>
  </section>`;
