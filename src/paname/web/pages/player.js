// A player: how strong in one game, how that went, against whom, and the games themselves.
import { fluid, html, nothing } from '../ui/html.js';
import { openSheet, plainTop, round, trouble } from '../ui/chrome.js';
import { skyline } from '../pieces/skyline.js';
import { t } from '../i18n.js';
import { ask, Refused } from '../net.js';
import { complain, gameName, hello, needWords, store } from '../shell.js';
import { countTabs, gameTabs } from '../standing/choose.js';
import { personFace } from '../standing/rows.js';
import { gamesPanel, opponentsPanel, ratingPanel } from '../standing/player.js';
import { turnTo } from '../standing/turn.js';
import { called } from '../people/called.js';
import { blockButton, reportForm } from '../people/person.js';
import { sheet } from '../ui/sheets.js';

/** @typedef {import('../standing/choose.js').Chosen & {user: string, player: import('../wire.js').Player | null, lost: boolean, all: boolean}} Shown */

const SKYLINE = skyline();

/** @returns {Shown} */
const shown = () => store.get().page;

const choose = turnTo(
  (/** @type {Shown} */ { user, game, players }) => `/api/users/${user}/standing?game=${game}&players=${players}`,
  'player',
  (error) => {
    if (error instanceof Refused && error.refusal.code === 'not_found') store.set({ page: { ...shown(), lost: true } });
    else complain(error);
  },
);

/** The game in which somebody is best known: where most rated games were played. @param {string} user @returns {Promise<import('../standing/choose.js').Chosen>} */
const favourite = async (user) => {
  const [first] = store.get().games,
    usual = { game: first?.name ?? '', players: first?.players[0] ?? 2 },
    { ratings, tables } = await ask('GET', `/api/users/${user}`).catch(() => ({ ratings: [], tables: [] })),
    [best] = [...ratings].sort((a, b) => b.games - a.games);
  return best ?? tables[0] ?? usual;
};

/** @param {import('../wire.js').Player} player */
const about = ({ since, rating, game }) =>
  [
    t('player.since', {
      month: new Intl.DateTimeFormat(document.documentElement.lang || 'en', { month: 'long', year: 'numeric' }).format(
        since,
      ),
    }),
    ...(rating ? [t('player.rated', { n: rating.games, game: gameName(game) })] : []),
  ].join(' · ');

const nobody = () =>
  html`<main class="lost">
    <h2>${t('refusal.not_found.user')}</h2>
    <a class="btn go" href="/standing">${t('standing.title')}</a>
  </main>`;

/** Whether it is somebody else. @param {import('../wire.js').Player} player */
const isOther = ({ user }) => user.id !== store.get().me?.id;

/** What you can do about somebody. @param {import('../wire.js').Player} player */
const aboutSheet = ({ user }) =>
  sheet(
    'person',
    called(user.name),
    html`<div class="menu-list">${blockButton(user.id)}</div>
      ${reportForm(user.id)}`,
  );

const view = () => {
  const { player, lost, all } = shown() ?? {};
  if (lost) return html`<div class="page">${plainTop(t('standing.title'))}${nobody()}</div>`;
  if (!player)
    return html`<div class="page">
      ${plainTop(t('standing.title'))}${trouble()}
      <main aria-busy="true"></main>
    </div>`;
  return html`<div class="page standing">
    <div class="skyline">${fluid(1440, 200, SKYLINE)}</div>
    ${plainTop(t('standing.title'))}${trouble()}
    <main class="player-main">
      <div class="player-top">
        ${personFace({ who: player.user.id, bot: false }, 68)}
        <div class="grow">
          <div class="player-name">
            <h2>${called(player.user.name)}</h2>
            ${isOther(player) ? round('dots', t('person.more', { name: called(player.user.name) }), () => openSheet('person')) : nothing}
          </div>
          <p class="muted">${about(player)}</p>
        </div>
        <div class="player-tabs">${gameTabs(shown(), choose)}${countTabs(shown(), choose)}</div>
      </div>
      ${ratingPanel(player)}
      ${player.played ? html`<div class="player-pair">${opponentsPanel(player)}${gamesPanel(player, all, () => store.set({ page: { ...shown(), all: true } }))}</div>` : html`<p class="panel pad muted">${t('player.none')}</p>`}
    </main>
    ${store.get().sheet === 'person' ? aboutSheet(player) : nothing}
  </div>`;
};

/** @type {import('../app.js').Page} */
export const page = {
  place: 'standing',
  title: () => `${called(shown()?.player?.user.name) ?? t('standing.title')} · Paname`,
  enter: async ([, user]) => {
    await Promise.all([needWords('standing'), needWords('company')]);
    store.set({ page: { user, game: '', players: 0, player: null, lost: false, all: false } });
    if (!store.get().levels.length) await hello().catch(complain);
    await choose(await favourite(user));
  },
  view,
};
