// What the server knows about you.
import { ask } from '../../net.js';
import { store } from '../../shell.js';
import { loadTold } from '../../notices/model.js';
import { renew } from '../../notices/push.js';

/** @typedef {{id: string, created: number, seen: number, agent: string, current: boolean}} Session */
/** @typedef {{game: string, players: number, rating: number, low: number, high: number, games: number}} Rating */
/** @typedef {{id: string, label: string, created: number, used: number}} Passkey */
/** @typedef {{passkeys: Passkey[], ratings: Rating[], sessions: Session[], tables: import('../../net.js').TableLine[], forgetting: boolean, sent: boolean}} Profile */

/** @type {Profile} */
const NOTHING = { passkeys: [], ratings: [], sessions: [], tables: [], forgetting: false, sent: false };

/** @returns {Profile} */
export const profile = () => ({ ...NOTHING, ...store.get().page });

/** Ask again; without a session there is no profile. */
export const refresh = async () => {
  const me = await ask('GET', '/api/me').catch(() => null);
  if (!me) return store.set({ me: null, page: NOTHING });
  const [{ tables }, { passkeys }] = await Promise.all([ask('GET', '/api/me/tables'), ask('GET', '/api/me/passkeys')]);
  store.set({ me: me.user, page: { ...NOTHING, passkeys, ratings: me.ratings, sessions: me.sessions, tables } });
  void loadTold()
    .then(renew)
    .catch(() => {});
};
