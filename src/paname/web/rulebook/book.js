// The rulebook of a game: clauses, glossary and printed facts from the server, their words in the language of the page.
import { loadGame } from '../game.js';

/** @typedef {{id: string, title: string, text: string, marks: string[]}} Clause */
/** @typedef {{id: string, title: string, clauses: Clause[]}} Section */
/** @typedef {{id: string, values: Record<string, any>, mark: string}} Fact */
/** @typedef {{game: string, sections: Section[], glossary: {word: string, meaning: string}[], facts: Fact[]}} Rulebook */
/** The words of a game's rules in one language: every section and clause by its id, the glossary in its order, the facts that have no picture.
 * @typedef {{lead: string, sections: Record<string, string>, clauses: Record<string, string>, glossary: [string, string][], facts: Record<string, string>}} RuleWords */

/** Where a fact comes from, the nearest to the box first. */
export const MARKS = ['book', 'source', 'derived', 'ours'];

/** The marks that are named in a text of a component file. @param {string} mark */
export const marksOf = (mark) => [...MARKS, 'box'].filter((one) => new RegExp(`\\b${one}\\b`).test(mark));

/** @param {string} game @param {string} lang @returns {Promise<RuleWords>} */
export const loadRuleWords = async (game, lang) => (await (await loadGame(game)).ruleWords(lang)).default;

/** The pictures of a game's clauses and facts. @param {string} game */
export const loadPictures = async (game) => (await loadGame(game)).rulePictures();
