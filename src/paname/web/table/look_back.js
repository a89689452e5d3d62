// Looking at past positions of a table while the game goes on.
import { ask } from '../net.js';
import { change, model } from './current.js';
import { createHistory } from './history.js';
import { sinceOf } from './model.js';
import { stage } from './stage.js';

const STEP_MS = 1100;

export const past = createHistory(
  (decision) => ask('GET', `/api/tables/${model().id}/decisions/${decision}`),
  (found) => change({ past: found, draft: {}, hover: null, why: null }),
);

/** Look at a past position, or at the present one. @param {number} decision */
export const lookAt = async (decision) => {
  stage.skip();
  if (decision < (model().state?.decision ?? 0)) return past.goTo(decision);
  past.leave();
  change({ past: null });
};

/** Show some moves one by one, until somebody looks elsewhere. @param {number} from @param {number} to */
const showMoves = async (from, to) => {
  change({ missed: null, panel: 'log', screen: 'board' });
  for (let at = from; at <= to; at++) {
    await lookAt(at);
    await new Promise((done) => setTimeout(done, STEP_MS));
    if (model()?.past?.decision !== at && at < to) return;
  }
};

/** Show what was missed while the connection was lost. */
export const showMissed = () => {
  const { missed } = model();
  if (missed) void showMoves(missed.from, missed.from + missed.moves);
};

/** Show what the others did since your last move. */
export const showSince = () => {
  const moves = sinceOf(model());
  if (moves.length) void showMoves(moves[0].decision ?? 0, model().state?.decision ?? 0);
};
