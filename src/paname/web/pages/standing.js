// Standing: everybody who plays rated games, and the bots, on one scale.
import { fluid, html, nothing } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { skyline } from '../pieces/skyline.js';
import { t } from '../i18n.js';
import { needWords, store } from '../shell.js';
import { countTabs, gameTabs } from '../standing/choose.js';
import { leaderboard } from '../standing/rows.js';
import { turnTo } from '../standing/turn.js';

/** @typedef {import('../standing/choose.js').Chosen & {met: boolean, board: import('../wire.js').Board | null}} Shown */

const SKYLINE = skyline();

/** @returns {Shown} */
const shown = () => store.get().page;

const choose = turnTo(
  (/** @type {Shown} */ { game, players, met }) => `/api/ratings/${game}/board?players=${players}&met=${met}`,
  'board',
);

/** @param {boolean} met @param {string} words */
const whom = (met, words) =>
  html`<button
    class="chip ${shown().met === met ? 'on' : ''}"
    aria-pressed=${shown().met === met}
    @click=${() => choose({ met })}
  >
    ${words}
  </button>`;

const view = () => {
  const page = shown();
  if (!page?.game) return html`<div class="page">${plainTop(t('standing.title'))}</div>`;
  return html`<div class="page standing">
    <div class="skyline">${fluid(1440, 200, SKYLINE)}</div>
    ${plainTop(t('standing.title'))}${trouble()}
    <main class="standing-main">
      <div class="standing-choice">
        ${gameTabs(page, choose)}${countTabs(page, choose)}
        ${
          store.get().me
            ? html`<div class="chips" role="group" aria-label=${t('standing.whom')}>
                ${whom(false, t('standing.everybody'))}${whom(true, t('standing.met'))}
              </div>`
            : nothing
        }
      </div>
      ${page.board ? leaderboard(page.board) : html`<div class="panel lb-panel" aria-busy="true"></div>`}
    </main>
  </div>`;
};

/** @type {import('../app.js').Page} */
export const page = {
  place: 'standing',
  title: () => `${t('standing.title')} · Paname`,
  enter: async () => {
    await needWords('standing');
    const [first] = store.get().games;
    store.set({ page: { game: first?.name ?? '', players: first?.players[0] ?? 2, met: false, board: null } });
    void choose({});
  },
  view,
};
