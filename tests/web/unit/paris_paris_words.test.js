// Paris Paris: every code that the rules use has words in every language, with the facts that the rules give.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, loadWords, speak } from '../../../src/paname/web/i18n.js';
import { refusalWords, scoreWords } from '../../../src/paname/web/words/sentence.js';

const TOML = readFileSync(new URL('../../../src/paname/games/paris_paris/words.toml', import.meta.url), 'utf8');
const FACTS = { station: 'Odéon', line: 'orange', owner: ['violet', 'pink'], round: 3 };

/** The codes of a section and their English. @param {string} section */
const entries = (section) =>
  [...(TOML.split(`[${section}]\n`)[1] ?? '').split('\n[')[0].matchAll(/^(\w+) = "(.*)"$/gm)].map((found) => [
    found[1],
    found[2],
  ]);

/** The facts that a sentence names. @param {string} english */
const factsOf = (english) =>
  Object.fromEntries([...english.matchAll(/\{(\w+)\}/g)].map((found) => [found[1], FACTS[found[1]]]));

for (const lang of Object.keys(LANGUAGES)) {
  test(`every refusal is told in ${lang}, by letters and names`, async () => {
    speak(lang, ...(await loadWords(lang, 'paris_paris')));
    assert.equal(entries('refusal').length, 6);
    for (const [code, english] of entries('refusal')) {
      const why = { clause: 'T2.2', code, facts: factsOf(english), text: english };
      const said = refusalWords({ code: 'illegal', why });
      assert.equal(said.lang, '', code);
      assert.doesNotMatch(said.text, /\{|undefined|orange/, code);
      if (english.includes('{station}')) assert.match(said.text, /Odéon/, code);
      if (english.includes('{line}')) assert.match(said.text, /\bD\b/, code);
      if (lang !== 'en') assert.notEqual(said.text, english, code);
    }
  });

  test(`every line of a score is told in ${lang}`, async () => {
    speak(lang, ...(await loadWords(lang, 'paris_paris')));
    const notes = new Map(entries('score_note'));
    for (const [code] of entries('score')) {
      const subject = factsOf(notes.get(code) ?? '');
      const { label, note } = scoreWords({ code, subject, facts: {} });
      assert.doesNotMatch(label + note, /\{|score|undefined|orange/, code);
      assert.equal(/3/.test(note), 'round' in subject, code);
    }
  });
}
