// Moves are taken in one after another: each waits until the one before has been shown, and a bot's for a beat, so that people can follow.

/** How long a bot waits before it moves, in ms. */
export const BEATS = { instant: 0, normal: 700, slow: 1800 };

/** `rest` says how long to wait before taking something in, null for at once; `free` calls back when the stage is empty.
 * @template T @param {{rest: (one: T) => number | null, take: (one: T) => void, free: (then: () => void) => void, wait?: (does: () => void, ms: number) => unknown}} house */
export const createPace = ({ rest, take, free, wait = (does, ms) => setTimeout(does, ms) }) => {
  /** @type {T[]} */
  let queue = [];
  let round = 0,
    isWaiting = false;

  const takeNext = () => {
    isWaiting = false;
    const one = queue.shift();
    if (one !== undefined) take(one);
    goOn();
  };

  const goOn = () => {
    if (isWaiting || !queue.length) return;
    const ms = rest(queue[0]),
      mine = round,
      next = () => mine === round && takeNext();
    if (ms === null) return takeNext();
    isWaiting = true;
    free(() => mine === round && (ms ? wait(next, ms) : next()));
  };

  return {
    /** @param {T} one */
    hear: (one) => {
      queue.push(one);
      if (rest(one) !== null) return goOn();
      round++;
      isWaiting = false;
      for (const due of queue.splice(0)) take(due);
    },
    close: () => {
      round++;
      [queue, isWaiting] = [[], false];
    },
  };
};
