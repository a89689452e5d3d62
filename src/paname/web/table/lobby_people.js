// What the server knows of the people at a table besides the table itself: their ratings, and for the host who watches or opened the link.
import { ask } from '../net.js';
import { store } from '../shell.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../net.js').Table} Table */
/** @typedef {import('../wire.js').Watcher} Watcher */

/** An answer that is asked for again whenever what it hangs on has changed. @template T @param {T} none @param {(id: string) => Promise<T>} load */
const following = (none, load) => {
  let [key, found] = ['', none];
  return (/** @type {string} */ id, /** @type {string} */ now) => {
    if (key !== now) {
      if (!key.startsWith(id)) found = none;
      key = now;
      void load(id)
        .then((answer) => {
          if (key === now) found = answer;
          store.set({});
        })
        .catch(() => {});
    }
    return found;
  };
};

const ratings = following(/** @type {Record<string, number>} */ ({}), (id) =>
  ask('GET', `/api/tables/${id}/ratings`).then(({ seated }) => seated),
);
const visitors = following(/** @type {Watcher[]} */ ([]), (id) =>
  ask('GET', `/api/tables/${id}/watchers`).then(({ people }) => people),
);

/** The ratings at a table, by a person's id or a bot's level. @param {Table} table */
export const ratingsOf = (table) =>
  ratings(table.id, [table.id, table.players, ...table.seats.map(({ user, level }) => user ?? level)].join(' '));

/** Who watches or has opened the link; only the host is told. @param {Model} m @returns {readonly Watcher[]} */
export const visitorsOf = (m) =>
  m.table && m.you && m.you.id === m.table.host
    ? visitors(m.id, [m.id, m.watchers, m.presence, m.table.seats.map(({ user }) => user), m.updates.length].join(' '))
    : [];
