// The stage of a table: acts are shown one after another, each for its time; whoever is in a hurry presses on or ends it.

/** @typedef {import('../boards/board.js').Act} Act */

const MOST = 60;
const LAG = 3000;

/** @param {{put: (act: Act | null) => void, missed?: (acts: readonly Act[]) => void, still: () => boolean, wait?: (does: () => void, ms: number) => number, stop?: (timer: number) => void}} house */
export const createShow = ({
  put,
  missed = () => {},
  still,
  wait = (does, ms) => Number(setTimeout(does, ms)),
  stop = (timer) => clearTimeout(timer),
}) => {
  /** @type {Act[]} */
  let queue = [];
  /** @type {(() => void)[]} */
  let after = [];
  let timer = 0,
    on = false;

  const end = () => {
    stop(timer);
    [queue, on] = [[], false];
    put(null);
    const due = after;
    after = [];
    due.forEach((does) => does());
  };

  const next = () => {
    stop(timer);
    const act = queue.shift();
    if (!act) return end();
    on = true;
    put(act);
    timer = wait(next, act.ms);
  };

  return {
    /** Show these acts after those that are under way; if those would take too long, they are told in words instead. @param {readonly Act[]} acts */
    play: (acts) => {
      if (queue.reduce((sum, { ms }) => sum + ms, 0) > LAG && acts.length) missed(queue.splice(0));
      queue.push(...acts.filter((act) => act.halt || !still()));
      if (queue.length > MOST) return end();
      if (!on && queue.length) next();
    },
    /** Go on to the next act that is worth a halt. */
    next: () => {
      while (queue.length && !queue[0].halt) queue.shift();
      next();
    },
    skip: () => void (on && end()),
    /** Do something when everything has been shown. @param {() => void} does */
    then: (does) => {
      if (on) after.push(does);
      else does();
    },
    /** Leave without another word. */
    close: () => {
      stop(timer);
      [queue, after, on] = [[], [], false];
    },
  };
};
