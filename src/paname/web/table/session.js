// One table in the browser, from sitting down to leaving: what happens to the model when something is heard.
import { announce, complain, go, loadLanguage, store } from '../shell.js';
import { ask, SENT_AWAY } from '../net.js';
import { keep } from '../draft.js';
import { loadBoard } from '../game.js';
import { t } from '../i18n.js';
import { play } from '../sound.js';
import { isYourTurn, lasting, lessonStep, newModel } from './model.js';
import { change, model } from './current.js';
import { context } from './context.js';
import { attend, close, dial, send } from './link.js';
import { clearNotices } from '../notices/clear.js';
import { forgetForecasts } from './forecasts.js';
import { lessonAt } from './lesson.js';
import { past } from './look_back.js';
import { nonceFor, remember } from './seal.js';
import { BEATS, createPace } from './pace.js';
import { stage, tell } from './stage.js';
import { goOn } from './moves.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../net.js').State} State */
/** @typedef {import('../net.js').Table} Table */
/** @typedef {import('../net.js').Update} Update */

/** How long somebody's move waits before it is shown: your own and what you missed not at all, a bot's for a beat. @param {any} message */
const restBefore = ({ type, updates: news = [], resync }) => {
  const { state, table, yours } = model() ?? {},
    moves = news.filter((/** @type {Update} */ { kind }) => kind === 'moved'),
    isBot = (/** @type {Update} */ { seat = -1 }) => table?.seats[seat]?.kind === 'bot';
  if (!state || resync || document.hidden || moves.length > 3) return null;
  if (moves.some((/** @type {Update} */ { seat = -1 }) => yours.includes(seat))) return null;
  return type === 'updates' && moves.some(isBot) ? BEATS[store.get().prefs.pace] : 0;
};

const pace = createPace({
  rest: restBefore,
  take: (/** @type {any} */ message) => (message.type === 'updates' ? updates(message) : newState(message, [])),
  free: (then) => stage.then(then),
});

/** @type {Record<string, (message: any) => void>} */
const HEARS = {
  welcome: (message) => void welcome(message),
  updates: pace.hear,
  presence: ({ seats, watchers }) => change({ presence: seats, watchers, ...waitedFor(seats) }),
  thinking: ({ seat, since }) => change({ thinking: since === null ? null : { seat, since: Date.now() } }),
  state: pace.hear,
};

/** Since when the seat that is to move has not been here. @param {boolean[]} presence */
const waitedFor = (presence) => {
  const { state, awaySince } = model();
  return { awaySince: presence[state?.to_move ?? -1] === false ? (awaySince ?? Date.now()) : null };
};

/** @param {{you: any, seats: number[], table: Table}} message */
const welcome = async ({ you, seats, table }) => {
  const m = model();
  change({ you, yours: seats, table });
  if (document.visibilityState !== 'visible') attend();
  if (table && table.status !== 'over') remember(m.id, table.seal.commitment);
  if (table?.previous && table.status === 'open') readyAgain(table, seats);
  if (m.board || !table) return;
  const lesson = lessonAt(table.game, m.id);
  const [board, components] = await Promise.all([
    loadBoard(table.game, lesson !== null),
    ask('GET', table.box ? `/api/tables/${table.id}/components` : `/api/games/${table.game}/components`),
    loadLanguage(table.game, lesson !== null),
  ]);
  if (model()?.id !== m.id) return; // another table is looked at by now
  change({ board, components, lesson });
  scrollLog();
};

/** What earlier moves changed in the scores, for those who come later. */
const learnEarned = async () => {
  const { id } = model(),
    { scores } = /** @type {import('./curve.js').Curve} */ (
      await ask('GET', `/api/tables/${id}/curve`).catch(() => ({ scores: [] }))
    );
  const steps = scores.slice(1).map((now, i) => now.map((points, seat) => (points ?? 0) - (scores[i][seat] ?? 0)));
  if (model()?.id === id) change({ earned: { ...Object.fromEntries(steps.entries()), ...model().earned } });
};

/** If you agreed to a rematch you're ready for it; the last one to agree adds a number to its seal, and it begins. @param {Table} table @param {number[]} own */
const readyAgain = (table, own) => {
  if (own.some((seat) => !table.seats[seat].ready)) void send({ type: 'ready', nonce: nonceFor(table.id) });
};

/** @param {{updates: Update[], state: State, table?: Table, resync?: boolean}} message */
const updates = ({ updates: news, state, table, resync }) => {
  const m = model(),
    last = resync ? 0 : (m.updates.at(-1)?.n ?? 0),
    fresh = news.filter((update) => update.n > last),
    first = m.state === null,
    chats = fresh.filter((update) => update.kind === 'chatted' && !first).length;
  change({
    ...(table ? { table } : {}),
    ...(table?.status === 'open' ? { why: null } : {}),
    ...(table && m.you
      ? {
          yours: table.seats.filter(({ kind, user }) => kind === 'human' && user === m.you?.id).map(({ seat }) => seat),
        }
      : {}),
    updates: resync ? fresh : [...m.updates, ...fresh],
    unread: m.panel === 'chat' ? 0 : m.unread + chats,
    earned: { ...m.earned, ...earnedBy(m.state, state, fresh) },
    ...(m.lostAt === null ? {} : { lostAt: null, missed: gap(m.lostAt, state.decision) }),
  });
  newState(state, first ? [] : fresh);
  followRematch(fresh, first);
  if (first && state.decision > 0 && state.status === 'running') void learnEarned();
};

