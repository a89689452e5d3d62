// What the workshop knows and does: the set, checked by the server as it is typed, saved, sent out and played.
import { ask } from '../net.js';
import { announce, complain, language, needWords, openTable, phone, store } from '../shell.js';
import { t } from '../i18n.js';
import { loadBoard, loadGame } from '../game.js';
import { loadPictures, loadRuleWords } from '../rulebook/book.js';
import { entriesOf, fromLink, groupOf, nextOurs, toLink, withAdditions, withEntries } from './box.js';
import { boxes, download, keep, remove } from './shelf.js';

/** @typedef {import('./box.js').Box} Box */
/** @typedef {import('./box.js').Fact} Fact */
/** Parts of the board that a phone shows one at a time: their names, the facts of each (those within it, if nothing is said), and its picture.
 * @typedef {{names: readonly string[], facts?: (area: string, now: readonly Fact[]) => string[], picture: (shown: any, area: string, now: readonly Fact[]) => import('../game.js').Sign}} Areas */
/** A tab of the phone. @typedef {{name: string, sign: import('../pieces/icons.js').IconName, groups: readonly string[], areas?: Areas}} Tab */
/** How a game shows its facts in the workshop: where they are on the board, their fields, what may be wrong with them; the facts that our file leaves out,
 * how other ways to write a fact become ours, the tabs of a phone, what a field can still say, and the table without what a deal has put there.
 * @typedef {object} WorkshopModule
 * @property {readonly [RegExp, (match: RegExpMatchArray) => string][]} spots
 * @property {import('./form.js').Fields} fields
 * @property {import('./faults.js').Faults} faults
 * @property {readonly Tab[]} tabs
 * @property {readonly string[]} [related]   the faults that may be about something that wasn't entered yet
 * @property {(ours: readonly Fact[]) => Fact[]} [additions]
 * @property {(facts: readonly Fact[]) => Fact[]} [adopt]
 * @property {(fact: Fact, now: readonly Fact[], entries: import('./box.js').Entries) => {field: string, value: any}[]} [possible]
 * @property {(view: any) => any} [bare]
 */
/** A file that wasn't loaded, and why. @typedef {{name: string, faults: Fault[]}} Refused */
/** @typedef {import('./faults.js').Fault} Fault */
/** A place of the board, in shares of its box. @typedef {{id: string, x: number, y: number, w: number, h: number}} Spot */
/** @typedef {{game: string, document: any, ours: Fact[], box: Box, focus: string, group: string, problems: Fault[], odd: Fault[], shown: any, board: any, hasLesson: boolean, shelf: Box[],
 *   pictures: import('../game.js').RulePicturesModule, words: import('../rulebook/book.js').RuleWords, parts: WorkshopModule, spots: Spot[], kept: boolean, tab: string, area: string, refused: Refused | null}} Model */

const CALM = 250;
/** A game that says nothing about its workshop. @type {WorkshopModule} */
const NO_PARTS = { spots: [], fields: { choices: {} }, faults: {}, tabs: [] };

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
const fileOf = (m) => withEntries(m.document, m.box.entries);

/** Open the workshop: an empty set, the one of a link, or the one of a table. @param {string} game */
export const open = async (game) => {
  const from = new URLSearchParams(location.search).get('t'),
    client = await loadGame(game);
  const [ours, board, pictures, words, parts] = await Promise.all([
    ask('GET', `/api/games/${game}/box`),
    loadBoard(game),
    loadPictures(game),
    loadRuleWords(game, language()),
    client.workshop?.() ?? NO_PARTS,
    needWords('workshop'),
  ]);
  if (store.get().path !== `/workshop/${game}`) return;
  const facts = withAdditions(ours.items, parts.additions?.(ours.items) ?? []),
    box = fromLink(location.hash) ?? { name: t('workshop.unnamed'), edition: '', entries: {} };
  store.set({
    page: {
      ...{ game, document: ours.document, ours: facts, box, focus: '', group: '', problems: [], odd: [] },
      ...{ shown: ours.board, board, pictures, words, parts, spots: [], kept: false, shelf: [] },
      ...{ hasLesson: Boolean(client.lesson), tab: parts.tabs[0]?.name ?? '', area: '', refused: null },
    },
  });
  if (from) {
    const { name, document } = await ask('GET', `/api/tables/${from}/box`);
    await take(JSON.stringify(document), { name });
  } else await check();
  await lookAtShelf();
  const entries = model()?.box.entries ?? {},
    first = nextOurs(facts, entries, ''),
    isOpen = (/** @type {Tab} */ { groups }) => nextOurs(factsAmong(groups, facts), entries, ''),
    tab = parts.tabs.find(isOpen) ?? parts.tabs[0];
  if (tab) turnTo(tab.name);
  else if (first) focus(first);
};

