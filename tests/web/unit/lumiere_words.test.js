// Lumière: every code that the rules use has words in every language, with the facts that the rules give.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, loadWords, speak } from '../../../src/paname/web/i18n.js';
import { refusalWords, scoreWords } from '../../../src/paname/web/words/sentence.js';

const TOML = readFileSync(new URL('../../../src/paname/games/lumiere/words.toml', import.meta.url), 'utf8');
const FACTS = {
  building: 'U6',
  card: 'la_grande_lumiere',
  front: 'west',
  lamps: 3,
  n: 2,
  size: 5,
  space: 'b3',
  zone: 'C4',
};

/** Only the annex can be meant to join the garden. @param {string} code @param {string} fact */
const factFor = (code, fact) => (fact === 'building' && code.startsWith('annex') ? 'garden' : FACTS[fact]);

/** The codes of a section, and the facts that their English names. @param {string} section */
const entries = (section) =>
  [
    ...TOML.split(`[${section}]\n`)[1]
      .split('\n[')[0]
      .matchAll(/^(\w+) = (.*)$/gm),
  ].map(([, code, english]) => ({
    code,
    english,
    facts: Object.fromEntries([...english.matchAll(/\{(\w+)\}/g)].map(([, fact]) => [fact, factFor(code, fact)])),
  }));

for (const lang of Object.keys(LANGUAGES)) {
  test(`every refusal is told in ${lang} with all its facts`, async () => {
    speak(lang, ...(await loadWords(lang, 'lumiere')));
    assert.equal(entries('refusal').length, 31);
    for (const { code, english, facts } of entries('refusal')) {
      const { text, lang: spoken } = refusalWords({ code: 'illegal', why: { clause: 'L3.3', code, facts, text: '' } });
      assert.equal(spoken, '', code);
      assert.match(text, /^\p{Lu}.*[.]$/u, code);
      assert.doesNotMatch(text, /\{|undefined|garden_|grande_lumiere|west_/, code);
      assert.equal(text.includes('b3'), english.includes('{space}'), code);
      assert.equal(text.includes('C4'), english.includes('{zone}'), code);
      assert.equal(text.includes('La Grande Lumière'), english.includes('{card}'), code);
      if (lang !== 'en') assert.doesNotMatch(text, /\bgarden\b|\bwest\b/, code);
    }
  });

  test(`every line of a score is told in ${lang}`, async () => {
    speak(lang, ...(await loadWords(lang, 'lumiere')));
    const notes = new Map(entries('score_note').map(({ code, facts }) => [code, facts]));
    for (const { code, facts } of entries('score')) {
      const { label, note } = scoreWords({ code, subject: facts, facts: notes.get(code) ?? {} });
      assert.doesNotMatch(label + note, /\{|undefined|score|garden_/, code);
      assert.equal(note !== '', notes.has(code), code);
    }
  });
}
