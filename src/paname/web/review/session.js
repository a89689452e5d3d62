// Looking into a finished game: the review is asked for and awaited, every moment is a step away.
import { announce, complain, ensureSession, hello, loadLanguage, store } from '../shell.js';
import { ask } from '../net.js';
import { loadBoard } from '../game.js';
import { t } from '../i18n.js';
import { isStill } from '../prefs.js';
import { newModel, takenBack } from '../table/model.js';
import { change, model } from '../table/current.js';
import { context } from '../table/context.js';
import { createMoments } from '../table/moments.js';
import { perform } from '../table/motion.js';
import { wordsAt } from '../table/plain_words.js';
import { momentsOf, newReview, nextSlip } from './model.js';
import { passBy } from './said.js';
import { spokenMoment } from './words.js';

/** @typedef {import('../table/model.js').Past} Past */
/** @typedef {import('./model.js').ReviewState} ReviewState */

const ASK_AGAIN = 700;
const MOVE_MS = 1200;

export const review = () => /** @type {ReviewState} */ (model().review);
/** @param {Partial<ReviewState>} patch @param {Partial<import('../table/model.js').Model>} [also] */
export const note = (patch, also = {}) => change({ review: { ...review(), ...patch }, ...also });

const path = () => `/api/${review().kind}/${model().id}`;
export const decisions = () => model().curve?.of ?? 0;

/** The seat that the review is seen from: your own, else the first. */
export const pov = () => (model().yours.length === 1 ? model().yours[0] : 0);

const moments = createMoments(
  () => ({ path: path(), seat: model().eyes ?? -1, of: decisions(), single: false }),
  (past) => arrive(past),
);
export const momentAt = (/** @type {number} */ decision) => moments.at(decision);

// Walking --------------------------------------------------------------------------------------------------

/** Go to a moment. @param {number} decision */
export const jump = (decision) => moments.goTo(Math.min(decisions(), decision));
/** Walk no further: a moment that is still on its way isn't shown. */
export const stay = () => moments.leave();
/** Some moments on or back; every press counts. @param {number} by */
export const stepBy = (by) => moments.step(by, review().at, decisions());
/** The next slip. */
export const toNextSlip = () => {
  const found = nextSlip(review().moments, review().at);
  if (found !== null) void jump(found);
};

/** @param {Past} past */
const arrive = (past) => {
  const m = model(),
    isNext = past.decision === review().at + 1;
  passBy();
  note({ at: past.decision, better: false }, { past, hint: null, hover: null, ui: m.board?.fresh?.(m.ui) ?? {} });
  history.replaceState(null, '', `#${past.decision}`);
  announce(spokenMoment(model(), context()));
  if (isNext && !isStill(store.get().prefs))
    perform((past.update?.events ?? []).flatMap((event) => m.board?.stage(context(), event).motions ?? []));
  showRowSoon();
};
const showRowSoon = () => requestAnimationFrame(() => requestAnimationFrame(showRow));

/** Keep the row that is looked at in view. */
const showRow = () => {
  const row = /** @type {HTMLElement | null} */ (document.querySelector('.rv-moves .at')),
    list = row?.closest('.rv-moves');
  if (row && list) list.scrollTop = row.offsetTop - list.clientHeight / 2;
};

/** @type {number} */
let timer = 0;
/** Play the game by itself, or stop. */
export const togglePlay = () => {
  const playing = !review().playing;
  clearTimeout(timer);
  note({ playing });
  if (!playing) return;
  if (review().at >= decisions()) void jump(0);
  timer = Number(setTimeout(playOne, MOVE_MS / review().speed));
};
const playOne = async () => {
  if (!model()?.review?.playing) return;
  await stepBy(1);
  if (review().at >= decisions()) return note({ playing: false });
  timer = Number(setTimeout(playOne, MOVE_MS / review().speed));
};

/** Look with other eyes. @param {number} eyes */
export const lookAs = async (eyes) => {
  change({ eyes });
  moments.forget();
  await jump(review().at);
  void moments.prepareAll();
};

// The better move ------------------------------------------------------------------------------------------

/** Show what would have been better, as a ghost on the board before the move; or the move again. @param {boolean} better */
export const showBetter = async (better) => {
  const { at, moments: all } = review(),
    step = all[at - 1]?.step,
    here = moments.at(at);
  if (!step || !here) return;
  if (!better || step.best === step.action) return note({ better: false }, { past: here, hint: null });
  const body = { [review().kind === 'tables' ? 'table' : 'study']: model().id, decision: at - 1, seat: step.seat };
  const [{ state }] = await Promise.all([ask('POST', '/api/analysis/position', body), moments.prepare(at - 1)]),
    action = state.legal?.find((/** @type {import('../draft.js').Legal} */ { id }) => id === step.best),
    before = moments.at(at - 1);
  if (review().at !== at || !action || !before) return;
  const ui = model().board?.fresh?.(model().ui) ?? {};
  change({ past: { ...before, state: { ...before.state, ...state, legal: null } }, ui });
  const look = model().board?.look?.(context(), action) ?? {};
  note({ better: true }, { hint: { action, level: '', lead: null, win: null, terms: [] }, ui: { ...ui, ...look } });
};

