// Trying something else: a position of the game becomes playable for all sides, every move is judged, nothing is stored at the table.
import { announce, complain, ensureSession, firstLevel, go, startIfAlone, store } from '../shell.js';
import { ask, newId, Refused } from '../net.js';
import { t } from '../i18n.js';
import { change, model } from '../table/current.js';
import { forgetForecasts } from '../table/forecasts.js';
import { answerWith } from '../table/link.js';
import { cut, grown, isAt, labelOf, percent } from './model.js';
import { bodyOf as body } from './said.js';
import { jump, note, review, stay } from './session.js';

/** @typedef {import('./model.js').Place} Place */
/** @typedef {import('./model.js').Twig} Twig */
/** @typedef {{type: string, action?: number, [field: string]: any}} Command */

/** Whether something is tried. */
const isTrying = () => Boolean(model()?.review?.place);
/** Whether a place is still looked at. @param {Place} wanted */
const isHere = (wanted) => isTrying() && isAt(place(), wanted);

/** Stand at a place: its position is the present one, and its mover's moves are alive. @param {Place} place @returns {Promise<import('../net.js').State | null>} */
export const standAt = async (place) => {
  note({ place, better: false, playing: false });
  const { state } = await ask('POST', '/api/analysis/position', body(place));
  if (!isHere(place)) return null;
  const m = model();
  change({
    state: { ...state, undo: { ...state.undo, can: 'free' } },
    past: null,
    draft: {},
    hint: null,
    why: null,
    hover: null,
    plan: [],
    sending: false,
    hinting: false,
    forecasts: new Map(),
    refusals: new Map(),
    ui: m.board?.fresh?.(m.ui) ?? {},
  });
  forgetForecasts();
  return state;
};

/** Begin: instead of the move that is looked at. The hand is empty at once, so that Esc leads back before the position is there. */
export const tryHere = async () => {
  answerWith(answer);
  stay();
  change({ draft: {}, hint: null, why: null });
  try {
    if (await standAt({ from: Math.max(0, review().at - 1), path: [] })) announce(t('try.begin'));
  } catch (error) {
    complain(error);
    if (isTrying()) await back();
  }
};

/** Back to the game, at the same move. */
export const back = async () => {
  answerWith(null);
  note({ place: null }, { draft: {}, hint: null, why: null, plan: [], sending: false, hinting: false });
  await jump(review().at).catch(complain);
};

// Answers --------------------------------------------------------------------------------------------------

/** What a live table would answer; about a place that was left meanwhile nobody is told anything. @param {Command} command @returns {Promise<any>} */
const answer = async (command) => {
  const asked = place(),
    found = await (ANSWERS[command.type] ?? question)(command).catch(refused);
  return (command.type in STEPS ? isTrying() : isHere(asked)) ? found : new Promise(() => undefined);
};
/** @param {unknown} error */
const refused = (error) => ({ ok: false, error: error instanceof Refused ? error.refusal : { code: 'internal' } });

/** Forecasts and reasons, by the rules alone; the table that answers begins where we stand. @param {Command} query */
const question = async (query) => {
  const asked = { id: newId(), ...query, ...('decision' in query ? { decision: 0 } : {}) };
  return { ok: true, ...(await ask('POST', '/api/analysis/question', { ...body(place()), query: asked })) };
};

const place = () => /** @type {Place} */ (review().place);

/** @param {Command} command */
const move = async ({ action = -1 }) => {
  const before = place(),
    { state } = model(),
    legal = state?.legal?.find(({ id }) => id === action),
    seat = state?.to_move ?? 0,
    next = { from: before.from, path: [...before.path, action] };
  note({ tree: grown(review().tree, { ...next, seat, text: legal?.text ?? '', win: null, lead: null, label: null }) });
  await standAt(next);
  void judge(before, { ...next, seat, text: legal?.text ?? '', win: null, lead: null, label: null });
  return { ok: true };
};

