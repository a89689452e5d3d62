// One table in the browser: the live connection, commands, and what happens to the model when something is heard.
import { announce, loadLanguage, phone, store } from '../shell.js';
import { ask, connect, livePath } from '../net.js';
import { keep } from '../draft.js';
import { loadBoard } from '../game.js';
import { t } from '../i18n.js';
import { play } from '../sound.js';
import { isStill } from '../prefs.js';
import { contextOf, isYourTurn, legalOf, lessonStep, newModel } from './model.js';
import { lessonAt } from './lesson.js';
import { inWords } from './refusal.js';
import { inTurn, perform } from './motion.js';
import { remember } from './seal.js';
import { createShow } from './show.js';
import { bringIntoSight } from './sight.js';
import { plainLine } from './words.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Spot} Spot */
/** @typedef {import('../draft.js').Legal} Legal */
/** @typedef {import('../boards/board.js').Target} Target */
/** @typedef {import('../boards/board.js').Step} Step */

/** @returns {Model} */
export const model = () => store.get().page;
/** @param {Partial<Model>} patch */
export const change = (patch) => store.set({ page: { ...model(), ...patch } });

/** @type {ReturnType<typeof connect> | null} */
let line = null;
/** @type {Set<number>} */
const wanted = new Set();
let asking = 0;
/** @type {Set<string>} */
const doubted = new Set();
let doubting = 0;

/** @param {{type: string, [field: string]: unknown}} command */
export const send = (command) => (line ? line.send(command) : Promise.reject(new Error('no table')));

// Forecasts ------------------------------------------------------------------------------------------------

/** What an action is worth, if it is known; if not, it is asked for. @param {number} action */
export const forecast = (action) => {
  const m = model(),
    known = m.forecasts.get(action);
  if (!known && m.table?.forecasts && legalOf(m).length && !wanted.has(action)) {
    wanted.add(action);
    asking ||= Number(setTimeout(askForecasts, 0));
  }
  return known ?? null;
};

const askForecasts = async () => {
  asking = 0;
  const { state } = model(),
    decision = state?.decision,
    all = [...wanted].filter((action) => !model().forecasts.has(action));
  for (let from = 0; from < all.length; from += 64) {
    const reply = await send({ type: 'forecast', actions: all.slice(from, from + 64), decision });
    if (!reply.ok || model().state?.decision !== decision) return;
    const forecasts = new Map(model().forecasts);
    for (const one of reply.forecasts) forecasts.set(one.action, one);
    change({ forecasts });
  }
};

export const context = () => contextOf(model(), phone.matches, store.get().levels, forecast, refusal);

// Refusals that a board shows before anybody runs into them -----------------------------------------------

/** Why a line is not legal, if it is known; if not, it is asked for. @param {string} text */
const refusal = (text) => {
  const known = model().refusals.get(text);
  if (!known && text && legalOf(model()).length) {
    doubted.add(text);
    doubting ||= Number(setTimeout(askRefusals, 0));
  }
  return known ?? null;
};

const askRefusals = async () => {
  const { state } = model(),
    lines = [...doubted];
  doubted.clear();
  const replies = await Promise.all(lines.map((text) => send({ type: 'why', text })));
  doubting = 0;
  if (model().state?.decision !== state?.decision) return;
  const refusals = new Map(model().refusals);
  lines.forEach((text, i) => refusals.set(text, replies[i].why ?? { clause: '', reason: '' }));
  change({ refusals });
};

/** What is on stage lies in `ui.show`. @param {import('../boards/board.js').Act | null} act */
const put = (act) => {
  const m = model(),
    { show: _, ...ui } = m.ui;
  change({ ui: act ? { ...ui, show: act.show } : ui, ...(act ? {} : { hover: null }) });
  if (!act) return;
  if (act.sound) play(act.sound);
  if (!isStill(store.get().prefs)) perform(act.motions ?? []);
  const said = m.board?.spoken?.(context(), act.show);
  if (said) announce(said);
};
/** Acts that were passed over because too much had happened are told in words. @param {readonly import('../boards/board.js').Act[]} acts */
const missed = (acts) => {
  const c = context(),
    words = acts.map((act) => model().board?.spoken?.(c, act.show) ?? '').filter(Boolean);
  if (words.length) announce(words.join(' '));
};
export const show = createShow({ put, missed, still: () => isStill(store.get().prefs) });

// Hearing --------------------------------------------------------------------------------------------------

/** @param {any} message */
const hear = (message) => {
  HEARS[message.type]?.(message);
};

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

/** @param {{you: any, seats: number[], table: import('../net.js').Table}} message */
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