/** What the server thinks of a component file. @param {string} game @param {string} components */
const examined = (game, components) => ask('POST', `/api/games/${game}/box`, { components });

/** Take over a whole component file. One whose faults couldn't be shown and mended here stays out, all of it, with what is wrong there.
 * @param {string} text @param {{name?: string, file?: string}} from */
export const take = async (text, { name, file = '' }) => {
  const m = /** @type {Model} */ (model()),
    found = await examined(m.game, text),
    entries = entriesOf(m.ours, (m.parts.adopt ?? ((facts) => [...facts]))(found.items)),
    again = found.problems.length ? await examined(m.game, JSON.stringify(withEntries(m.document, entries))) : found;
  if (JSON.stringify(again.problems) !== JSON.stringify(found.problems))
    return change({ refused: { name: file, faults: found.problems } });
  change({ box: { ...m.box, name: name || m.box.name, entries }, refused: null });
  return check();
};

/** Ask the server what it thinks of the set; an answer that comes too late is left alone. */
export const check = async () => {
  const m = model(),
    asked = m?.box.entries;
  if (!m) return;
  try {
    const found = await examined(m.game, JSON.stringify(fileOf(m)));
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

/** The tab that a fact is on, and the area it is shown in. @param {Model} m @param {string} id */
const placeOf = ({ parts, ours, area }, id) => {
  const tab = parts.tabs.find(({ groups }) => groups.includes(groupOf(id))),
    within = tab?.areas?.names.filter((name) => factsOf(tab, name, ours).includes(id)) ?? [];
  return { tab: tab?.name ?? '', area: within.includes(area) ? area : (within[0] ?? '') };
};

/** The facts of these groups. @param {readonly string[]} groups @param {readonly Fact[]} now */
const factsAmong = (groups, now) => now.filter(({ id }) => groups.includes(groupOf(id)));

/** The facts of an area. @param {Tab} tab @param {string} area @param {readonly Fact[]} now */
export const factsOf = ({ areas, groups }, area, now) =>
  areas?.facts?.(area, now) ??
  now.map(({ id }) => id).filter((id) => groups.includes(groupOf(id)) && (id === area || id.startsWith(`${area}.`)));

/** Look at a fact; a phone turns to its tab. @param {string} id */
export const focus = (id) => {
  const m = model();
  if (!m) return;
  change({ focus: id, group: '', ...placeOf(m, id) });
  measure();
};

/** Turn to a tab of the phone, and to its first fact that is still ours. @param {string} tab */
export const turnTo = (tab) => {
  const m = model(),
    groups = m?.parts.tabs.find(({ name }) => name === tab)?.groups;
  if (!m) return;
  const own = factsAmong(groups ?? [], m.ours);
  if (own.length) focus((own.find(({ id }) => id === nextOurs(own, m.box.entries, '')) ?? own[0]).id);
  change({ tab });
};
/** Put the cursor into the fact in hand, beside its place on the board if it stands there; a phone's keyboard would cover the page. */
const toField = () =>
  requestAnimationFrame(() => {
    const found =
      document.querySelector('.ws-place select') ??
      document.querySelector(':is(.ws-place, .ws-form) :is(input, select, textarea, .ws-squares button)');
    if (phone.matches || !(found instanceof HTMLElement)) return;
    found.focus({ preventScroll: true });
    if (found instanceof HTMLInputElement) found.select();
  });

/** Take a fact in hand. @param {string} id */
export const pick = (id) => {
  focus(id);
  toField();
};

/** Go to the next that is still ours. */
export const next = () => {
  const m = /** @type {Model} */ (model()),
    id = nextOurs(m.ours, m.box.entries, m.focus);
  if (id) pick(id);
  else announce(t('workshop.all_entered'), true);
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
    file = input.files?.[0];
  if (!file) return;
  try {
    await take(await file.text(), { file: file.name });
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
