// The question whether you want to be told of your turns: once, after the first stored move of a game over days.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { go, needWords, setPrefs, store } from '../shell.js';
import { change as draw } from '../table/current.js';
import { isYourTurn } from '../table/model.js';
import { loadTold, told } from './model.js';
import { canPush, isBlocked, turnOn } from './push.js';

/** @typedef {import('../table/model.js').Model} Model */

let isReady = false;

/** A move of yours was stored: get ready to ask, if nothing speaks against it. @param {Model} m */
export const maybeAsk = async (m) => {
  if (isReady || store.get().prefs.noticesAsked || m.table?.clock.kind !== 'days') return;
  const now = told() ?? (await loadTold().catch(() => null));
  if (!now || !now.offered.some((way) => way !== 'hook') || now.ways.length) return;
  await needWords('notices');
  isReady = true;
  draw({});
};

const done = () => {
  isReady = false;
  void setPrefs({ noticesAsked: true });
};

const yes = async () => {
  done();
  await turnOn();
};

const byMail = () => {
  done();
  go('/me#notices');
};

/** In place of tray and action bar, while it isn't your turn. @param {Model} m */
export const question = (m) => {
  const now = told();
  if (!isReady || !now || isYourTurn(m) || m.past || m.state?.status !== 'running') return null;
  const push = now.offered.includes('push') && canPush() && !isBlocked();
  return html`<section class="panel n-ask" aria-labelledby="n-ask-title">
    <span class="n-bell" aria-hidden="true">${icon('bell', 26)}</span>
    <div>
      <h2 id="n-ask-title">${t('notices.ask.title')}</h2>
      <p class="muted">${t('notices.ask.why')}</p>
    </div>
    <div class="n-answers">
      ${push ? html`<button class="btn go" @click=${yes}>${icon('bell')}<span>${t('notices.ask.yes')}</span></button>` : nothing}
      ${now.offered.includes('mail') ? html`<button class="btn" @click=${byMail}>${icon('letter')}<span>${t('notices.ask.mail')}</span></button>` : nothing}
      <button class="btn quiet" @click=${done}>${t('notices.ask.no')}</button>
      <span class="small muted n-once">${t('notices.ask.once')}</span>
    </div>
  </section>`;
};