/** @param {{updates: import('../net.js').Update[], state: import('../net.js').State, table?: import('../net.js').Table, resync?: boolean}} message */
const updates = ({ updates: news, state, table, resync }) => {
  const m = model(),
    last = resync ? 0 : (m.updates.at(-1)?.n ?? 0),
    fresh = news.filter((update) => update.n > last),
    first = m.state === null;
  if (table)
    change({
      table,
      ...(m.you ? { yours: table.seats.filter((seat) => seat.user === m.you?.id).map(({ seat }) => seat) } : {}),
    });
  const chats = fresh.filter((update) => update.kind === 'chatted' && !first).length;
  change({
    updates: resync ? fresh : [...m.updates, ...fresh],
    unread: m.panel === 'chat' ? 0 : m.unread + chats,
    ...(m.lostAt === null ? {} : { lostAt: null, missed: gap(m.lostAt, state.decision) }),
  });
  newState(state, first ? [] : fresh);
};

/** What was missed, if anything. @param {number} from @param {number} to */
const gap = (from, to) => (to > from ? { from, moves: to - from } : null);

/** Take over a position; tell and show what led to it. @param {import('../net.js').State} state @param {import('../net.js').Update[]} news */
const newState = (state, news) => {
  const m = model(),
    moved =
      state.decision !== m.state?.decision ||
      state.audience !== m.state?.audience ||
      state.to_move !== m.state?.to_move;
  if (moved) wanted.clear();
  const was = isYourTurn(m);
  change({
    state,
    sending: false,
    ...(moved
      ? {
          forecasts: new Map(),
          refusals: new Map(),
          draft: m.sending ? {} : keep(state.legal ?? [], m.draft),
          ui: m.board?.fresh?.(m.ui) ?? {},
          why: null,
          hint: null,
          typed: '',
          hover: null,
          awaySince: m.presence[state.to_move] === false ? Date.now() : null,
          missed: m.sending ? null : model().missed,
          thinking: m.thinking?.seat === state.to_move ? m.thinking : null,
        }
      : {}),
  });
  if (news.length) tell(news, m.state?.view);
  scrollLog();
  if (!was && isYourTurn(model()) && m.state) {
    announce(t('turn.yours'), true);
    play('bell');
  }
  const scored = state.status === 'open' ? null : refreshScores();
  if (state.result && !m.state?.result) void bringToEnd(m.id, scored, m.state !== null);
  if (moved && !store.get().prefs.confirm) settle();
};

/** Count the points up where the end was seen, then show the result. @param {string} id @param {Promise<void> | null} scored @param {boolean} seen */
const bringToEnd = async (id, scored, seen) => {
  await scored?.catch(() => {});
  const { board, breakdown, past, state, id: here } = model() ?? {};
  if (here !== id) return;
  const counts = seen && !past && state?.result?.reason === 'rules' && breakdown;
  if (counts) show.play(board?.finale?.(context(), breakdown.lines) ?? []);
  show.then(() => {
    play('end');
    store.set({ sheet: 'result' });
  });
};

/** Do what is left when nothing is left to decide. */
const settle = () => {
  const last = model().board?.settled?.(context());
  if (last) void submit(last);
};

/** Keep the end of the log in sight. */
const scrollLog = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('.log')?.scrollTo({ top: 1e6 })));

const refreshScores = async () => {
  const { state } = model(),
    reply = await send({ type: 'breakdown' });
  if (reply.ok && model().state?.n === state?.n) change({ breakdown: { lines: reply.lines, scores: reply.scores } });
};

/** @param {import('../net.js').Update[]} news @param {any} before the view that they change */
const tell = (news, before) => {
  const c = context(),
    { board } = model();
  if (!board) return;
  const events = news.flatMap((update) => update.events ?? []);
  const words = events.flatMap((event) => board.log(c, event) ?? []).map(plainLine);
  if (words.length) announce(words.slice(-4).join(' '));
  const stages = events.map((event) => board.stage(c, event));
  stages.forEach(({ sound }) => sound && play(sound));
  if (!isStill(store.get().prefs)) perform(inTurn(stages.map(({ motions }) => motions)));
  if (before && !model().past) show.play(board.acts?.(c, before, events) ?? []);
};

// Doing ----------------------------------------------------------------------------------------------------

/** What the primary button does. @param {import('../boards/board.js').Context} c @returns {Legal | null} */
export const chosen = (c) => c.ready ?? model().hint?.action ?? model().board?.primary?.(c) ?? null;

/** Make a move. @param {Legal} action */
export const submit = async (action) => {
  const m = model();
  if (m.sending || !m.state || m.past || m.status === 'gone') return;
  change({ sending: true, sentAt: Date.now(), why: null });
  const reply = await send({ type: 'move', decision: m.state.decision, action: action.id });
  if (reply.ok) return;
  change({ sending: false });
  await refuse(reply.error);
};

/** Whether the draft and the decision are still those of now; what comes too late for them is not shown. */
const asOfNow = () => {
  const { draft, state } = model();
  return () => model()?.draft === draft && model().state?.decision === state?.decision;
};
let questions = 0;

