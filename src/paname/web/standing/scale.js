// The axis that all ratings share. Pure.

/** @typedef {import('../wire.js').Rating} Rating */
/** @typedef {{from: number, to: number, ticks: number[]}} Scale */

const STEPS = [50, 100, 200, 300, 500, 1000];
const MOST_TICKS = 5;
const ROOM = 60;

/** An axis with round ends that holds all values. @param {readonly number[]} values @returns {Scale} */
export const scaleOf = (values) => {
  const least = Math.min(1400, ...values) - ROOM,
    most = Math.max(1600, ...values) + ROOM,
    step = STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? 1000,
    from = Math.floor(least / step) * step,
    to = Math.ceil(most / step) * step;
  return { from, to, ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step) };
};

/** Where a value lies on an axis, from 0 to 1; what is outside lies at its end. @param {Scale} scale @param {number} value */
export const placeOn = ({ from, to }, value) => Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Half of an interval. @param {{low: number, high: number}} rating */
export const spread = ({ low, high }) => Math.round((high - low) / 2);

/** Places that are at least so far apart, each as near to where it belongs as its neighbours let it.
 * @param {readonly number[]} wanted in rising order @param {number} gap @param {number} least @param {number} most */
export const apart = (wanted, gap, least, most) => {
  /** @type {number[]} */
  const found = [];
  wanted.forEach((place, i) => found.push(Math.max(place, i ? found[i - 1] + gap : least)));
  for (let i = found.length - 1, limit = most; i >= 0; i--, limit = found[i + 1] - gap)
    found[i] = Math.min(found[i], limit);
  return found;
};
