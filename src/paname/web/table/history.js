// Looking back: positions come one at a time, each is asked for once, and the last one wanted wins.

/** @typedef {import('./model.js').Past} Past */

/** @param {(decision: number) => Promise<Past>} fetch @param {(past: Past) => void} arrive */
export const createHistory = (fetch, arrive) => {
  /** @type {Map<number, Promise<Past>>} */
  const known = new Map();
  /** @type {number | null} */
  let wanted = null;
  let busy = false;

  /** A position, asked for once. @param {number} decision */
  const position = (decision) => {
    const found = known.get(decision) ?? fetch(decision);
    known.set(decision, found);
    found.catch(() => known.delete(decision));
    return found;
  };

  return {
    /** Go to a moment; if several are wanted meanwhile, those between are left out. @param {number} decision */
    goTo: async (decision) => {
      wanted = Math.max(0, decision);
      if (busy) return;
      busy = true;
      try {
        for (let at = -1; wanted !== null && at !== wanted;) {
          at = wanted;
          const past = await position(at);
          if (wanted !== null) arrive(past);
        }
      } finally {
        busy = false;
      }
    },
    /** Ask for a moment that will probably be wanted next. @param {number} decision */
    prepare: (decision) => void position(decision).catch(() => undefined),
    /** Back to the present. */
    leave: () => {
      wanted = null;
    },
    /** Positions may be different now: a move was taken back, or other eyes look. */
    forget: () => known.clear(),
  };
};
