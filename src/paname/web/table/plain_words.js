// What happened or would be done, in plain words.
import { html, render } from '../ui/html.js';
import { logOf } from './model.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** The words of a template that holds one value. @param {any} part @returns {string} */
const plainText = (part) =>
  part && typeof part === 'object' && 'values' in part ? part.values.map(plainText).join('') : String(part ?? '');

/** What is heard of a template: its words, without its pictures. @param {import('../ui/html.js').Shown} part */
export const heard = (part) => {
  const place = document.createElement('div');
  render(part, place);
  for (const one of place.querySelectorAll('*'))
    if (one.matches('[aria-hidden="true"]')) one.remove();
    else one.append(' ');
  return place.textContent.replace(/\s+/g, ' ').trim();
};

/** A line of the log with what came along. @param {import('../boards/board.js').LogLine} line */
export const wholeLine = ({ parts, along = [] }) => html`${parts}${along.map((more) => html` · ${more}`)}`;

/** A line of the log without its pictures. @param {import('../boards/board.js').LogLine} line */
export const plainLine = (line) =>
  line.parts.map((part) => (typeof part === 'string' ? part : plainText(part))).join('');

/** What the log leaves out of a decision. @param {Model} m @param {Context} c @param {number} decision */
const unlistedAt = (m, c, decision) =>
  m.updates
    .filter((update) => update.decision === decision)
    .flatMap(({ events = [] }) => events.flatMap((event) => m.board?.unlisted?.(c, event) ?? []));

/** What the seat that decided did, in a sentence, before what followed from it; nothing where the board has no words for it. @param {Model} m @param {Context} c @param {number} decision */
export const wordsAt = (m, c, decision) => {
  const lines = logOf(m, c).filter((entry) => entry.decision === decision && !entry.line.heading);
  const own = lines.find(({ line }) => line.seat === m.curve?.movers[decision] && !line.aside) ?? lines.at(-1);
  const line = own?.line ?? unlistedAt(m, c, decision)[0];
  return line ? plainLine(line) : '';
};
