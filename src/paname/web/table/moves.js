// Composing and making a move, taking one back, asking for a hint.
import { store } from '../shell.js';
import { legalOf } from './model.js';
import { asOfNow, change, model } from './current.js';
import { context } from './context.js';
import { askWhy, refuse, refuseInWords } from './refusals.js';
import { bringIntoView } from './scroll_into_view.js';
import { send } from './link.js';
import { stage } from './stage.js';

/** @typedef {import('./model.js').Spot} Spot */
/** @typedef {import('../draft.js').Legal} Legal */
/** @typedef {import('../boards/board.js').Step} Step */
/** @typedef {import('../boards/board.js').Target} Target */

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
  refuse(reply.error);
};

/** Make the move that is left when nothing is left to decide. */
export const submitSettled = () => {
  const last = model().board?.settled?.(context());
  if (last) void submit(last);
};

/** @param {Step} step @param {Spot | null} [at] where it was pointed at */
export const apply = (step, at = null) => {
  const m = model();
  if (step.show) return step.show === 'next' ? stage.next() : stage.skip();
  if (step.send) return void submit(step.send);
  const ui = step.ui ? { ...m.ui, ...step.ui } : m.ui;
  if (!legalOf(m).length) return change({ ui });
  change({ ui, draft: step.draft ?? m.draft, why: null, hint: step.draft ? null : m.hint, typed: '' });
  if (step.draft || step.ui) bringIntoView();
  if (step.refuse) refuseInWords(step.refuse, at);
  if (step.ask) void askWhy(typeof step.ask === 'string' ? { text: step.ask } : { draft: step.ask }, at);
  const done = context();
  if (step.draft && done.ready && store.get().prefs.quick && m.state?.undo.can === 'free') void submit(done.ready);
};

/** @param {Target} target @param {Spot | null} [at] */
export const clickAt = (target, at = null) => {
  const { board } = model();
  if (board) apply(board.click(context(), target), at);
};

export const hint = async () => {
  if (model().hinting || !legalOf(model()).length) return;
  change({ hinting: true });
  const isCurrent = asOfNow(),
    reply = await send({ type: 'hint' });
  change({ hinting: false });
  if (!isCurrent()) return;
  if (!reply.hint) return refuse(reply.error);
  const { action, level, reasons } = reply.hint,
    { lead = null, win = null } = reasons[0] ?? {},
    ui = model().board?.look?.(context(), action) ?? {};
  change({ hint: { action, level, lead, win }, draft: {}, why: null, ui: { ...model().ui, ...ui } });
};

export const undo = async () => {
  const m = model();
  if (Object.keys(m.draft).length || m.why || m.hint) return change({ draft: {}, why: null, hint: null, hover: null });
  if (m.state?.undo.can === 'no') return;
  const reply = await send({ type: 'undo' });
  if (!reply.ok) refuse(reply.error);
};
