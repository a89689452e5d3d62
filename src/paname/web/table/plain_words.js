// What happened at a decision, in plain words.
import { logOf } from './model.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** The words of a template that holds one value. @param {any} part @returns {string} */
export const plainText = (part) =>
  part && typeof part === 'object' && 'values' in part ? part.values.map(plainText).join('') : String(part ?? '');

/** A line of the log without its pictures. @param {import('../boards/board.js').LogLine} line */
export const plainLine = (line) =>
  line.parts.map((part) => (typeof part === 'string' ? part : plainText(part))).join('');

/** What the seat that decided did, in a sentence, before what followed from it; nothing where the log has no line of it. @param {Model} m @param {Context} c @param {number} decision */
export const wordsAt = (m, c, decision) => {
  const lines = logOf(m, c).filter((entry) => entry.decision === decision && !entry.line.heading);
  const own = lines.find(({ line }) => line.seat === m.curve?.movers[decision]) ?? lines.at(-1);
  return own ? plainLine(own.line) : '';
};
