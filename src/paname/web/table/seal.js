// The seal of a game: the server showed the SHA-256 of its secret before the first draw; afterwards everybody can check it.

/** @typedef {{commitment: string, nonces: string[], secret: string | null, seed: string | null}} Seal */
/** @typedef {{name: 'seen' | 'commitment' | 'seed' | 'replay', kept: boolean}} Check */

const KEY = 'paname-seals',
  MOST = 200;

/** SHA-256 of a text in hex. @param {string} text */
export const digest = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The seed that a secret and the nonces give. @param {string} secret @param {readonly string[]} nonces */
export const seedOf = async (secret, nonces) =>
  digest(['paname:1', secret, ...(await Promise.all(nonces.map(digest)))].join(':'));

/** @returns {Record<string, string>} */
const seen = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

/** Remember what was promised before the end, so that it can be held against what is shown then. @param {string} table @param {string} commitment */
export const remember = (table, commitment) => {
  const all = seen();
  if (all[table]) return;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(all), [table, commitment]].slice(-MOST))),
    );
  } catch {
    // A browser that stores nothing still plays.
  }
};

/** Whether this browser can check by itself: browsers do it on this machine and over https. */
export const canCheck = () => globalThis.crypto?.subtle !== undefined;

/** Check a seal here; the replay of the whole game is the server's own word. @param {string} table @param {Seal} seal @param {{replay: boolean}} told @returns {Promise<Check[]>} */
export const check = async (table, seal, told) => {
  const before = seen()[table],
    secret = seal.secret ?? '';
  return [
    ...(before ? [{ name: /** @type {const} */ ('seen'), kept: before === seal.commitment }] : []),
    { name: 'commitment', kept: (await digest(secret)) === seal.commitment },
    { name: 'seed', kept: (await seedOf(secret, seal.nonces)) === seal.seed },
    { name: 'replay', kept: told.replay },
  ];
};
