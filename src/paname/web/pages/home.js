// Home: a card for each game, one press to a game against a bot, your games and open tables beside them.
import { fluid, html, icon, nothing } from '../ui/html.js';
import { gate } from '../pieces/ornament.js';
import { lampTile } from '../pieces/lamp.js';
import { skyline } from '../pieces/skyline.js';
import { face, openSheet, themeButton, trouble } from '../ui/chrome.js';
import { LANGUAGES, t } from '../i18n.js';
import { loadGame } from '../game.js';
import { ask } from '../net.js';
import { complain, gameName, language, loadLists, phone, store } from '../shell.js';
import { ownName, placeLinks } from '../ui/places.js';
import { card } from '../home/card.js';
import { openTables, strip, yourGames } from '../home/lists.js';
import { friendsSheet } from '../friends/sheet.js';

const GATE = gate(),
  SKYLINE = skyline();

/** A game's part of this page, drawn once. @typedef {{tagline: Record<string, string>, art: string}} Showcase */
/** @returns {Record<string, Showcase>} */
const showcases = () => store.get().page ?? {};

/** @param {string} name @returns {Promise<[string, Showcase]>} */
const showcase = async (name) => {
  const { tagline, poster: load } = await loadGame(name),
    { poster: draw } = await load();
  return [name, { tagline, art: draw() }];
};

/** The gate, and beside it on a wide screen the ways to everything else; a phone has them as tabs. */
const header = () =>
  html`<header class="home-top">
    <h1 class="unseen">${t('home.motto')}</h1>
    ${phone.matches ? nothing : html`<nav class="home-nav left" aria-label=${t('place.nav')}>${placeLinks(['tables', 'standing'])}</nav>`}
    <a class="gate" href="/" aria-label="Paname">${fluid(620, 160, GATE)}</a>
    ${phone.matches ? nothing : ownLinks()}
  </header>`;

const ownLinks = () =>
  html`<nav class="home-nav" aria-label=${t('home.nav')}>
    <button class="btn quiet" @click=${() => openSheet('settings')}>
      ${icon('globe')}<span>${LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (language())]}</span></button
    >${themeButton()}
    <a class="btn quiet" href="/me">${face(store.get().prefs.emblem + 1, 28)}<span>${ownName()}</span></a>
  </nav>`;

/** What there is to say of the puzzle of the day: whose it is and who found it, or that you have. */
const puzzleWords = () => {
  const { today } = store.get();
  if (!today) return t('home.puzzle.why');
  if (today.solved) return t('home.puzzle.done');
  const found = today.found === null ? t('home.puzzle.why') : t('home.puzzle.found', { n: today.found });
  return html`<span lang="fr">${gameName(today.game)}</span> · ${found}`;
};

/** The way to the puzzle of the day. */
const puzzleCard = () => {
  const row = store.get().today?.row ?? 0;
  return html`<div class="home-more">
    <a class="panel home-puzzle" href="/puzzle">
      <span class="home-board" aria-hidden="true" inert>${fluid(100, 100, lampTile())}</span
      ><span
        ><span class="home-puzzle-head"
          ><b>${t('home.puzzle')}</b>${row ? html`<small>${t('puzzle.row', { n: row })}</small>` : nothing}</span
        ><small class="muted">${puzzleWords()}</small></span
      >
    </a>
    <a class="panel home-analysis" href="/analysis">${icon('branch')}<span>${t('home.analysis')}</span></a>
  </div>`;
};

/** Draw the position on its card; without it the lamp stays there. */
const picturePuzzle = async () => {
  const { drawToday } = await import('../puzzles/picture.js'),
    frame = /** @type {HTMLElement | null} */ (document.querySelector('.home-board'));
  if (frame) await drawToday(frame);
};
/** When everything that can be pressed is there. @param {() => void} job */
const whenIdle = (job) =>
  'requestIdleCallback' in window ? requestIdleCallback(job, { timeout: 2000 }) : setTimeout(job, 200);

const view = () => {
  const { games, sheet, friends } = store.get();
  return html`<div class="page home">
    <div class="skyline">${fluid(1440, 200, SKYLINE)}</div>
    ${header()}${trouble()}${strip()}
    <main class="home-main">
      <div class="posters" tabindex="0" role="group" aria-label=${t('home.games')}>
        ${games.map((info) => card(info, showcases()[info.name] ?? {}))}
      </div>
      <aside class="home-side">${yourGames()}${openTables()}${puzzleCard()}</aside>
    </main>
    ${sheet === 'friends' && friends ? friendsSheet() : nothing}
  </div>`;
};

/** @type {import('../app.js').Page} */
export const page = {
  place: 'play',
  title: () => 'Paname',
  enter: async () => {
    store.set({ page: Object.fromEntries(await Promise.all(store.get().games.map(({ name }) => showcase(name)))) });
    loadLists().catch(complain);
    store.set({ today: await ask('GET', '/api/puzzles/today').catch(() => null) });
    if (store.get().today) whenIdle(() => picturePuzzle().catch(() => {}));
  },
  view,
};
