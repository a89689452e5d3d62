// A part of a page that is fetched when it is first shown, with its words.
import { nothing } from './html.js';
import { needWords, store } from '../shell.js';

/** @template {(...given: any[]) => unknown} F @param {() => Promise<F>} load @param {unknown} [until] what is shown meanwhile @returns {(...given: Parameters<F>) => unknown} */
export const lazily = (load, until = nothing) => {
  /** @type {F | null} */
  let part = null;
  let coming = false;
  return (...given) => {
    if (part) return part(...given);
    if (!coming) {
      coming = true;
      void Promise.all([load(), needWords('company')])
        .then(([found]) => (part = found))
        .finally(() => {
          coming = false;
          store.set({});
        });
    }
    return until;
  };
};
