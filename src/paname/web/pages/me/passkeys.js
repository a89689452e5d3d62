// Passkeys on the profile: a list with what can be done, and a way to sign in.
import { html, icon, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { ask, Refused } from '../../net.js';
import { complain, confirm, store } from '../../shell.js';
import { dayWords } from '../../people/time.js';
import { device } from './device.js';
import { profile, refresh } from './profile.js';
import { hasPasskeys, makePasskey, usePasskey } from './webauthn.js';

/** @typedef {import('./profile.js').Passkey} Passkey */

/** Do something that the browser may stop: then nothing has happened. @param {() => Promise<void>} work @param {string} said */
const attempt = async (work, said) => {
  store.set({ trouble: '' });
  try {
    await work();
    confirm(t(said));
  } catch (error) {
    if (error instanceof Refused) complain(error);
    else store.set({ trouble: t('passkey.stopped') });
  }
};

/** @param {Passkey[]} passkeys */
const show = (passkeys) => store.set({ page: { ...profile(), passkeys } });

const add = () =>
  attempt(async () => {
    const { options, ticket } = await ask('POST', '/api/me/passkeys/options'),
      credential = await makePasskey(options),
      label = device(navigator.userAgent);
    show((await ask('POST', '/api/me/passkeys', { ticket, credential, label })).passkeys);
  }, 'passkey.added');

/** @param {string} id */
const remove = (id) =>
  attempt(async () => show((await ask('DELETE', `/api/me/passkeys/${id}`)).passkeys), 'passkey.removed');

const enter = () =>
  attempt(async () => {
    const { options, ticket } = await ask('POST', '/api/login/passkey/options'),
      credential = await usePasskey(options);
    await ask('POST', '/api/login/passkey', { ticket, credential });
    await refresh();
  }, 'me.saved');

/** @param {Passkey} passkey */
const row = ({ id, label, used }) =>
  html`<li>
    <span class="row-text"
      ><b>${label || t('passkey.title')}</b
      ><span class="small muted">${used ? t('passkey.used', { day: dayWords(used) }) : t('passkey.unused')}</span></span
    ><button class="btn low" @click=${() => remove(id)}>${t('passkey.remove')}</button>
  </li>`;

export const passkeysPanel = () => {
  const { passkeys } = profile();
  if (!store.get().me?.account || (!hasPasskeys() && !passkeys.length)) return nothing;
  return html`<section class="panel pad list passkeys">
    <h2 class="cap">${t('passkey.title')}</h2>
    <p class="muted">${t('passkey.why')}</p>
    <ul>
      ${passkeys.map(row)}
    </ul>
    ${
      hasPasskeys()
        ? html`<div class="buttons">
            <button class="btn" @click=${add}>${icon('plus')}<span>${t('passkey.add')}</span></button>
          </div>`
        : nothing
    }
  </section>`;
};

/** The second way to sign in. */
export const passkeyButton = () =>
  hasPasskeys()
    ? html`<button class="btn" type="button" @click=${enter}>${icon('user')}<span>${t('passkey.enter')}</span></button>`
    : nothing;
