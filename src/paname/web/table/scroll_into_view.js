// What is chosen or spoken of is brought into view, where a row scrolls sideways.

const ROWS = '[data-scroll-row]';
/** What lies nearer to an edge may be fading there. */
const EDGE = 44;

/** How far a row has to scroll until something in it is seen whole, or its beginning if it is too long. @param {{left: number, right: number}} row @param {{left: number, right: number}} one */
export const shift = (row, one) =>
  one.left < row.left ? one.left - row.left : Math.max(0, Math.min(one.right - row.right, one.left - row.left));

/** After the next drawing. @param {string} [which] */
export const bringIntoView = (which = '[aria-pressed="true"]') =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const row of document.querySelectorAll(ROWS)) {
        const one = row.querySelector(which),
          { left, right } = row.getBoundingClientRect();
        if (one) row.scrollLeft += shift({ left: left + EDGE, right: right - EDGE }, one.getBoundingClientRect());
      }
    }),
  );
