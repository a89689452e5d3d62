// The rules of a game with the numbers that an address asks for: those of a table, those that it carries, or ours.
import { ask } from '../net.js';
import { t } from '../i18n.js';
import { store } from '../shell.js';
import { fromLink, withEntries } from '../workshop/box.js';

/** Whose numbers the rules tell; `name` is that of a set that isn't ours. @typedef {{name: string, table: string | null, box: import('../workshop/box.js').Box | null}} RuleSet */
/** @typedef {{book: import('./book.js').Rulebook, components: any, set: RuleSet}} Rules */

/** The rules with a set that a link carries; none if it can't be played. @param {string} game @param {import('../workshop/box.js').Box} box @returns {Promise<Rules | null>} */
const withBox = async (game, box) => {
  const [book, ours] = await Promise.all([
      ask('GET', `/api/games/${game}/rules`),
      ask('GET', `/api/games/${game}/box`),
    ]),
    components = JSON.stringify(withEntries(ours.document, box.entries)),
    { items, board } = await ask('POST', `/api/games/${game}/box`, { components });
  if (!board) store.set({ trouble: t('rules.set.broken') });
  return (
    board && {
      book: { ...book, facts: items },
      components: board.components,
      set: { name: box.name, table: null, box },
    }
  );
};

/** @param {string} game @param {string | null} table @returns {Promise<Rules>} */
const atTable = async (game, table) => {
  const of = table ? `/api/tables/${encodeURIComponent(table)}` : `/api/games/${game}`,
    [book, components, box] = await Promise.all([
      ask('GET', `${of}/rules`),
      ask('GET', `${of}/components`),
      table ? ask('GET', `${of}/box`) : null,
    ]);
  return { book, components, set: { name: box?.name ?? '', table, box: null } };
};

/** @param {string} game */
export const rulesOf = async (game) => {
  const box = fromLink(location.hash);
  return (box && (await withBox(game, box))) || atTable(game, new URLSearchParams(location.search).get('t'));
};
