// The table that is looked at: its model lies in the store, as the page's part of it.
import { store } from '../shell.js';

/** @typedef {import('./model.js').Model} Model */

/** @returns {Model} */
export const model = () => store.get().page;
/** @param {Partial<Model>} patch */
export const change = (patch) => store.set({ page: { ...model(), ...patch } });

/** Whether the draft and the decision are still those of now; what comes too late for them isn't shown. */
export const asOfNow = () => {
  const { draft, state } = model();
  return () => model()?.draft === draft && model().state?.decision === state?.decision;
};
