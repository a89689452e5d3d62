// Finding rules by what people type: small words don't count, whole words do, and words that mean the same find the same.
import { SMALL_WORDS, SYNONYMS } from './synonyms.js';

/** Letters without accents and case, as people type them. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param {string} text */
const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}.-]+/gu) ?? [];

/** What stays of a longer word in all its cases. @param {string} typed */
const stem = (typed) => typed.slice(0, typed.length < 6 ? typed.length : Math.min(7, typed.length - 2));

/** Whether a word of a text is what somebody typed: short ones as they are, longer ones by their stem. @param {string} word @param {string} typed */
const isMeant = (word, typed) =>
  typed.length < 4 ? word === typed || word === `${typed}s` : word.startsWith(stem(typed));

/** A typed word with those that mean the same. @param {string} typed */
const meanings = (typed) => [typed, ...SYNONYMS.filter((group) => group.some((word) => isMeant(word, typed))).flat()];

/** What somebody looks for: each word with its synonyms; small words only if there is nothing else. @param {string} wanted @returns {string[][]} */
const lookedFor = (wanted) => {
  const typed = wordsOf(wanted),
    telling = typed.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length ? telling : typed).map(meanings);
};

/** Whether a card speaks of everything that is looked for. @param {string} wanted @param {readonly string[]} said */
export const speaksOf = (wanted, said) => {
  const words = wordsOf(said.join(' '));
  return lookedFor(wanted).every((group) => group.some((typed) => words.some((word) => isMeant(word, typed))));
};
