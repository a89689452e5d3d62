// Playing motions on what was drawn: after the next frame, never longer than three seconds behind.

/** @typedef {import('../boards/board.js').Motion} Motion */

/** @param {readonly Motion[]} motions */
export const perform = (motions) => {
  if (motions.length > 40) return;
  requestAnimationFrame(() =>
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
    }),
  );
};

/** Finish whatever still moves. */
export const finish = () => {
  for (const motion of document.getAnimations())
    if (!(motion instanceof CSSAnimation) && !(motion instanceof CSSTransition)) motion.finish();
};
