// One table in the browser, from sitting down to leaving: what happens to the model when something is heard.
import { announce, complain, loadLanguage, store } from '../shell.js';
import { ask } from '../net.js';
import { keep } from '../draft.js';
import { loadBoard } from '../game.js';
import { t } from '../i18n.js';
import { play } from '../sound.js';
import { isYourTurn, newModel } from './model.js';
import { change, model } from './current.js';
import { context } from './context.js';
import { close, dial } from './link.js';
import { forgetForecasts } from './forecasts.js';
import { lessonAt } from './lesson.js';
import { past } from './look_back.js';
import { remember } from './seal.js';
import { stage, tell } from './stage.js';
import { submitSettled } from './moves.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../net.js').State} State */
/** @typedef {import('../net.js').Table} Table */
/** @typedef {import('../net.js').Update} Update */

/** @type {Record<string, (message: any) => void>} */
const HEARS = {
  welcome: (message) => void welcome(message),
  updates: (message) => updates(message),
  presence: ({ seats, watchers }) => change({ presence: seats, watchers, ...waitedFor(seats) }),
  thinking: ({ seat, since }) => change({ thinking: since === null ? null : { seat, since: Date.now() } }),
  state: (message) => newState(message, []),
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
  if (table && table.status !== 'over') remember(m.id, table.seal.commitment);
  if (m.board || !table) return;
  document.documentElement.dataset.game = table.game;
  const [board, components] = await Promise.all([
    loadBoard(table.game),
    ask('GET', `/api/games/${table.game}/components`),
    loadLanguage(table.game),
  ]);
  change({ board, components, lesson: lessonAt(table.game, m.id) });
  scrollLog();
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
    ...(table && m.you ? { yours: table.seats.filter(({ user }) => user === m.you?.id).map(({ seat }) => seat) } : {}),
    updates: resync ? fresh : [...m.updates, ...fresh],
    unread: m.panel === 'chat' ? 0 : m.unread + chats,
    ...(m.lostAt === null ? {} : { lostAt: null, missed: gap(m.lostAt, state.decision) }),
  });
  newState(state, first ? [] : fresh);
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
  ui: m.board?.fresh?.(m.ui) ?? {},
  why: null,
  hint: null,
  typed: '',
  hover: null,
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
  change({ state, sending: false, ...(moved ? nextDecision(m, state) : {}) });
  if (moved) forgetForecasts();
  if (news.length) tell(news, m.state?.view);
  scrollLog();
  if (!wasYours && isYourTurn(model()) && m.state) {
    announce(t('turn.yours'), true);
    play('bell');
  }
  if (state.result && !m.state?.result) bringToEnd(m.state !== null);
  if (moved && !store.get().prefs.confirm) submitSettled();
};

/** Count the points up where the end was seen, then show the result. @param {boolean} seen */
const bringToEnd = (seen) => {
  const { board, past, state } = model(),
    counts = seen && !past && state?.result?.reason === 'rules' && state.lines;
  if (counts) stage.play(board?.finale?.(context(), counts) ?? []);
  stage.then(() => {
    play('end');
    store.set({ sheet: 'result' });
  });
};

/** Keep the end of the log in view. */
const scrollLog = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('.log')?.scrollTo({ top: 1e6 })));

/** @param {string} id @param {Model['status']} status @param {number} seconds */
const newStatus = (id, status, seconds) => {
  const m = model();
  if (m?.id !== id) return;
  const lostAt = status === 'lost' ? (m.lostAt ?? m.state?.decision ?? null) : m.lostAt;
  change({ status, retryAt: Date.now() + seconds * 1000, lostAt });
  if (status === 'gone') void ask('GET', `/api/tables/${id}`).catch(complain);
  if (status === 'lost') announce(t('net.lost', { n: seconds }));
};

/** Sit down at the table, or watch it. @param {string} id @returns {() => void} what to do on leaving */
export const enter = (id) => {
  store.set({ page: newModel(id) });
  past.forget();
  dial(id, {
    message: (message) => HEARS[message.type]?.(message),
    status: (status, seconds) => newStatus(id, status, seconds),
  });
  return () => {
    past.leave();
    stage.close();
    close();
  };
};
