// Looking through a game from its beginning: every moment has an address, a sentence and a motion.
import { announce, hello, loadLanguage, store } from '../shell.js';
import { ask } from '../net.js';
import { loadBoard } from '../game.js';
import { t } from '../i18n.js';
import { isStill } from '../prefs.js';
import { newModel } from './model.js';
import { change, model } from './current.js';
import { context } from './context.js';
import { createMoments } from './moments.js';
import { perform } from './motion.js';
import { wordsAt } from './plain_words.js';

/** @typedef {import('./model.js').Past} Past */

const path = (/** @type {string} */ rest) => {
  const { id, eyes } = model();
  return `/api/tables/${id}/${rest}${eyes === null ? '' : `?seat=${eyes}`}`;
};

const moments = createMoments(
  () => {
    const { id, eyes, yours, table, curve } = model(),
      own = yours.length === 1 ? yours[0] : -1;
    return { path: `/api/tables/${id}`, seat: eyes ?? own, of: curve?.of ?? 0, single: table?.status !== 'over' };
  },
  (past) => arrive(past),
);

/** Go to a moment of the game. @param {number} decision */
export const jump = (decision) => moments.goTo(Math.min(model().curve?.of ?? 0, decision));

/** Some moments on or back; every press counts, however fast they come. @param {number} by */
export const stepBy = (by) => moments.step(by, model().past?.decision ?? 0, model().curve?.of ?? 0);

/** @param {Past} past */
const arrive = (past) => {
  const m = model(),
    isNext = past.decision === (m.past?.decision ?? -1) + 1;
  change({ past, hover: null, ui: m.board?.fresh?.(m.ui) ?? {} });
  history.replaceState(null, '', `#${past.decision}`);
  announce(wordsAt(model(), context(), past.decision - 1) || t('replay.at', { n: past.decision, of: past.of }));
  if (isNext) move(past);
  if (past.decision < past.of) moments.prepare(past.decision + 1);
  requestAnimationFrame(() => requestAnimationFrame(showRow));
};

/** Keep the row of the log that is looked at in view, without moving the page. */
const showRow = () => {
  const row = /** @type {HTMLElement | null} */ (document.querySelector('.log .at')),
    log = row?.closest('.log');
  if (row && log) log.scrollTop = row.offsetTop - log.clientHeight / 2;
};

/** Show what the last step changed, without a sound. @param {Past} past */
const move = (past) => {
  const c = context();
  if (isStill(store.get().prefs)) return;
  perform((past.update?.events ?? []).flatMap((event) => model().board?.stage(c, event).motions ?? []));
};

/** Look with other eyes; everything is open once the game is over. @param {number} eyes */
export const lookAs = async (eyes) => {
  change({ eyes });
  moments.forget();
  await load();
  await jump(model().past?.decision ?? 0);
  void moments.prepareAll();
};

/** The table, its log and its curve, for the audience that looks. */
const load = async () => {
  const [{ table, state, updates }, curve] = await Promise.all([
    ask('GET', path('updates')),
    ask('GET', path('curve')),
  ]);
  const { me } = store.get(),
    yours = table.seats.filter((/** @type {import('../net.js').Seat} */ seat) => me && seat.user === me.id);
  change({
    table,
    state,
    updates,
    curve,
    yours: yours.map((/** @type {import('../net.js').Seat} */ { seat }) => seat),
  });
};

/** The moment that the address names, else the end of a game that is over. */
const named = () => (location.hash.length > 1 ? Number(location.hash.slice(1)) || 0 : (model().curve?.of ?? 0));

/** Open a game to look through. @param {string} id */
export const enter = async (id) => {
  store.set({ page: { ...newModel(id), status: 'live' } });
  moments.forget();
  try {
    await hello();
    await load();
    const { game, box } = /** @type {import('../net.js').Table} */ (model().table);
    const [board, components] = await Promise.all([
      loadBoard(game),
      ask('GET', box ? `/api/tables/${id}/components` : `/api/games/${game}/components`),
      loadLanguage(game),
    ]);
    change({ board, components });
    await jump(named());
    void moments.prepareAll();
  } catch {
    change({ status: 'gone' });
  }
};

export const follow = () => void jump(named());
