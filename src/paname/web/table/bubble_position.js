// Where a bubble hangs in the window.

/** @typedef {import('./model.js').Spot} Spot */

const HALF = 150;
const EDGE = 8;

/** Where the bubble hangs: beside the place, inside the window. @param {Spot} at @param {number} width @param {number} height */
export const bubblePosition = ({ x, y }, width, height) => {
  const half = Math.min(HALF, width / 2 - EDGE),
    left = Math.round(Math.max(half + EDGE, Math.min(width - half - EDGE, x)) - half),
    above = y > height * 0.55;
  return { left, above, edge: Math.round(above ? height - y + 14 : y + 14) };
};
