// Looking at past positions of a table while the game goes on.
import { ask } from '../net.js';
import { change, model } from './current.js';
import { createHistory } from './history.js';
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

/** Show what was missed, move by move, until somebody looks elsewhere. */
export const showMissed = async () => {
  const { missed } = model();
  if (!missed) return;
  change({ missed: null, panel: 'log', screen: 'board' });
  for (let at = missed.from; at <= missed.from + missed.moves; at++) {
    await lookAt(at);
    await new Promise((done) => setTimeout(done, STEP_MS));
    if (model()?.past?.decision !== at) return;
  }
};
