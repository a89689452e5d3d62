// One store: a plain object, replaced piece by piece, and those who want to know when it changes.

/** @template S @param {S} initial */
export const createStore = (initial) => {
  let state = initial;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    /** @param {Partial<S>} patch */
    set: (patch) => {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    /** @param {() => void} listener */
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
