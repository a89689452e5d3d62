// Moves that were never made, in the reader's language: each is said as the board says it where it could be made.
import { ask } from '../net.js';
import { change, model } from '../table/current.js';
import { context } from '../table/context.js';

/** @typedef {import('../draft.js').Legal} Legal */
/** @typedef {import('../net.js').State} State */
/** @typedef {import('./model.js').Place} Place */

const SOON = 150; // milliseconds; with a key held down, more moves go by than anybody could read
const NOT_YET = '…';

/** @type {Map<string, string>} */
const known = new Map();
/** @type {Map<string, Place>} */
const wanted = new Map();
/** @type {number} */
let timer = 0;

/** What an action does in a position. @param {Pick<State, 'view' | 'to_move'>} state @param {Legal} action */
export const sayIn = (state, action) => {
  const { board } = model(),
    seat = state.to_move ?? -1;
  const nobody = { draft: {}, candidates: [], ready: null, ghost: null, hover: null, hinted: false, phone: false };
  const c = { ...context(), ...nobody, view: state.view, legal: [action], seat, toMove: seat, forecast: () => null };
  return board?.say(c, action).title || action.text;
};

/** A place as the server wants to be asked for it. @param {Place} place */
export const bodyOf = ({ from, path }) => ({
  [model().review?.kind === 'tables' ? 'table' : 'study']: model().id,
  decision: from,
  actions: path,
});

/** @param {Place} place */
const keyOf = ({ from, path }) => `${document.documentElement.lang} ${model().id} ${from} ${path.join()}`;

/** The last move of a line in words; asking makes them known, and the notation stands in where there are none. @param {Place} line @param {string} notation */
export const moveWords = (line, notation) => {
  const key = keyOf(line),
    words = known.get(key);
  if (words !== undefined) return words || notation;
  wanted.set(key, line);
  clearTimeout(timer);
  timer = Number(setTimeout(askWanted, SOON));
  return NOT_YET;
};

/** When you walk on, other words are due. */
export const passBy = () => wanted.clear();

const askWanted = async () => {
  const lines = [...wanted];
  wanted.clear();
  await Promise.all(lines.map(([key, line]) => learn(key, line).catch(() => void known.set(key, ''))));
  if (model()?.review) change({});
};

/** @param {string} key @param {Place} line */
const learn = async (key, { from, path }) => {
  const { state } = await ask('POST', '/api/analysis/position', bodyOf({ from, path: path.slice(0, -1) })),
    action = state.legal?.find((/** @type {Legal} */ { id }) => id === path.at(-1));
  known.set(key, action ? sayIn(state, action) : '');
};
