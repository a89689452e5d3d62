// Turning a page of standing to another game: what was shown stays until the answer is there, and one that comes too late is dropped.
import { ask } from '../net.js';
import { complain, store } from '../shell.js';

/** @param {(shown: any) => string} address of what is shown @param {string} name where the answer goes @param {(error: unknown) => void} [failed] @returns {(patch: Record<string, unknown>) => Promise<void>} */
export const turnTo =
  (address, name, failed = complain) =>
  async (patch) => {
    const wanted = { ...store.get().page, ...patch };
    store.set({ page: wanted });
    try {
      const answer = await ask('GET', address(wanted)),
        now = store.get().page;
      if (now && address(now) === address(wanted)) store.set({ page: { ...now, [name]: answer } });
    } catch (error) {
      failed(error);
    }
  };
