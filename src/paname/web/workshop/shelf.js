// The boxes somebody keeps, by game and name: with their account, so that every browser of theirs has them, or in this browser.
import { ask } from '../net.js';
import { store } from '../shell.js';

/** @typedef {import('./box.js').Box} Box */

const KEY = 'paname.boxes';

/** Whether somebody with an account is here. */
const hasAccount = () => Boolean(store.get().me?.account);

/** All boxes of this browser by game. @returns {Record<string, Record<string, Box>>} */
const here = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

/** Put the boxes of a game down in this browser; says whether it could. @param {string} game @param {Record<string, Box>} boxes */
const putDown = (game, boxes) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...here(), [game]: boxes }));
    return true;
  } catch {
    return false;
  }
};

/** The boxes of a game: the account's first, then those that only this browser has. @param {string} game @returns {Promise<Box[]>} */
export const boxes = async (game) => {
  const kept = Object.values(here()[game] ?? {}),
    /** @type {Box[]} */ own = hasAccount() ? (await ask('GET', `/api/me/boxes?game=${game}`)).boxes : [];
  return [...own, ...kept.filter(({ name }) => !own.some((box) => box.name === name))];
};

/** Keep a box under its name; says where, or nothing if it couldn't be kept. @param {string} game @param {Box} box @returns {Promise<'account' | 'browser' | ''>} */
export const keep = async (game, { name, edition, entries }) => {
  if (hasAccount()) {
    await ask('PUT', `/api/me/boxes/${game}`, { name, edition, entries });
    return 'account';
  }
  return putDown(game, { ...here()[game], [name]: { name, edition, entries } }) ? 'browser' : '';
};

/** Keep a box no longer, wherever it is. @param {string} game @param {string} name */
export const remove = async (game, name) => {
  const { [name]: _, ...others } = here()[game] ?? {};
  putDown(game, others);
  if (hasAccount()) await ask('DELETE', `/api/me/boxes/${game}?name=${encodeURIComponent(name)}`);
};

/** Hand a file to the person. @param {string} name @param {string} text */
export const download = (name, text) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