/** What a move changed in the scores; known where it came alone. @param {State | null} before @param {State} after @param {Update[]} news @returns {Model['earned']} */
const earnedBy = (before, after, news) => {
  const moves = news.filter(({ kind }) => kind === 'moved'),
    [{ decision = -1 } = {}] = moves;
  if (moves.length !== 1 || !before?.scores || !after.scores) return {};
  const { scores } = before;
  return { [decision]: after.scores.map((points, seat) => (points ?? 0) - (scores[seat] ?? 0)) };
};

/** Everybody has agreed to another game: those who did go there. @param {Update[]} news @param {boolean} first */
const followRematch = (news, first) => {
  const next = news.find(({ kind }) => kind === 'rematched')?.table;
  if (next && !first && model().yours.length) go(`/t/${next}`);
};

/** What was missed, if anything. @param {number} from @param {number} to */
const gap = (from, to) => (to > from ? { from, moves: to - from } : null);

/** Whether something is to be decided that wasn't before. @param {State} state @param {State | null} before */
const isNews = (state, before) =>
  state.decision !== before?.decision || state.audience !== before?.audience || state.to_move !== before?.to_move;

/** What is forgotten and kept when something else is to be decided. @param {Model} m @param {State} state @returns {Partial<Model>} */
const nextDecision = (m, state) => ({
  forecasts: new Map(),
  refusals: new Map(),
  draft: m.sending ? {} : keep(state.legal ?? [], m.draft),
  ui: lasting(m),
  why: null,
  hint: null,
  typed: '',
  hover: null,
  plan: m.sending ? m.plan : [],
  awaySince: m.presence[state.to_move ?? -1] === false ? Date.now() : null,
  missed: m.sending ? null : m.missed,
  thinking: m.thinking?.seat === state.to_move ? m.thinking : null,
});

/** Take over a position; tell and show what led to it. @param {State} state @param {Update[]} news */
const newState = (state, news) => {
  const m = model(),
    moved = isNews(state, m.state),
    wasYours = isYourTurn(m);
  if (moved) past.forget();
  change({
    state,
    sending: false,
    ...(m.ui.show ? {} : { before: m.state?.lines ?? null }),
    ...(moved ? nextDecision(m, state) : {}),
  });
  if (moved) forgetForecasts();
  if (news.length) tell(news, m.state?.view);
  scrollLog();
  if (!wasYours && isYourTurn(model()) && m.state) {
    announce(t('turn.yours'), true);
    play('bell');
  }
  if (state.result && !m.state?.result) bringToEnd(m.state !== null);
  if (moved && !news.some(({ kind }) => kind === 'undone')) goOn();
};

/** Count the points up where the end was seen, then show the result. @param {boolean} seen */
const bringToEnd = (seen) => {
  const { board, past, state } = model(),
    counts = seen && !past && state?.result?.reason === 'rules' && state.lines;
  if (counts) stage.play(board?.finale?.(context(), counts) ?? []);
  stage.then(() => {
    play('end');
    if (!lessonStep(model())) store.set({ sheet: 'result' });
  });
};

/** Keep the end of the log in view. */
const scrollLog = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('.log')?.scrollTo({ top: 1e6 })));

/** @param {string} id @param {Model['status']} status @param {number} seconds @param {number} [code] with which the line was closed for good */
const newStatus = (id, status, seconds, code) => {
  const m = model();
  if (m?.id !== id) return;
  const lostAt = status === 'lost' ? (m.lostAt ?? m.state?.decision ?? null) : m.lostAt;
  change({ status, retryAt: Date.now() + seconds * 1000, lostAt, ui: { ...m.ui, isBarred: code === SENT_AWAY } });
  if (status === 'gone') void ask('GET', `/api/tables/${id}`).catch(complain);
  if (status === 'lost') announce(t('net.lost', { n: seconds }));
};

/** Sit down at the table, or watch it. @param {string} id @returns {() => void} what to do on leaving */
export const enter = (id) => {
  store.set({ page: newModel(id) });
  past.forget();
  dial(id, {
    message: (message) => HEARS[message.type]?.(message),
    status: (...told) => newStatus(id, ...told),
  });
  document.addEventListener('visibilitychange', attend);
  void clearNotices(id);
  return () => {
    document.removeEventListener('visibilitychange', attend);
    past.leave();
    pace.close();
    stage.close();
    close();
  };
};
