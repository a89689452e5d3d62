// What the server knows about you.
import { ask } from '../../net.js';
import { store } from '../../shell.js';

/** @typedef {{id: string, created: number, seen: number, agent: string, current: boolean}} Session */
/** @typedef {{game: string, players: number, rating: number, low: number, high: number, games: number}} Rating */
/** @typedef {{ratings: Rating[], sessions: Session[], tables: import('../../net.js').TableLine[], forgetting: boolean}} Profile */

/** @type {Profile} */
const NOTHING = { ratings: [], sessions: [], tables: [], forgetting: false };

/** @returns {Profile} */
export const profile = () => ({ ...NOTHING, ...store.get().page });

/** Ask again; without a session there is no profile. */
export const refresh = async () => {
  const me = await ask('GET', '/api/me').catch(() => null);
  if (!me) return store.set({ me: null, page: NOTHING });
  const { tables } = await ask('GET', '/api/me/tables');
  store.set({ me: me.user, page: { ...NOTHING, ratings: me.ratings, sessions: me.sessions, tables } });
};
