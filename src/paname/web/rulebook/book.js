// The rulebook of a game: clauses, glossary and printed facts from the server, their words in the language of the page.
import { loadGame } from '../game.js';
import { ask } from '../net.js';

/** @typedef {{id: string, title: string, text: string, marks: string[]}} Clause */
/** @typedef {{id: string, title: string, clauses: Clause[]}} Section */
/** @typedef {{id: string, values: Record<string, any>, mark: string}} Fact */
/** @typedef {{game: string, sections: Section[], glossary: {word: string, meaning: string}[], facts: Fact[]}} Rulebook */
/** The words of a game's rules in one language: every section and clause by its id, the glossary in its order, the facts that have no picture.
 * @typedef {{lead: string, sections: Record<string, string>, clauses: Record<string, string>, glossary: [string, string][], facts: Record<string, string>}} RuleWords */

/** Where a fact comes from, the nearest to the box first. */
export const MARKS = ['book', 'source', 'derived', 'ours'];

/** The marks that are named in a text of a component file. @param {string} mark */
export const marksOf = (mark) => MARKS.filter((one) => new RegExp(`\\b${one}\\b`).test(mark));

/** @param {string} game @param {string} lang @returns {Promise<RuleWords>} */
export const loadRuleWords = async (game, lang) => (await (await loadGame(game)).ruleWords(lang)).default;

/** @param {string} game @returns {Promise<Rulebook>} */
export const loadRulebook = (game) => ask('GET', `/api/games/${game}/rules`);

/** The pictures of a game's clauses and facts. @param {string} game */
export const loadPictures = async (game) => (await loadGame(game)).rulePictures();

/** Letters without accents and case, as people type them. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a card speaks of all the words that are looked for. @param {string} wanted @param {readonly string[]} said */
export const speaksOf = (wanted, said) => {
  const text = plain(said.join(' '));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
