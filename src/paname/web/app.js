// The beginning: words, preferences, the page of the address, and drawing it whenever the store changes.
import { html, nothing, render, unsafeSVG } from './ui/html.js';
import { lampDefs } from './pieces/lamp.js';
import { seatPatterns } from './pieces/seats.js';
import { announce, gameInfo, go, hello, loadGames, loadLanguage, loadLists, phone, setPrefs, store } from './shell.js';
import { t } from './i18n.js';
import { dressFor } from './game.js';
import { hearWorker } from './notices/worker.js';
import { counted } from './ui/count.js';
import { startWorker } from './ui/install.js';
import { placeTabs } from './ui/places.js';
import { sheets } from './ui/sheets.js';

/** A page: what it needs when it is entered, how it looks, and which tab of a phone it belongs to. `enter` returns what to do on leaving.
 * @typedef {{enter?: (match: RegExpMatchArray) => Promise<(() => void) | void> | (() => void) | void, view: (match: RegExpMatchArray) => unknown, title: () => string, place?: import('./ui/places.js').Place}} Page */

/** @type {[RegExp, () => Promise<{page: Page}>][]} */
const PAGES = [
  [/^\/$/, () => import('./pages/home.js')],
  [/^\/new\/(?<game>\w+)$/, () => import('./pages/setup.js')],
  [/^\/t\/([\w-]+)$/, () => import('./pages/table.js')],
  [/^\/r\/([\w-]+)$/, () => import('./pages/replay.js')],
  [/^\/t\/([\w-]+)\/review$/, () => import('./pages/review.js')],
  [/^\/analysis$/, () => import('./pages/analysis.js')],
  [/^\/puzzle(?:\/(\w+)\/(\w+))?$/, () => import('./pages/puzzle.js')],
  [/^\/s\/([\w-]+)$/, () => import('./pages/study.js')],
  [/^\/me$/, () => import('./pages/me.js')],
  [/^\/mail\/(confirm|stop)\/([\w-]+)$/, () => import('./pages/mail.js')],
  [/^\/games$/, () => import('./pages/games.js')],
  [/^\/tables$/, () => import('./pages/tables.js')],
  [/^\/reset$/, () => import('./pages/reset.js')],
  [/^\/standing$/, () => import('./pages/standing.js')],
  [/^\/p\/(\w+)$/, () => import('./pages/player.js')],
  [/^\/learn\/(?<game>\w+)$/, () => import('./pages/learn.js')],
  [/^\/rules\/(?<game>\w+)$/, () => import('./pages/rules.js')],
  [/^\/workshop\/(?<game>\w+)$/, () => import('./pages/workshop.js')],
];
/** Pages that learn from the server which game they show. */
const DRESSED_LATER = /^\/(?:[trs]\/|puzzle|analysis)/;
const LOST = () => import('./pages/lost.js');

/** Whether a path is such an address; one that names a game has to name one that is played here. @param {RegExp} known @param {string} path */
const leadsTo = (known, path) => {
  const match = path.match(known);
  return match !== null && (!match.groups?.game || gameInfo(match.groups.game) !== undefined);
};

/** @type {{page: Page, match: RegExpMatchArray, path: string} | null} */
let shown = null;
let leave = /** @type {(() => void) | void} */ (undefined);
let drawing = false;

/** How often the lists are asked for again, in milliseconds. */
const LOOK_AGAIN = 15_000;
let held = 0;
/** Nothing is redrawn between the two halves of a click, which would be lost if the pressed element were replaced; a long press doesn't stop the game. */
const LONGEST_CLICK = 400;

/** @param {PointerEvent} event */
const press = (event) => {
  if (/** @type {Element} */ (event.target).closest('[data-at]')) held = Number(setTimeout(release, LONGEST_CLICK));
};
const release = () => {
  if (!held) return;
  clearTimeout(held);
  held = 0;
  requestAnimationFrame(draw);
};

const draw = () => {
  drawing = false;
  if (!shown || held) return;
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  const { place, view } = shown.page,
    tabs = place && phone.matches ? placeTabs(place) : nothing;
  render(html`${view(shown.match)}${tabs}${sheets()}`, app);
  document.title = counted(shown.page.title());
};

const redraw = () => {
  const { path } = store.get();
  if (shown?.path !== path && path !== turning) void turn(path);
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(draw);
};

let turning = '';
/** Turn to another page. @param {string} path */
const turn = async (path) => {
  turning = path;
  await loadGames();
  const [pattern, load] = PAGES.find(([known]) => leadsTo(known, path)) ?? [/^.*$/, LOST];
  const [{ page }] = await Promise.all([load(), loadLanguage()]),
    match = /** @type {RegExpMatchArray} */ (path.match(pattern));
  if (turning !== path) return;
  if (leave) leave();
  [leave, shown] = [undefined, null]; // a page that was left is not drawn again
  if (!DRESSED_LATER.test(path)) await dressFor(match.groups?.game ?? '');
  const left = await page.enter?.(match);
  if (turning !== path) return void left?.();
  leave = left;
  shown = { page, match, path };
  document.documentElement.dataset.path = path;
  scrollTo(0, 0);
  turning = '';
  announce(page.title());
  redraw();
};

addEventListener('pointerdown', press, true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);
addEventListener('popstate', () => store.set({ path: location.pathname, sheet: '' }));
phone.addEventListener('change', redraw);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => setPrefs({}));
document.addEventListener('click', (event) => {
  const link = /** @type {Element} */ (event.target).closest('a[href^="/"]:not([download], [target])');
  if (
    !link ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    /** @type {MouseEvent} */ (event).button
  )
    return;
  event.preventDefault();
  go(/** @type {string} */ (link.getAttribute('href')));
});

/** Something of ours broke: the table is safe at the server. */
const broken = () => store.set({ trouble: t('trouble.page') });
addEventListener('error', broken);
addEventListener('unhandledrejection', broken);

const start = async () => {
  render(
    html`<svg class="defs" aria-hidden="true">${unsafeSVG(`<defs>${lampDefs()}${seatPatterns()}</defs>`)}</svg>`,
    /** @type {HTMLElement} */ (document.getElementById('defs')),
  );
  void setPrefs({});
  startWorker();
  store.subscribe(redraw);
  redraw();
  hearWorker();
  await loadLanguage();
  await hello().catch(() => store.set({ trouble: t('trouble.server') }));
  if (store.get().me && !store.get().lists.mine.length) void loadLists();
  setInterval(() => document.visibilityState === 'visible' && store.get().me && loadLists(), LOOK_AGAIN);
};

void start();
