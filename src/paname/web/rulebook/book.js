// The rulebook of a game: clauses, glossary and printed facts from the server, their words in the language of the page.
import { loadGame } from '../game.js';
import { fill } from '../i18n.js';

/** @typedef {{id: string, title: string, text: string, marks: string[]}} Clause */
/** @typedef {{id: string, title: string, clauses: Clause[]}} Section */
/** @typedef {{id: string, values: Record<string, any>, mark: string}} Fact */
/** @typedef {{game: string, sections: Section[], glossary: {word: string, meaning: string}[], facts: Fact[]}} Rulebook */
/** The words of a game's rules in one language: every section and clause by its id, the glossary in its order, the facts that have no picture.
 * A number that a component file can change is a gap in them, filled from the set that is played with; `parts` are the sentences that some gaps are made of.
 * @typedef {{lead: string, sections: Record<string, string>, clauses: Record<string, string>, glossary: [string, string][], facts: Record<string, string>, parts?: import('../i18n.js').Catalogue}} RuleWords */
/** What the rules speak of: the components as the game tells them, and the marked facts of their file. @typedef {{components: any, facts: readonly Fact[]}} Printed */
/** What the gaps of a game's rules say of a set; `say` makes a sentence of one of the parts. @typedef {(printed: Printed, say: (part: string, gaps?: Record<string, unknown>) => string) => Record<string, unknown>} RuleNumbers */

/** Where a fact comes from, the nearest to the box first. */
export const MARKS = ['book', 'source', 'derived', 'ours'];

/** The marks that are named in a text of a component file. @param {string} mark */
export const marksOf = (mark) => [...MARKS, 'box'].filter((one) => new RegExp(`\\b${one}\\b`).test(mark));

/** The rules as they are with a set: its numbers in all their gaps. @param {RuleWords} words @param {RuleNumbers | undefined} numbers @param {Printed} printed @returns {RuleWords} */
export const told = (words, numbers, printed) => {
  const gaps = numbers?.(printed, (part, facts = {}) => fill(words.parts?.[part] ?? '', facts)) ?? {},
    tell = (/** @type {string} */ text) => fill(text, gaps).replace(/ {2,}/g, ' ').trim();
  return {
    ...words,
    clauses: Object.fromEntries(Object.entries(words.clauses).map(([id, text]) => [id, tell(text)])),
    glossary: words.glossary.map(([word, meaning]) => [word, tell(meaning)]),
  };
};

/** The value of a fact of a file. @param {readonly Fact[]} facts @param {string} id */
export const valuesOf = (facts, id) => facts.find((fact) => fact.id === id)?.values ?? {};

/** @param {string} game @param {string} lang @returns {Promise<RuleWords>} */
export const loadRuleWords = async (game, lang) => (await (await loadGame(game)).ruleWords(lang)).default;

/** The pictures of a game's clauses and facts. @param {string} game */
export const loadPictures = async (game) => (await loadGame(game)).rulePictures();

/** How the gaps of a game's rules are filled. @param {string} game */
export const loadRuleNumbers = async (game) => (await (await loadGame(game)).ruleNumbers?.())?.ruleNumbers;