/** Judge a tried move against the best one, in the position before it. @param {Place} before @param {Twig} twig */
const judge = async (before, twig) => {
  note({ judging: true });
  try {
    await ensureSession();
    const action = twig.path.at(-1),
      { options } = await ask('POST', '/api/analysis/judgement', { ...body(before), asked: [action] });
    const made = options.find((/** @type {any} */ option) => option.action === action),
      loss = options[0].win[twig.seat] - made.win[twig.seat];
    const label = labelOf(Math.max(0, loss), options[0].action === action || loss <= 0);
    if (!model()?.review) return;
    note({ tree: grown(review().tree, { ...twig, win: made.win, lead: made.lead, label }) });
    announce(t('try.judged', { label: t(`label.${label}`), chance: percent(made.win[twig.seat]) }));
  } catch (error) {
    complain(error);
  } finally {
    if (model()?.review) note({ judging: false });
  }
};

/** The best reply, as a hint. */
const hint = async () => {
  await ensureSession();
  const { options } = await ask('POST', '/api/analysis/judgement', body(place())),
    [best] = options,
    action = model().state?.legal?.find(({ id }) => id === best?.action),
    seat = model().state?.to_move ?? 0;
  if (!action) return { ok: false };
  return {
    ok: true,
    hint: {
      action,
      level: '',
      terms: [],
      reasons: [{ action, visits: 0, lead: best.lead[seat], win: best.win[seat] }],
    },
  };
};

const undo = async () => {
  const { from, path } = place();
  if (path.length) await standAt({ from, path: path.slice(0, -1) });
  else await back();
  return { ok: true };
};

/** What leads to another place. @type {Record<string, (command: Command) => Promise<any>>} */
const STEPS = { move, undo };
/** @type {Record<string, (command: Command) => Promise<any>>} */
const ANSWERS = { ...STEPS, hint };

// The tree -------------------------------------------------------------------------------------------------

/** Cut the variation off that is looked at. */
export const cutOff = async () => {
  const { from, path } = place();
  note({ tree: cut(review().tree, { from, path }) });
  await standAt({ from, path: path.slice(0, -1) });
};

/** Give a variation a name. @param {string} name */
export const nameIt = (name) =>
  note({ tree: review().tree.map((twig) => (isAt(twig, place()) ? { ...twig, name: name.slice(0, 60) } : twig)) });

/** Play on from here, against bots or for all sides; nothing is rated. @param {boolean} alone */
export const playOn = async (alone) => {
  const m = model(),
    { from, path } = place(),
    seat = m.yours.length === 1 ? m.yours[0] : (m.state?.to_move ?? 0);
  const level = store.get().levels.find((one) => one.level === m.ui.level)?.level ?? firstLevel(),
    mine = (/** @type {{name: string | null}} */ { name }) => ({ kind: 'me', ...(name ? { name } : {}) });
  const seats = (m.table?.seats ?? []).map((one) => {
    if (one.seat === seat) return { kind: 'me' };
    return alone ? mine(one) : { kind: 'bot', level: one.level ?? level };
  });
  try {
    await ensureSession();
    const wish = { id: newId(), game: m.table?.game, seats, ...body({ from, path }) };
    const { table } = await ask('POST', '/api/analysis/table', wish);
    await startIfAlone(table);
    answerWith(null);
    go(`/t/${table.id}`);
  } catch (error) {
    complain(error);
  }
};

/** The chances of a variation, from the game into its last move. @param {number} seat @returns {{from: number, values: number[]} | null} */
export const branchOf = (seat) => {
  const { place: at, tree, moments } = review();
  if (!at) return null;
  const first = at.from ? moments[at.from - 1]?.now.win[seat] : moments[0]?.step.before.win[seat],
    values = first === undefined ? [] : [first];
  for (let n = 1; n <= at.path.length; n++) {
    const twig = tree.find((one) => isAt(one, { from: at.from, path: at.path.slice(0, n) }));
    if (!twig?.win) break;
    values.push(twig.win[seat]);
  }
  return { from: at.from, values };
};

/** The move that is tried right now. @returns {Twig | null} */
export const twigHere = () => {
  const at = review().place;
  return (at && review().tree.find((one) => isAt(one, at))) ?? null;
};
