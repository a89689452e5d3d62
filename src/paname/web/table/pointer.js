// What the pointer means at a table: clicks, hovering, turning by wheel or right click.
import { targetOf } from '../boards/board.js';
import { legalOf } from './model.js';
import { apply, clickAt } from './moves.js';
import { change, model } from './current.js';
import { context } from './context.js';
import { finish } from './motion.js';

/** @typedef {import('../boards/board.js').Target} Target */

/** What was last clicked with a pointer: it has the focus, but nobody went there by keys. @type {Element | null} */
let pressedLast = null;

/** Whether a button has the focus by a click alone, so that Enter means the move and not the button again. @param {Element} element */
export const isClicked = (element) => element === pressedLast;

/** If you walk on with Tab, you mean the button you come to. */
export const forgetClick = () => {
  pressedLast = null;
};

/** @param {Event} event */
export const clicked = (event) => {
  finish();
  const target = targetOf(event),
    { pointerType = '' } = /** @type {PointerEvent} */ (event);
  pressedLast = pointerType ? /** @type {Element} */ (event.target).closest('button') : null;
  if (target) clickAt(target, spotOf(event));
};

/** Where in the window something was pointed at; for keys, the middle of what has the focus. @param {Event} event */
const spotOf = (event) => {
  const { clientX = 0, clientY = 0 } = /** @type {MouseEvent} */ (event);
  return clientX || clientY ? { x: clientX, y: clientY } : middleOf(/** @type {Element} */ (event.target));
};

/** @param {Element | null} element */
export const middleOf = (element) => {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
};

/** Whether two targets are one place, and nearly the same point of it. @param {Target} a @param {Target | null} b */
const isSame = (a, b) =>
  b !== null && a.kind === b.kind && a.id === b.id && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 0.2;

/** @param {PointerEvent} event */
export const hovered = (event) => {
  if (event.pointerType === 'touch') return;
  const at = targetOf(event),
    { board, hover } = model(),
    c = context();
  if (!at && board?.peeks) return void left();
  const isCalm = !at || (!board?.peeks?.includes(at.kind) && (c.ready !== null || !c.legal.length));
  if (!isCalm && !isSame(at, hover)) change({ hover: at });
};
export const left = () => model().hover && change({ hover: null });

/** Pointing at something beside the board that may be looked at. @param {Event} event */
export const peeked = (event) => {
  const at = targetOf(event),
    before = model().hover;
  if (!at || !model().board?.peeks?.includes(at.kind)) return void (model().board?.peeks && left());
  if (before?.kind !== at.kind || before.id !== at.id) change({ hover: at });
};

/** Turn what is in hand. @param {Event} event @param {boolean} backwards */
export const turn = (event, backwards) => {
  const { board, draft } = model();
  if (!board || !legalOf(model()).length) return;
  const step = board.key(context(), 'r', backwards);
  if (!step || (!Object.keys(draft).length && !model().hover)) return;
  event.preventDefault();
  apply(step);
};
let wheeled = 0;
/** @param {WheelEvent} event */
export const wheel = (event) => {
  if (event.ctrlKey || Date.now() - wheeled < 120) return void (model().hover && event.preventDefault());
  wheeled = Date.now();
  turn(event, event.deltaY < 0);
};