/** Open a lesson: its moment, with the better move. @param {import('./model.js').Told} lesson */
export const openLesson = async (lesson) => {
  await jump(lesson.moment.decision);
  if (lesson.moment.step.best !== lesson.moment.step.action) await showBetter(true).catch(complain);
};

// The review -----------------------------------------------------------------------------------------------

/** @param {any} found */
const take = (found) => {
  const { status, done = 0, total = 0, ahead = 0 } = found;
  if (status !== 'done') return note({ status: status === 'lost' ? 'queued' : status, done, total, ahead });
  note({ status: 'done', review: found.review, moments: momentsOf(found.review) });
  announce(t('review.ready'));
  showRowSoon();
};

/** Ask for the review until it is there. */
const follow = async () => {
  const { id } = model(),
    { depth } = review(),
    address = `${path()}/review`;
  const isHere = () => model()?.id === id && model().review?.depth === depth && review().status !== 'done';
  let found = await ask('GET', `${address}?depth=${depth}`);
  if (found.status === 'none' || found.status === 'lost') {
    await ensureSession();
    found = await ask('POST', address, { depth });
  }
  while (isHere()) {
    take(found);
    if (found.status === 'done') return;
    await new Promise((done) => setTimeout(done, ASK_AGAIN));
    if (isHere()) found = await ask('GET', `${address}?depth=${depth}`);
  }
};

/** Have the game reviewed; a deeper one takes the place of the standard one when it is done. @param {'standard'|'deep'} depth */
export const askReview = async (depth = 'standard') => {
  note({ depth, status: 'asking', done: 0, total: 0 });
  await follow().catch((error) => {
    complain(error);
    if (model()?.review) note({ status: 'failed' });
  });
};

/** Stop the review; the work stops with it. */
export const stopReview = async () => {
  const { depth } = review();
  note({ status: 'failed' });
  await ask('DELETE', `${path()}/review?depth=${depth}`).catch(complain);
};

// Entering -------------------------------------------------------------------------------------------------

/** What each decision changed in the scores, once all positions are there. */
const addEarned = () => {
  /** @type {Record<number, number[]>} */
  const earned = {};
  for (let at = 1; at <= decisions(); at++) {
    const [before, now] = [moments.at(at - 1)?.state.scores, moments.at(at)?.state.scores];
    if (before && now) earned[at - 1] = now.map((points, seat) => (points ?? 0) - (before[seat] ?? 0));
  }
  change({ earned });
};

/** A table, as everybody sees it when it is over. */
const loadTable = async () => {
  const { table, state, updates } = await ask('GET', `${path()}/updates?seat=-1`),
    gone = takenBack(updates),
    { me } = store.get();
  const moved = updates.filter(
    (/** @type {import('../net.js').Update} */ { kind, n }) => kind === 'moved' && !gone.has(n),
  );
  change({
    table,
    state,
    updates,
    curve: { of: state.decision, scores: [], movers: moved.map((/** @type {any} */ { seat }) => seat) },
    yours: table.seats.flatMap((/** @type {any} */ { user, seat }) => (me && user === me.id ? [seat] : [])),
  });
};

/** A study: a table that nobody sits at, and its variations. */
const loadStudy = async () => {
  const { study, table, state, updates } = await ask('GET', path());
  change({ table, state, updates, curve: { of: state.decision, scores: [], movers: study.movers } });
  note({ tree: study.tree, title: study.title, mine: study.mine });
};

/** Nobody sits at a study: its seats are called by their emblems. */
const nameSeats = () => {
  const { table } = model();
  if (!table || review().kind !== 'studies') return;
  change({ table: { ...table, seats: table.seats.map((one) => ({ ...one, name: t(`study.seat.${one.seat + 1}`) })) } });
};

/** The moment that the address names, else the end. */
const named = () => (location.hash.length > 1 ? Number(location.hash.slice(1)) || 0 : decisions());

/** @param {'tables'|'studies'} kind @param {string} id */
export const enter = async (kind, id) => {
  store.set({ page: { ...newModel(id), status: 'live', eyes: -1, review: { ...newReview(), kind } } });
  moments.forget();
  try {
    await hello();
    await (kind === 'tables' ? loadTable() : loadStudy());
    const { game, box } = /** @type {import('../net.js').Table} */ (model().table);
    const [board, components] = await Promise.all([
      loadBoard(game),
      ask('GET', box ? `${path()}/components` : `/api/games/${game}/components`),
      loadLanguage(game),
    ]);
    change({ board, components });
    nameSeats();
    await jump(named());
  } catch {
    return change({ status: 'gone' });
  }
  void moments.prepareAll().then(() => model()?.id === id && addEarned());
  if (decisions()) void askReview();
};

export const followHash = () => void jump(named());
export const leave = () => clearTimeout(timer);
export const words = (/** @type {number} */ decision) => wordsAt(model(), context(), decision);
