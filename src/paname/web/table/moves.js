// Composing and making a move, taking one back, asking for a hint.
import { announce, loadLists, store } from '../shell.js';
import { candidates } from '../draft.js';
import { t } from '../i18n.js';
import { legalOf } from './model.js';
import { asOfNow, change, model } from './current.js';
import { context } from './context.js';
import { askWhy, refuse, refuseInWords } from './refusals.js';
import { bringIntoView } from './scroll_into_view.js';
import { send } from './link.js';
import { stage } from './stage.js';
import { afterMove } from '../notices/asking.js';

/** @typedef {import('./model.js').Spot} Spot */
/** @typedef {import('../draft.js').Draft} Draft */
/** @typedef {import('../draft.js').Legal} Legal */
/** @typedef {import('../boards/board.js').Step} Step */
/** @typedef {import('../boards/board.js').Target} Target */

/** What the primary button does. @param {import('../boards/board.js').Context} c @returns {Legal | null} */
export const chosen = (c) => c.ready ?? model().board?.primary?.(c) ?? null;

/** Make a move, and after it what belongs to the same press. @param {Legal} action @param {readonly Draft[]} [then] */
export const submit = async (action, then = []) => {
  const m = model();
  if (m.sending || !m.state || m.past || m.status === 'gone') return;
  change({ sending: true, sentAt: Date.now(), why: null, plan: then });
  const reply = await send({ type: 'move', decision: m.state.decision, action: action.id });
  if (reply.ok) return void Promise.all([loadLists(), afterMove(m)]);
  change({ sending: false, plan: [] });
  refuse(reply.error);
};

/** Make a move with all that one press means. @param {Legal} action */
export const press = (action) => submit(action, model().board?.follow?.(context(), action) ?? []);

/** What happens by itself when something new is to be decided: the rest of what a press meant, or the one thing that can be done. */
export const goOn = () => {
  const { board, plan } = model(),
    c = context(),
    planned = plan.length ? candidates(c.legal, plan[0])[0] : undefined;
  if (planned) return void submit(planned, plan.slice(1));
  change({ plan: [] });
  if (!c.legal.length || (model().lesson && !model().lesson?.paused)) return;
  const alone = board?.forced?.(c),
    settled = store.get().prefs.confirm ? null : board?.settled?.(c);
  if (alone) announce(t('act.alone', { what: board?.say(c, alone).title ?? '' }));
  if (alone ?? settled) void submit(/** @type {Legal} */ (alone ?? settled));
};

/** @param {Step} step @param {Spot | null} [at] where it was pointed at */
export const apply = (step, at = null) => {
  const m = model();
  if (step.sheet) return store.set({ sheet: `game:${step.sheet}` });
  if (step.show) return step.show === 'next' ? stage.next() : stage.skip();
  if (step.send) return void (step.then ? submit(step.send, step.then) : press(step.send));
  const ui = step.ui ? { ...m.ui, ...step.ui } : m.ui;
  if (!legalOf(m).length) return change({ ui });
  change({ ui, draft: step.draft ?? m.draft, why: null, hint: step.draft ? null : m.hint, typed: '' });
  if (step.draft || step.ui) bringIntoView();
  if (step.refuse) refuseInWords(step.refuse, at);
  if (step.ask) void askWhy(typeof step.ask === 'string' ? { text: step.ask } : { draft: step.ask }, at);
  const done = context();
  if (step.draft && done.ready && store.get().prefs.quick && m.state?.undo.can === 'free') void press(done.ready);
};

/** @param {Target} target @param {Spot | null} [at] */
export const clickAt = (target, at = null) => {
  const { board } = model();
  if (board) apply(board.click(context(), target), at);
};

/** Whether the hint on its way is still wanted: nothing was pointed at since it was last asked for. */
let isWanted = () => true;
/** Ask what the strongest bot would do; if the game has gone on meanwhile and it is your turn again, ask for what is to be decided now. @returns {Promise<void>} */
export const hint = async () => {
  if (!legalOf(model()).length) return;
  isWanted = asOfNow();
  if (model().hinting) return;
  change({ hinting: true });
  const { id, state } = model(),
    reply = await send({ type: 'hint' });
  if (model()?.id !== id) return;
  change({ hinting: false });
  if (model().state?.decision !== state?.decision) return hint();
  if (!isWanted()) return;
  if (!reply.hint) return refuse(reply.error);
  const { action, level, reasons, terms } = reply.hint,
    { lead = null, win = null } = reasons[0] ?? {},
    ui = model().board?.look?.(context(), action) ?? {};
  change({ hint: { action, level, lead, win, terms }, draft: {}, why: null, ui: { ...model().ui, ...ui } });
};

/** After the hint button, Enter plays the suggested move as soon as the stage is empty. */
export const askHint = async () => {
  const asked = document.activeElement,
    goOn = () =>
      (document.activeElement === asked || !asked?.isConnected) && document.getElementById('primary')?.focus();
  await hint();
  stage.then(() => requestAnimationFrame(goOn));
};

export const undo = async () => {
  const m = model();
  if (Object.keys(m.draft).length || m.why || m.hint) return change({ draft: {}, why: null, hint: null, hover: null });
  if (m.state?.undo.can === 'no') return;
  const reply = await send({ type: 'undo' });
  if (!reply.ok) refuse(reply.error);
};
