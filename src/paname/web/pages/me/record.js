// What somebody has played, how strong they are by it, and their own data.
import { html, icon, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { ask } from '../../net.js';
import { complain, gameName, go, store } from '../../shell.js';
import { gameRow } from '../../home/lists.js';
import { profile } from './profile.js';

/** @typedef {import('./profile.js').Rating} Rating */
/** @typedef {import('../../net.js').TableLine} TableLine */

const MOST = 12;

/** @param {Rating} one */
const ratingRow = (one) =>
  html`<tr>
    <th scope="row">
      <span lang="fr">${gameName(one.game)}</span><small>${t('setup.count', { n: one.players })}</small>
    </th>
    <td class="num">${one.rating}</td>
    <td class="num">${one.low} – ${one.high}</td>
    <td class="num">${one.games}</td>
  </tr>`;

/** @param {readonly Rating[]} ratings */
const ratingTable = (ratings) =>
  html`<table class="ratings">
    <thead>
      <tr>
        <th scope="col">${t('rating.game')}</th>
        <th scope="col">${t('rating.rating')}</th>
        <th scope="col">${t('rating.bounds')}</th>
        <th scope="col">${t('rating.games')}</th>
      </tr>
    </thead>
    <tbody>
      ${ratings.map(ratingRow)}
    </tbody>
  </table>`;

/** @param {readonly Rating[]} ratings */
export const ratingsPanel = (ratings) =>
  html`<section class="panel pad">
    <h2 class="cap">${t('rating.title')}</h2>
    <p class="muted">${t(ratings.length ? 'rating.why' : 'rating.none')}</p>
    ${ratings.length ? ratingTable(ratings) : nothing}
    <div class="buttons">
      <a class="btn" href="/p/${store.get().me?.id}">${icon('chart')}<span>${t('player.page')}</span></a>
      <a class="btn" href="/standing">${icon('cup')}<span>${t('standing.title')}</span></a>
    </div>
  </section>`;

/** @param {readonly TableLine[]} tables */
export const playedPanel = (tables) => {
  const over = tables.filter(({ status }) => status === 'over').slice(0, MOST);
  if (!over.length) return nothing;
  return html`<section class="panel pad list">
    <h2 class="cap">${t('me.played')}</h2>
    <ul>
      ${over.map(gameRow)}
    </ul>
  </section>`;
};

/** The first press asks, the second one does it. */
const forget = async () => {
  if (!profile().forgetting) return store.set({ page: { ...profile(), forgetting: true } });
  try {
    await ask('DELETE', '/api/me');
    store.set({ me: null, page: null });
    go('/');
  } catch (error) {
    complain(error);
  }
};

export const dataPanel = () =>
  html`<section class="panel pad">
    <h2 class="cap">${t('data.title')}</h2>
    <p class="muted">${t('data.why')}</p>
    <div class="buttons">
      <a class="btn" href="/api/me/data" download="paname-my-data.json"
        >${icon('down')}<span>${t('data.download')}</span></a
      >
      <button class="btn" @click=${forget}>
        ${icon('x')}<span>${t(profile().forgetting ? 'data.forget.sure' : 'data.forget')}</span>
      </button>
    </div>
  </section>`;