/** Ask why something may not be; only the last question is answered. @param {{text?: string, draft?: object}} question @param {Spot | null} [at] */
export const askWhy = async (question, at = null) => {
  if (lessonStep(model())?.alive) return refuse({ text: t('learn.first') }, [], at);
  const isCurrent = asOfNow(),
    asked = ++questions,
    reply = await send({ type: 'why', ...question });
  if (asked !== questions || !isCurrent()) return;
  if (!reply.ok) return refuse(reply.error, [], at);
  if (reply.why?.reason) await refuse(reply.why, reply.why.near, at);
};

/** Say why something is not done. @param {{clause?: string, reason?: string, text?: string, code?: string} | undefined} error
 * @param {Legal[]} [near] @param {Spot | null} [at] */
export const refuse = async (error, near = [], at = null) => {
  const { clause = '', reason: told = error?.text ?? '', code = '' } = error ?? {},
    isCurrent = asOfNow(),
    rule = await inWords(model().table?.game ?? '', clause, code);
  if (!isCurrent()) return;
  const reason = clause ? (model().board?.named(context(), told) ?? told) : told;
  change({ why: { clause, reason, rule, near: near.slice(0, 2), at } });
  announce(rule || reason, true);
};

/** @param {Step} step @param {Spot | null} [at] where it was pointed at */
export const apply = (step, at = null) => {
  const m = model();
  if (step.show) return step.show === 'next' ? show.next() : show.skip();
  if (step.send) return void submit(step.send);
  const ui = step.ui ? { ...m.ui, ...step.ui } : m.ui;
  if (!legalOf(m).length) return change({ ui });
  change({ ui, draft: step.draft ?? m.draft, why: null, hint: step.draft ? null : m.hint, typed: '' });
  if (step.draft || step.ui) bringIntoSight();
  if (step.refuse) void refuse({ text: step.refuse }, [], at);
  if (step.ask) void askWhy({ text: step.ask }, at);
  const done = context();
  if (step.draft && done.ready && store.get().prefs.quick && m.state?.undo.can === 'free') void submit(done.ready);
};

/** @param {Target} target @param {Spot | null} [at] */
export const clickAt = (target, at = null) => {
  const { board } = model();
  if (board) apply(board.click(context(), target), at);
};

let looks = 0;

/** Look at a past position; only the last look counts. @param {number} decision */
export const lookAt = async (decision) => {
  const m = model(),
    look = ++looks,
    now = m.state?.decision ?? 0;
  show.skip();
  if (decision >= now) return change({ past: null });
  const past = await ask('GET', `/api/tables/${m.id}/decisions/${Math.max(0, decision)}`);
  if (look === looks && model()?.id === m.id) change({ past, draft: {}, hover: null, why: null });
};

const STEP_MS = 1100;

/** Show what was missed, move by move; whoever looks elsewhere meanwhile ends it. */
export const showMissed = async () => {
  const { missed } = model();
  if (!missed) return;
  change({ missed: null, panel: 'log', screen: 'board' });
  for (let at = missed.from; at <= missed.from + missed.moves; at++) {
    await lookAt(at);
    await new Promise((done) => setTimeout(done, STEP_MS));
    if (model()?.past?.decision !== at) return;
  }
};

export const hint = async () => {
  if (model().hinting || !legalOf(model()).length) return;
  change({ hinting: true });
  const isCurrent = asOfNow(),
    reply = await send({ type: 'hint' });
  change({ hinting: false });
  if (!isCurrent()) return;
  if (!reply.ok) return refuse(reply.error);
  const { lead = null, win = null } = reply.hint.reasons[0] ?? {};
  const ui = model().board?.look?.(context(), reply.hint.action) ?? {};
  change({ hint: { action: reply.hint.action, lead, win }, draft: {}, why: null, ui: { ...model().ui, ...ui } });
};

export const undo = async () => {
  const m = model();
  if (Object.keys(m.draft).length || m.why || m.hint) return change({ draft: {}, why: null, hint: null, hover: null });
  if (m.state?.undo.can === 'no') return;
  const reply = await send({ type: 'undo' });
  if (!reply.ok) await refuse(reply.error);
};

/** @param {number} seat */
export const reveal = (seat) => line?.tell({ type: 'reveal', seat });
export const hurry = () => line?.hurry();
export const renew = () => line?.renew();
export const hangUp = () => line?.drop();

/** Sit down at the table, or watch it. @param {string} id */
export const enter = (id) => {
  store.set({ page: newModel(id) });
  line = connect(livePath(id), {
    message: hear,
    status: (status, seconds) => {
      const m = model();
      if (m?.id !== id) return;
      const lostAt = status === 'lost' ? (m.lostAt ?? m.state?.decision ?? null) : m.lostAt;
      change({ status, retryAt: Date.now() + seconds * 1000, lostAt });
      if (status === 'lost') announce(t('net.lost', { n: seconds }));
    },
  });
  return () => {
    show.close();
    line?.close();
    line = null;
    wanted.clear();
  };
};
