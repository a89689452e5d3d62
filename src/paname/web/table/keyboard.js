// What the keys mean at a table; those of the board are the board's own.
import { announce, store } from '../shell.js';
import { openSheet } from '../ui/chrome.js';
import { back } from '../draft.js';
import { apply, askHint, chosen, press, undo } from './moves.js';
import { change, model } from './current.js';
import { legalOf } from './model.js';
import { context } from './context.js';
import { lookAt } from './look_back.js';
import { stage } from './stage.js';
import { finish } from './motion.js';
import { forgetClick, isClicked, middleOf } from './pointer.js';
import { heard } from './plain_words.js';

/** @typedef {import('../boards/board.js').Context} Context */

/** @param {KeyboardEvent} event */
const isTyping = (event) =>
  /** @type {Element} */ (event.target).matches('input:not([type=range]), select, textarea') ||
  document.querySelector('dialog[open]') !== null;

/** @type {Record<string, () => void>} */
const LETTERS = {
  u: () => void undo(),
  h: () => void askHint(),
  b: () => change({ words: !model().words }),
  '/': () => document.getElementById('command')?.focus(),
  '[': () => void lookAt((model().past?.decision ?? model().state?.decision ?? 0) - 1),
  ']': () => void lookAt((model().past?.decision ?? 0) + 1),
  '?': () => openSheet('keys'),
};

/** One thing back: what is on stage, what was said, what was pointed at last, what is open to be read. */
const putBack = () => {
  const { draft, why, hint, ui, board } = model(),
    isCalm = !why && !hint && !Object.keys(draft).length;
  finish();
  stage.skip();
  change({
    draft: why ? draft : back(legalOf(model()), draft),
    why: null,
    hint: null,
    hover: null,
    ui: isCalm ? (board?.fresh?.(ui) ?? ui) : ui,
  });
};

/** @param {KeyboardEvent} event */
export const pressed = (event) => {
  if (event.key === 'Tab') forgetClick();
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || !model().board) return;
  const c = context(),
    target = /** @type {Element} */ (event.target),
    onButton = target.matches('button, a, summary, input');
  if (event.key === 'Escape') return void putBack();
  const meant = chosen(c);
  if (event.key === 'Enter' && (!onButton || isClicked(target)) && meant)
    return void (event.preventDefault(), press(meant));
  const isLetter = event.key.length === 1 && event.key !== ' ';
  if (isLetter && !store.get().prefs.letters) return;
  if (isLetter && LETTERS[event.key.toLowerCase()])
    return void (event.preventDefault(), LETTERS[event.key.toLowerCase()]());
  if (!c.view || (!isLetter && !(/** @type {Element} */ (event.target).closest('.t-board, .words-view')))) return;
  if (event.key === ' ' && onButton) return;
  boardKey(event, c);
};

/** What a key has made of the move: what would be done, or what is in hand. */
const inWords = () => {
  const c = context(),
    { board } = model(),
    said = c.ready ? board?.say(c, c.ready) : null;
  return said ? `${said.title}. ${heard(said.note)}` : (board?.held?.(c) ?? '');
};

/** @param {KeyboardEvent} event @param {Context} c */
const boardKey = (event, c) => {
  const { board } = model(),
    step = board?.key(c, event.key, event.shiftKey);
  if (!board || !step) return;
  event.preventDefault();
  apply(step, middleOf(document.querySelector('.words-view:not(.unseen) :focus, .t-board .cursor')));
  if (!event.key.startsWith('Arrow')) return void announce(inWords());
  change({ hover: board.cursor?.(context()) ?? null });
  announce(board.where?.(context()) ?? '');
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (
      document.querySelector('.words-view:not(.unseen) [tabindex="0"][data-cell]')
    )?.focus(),
  );
};
