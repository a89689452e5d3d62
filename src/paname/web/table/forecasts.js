// What actions are worth: asked for when a board wants to show it, known until the next decision.
import { legalOf } from './model.js';
import { change, model } from './current.js';
import { createBatch } from './batch.js';
import { send } from './link.js';

/** How many actions one question may name. */
const MOST = 64;

/** The actions that were asked about at a decision, so that nothing is asked twice. @type {{decision: number | undefined, actions: Set<number>}} */
const asked = { decision: undefined, actions: new Set() };

const batch = createBatch(
  /** @param {number[]} actions */
  async (actions) => {
    const decision = model().state?.decision ?? 0;
    for (let from = 0; from < actions.length; from += MOST) {
      const reply = await send({ type: 'forecast', actions: actions.slice(from, from + MOST), decision });
      if (!reply.ok || model()?.state?.decision !== decision) return;
      const forecasts = new Map(model().forecasts);
      for (const one of reply.forecasts ?? []) forecasts.set(one.action, one);
      change({ forecasts });
    }
  },
);

/** What an action is worth, if that is known; if not, it is asked for. @param {number} action */
export const forecast = (action) => {
  const m = model(),
    known = m.forecasts.get(action) ?? null;
  if (asked.decision !== m.state?.decision) forgetForecasts();
  if (!known && m.table?.forecasts && legalOf(m).length && !asked.actions.has(action)) {
    asked.actions.add(action);
    batch.want(action);
  }
  return known;
};

/** Another decision, or other eyes: everything may be asked again. */
export const forgetForecasts = () => {
  asked.decision = model()?.state?.decision;
  asked.actions.clear();
};
