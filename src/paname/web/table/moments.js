// The positions of a finished game: they come by the dozen, and all of them are on their way before they are wanted.
import { ask } from '../net.js';
import { createHistory } from './history.js';

/** @typedef {import('./model.js').Past} Past */

const AT_ONCE = 20;

/** @param {() => {path: string, seat: number, of: number, single: boolean}} where which game, seen by whom; `single` where it is still played
 * @param {(past: Past) => void} arrive */
export const createMoments = (where, arrive) => {
  /** @type {Map<string, Promise<Past[]>>} */
  let chunks = new Map();

  /** Twenty positions, asked for once. @param {number} from */
  const chunk = (from) => {
    const { path, seat } = where(),
      address = `${path}/positions?start_at=${from}&count=${AT_ONCE}&seat=${seat}`,
      found = chunks.get(address) ?? ask('GET', address).then(({ positions }) => positions);
    chunks.set(address, found);
    found.then(moments.keep, () => chunks.delete(address));
    return found;
  };

  /** @param {number} decision @returns {Promise<Past>} */
  const fetch = async (decision) => {
    const { path, seat, single } = where();
    if (single) return ask('GET', `${path}/decisions/${decision}?seat=${seat}`);
    const found = (await chunk(decision - (decision % AT_ONCE))).find(
      (/** @type {Past} */ past) => past.decision === decision,
    );
    if (!found) throw new Error(`no position ${decision}`);
    return found;
  };

  const moments = createHistory(fetch, arrive);
  return {
    ...moments,
    /** Ask for everything, one part after another. */
    prepareAll: async () => {
      const { of, single, path, seat } = where();
      for (let from = 0; !single && from <= of && where().path === path && where().seat === seat; from += AT_ONCE)
        await chunk(from).catch(() => undefined);
    },
    forget: () => {
      chunks = new Map();
      moments.forget();
    },
  };
};
