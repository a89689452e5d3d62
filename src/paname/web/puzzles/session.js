// A puzzle: its position is a table whose one answer is asked for; what it was worth is told afterwards.
import { announce, complain, ensureSession, go, hello, loadLanguage, needWords, store } from '../shell.js';
import { ask, newId, Refused } from '../net.js';
import { loadBoard } from '../game.js';
import { t } from '../i18n.js';
import { newModel } from '../table/model.js';
import { change, model } from '../table/current.js';
import { answerWith } from '../table/link.js';

/** @typedef {import('../draft.js').Legal} Legal */
/** @typedef {{code: string, facts: Record<string, any>, actions: Legal[]}} Hint */
/** @typedef {{rating: {rating: number, deviation: number}, last: number[], solved: number, first_try: number | null, row: number, longest: number, week: boolean[]}} Standing */
/** @typedef {object} Puzzle
 * @property {string} id
 * @property {string} game
 * @property {number} seat
 * @property {boolean} exact
 * @property {number} rating
 * @property {string | null} day
 * @property {Hint[]} hints
 * @property {number[]} answers
 * @property {number} left
 * @property {boolean} solved
 * @property {boolean} done
 * @property {number} [change]
 * @property {Legal} [solution]
 * @property {{action: Legal, win: number, lead: number}[]} [values]
 * @property {{seat: number, text: string}[]} [line]
 * @property {{code: string, facts: Record<string, any>}} [reason]
 * @property {string[]} [themes]
 * @property {any} [record]
 */

/** @returns {{puzzle: Puzzle, standing: Standing | null}} */
export const puzzleOf = () => model().ui.puzzle;
/** @param {Partial<ReturnType<typeof puzzleOf>>} patch */
const note = (patch) => change({ ui: { ...model().ui, puzzle: { ...puzzleOf(), ...patch } } });

const path = () => `/api/puzzles/${puzzleOf().puzzle.game}/${puzzleOf().puzzle.id}`;

/** How somebody stands; nobody yet stands nowhere. */
const loadStanding = async () => {
  if (store.get().me) note({ standing: await ask('GET', '/api/me/puzzles') });
};

/** @param {{type: string, [field: string]: any}} command @returns {Promise<any>} */
const answer = async (command) => {
  try {
    if (command.type === 'move') return await answered(command.action);
    if (command.type === 'why')
      return { ok: true, ...(await ask('POST', `${path()}/question`, { query: { id: newId(), ...command } })) };
    return { ok: false };
  } catch (error) {
    return { ok: false, error: error instanceof Refused ? error.refusal : { code: 'internal' } };
  }
};

/** Give an answer, or none to see the solution. @param {number | null} action */
export const answered = async (action) => {
  await ensureSession();
  const { puzzle } = await ask('POST', `${path()}/answer`, { action });
  note({ puzzle: { ...puzzleOf().puzzle, ...puzzle } });
  change({ sending: false, plan: [], draft: {}, hover: null });
  announce(t(puzzle.solved ? 'puzzle.right' : puzzle.done ? 'puzzle.over' : 'puzzle.wrong'), true);
  if (puzzle.done) show();
  await loadStanding().catch(complain);
  return { ok: true };
};

/** Show the solution on the board. */
const show = () => {
  const { solution } = puzzleOf().puzzle;
  if (!solution) return;
  const hint = { action: solution, level: '', lead: null, win: null, terms: [] };
  const state = model().state;
  change({ hint, state: state ? { ...state, legal: [] } : state });
};

/** See the solution without an answer. */
export const giveUp = () => answered(null).catch(complain);

/** The next hint. */
export const nextHint = async () => {
  try {
    await ensureSession();
    const { puzzle } = puzzleOf(),
      { hint } = await ask('POST', `${path()}/hint`, { number: puzzle.hints.length + 1 });
    note({ puzzle: { ...puzzle, hints: [...puzzle.hints, hint] } });
  } catch (error) {
    complain(error);
  }
};

/** Try other moves at this position: a study of its own. */
export const tryIt = async () => {
  try {
    const { study } = await ask('POST', '/api/studies', { record: puzzleOf().puzzle.record });
    go(`/s/${study.id}`);
  } catch (error) {
    complain(error);
  }
};

/** The lamps of the week, which say nothing of the solution. */
export const lamps = () => {
  const week = puzzleOf().standing?.week ?? [];
  return `Paname · ${puzzleOf().puzzle.day ?? ''}\n${week.map((lit) => (lit ? '💡' : '·')).join(' ')}\n${location.origin}/puzzle`;
};
export const shareLamps = async () => {
  if (navigator.share) return void navigator.share({ text: lamps() }).catch(() => undefined);
  await navigator.clipboard?.writeText(lamps()).catch(() => undefined);
  announce(t('puzzle.copied'));
  note({});
};

/** @param {string} address */
export const enter = async (address) => {
  store.set({ page: { ...newModel('puzzle'), status: 'live' } });
  try {
    await Promise.all([hello(), needWords('review')]);
    const { puzzle, table, state } = await ask('GET', address);
    const [board, components] = await Promise.all([
      loadBoard(puzzle.game),
      ask('GET', `/api/games/${puzzle.game}/components`),
      loadLanguage(puzzle.game),
    ]);
    const seats = table.seats.map((/** @type {any} */ one) => ({ ...one, name: t(`study.seat.${one.seat + 1}`) }));
    change({
      table: { ...table, seats, status: 'running', forecasts: false, hints: false },
      state,
      board,
      components,
      ui: { puzzle: { puzzle, standing: null } },
    });
    answerWith(answer);
    if (puzzle.done) show();
    await loadStanding();
  } catch {
    change({ status: 'gone' });
  }
};
