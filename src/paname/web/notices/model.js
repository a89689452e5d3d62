// How you want to be told: what the server knows of it, and every change of it.
import { ask } from '../net.js';
import { complain, ensureSession, language, store } from '../shell.js';

/** @typedef {'push' | 'mail' | 'hook'} WayKind */
/** @typedef {{id: string, kind: WayKind, form: string, address: string, label: string, confirmed: boolean, trouble: string, here: boolean, created: number}} Way */
/** @typedef {{kinds: Record<WayKind, string[]>, quiet: boolean, quiet_from: number, quiet_to: number, urgent: boolean, zone: string, language: string, ways: Way[], offered: WayKind[], push_key: string}} Told */

export const KINDS = ['turn', 'short', 'start', 'over', 'invitation', 'chat', 'puzzle'];
/** @type {WayKind[]} */
export const WAYS = ['push', 'mail', 'hook'];

/** @type {Told | null} */
let known = null;
/** What a test has said, by way. @type {Record<string, {text: string, good: boolean}>} */
export const tests = {};

export const told = () => known;

/** @param {Told} now */
const keep = (now) => {
  known = now;
  store.set({});
  return now;
};

/** Ask again; who is nobody yet is told nothing. */
export const loadTold = async () => {
  known = null;
  if (store.get().me) keep(await ask('GET', '/api/me/notices'));
  return known;
};

/** What a page knows of you that the server can't: the time and the language. */
export const about = () => ({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, language: language() });

/** Change something; what is shown follows at once. @param {Partial<Told>} wishes */
export const change = async (wishes) => {
  if (known) keep({ ...known, ...wishes });
  try {
    keep(await ask('PATCH', '/api/me/notices', { ...wishes, ...about() }));
  } catch (error) {
    complain(error);
    await loadTold();
  }
};

/** Switch a kind on or off for a way. @param {WayKind} way @param {string} kind */
export const flip = (way, kind) => {
  if (!known) return;
  const now = known.kinds[way],
    kinds = now.includes(kind) ? now.filter((one) => one !== kind) : [...now, kind];
  void change({ kinds: { ...known.kinds, [way]: kinds } });
};

/** One more way; says whether it is there. @param {Record<string, string>} way */
export const addWay = async (way) => {
  store.set({ trouble: '' });
  try {
    await ensureSession();
    keep(await ask('POST', '/api/me/notices/ways', { ...way, ...about() }));
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
};

/** @param {Way} way */
export const removeWay = async (way) => {
  try {
    keep(await ask('DELETE', `/api/me/notices/ways/${way.id}`));
  } catch (error) {
    complain(error);
  }
};
