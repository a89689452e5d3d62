// What the workshop knows and does: the set, checked by the server as it is typed, saved, sent out and played.
import { ask } from '../net.js';
import { announce, complain, language, openTable, store } from '../shell.js';
import { t } from '../i18n.js';
import { loadBoard, loadGame } from '../game.js';
import { loadPictures, loadRuleWords } from '../rulebook/book.js';
import { entriesOf, fromLink, nextOurs, toLink, withEntries } from './box.js';
import { boxes, download, keep, remove } from './shelf.js';

/** @typedef {import('./box.js').Box} Box */
/** @typedef {import('./box.js').Fact} Fact */
/** How a game shows its facts in the workshop: where they are on the board, what may be chosen for their fields, what may be wrong with them.
 * @typedef {{spots: readonly [RegExp, (match: RegExpMatchArray) => string][], choices: import('./form.js').Choices, faults: import('./faults.js').Faults}} WorkshopModule */
/** @typedef {import('./faults.js').Fault} Fault */
/** A place of the board, in shares of its box. @typedef {{id: string, x: number, y: number, w: number, h: number}} Spot */
/** @typedef {{game: string, document: any, ours: Fact[], box: Box, focus: string, group: string, problems: Fault[], odd: Fault[], shown: any, board: any, shelf: Box[],
 *   pictures: import('../game.js').RulePicturesModule, words: import('../rulebook/book.js').RuleWords, parts: WorkshopModule, spots: Spot[], kept: boolean}} Model */

const CALM = 250;

/** The set on the bench; none once its page was left, so an answer that comes later changes no other page. @returns {Model | null} */
export const model = () => {
  const { path, page } = store.get();
  return path.startsWith('/workshop/') && page?.ours ? page : null;
};
/** @param {Partial<Model>} patch */
export const change = (patch) => {
  const m = model();
  if (m) store.set({ page: { ...m, ...patch } });
};

/** The set as a component file. @param {Model} m */
export const fileOf = (m) => withEntries(m.document, m.box.entries);

/** Open the workshop: an empty set, the one of a link, or the one of a table. @param {string} game */
export const open = async (game) => {
  const from = new URLSearchParams(location.search).get('t'),
    client = await loadGame(game);
  const [ours, board, pictures, words, parts] = await Promise.all([
    ask('GET', `/api/games/${game}/box`),
    loadBoard(game),
    loadPictures(game),
    loadRuleWords(game, language()),
    client.workshop?.() ?? { spots: [], choices: {}, faults: {} },
  ]);
  if (store.get().path !== `/workshop/${game}`) return;
  const box = fromLink(location.hash) ?? { name: t('workshop.unnamed'), edition: '', entries: {} };
  store.set({
    page: {
      ...{ game, document: ours.document, ours: ours.items, box, focus: '', group: '', problems: [], odd: [] },
      ...{ shown: ours.board, board, pictures, words, parts, spots: [], kept: false, shelf: [] },
    },
  });
  if (from) await take(await ask('GET', `/api/tables/${from}/box`));
  else await check();
  await lookAtShelf();
  const first = nextOurs(ours.items, model()?.box.entries ?? {}, '');
  if (first) focus(first);
};

/** Take over a whole component file. @param {{name?: string, document: any}} given */
export const take = async ({ name, document }) => {
  const m = /** @type {Model} */ (model()),
    found = await ask('POST', `/api/games/${m.game}/box`, { components: JSON.stringify(document) });
  change({ box: { ...m.box, name: name || m.box.name, entries: entriesOf(m.ours, found.items) } });
  await check();
};

/** Ask the server what it thinks of the set; an answer that comes too late is left alone. */
export const check = async () => {
  const m = model(),
    asked = m?.box.entries;
  if (!m) return;
  try {
    const found = await ask('POST', `/api/games/${m.game}/box`, { components: JSON.stringify(fileOf(m)) });
    if (model()?.box.entries !== asked) return;
    change({ problems: found.problems, odd: found.odd, shown: found.board ?? m.shown });
    measure();
  } catch (error) {
    complain(error);
  }
};

