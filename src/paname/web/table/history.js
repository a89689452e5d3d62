// Looking back: each position is asked for once, one that is known is there at once, and the last one wanted wins.

/** @typedef {import('./model.js').Past} Past */

/** @param {(decision: number) => Promise<Past>} fetch @param {(past: Past) => void} arrive */
export const createHistory = (fetch, arrive) => {
  /** @type {Map<number, Past>} */
  const known = new Map();
  /** @type {Map<number, Promise<Past>>} */
  const asked = new Map();
  /** @type {number | null} */
  let wanted = null;
  let busy = false,
    era = 0;

  /** A position, asked for once. @param {number} decision @returns {Promise<Past>} */
  const position = async (decision) => {
    const then = era,
      question = asked.get(decision) ?? fetch(decision);
    asked.set(decision, question);
    try {
      const past = await question;
      if (then === era) known.set(decision, past);
      return past;
    } finally {
      asked.delete(decision);
    }
  };

  /** Go to a moment: at once if it is known; if several are wanted meanwhile, the last one is shown. @param {number} decision */
  const goTo = async (decision) => {
    wanted = Math.max(0, decision);
    if (busy) return;
    busy = true;
    try {
      for (let at = -1; wanted !== null && at !== wanted;) {
        at = wanted;
        const past = known.get(at) ?? (await position(at));
        if (wanted !== null) arrive(past);
      }
    } finally {
      busy = false;
    }
  };

  return {
    goTo,
    /** Go on from the moment that was wanted last, so that no press is lost while positions are on their way. @param {number} by @param {number} from where to begin @param {number} [most] */
    step: (by, from, most = Infinity) => goTo(Math.min(most, (wanted ?? from) + by)),
    /** Ask for a moment that will probably be wanted next. @param {number} decision */
    prepare: (decision) => {
      if (!known.has(decision)) void position(decision).catch(() => undefined);
    },
    /** Keep positions that came along. @param {readonly Past[]} pasts */
    keep: (pasts) => pasts.forEach((past) => known.set(past.decision, past)),
    /** A position that is there already. @param {number} decision */
    at: (decision) => known.get(decision) ?? null,
    /** Back to the present. */
    leave: () => {
      wanted = null;
    },
    /** Positions may be different now: a move was taken back, or other eyes look. */
    forget: () => {
      era++;
      known.clear();
      asked.clear();
    },
  };
};
