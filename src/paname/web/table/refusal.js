// A refusal in the language of the page: the server speaks English, the rules and our own words speak all languages.
import { hasWords, t } from '../i18n.js';
import { language } from '../shell.js';
import { loadRuleWords } from '../rulebook/book.js';

/** What a refusal means in words of this page; nothing in English, which the server speaks itself.
 * @param {string} game @param {string} clause @param {string} code @returns {Promise<string>} */
export const inWords = async (game, clause, code) => {
  const lang = language();
  if (lang === 'en') return '';
  if (clause) return (await loadRuleWords(game, lang)).clauses[clause] ?? '';
  return hasWords(`refused.${code}`) ? t(`refused.${code}`) : '';
};
