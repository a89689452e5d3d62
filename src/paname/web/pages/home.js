// Home: a poster for each game, one click to a game against a bot, your games and open tables beside them.
import { fluid, html, icon, picture } from '../ui/html.js';
import { gate } from '../pieces/ornament.js';
import { skyline } from '../pieces/skyline.js';
import { emptyFace, face, openSheet, themeButton, trouble } from '../ui/chrome.js';
import { LANGUAGES, t } from '../i18n.js';
import { loadGame } from '../game.js';
import { complain, firstLevel, gameName, go, hello, language, loadLists, openTable, store } from '../shell.js';

/** @typedef {import('../net.js').TableLine} TableLine */
/** @typedef {import('../game.js').GameInfo} GameInfo */

/** How many tables a list shows. */
const SHOWN = 4;
const GATE = gate(),
  SKYLINE = skyline();

/** A game's part of this page, drawn once. @typedef {{tagline: Record<string, string>, art: string, sign: import('../game.js').Sign}} Showcase */
/** @returns {Record<string, Showcase>} */
const showcases = () => store.get().page ?? {};

/** @param {string} name @returns {Promise<[string, Showcase]>} */
const showcase = async (name) => {
  const { tagline, poster: load } = await loadGame(name),
    { poster: draw, sign } = await load();
  return [name, { tagline, art: draw(), sign }];
};

/** A range, or one number. @param {number} least @param {number} most */
const range = (least, most) => (least === most ? String(least) : `${least}–${most}`);
/** @param {GameInfo} game */
const meta = ({ players, minutes: [least, most] }) =>
  t('home.meta', { players: range(players[0], players.at(-1) ?? 0), n: most, minutes: range(least, most) });

/** Two seats, yours where your emblem is. @param {object} other */
const seated = (other) => (store.get().prefs.emblem === 1 ? [other, { kind: 'me' }] : [{ kind: 'me' }, other]);

/** If you are quicker than the server, wait until it has said which bots play here. @param {string} game */
const playNow = async (game) => {
  store.set({ busy: game });
  if (!store.get().levels.length) await hello().catch(() => {});
  return openTable({ game, seats: seated({ kind: 'bot', level: firstLevel() }) });
};
/** @param {string} game */
const withFriends = (game) => openTable({ game, seats: seated({ kind: 'open' }) });

/** @param {GameInfo} info */
const poster = (info) => {
  const { name: game, short_title: title } = info,
    { busy } = store.get(),
    { tagline, art } = showcases()[game] ?? {},
    off = !art || busy !== '';
  return html`<article class="poster" aria-labelledby="game-${game}">
    ${fluid(360, 500, art ?? '', 'sheet-art')}
    <h2 id="game-${game}" lang="fr">${title}</h2>
    <p class="muted line">${tagline?.[language()] ?? tagline?.en}</p>
    <p class="small muted">${meta(info)} · <a href="/rules/${game}">${t('rules')}</a></p>
    <button class="btn go big" ?disabled=${off} @click=${() => playNow(game)}>
      ${icon('play', 18)}<span>${busy === game ? t('home.opening') : t('home.play')}</span>
    </button>
    <div class="pair">
      <button class="btn" ?disabled=${off} @click=${() => withFriends(game)}>
        ${icon('people')}<span>${t('home.friends')}</span>
      </button>
      <a class="btn" href="/new/${game}" aria-disabled=${off ? 'true' : 'false'}
        >${icon('screen')}<span>${t('home.table')}</span></a
      >
    </div>
  </article>`;
};

/** @param {TableLine} table */
const faces = (table) =>
  html`<span class="faces"
    >${table.seats.map((seat) => (seat.kind === 'open' ? emptyFace(32) : face(seat.seat + 1, 32)))}</span
  >`;

/** @param {TableLine} table */
const others = (table) =>
  table.seats
    .filter((seat) => seat.kind !== 'open' && !table.yours?.includes(seat.seat))
    .map((seat) => seat.name ?? seat.level)
    .join(', ');

/** @param {TableLine} table */
const stateWords = (table) => {
  if (table.status === 'open') return t('home.waiting');
  return table.your_turn ? t('home.your_turn') : t('home.their_turn');
};

