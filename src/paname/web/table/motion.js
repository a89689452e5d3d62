// Playing motions on what was drawn: one event after another, never longer than the board may lag.
import { LAG } from './stage_queue.js';

/** @typedef {import('../boards/board.js').Motion} Motion */

/** How long a group of motions takes. @param {readonly Motion[]} motions */
const length = (motions) => Math.max(0, ...motions.map(({ ms, after = 0 }) => ms + after));

/** The motions of several events, each event after the one before; what would take too long is left out, the oldest first.
 * @param {readonly (readonly Motion[])[]} events @returns {Motion[]} */
export const inTurn = (events) => {
  let from = 0,
    total = events.reduce((sum, motions) => sum + length(motions), 0);
  while (total > LAG && from < events.length) total -= length(events[from++]);
  let start = 0;
  return events.slice(from).flatMap((motions) => {
    const moved = motions.map((motion) => ({ ...motion, after: (motion.after ?? 0) + start }));
    start += length(motions);
    return moved;
  });
};

/** Right after the drawing that is due, and before it is seen: nothing flashes before it moves. @param {readonly Motion[]} motions */
export const perform = (motions) => {
  requestAnimationFrame(() => {
    for (const { find, frames, ms, after = 0, even = false } of motions) {
      const element = document.querySelector(find);
      element?.animate(frames, {
        duration: ms,
        delay: after,
        easing: even ? 'linear' : 'cubic-bezier(.2,.7,.2,1)',
        fill: 'backwards',
      });
    }
  });
};

/** Finish whatever still moves. */
export const finish = () => {
  for (const motion of document.getAnimations())
    if (!(motion instanceof CSSAnimation) && !(motion instanceof CSSTransition)) motion.finish();
};
