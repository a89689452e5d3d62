// What is chosen is brought into view, where a row scrolls sideways.

const ROWS = '[data-scroll-row]';

/** How far a row has to scroll until something in it is seen whole. @param {{left: number, right: number}} row @param {{left: number, right: number}} one */
export const shift = (row, one) => (one.left < row.left ? one.left - row.left : Math.max(0, one.right - row.right));

/** After the next drawing. */
export const bringIntoView = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const row of document.querySelectorAll(ROWS)) {
        const one = row.querySelector('[aria-pressed="true"]');
        if (one) row.scrollLeft += shift(row.getBoundingClientRect(), one.getBoundingClientRect());
      }
    }),
  );
