// The seal of a game: the server showed the SHA-256 of its secret before the first draw; afterwards everybody can check it.

import { newId } from '../net.js';

/** @typedef {{commitment: string, nonces: string[], derived?: number[], secret: string | null, seed: string | null}} Seal */
/** @typedef {{name: 'seen' | 'own' | 'commitment' | 'seed' | 'replay', kept: boolean}} Check */

const SEALS = 'paname-seals',
  NONCES = 'paname-nonces',
  MOST = 200;

/** SHA-256 of a text in hex. @param {string} text */
export const digest = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The seed that a secret and the nonces give. @param {string} secret @param {readonly string[]} nonces */
export const seedOf = async (secret, nonces) =>
  digest(['paname:1', secret, ...(await Promise.all(nonces.map(digest)))].join(':'));

/** @param {string} key @returns {Record<string, string>} */
const kept = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

/** Keep something about a table; what was kept first stays. @param {string} key @param {string} table @param {string} value */
const keep = (key, table, value) => {
  const all = kept(key);
  if (all[table]) return;
  try {
    localStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries([...Object.entries(all), [table, value]].slice(-MOST))),
    );
  } catch {
    // A browser that stores nothing still plays.
  }
};

/** Remember what was promised before the end, so that it can be held against what is shown then. @param {string} table @param {string} commitment */
export const remember = (table, commitment) => keep(SEALS, table, commitment);

/** This browser's own part of a table's seed, the same one however often it is asked for. @param {string} table */
export const nonceFor = (table) => {
  const nonce = kept(NONCES)[table] ?? newId();
  keep(NONCES, table, nonce);
  return nonce;
};

/** Whether this browser can check by itself: browsers do it on this machine and over https. */
export const canCheck = () => globalThis.crypto?.subtle !== undefined;

/** Whether our own number went into the seed, and no bot brought one. @param {string} nonce @param {Seal} seal @param {readonly {kind: string}[]} seats */
const isOurs = (nonce, seal, seats) =>
  seal.nonces.includes(nonce) && seats.every(({ kind }, seat) => kind !== 'bot' || seal.derived?.includes(seat));

/** Check a seal here; the replay of the whole game is the server's own word. @param {string} table @param {Seal} seal @param {{replay: boolean}} told @param {readonly {kind: string}[] | null} seats those of a table that we sat at @returns {Promise<Check[]>} */
export const check = async (table, seal, told, seats = null) => {
  const before = kept(SEALS)[table],
    nonce = kept(NONCES)[table],
    secret = seal.secret ?? '';
  return [
    ...(before ? [{ name: /** @type {const} */ ('seen'), kept: before === seal.commitment }] : []),
    ...(nonce && seats ? [{ name: /** @type {const} */ ('own'), kept: isOurs(nonce, seal, seats) }] : []),
    { name: 'commitment', kept: (await digest(secret)) === seal.commitment },
    { name: 'seed', kept: (await seedOf(secret, seal.nonces)) === seal.seed },
    { name: 'replay', kept: told.replay },
  ];
};
