// Sentences for what the server says in codes and facts: refusals, lines of a score, what happened.
//
// A key is a kind and a code, such as `refusal.zone_has_tile`. Gaps like `{zone}` take the fact of that name; a fact whose value has
// a name in the catalogues (`card.lampadaire`) appears by that name, and the fact `n` chooses the plural form. The same as paname.core.words.
import { hasWords, t } from '../i18n.js';

/** @typedef {import('../wire.js').Line['facts']} Facts */
/** @typedef {Facts[string]} Fact */
/** Words, and their language where that isn't the page's. @typedef {{text: string, lang: string}} Said */
/** @typedef {Partial<import('../wire.js').Refusal>} Refusal */

/** A fact as people read it. @param {string} fact @param {Fact} value @returns {string} */
export const factWords = (fact, value) => {
  if (Array.isArray(value)) return listWords(fact.replace(/s$/, ''), value);
  const key = [fact, value].join('.');
  return hasWords(key) ? t(key) : String(value);
};

/** Several things, equal ones counted. @param {string} fact @param {readonly string[]} list */
const listWords = (fact, list) =>
  [...new Set(list)]
    .map((one) => [list.filter((other) => other === one).length, factWords(fact, one)])
    .map(([n, name]) => (n === 1 ? name : `${n} × ${name}`))
    .join(', ');

/** The sentence of a key with its facts. @param {string} key @param {Facts} [facts] */
export const sentence = (key, facts = {}) =>
  t(key, Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, factWords(fact, value)])));

/** The first of some keys that has words; if none has, the English of the server. @param {readonly string[]} keys @param {Facts} facts @param {string} english @returns {Said} */
const firstSaid = (keys, facts, english) => {
  const key = keys.find(hasWords);
  return key ? { text: sentence(key, facts), lang: '' } : { text: english, lang: 'en' };
};

/** Why something isn't done: the reason of the rules if there is one, else that of the server. @param {Refusal} refusal @returns {Said} */
export const refusalWords = ({ why, code = '', case: part = '', facts = {}, text = '' }) =>
  why
    ? firstSaid([`refusal.${why.code}`], why.facts, why.text)
    : firstSaid([`refusal.${code}.${part}`, `refusal.${code}`], facts, text);

/** A line of a score: what the points are for, and how they were counted where that doesn't go without saying.
 * @param {{code: string, subject: Facts, facts: Facts}} line @returns {{label: string, note: string}} */
export const scoreWords = ({ code, subject, facts }) => {
  const all = { ...subject, ...facts },
    note = `score_note.${code}`;
  return { label: sentence(`score.${code}`, all), note: hasWords(note) ? sentence(note, all) : '' };
};

/** The key of an event's words: the form that speaks to you, where it is about you and there is one. @param {string} key @param {boolean | undefined} own */
export const toldKey = (key, own) => (own && hasWords(`${key}.you`) ? `${key}.you` : key);
