// One queue for everything that is shown: acts follow each other, each for its time; people in a hurry press on or end it.

/** @typedef {import('../boards/board.js').Act} Act */

/** The longest that the board may lag behind the game, in ms. */
export const LAG = 3000;
/** So many acts are never shown. */
const MOST = 60;

/** What the queue needs: `put` shows an act or clears the stage, `sound` plays its sounds and motions, `missed` is told what was passed over.
 * @typedef {{put: (act: Act | null) => void, sound?: (act: Act) => void, missed?: (acts: readonly Act[]) => void, still: () => boolean, wait?: (does: () => void, ms: number) => number, stop?: (timer: number) => void}} House */

/** @param {House} house */
export const createStageQueue = ({
  put,
  sound = () => {},
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

  /** The next act that has something to show; those before it only sound and move. */
  const nextShown = () => {
    for (let act = queue.shift(); act; act = queue.shift()) {
      if (act.show !== undefined) return act;
      sound(act);
    }
    return null;
  };

  const next = () => {
    stop(timer);
    const act = nextShown();
    if (!act) return on ? end() : undefined;
    on = true;
    put(act);
    sound(act);
    timer = wait(next, act.ms);
  };

  return {
    /** Show these acts after those that are under way; if those would take too long, they are told in words instead. @param {readonly Act[]} acts */
    play: (acts) => {
      if (queue.reduce((sum, { ms }) => sum + ms, 0) > LAG && acts.some(({ show }) => show !== undefined))
        missed(queue.splice(0).filter(({ show }) => show !== undefined));
      queue.push(...acts.filter((act) => act.halt || act.show === undefined || !still()));
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