/** @param {TableLine} table */
const mineRow = (table) => {
  const who = others(table);
  return html`<li>
    ${faces(table)}<span class="row-text"
      ><b lang="fr">${gameName(table.game)}</b
      ><span class="small ${table.your_turn ? 'hot' : 'muted'}"
        >${stateWords(table)}${who ? ` · ${who}` : ''}</span
      ></span
    ><a class="btn low" href="/t/${table.id}">${t('home.go_on')}</a>
  </li>`;
};

/** @param {TableLine} table */
const openRow = (table) =>
  html`<li>
    ${faces(table)}<span class="row-text"
      ><b lang="fr">${gameName(table.game)}</b><span class="small muted">${others(table)}</span></span
    ><a class="btn low" href="/t/${table.id}">${t('home.sit')}</a>
  </li>`;

/** @param {string} title @param {readonly TableLine[]} tables @param {(table: TableLine) => unknown} row @param {string} none */
const list = (title, tables, row, none) =>
  html`<section class="panel list">
    <h2 class="cap">${title}</h2>
    ${tables.length ? rows(tables, row) : html`<p class="muted none">${none}</p>`}
  </section>`;
/** @param {readonly TableLine[]} tables @param {(table: TableLine) => unknown} row */
const rows = (tables, row) =>
  html`<ul>
    ${tables.slice(0, SHOWN).map(row)}
  </ul>`;

/** The way to the first game of one title. @param {GameInfo} info */
const firstGame = ({ name, short_title: title }) => {
  const { w, h, art } = showcases()[name]?.sign ?? { w: 100, h: 100, art: '' };
  return html`<button class="btn tile" ?disabled=${store.get().busy !== ''} @click=${() => go(`/learn/${name}`)}>
    ${picture(w, h, art, Math.round((30 * w) / h))}<span lang="fr">${title}</span>
  </button>`;
};

const newHere = () =>
  html`<section class="panel list new-here">
    <h2 class="cap">${t('home.new')}</h2>
    <p class="muted">${t('home.new.text')}</p>
    <div class="first">${store.get().games.map(firstGame)}</div>
  </section>`;

const side = () => {
  const { lists } = store.get(),
    mine = lists.mine.filter((table) => table.status !== 'over'),
    open = lists.open.filter((table) => !table.yours?.length);
  return html`<aside class="home-side">
    ${list(t('home.mine'), mine, mineRow, t('home.mine.none'))}
    ${list(t('home.open'), open, openRow, t('home.open.none'))} ${newHere()}
  </aside>`;
};

const header = () => {
  const { me, prefs } = store.get();
  return html`<header class="home-top">
    <a class="gate" href="/" aria-label="Paname">${fluid(620, 160, GATE)}</a>
    <nav class="home-nav" aria-label=${t('home.nav')}>
      <button class="btn quiet" @click=${() => openSheet('settings')}>
        ${icon('globe')}<span>${LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (language())]}</span></button
      >${themeButton()}
      <a class="btn quiet" href="/me"
        >${face(prefs.emblem + 1, 28)}<span>${me?.name || prefs.name || t('guest')}</span></a
      >
    </nav>
    <h1 class="motto">${t('home.motto')}</h1>
  </header>`;
};

const view = () =>
  html`<div class="page home">
    <div class="skyline">${fluid(1440, 200, SKYLINE)}</div>
    ${header()}${trouble()}
    <main class="home-main">
      <div class="posters" tabindex="0" role="group" aria-label=${t('home.games')}>
        ${store.get().games.map(poster)}
      </div>
      ${side()}
    </main>
  </div>`;

/** @type {import('../app.js').Page} */
export const page = {
  title: () => 'Paname',
  enter: async () => {
    store.set({ page: Object.fromEntries(await Promise.all(store.get().games.map(({ name }) => showcase(name)))) });
    loadLists().catch(complain);
    const again = setInterval(() => document.visibilityState === 'visible' && loadLists(), 15_000);
    return () => clearInterval(again);
  },
  view,
};
