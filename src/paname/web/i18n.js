// Words: one catalogue a language and one more a game, whole sentences with named gaps and plural forms.
import { loadGame } from './game.js';

/** @typedef {string | Record<string, string>} Entry */
/** @typedef {Record<string, Entry>} Catalogue */

export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
  ru: 'Русский',
  uk: 'Українська',
};

/** @type {Catalogue} */
let words = {};
/** Names that a set has given to things, the same in every language. @type {Catalogue} */
let names = {};
let speaking = 'en';
let plural = new Intl.PluralRules(speaking);

/** The first language of the list that we speak. @param {readonly string[]} wanted */
export const chooseLanguage = (wanted) =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in LANGUAGES) ?? 'en';

/** Take over catalogues, for a page or a test. @param {string} lang @param {Catalogue[]} catalogues */
export const speak = (lang, ...catalogues) => {
  words = Object.assign({}, ...catalogues, names);
  speaking = lang;
  plural = new Intl.PluralRules(lang);
};

/** Call things by the names that the set in use has for them: `line.green` is A. @param {Catalogue} given */
export const nameThings = (given) => {
  names = given;
  Object.assign(words, names);
};

/** The catalogues of a language, with that of one game, that of its lesson where it is taught, and those of some pages.
 * @param {string} lang @param {string} game @param {readonly string[]} [pages] @param {boolean} [taught] @returns {Promise<Catalogue[]>} */
export const loadWords = async (lang, game, pages = [], taught = false) => {
  const { words, names, lessonWords } = game ? await loadGame(game) : {},
    own = pages.map((page) => import(`./lang/${page}/${lang}.js`)),
    parts = [import(`./lang/${lang}.js`), ...own, names?.(), words?.(lang), taught ? lessonWords?.(lang) : null];
  return (await Promise.all(parts)).flatMap((part) => part?.default ?? []);
};

/** Whether there are words for a key. @param {string} key */
export const hasWords = (key) => key in words;

/** The form of an entry that goes with the number `n`. @param {Entry} entry @param {Record<string, unknown>} gaps @returns {string} */
const formOf = (entry, gaps) =>
  typeof entry === 'string' ? entry : (entry[plural.select(Number(gaps.n ?? 0))] ?? entry.other);

/** @param {string} key @param {Record<string, unknown>} gaps */
const sentence = (key, gaps) => formOf(words[key] ?? key, gaps);

/** An entry with its gaps filled; `n` chooses the plural form. @param {Entry} entry @param {Record<string, unknown>} gaps */
export const fill = (entry, gaps) => formOf(entry, gaps).replace(/\{(\w+)\}/g, (_, name) => String(gaps[name] ?? ''));

/** A sentence with its gaps filled; `n` chooses the plural form. @param {string} key @param {Record<string, unknown>} [gaps] */
export const t = (key, gaps = {}) => fill(words[key] ?? key, gaps);

/** The same as a list of strings and values, so that a gap can hold a template. @param {string} key @param {Record<string, unknown>} [gaps] @returns {unknown[]} */
export const rich = (key, gaps = {}) =>
  sentence(key, gaps)
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 ? (gaps[part] ?? '') : part));

/** Several things of which one is meant: 1, 2 or 3. @param {readonly unknown[]} list */
export const oneOf = (list) =>
  new Intl.ListFormat(speaking === 'en' ? 'en-GB' : speaking, { type: 'disjunction' }).format(list.map(String));

/** A number with a true minus, and a comma where the language wants one. @param {number} value */
export const number = (value) =>
  String(value)
    .replace('-', '−')
    .replace('.', speaking === 'en' ? '.' : ',');

/** A number of points with its sign. @param {number} points */
export const signed = (points) => `${points > 0 ? '+' : points < 0 ? '' : '±'}${number(points)}`;
