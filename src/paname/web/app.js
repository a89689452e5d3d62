// The beginning: words, preferences, the page of the address, and drawing it whenever the store changes.
import { html, render, unsafeSVG } from './ui/html.js';
import { lampDefs } from './pieces/lamp.js';
import { seatPatterns } from './pieces/seats.js';
import { announce, gameInfo, go, hello, loadGames, loadLanguage, phone, setPrefs, store } from './shell.js';
import { t } from './i18n.js';
import { sheets } from './ui/sheets.js';

/** A page: what it needs when it is entered, and how it looks. `enter` returns what to do on leaving.
 * @typedef {{enter?: (match: RegExpMatchArray) => Promise<(() => void) | void> | (() => void) | void, view: (match: RegExpMatchArray) => unknown, title: () => string}} Page */

/** @type {[RegExp, () => Promise<{page: Page}>][]} */
const PAGES = [
  [/^\/$/, () => import('./pages/home.js')],
  [/^\/new\/(?<game>\w+)$/, () => import('./pages/setup.js')],
  [/^\/t\/([\w-]+)$/, () => import('./pages/table.js')],
  [/^\/r\/([\w-]+)$/, () => import('./pages/replay.js')],
  [/^\/me$/, () => import('./pages/me.js')],
  [/^\/learn\/(?<game>\w+)$/, () => import('./pages/learn.js')],
  [/^\/rules\/(?<game>\w+)$/, () => import('./pages/rules.js')],
];
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
  render(html`${shown.page.view(shown.match)}${sheets()}`, app);
  document.title = shown.page.title();
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
  leave = undefined;
  document.documentElement.dataset.game = path.match(/^\/(?:new|rules)\/(\w+)/)?.[1] ?? 'home';
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
  store.subscribe(redraw);
  redraw();
  await loadLanguage();
  await hello().catch(() => store.set({ trouble: t('trouble.server') }));
};

void start();
