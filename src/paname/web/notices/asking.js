// The way to the question at the table: its code and words are fetched only where it may be asked.
import { store } from '../shell.js';

/** @typedef {import('../table/model.js').Model} Model */

/** @type {typeof import('./ask.js') | null} */
let part = null;

/** After a move of yours was stored in a game over days. @param {Model} m */
export const afterMove = async (m) => {
  if (store.get().prefs.noticesAsked || m.table?.clock.kind !== 'days' || !m.table.seats.some(isOther(m))) return;
  part ??= await import('./ask.js');
  await part.maybeAsk(m);
};

/** Whether a seat is another person's. @param {Model} m @returns {(seat: import('../net.js').Seat) => boolean} */
const isOther = (m) => (seat) => seat.kind === 'human' && !m.yours.includes(seat.seat);

/** The question, if it is to be asked now; it takes the place for words, so whatever the table has to say comes first. @param {Model} m */
export const question = (m) => part?.question(m) ?? null;
