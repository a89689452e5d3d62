// The installed app: its service worker, and the browser's own offer to install, kept until somebody wants it.
import { html, icon, nothing } from './html.js';
import { t } from '../i18n.js';
import { store } from '../shell.js';

/** What a browser hands over that can install. @typedef {Event & {prompt: () => Promise<void>, userChoice: Promise<unknown>}} Offer */

/** @type {Offer | null} */
let offer = null;

/** @param {Offer | null} now */
const keep = (now) => {
  offer = now;
  store.set({});
};

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
/** Safari on a phone has no offer, but a way by hand. */
const isByHand = () => /iPhone|iPad/.test(navigator.userAgent) && !isInstalled();

const install = async () => {
  const now = offer;
  await now?.prompt();
  await now?.userChoice;
  keep(null);
};

/** A row for the settings: a button where the browser can install, a hint where it is done by hand. */
export const installRow = () => {
  if (!offer && !isByHand()) return nothing;
  return html`<div class="install">
    <p class="muted">${t(offer ? 'install.why' : 'install.by_hand')}</p>
    ${offer ? html`<button class="btn" @click=${install}>${icon('down')}<span>${t('install.do')}</span></button>` : nothing}
  </div>`;
};

/** Begin to keep files and to hear of offers. */
export const startWorker = () => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(/** @type {Offer} */ (event));
  });
  addEventListener('appinstalled', () => keep(null));
  void navigator.serviceWorker?.register('/sw.js').catch(() => {});
};
