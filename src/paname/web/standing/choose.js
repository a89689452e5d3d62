// Which game, and with how many: the same two rows of tabs on the leaderboard and on a player's page.
import { html, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { gameInfo, gameName, store } from '../shell.js';

/** @typedef {{game: string, players: number}} Chosen */

/** @param {string} words @param {boolean} on @param {() => void} does @param {string} [lang] */
const tab = (words, on, does, lang) =>
  html`<button class="seg-tab ${on ? 'on' : ''}" aria-pressed=${on} lang=${lang ?? nothing} @click=${does}>
    ${words}
  </button>`;

/** @param {Chosen} chosen @param {(chosen: Chosen) => void} choose */
export const gameTabs = (chosen, choose) =>
  html`<div class="seg" role="group" aria-label=${t('home.games')}>
    ${store
      .get()
      .games.map(({ name, players }) =>
        tab(gameName(name), name === chosen.game, () => choose({ game: name, players: players[0] }), 'fr'),
      )}
  </div>`;

/** @param {Chosen} chosen @param {(chosen: Chosen) => void} choose */
export const countTabs = (chosen, choose) => {
  const counts = gameInfo(chosen.game)?.players ?? [];
  return counts.length < 2
    ? nothing
    : html`<div class="seg counts" role="group" aria-label=${t('friends.people')}>
        ${counts.map((n) => tab(t('setup.count', { n }), n === chosen.players, () => choose({ ...chosen, players: n })))}
      </div>`;
};