let waiting = 0;
/** Enter what stands in the box; the check follows when typing rests. @param {string} id @param {Record<string, any>} values */
export const enter = (id, values) => {
  const m = /** @type {Model} */ (model());
  change({ box: { ...m.box, entries: { ...m.box.entries, [id]: values } }, kept: false });
  clearTimeout(waiting);
  waiting = Number(setTimeout(() => void check(), CALM));
};

/** Leave a fact to our guess again. @param {string} id */
export const forget = (id) => {
  const m = /** @type {Model} */ (model()),
    { [id]: _, ...entries } = m.box.entries;
  change({ box: { ...m.box, entries }, kept: false });
  void check();
};

/** Look at a fact. @param {string} id */
export const focus = (id) => change({ focus: id });
/** Go to the next that is still ours. */
export const next = () => {
  const m = /** @type {Model} */ (model()),
    id = nextOurs(m.ours, m.box.entries, m.focus);
  if (!id) return announce(t('workshop.all_entered'), true);
  focus(id);
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (
      document.querySelector('.ws-form input, .ws-form select, .ws-form textarea')
    )?.focus(),
  );
};

/** Where the facts are on the board, measured once it is drawn. */
export const measure = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const frame = document.querySelector('.ws-board'),
        m = model();
      if (!frame || !m?.parts) return;
      const outer = frame.getBoundingClientRect();
      const spots = m.ours.flatMap(({ id }) => {
        const found = m.parts.spots.map(([pattern, find]) => [id.match(pattern), find]).find(([match]) => match);
        if (!found) return [];
        const element = frame.querySelector(/** @type {any} */ (found[1])(found[0]));
        if (!element) return [];
        const { left, top, width, height } = element.getBoundingClientRect();
        const spot = { x: (left - outer.left) / outer.width, y: (top - outer.top) / outer.height };
        return [{ id, ...spot, w: width / outer.width, h: height / outer.height }];
      });
      if (JSON.stringify(spots) !== JSON.stringify(m.spots)) change({ spots });
    }),
  );

const SAVED = { account: 'workshop.saved.account', browser: 'workshop.saved', '': 'workshop.not_saved' };

const lookAtShelf = async () => {
  const game = model()?.game;
  if (game) change({ shelf: await boxes(game) });
};

/** Keep the set, with the account or in this browser. */
export const save = async () => {
  const m = /** @type {Model} */ (model());
  try {
    const where = await keep(m.game, m.box);
    change({ kept: where !== '' });
    announce(t(SAVED[where]), true);
    await lookAtShelf();
  } catch (error) {
    complain(error);
  }
};

/** Take a kept set from the shelf. @param {Box} box */
export const fetchKept = (box) => {
  change({ box: { name: box.name, edition: box.edition, entries: box.entries }, kept: true });
  void check();
};

/** Keep a set no longer. @param {string} name */
export const removeKept = async (name) => {
  try {
    await remove(/** @type {Model} */ (model()).game, name);
    await lookAtShelf();
  } catch (error) {
    complain(error);
  }
};

export const exportFile = () => {
  const m = /** @type {Model} */ (model());
  download(`${m.game}.box.json`, `${JSON.stringify(fileOf(m), null, 2)}\n`);
};

/** @param {Event} event */
export const importFile = async (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target),
    file = input.files?.[0],
    m = /** @type {Model} */ (model());
  if (!file) return;
  try {
    const { document } = await ask('POST', `/api/games/${m.game}/box/read`, { components: await file.text() });
    await take({ document });
  } catch (error) {
    complain(error);
  }
  input.value = '';
};

export const share = async () => {
  const m = /** @type {Model} */ (model()),
    link = `${location.origin}/workshop/${m.game}#${toLink(m.box)}`;
  try {
    await navigator.clipboard.writeText(link);
    announce(t('workshop.copied'), true);
  } catch {
    location.hash = toLink(m.box);
    announce(t('workshop.in_address'), true);
  }
};

/** Make a table with this set; friends find an open seat there. */
export const play = async () => {
  const m = /** @type {Model} */ (model());
  if (!m.kept) await save();
  return openTable({ game: m.game, components: JSON.stringify(fileOf(m)), box: m.box.name });
};
