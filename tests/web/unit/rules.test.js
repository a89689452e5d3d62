// Every language tells every clause, section and word of the rules, and nothing that is not in the rules.
import './browser.js';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../../src/paname/web/i18n.js';
import { marksOf } from '../../../src/paname/web/rulebook/book.js';
import { speaksOf } from '../../../src/paname/web/rulebook/search.js';
import { drawn } from '../../../src/paname/web/rulebook/facts.js';

const SOURCE = new URL('../../../src/paname/', import.meta.url);
const read = (path) => readFileSync(new URL(path, SOURCE), 'utf8');
const GAMES = readdirSync(new URL('games/', new URL('web/', SOURCE)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const all = (text, pattern) => [...text.matchAll(pattern)].map((found) => found[1]);
const words = async (game, lang) => (await import(new URL(`web/games/${game}/lang/rules/${lang}.js`, SOURCE))).default;

for (const game of GAMES) {
  const rules = read(`games/${game}/rules.md`),
    clauses = all(rules, /^- \*\*([\w.-]+)/gm),
    sections = [...all(rules, /^## ([A-Z]\d*) /gm), 'rulings'],
    glossary = all(rules.split('## Glossary')[1].split('## ')[0], /^\| ([^|]+) \|/gm).slice(1),
    facts = read(`games/${game}/components.toml`);

  for (const lang of Object.keys(LANGUAGES))
    test(`${lang} tells the rules of ${game}, all of them and no others`, async () => {
      const told = await words(game, lang);
      assert.deepEqual(Object.keys(told.clauses).sort(), clauses.sort());
      assert.deepEqual(Object.keys(told.sections).sort(), sections.sort());
      assert.equal(told.glossary.length, glossary.length);
      assert.deepEqual(Object.keys(told.facts), Object.keys((await words(game, 'en')).facts));
      for (const name of Object.keys(told.facts))
        assert.match(facts, new RegExp(`^${name.split('.').at(-1)} = \\{`, 'm'), name);
      for (const [id, text] of [...Object.entries(told.clauses), ['lead', told.lead]])
        assert.ok((text.length > 9 || text.includes('{')) && text.length < 230, `${id}: ${text.length} characters`);
    });

  test(`every picture of ${game} belongs to a clause`, async () => {
    const { pictures } = await import(new URL(`web/games/${game}/rule_pictures.js`, SOURCE));
    assert.ok(Object.keys(pictures).length > 7);
    for (const id of Object.keys(pictures)) assert.ok(clauses.includes(id), id);
  });
}

test('facts are drawn with their numbers, those without a picture are not', async () => {
  const { facts } = await import(new URL('web/games/paris/rule_pictures.js', SOURCE));
  const fact = (id, values) => ({ id, values, mark: 'book' });
  const bank = fact('district 1.bank', { value: 4 });
  assert.equal(drawn(facts, bank, [fact('district 1', { name: 'Batignolles' }), bank])?.name, 'Batignolles');
  assert.match(drawn(facts, fact('bonus.18', { value: 4, vp: 5 }), [])?.art ?? '', />18</);
  assert.equal(drawn(facts, fact('supply.shops', { value: 20 }), []), null);
});

test('a mark may have words beside it', () =>
  assert.deepEqual(marksOf('book for the value, ours for the rest'), ['book', 'ours']));

test('the search finds what people type', () => {
  const found = async (wanted, game = 'lumiere', lang = 'en') =>
    Object.entries((await words(game, lang)).clauses).flatMap(([id, text]) =>
      speaksOf(wanted, [id, text]) ? [id] : [],
    );
  return Promise.all([
    found('how does light score').then((ids) => assert.ok(ids.includes('L5.1'))),
    found('tie').then((ids) => assert.ok(ids.includes('L5.5') && ids.length < 5)),
    found('tie', 'paris_paris').then((ids) => assert.ok(ids.includes('T5.3'))),
    found('how many tokens do I have').then((ids) => assert.ok(ids.includes('L0.4'))),
    found('сколько жетонов', 'lumiere', 'ru').then((ids) => assert.ok(ids.includes('L0.4'))),
  ]);
});

test('short words are whole words', () => {
  assert.ok(speaksOf('tie', ['A tie goes to somebody.']));
  assert.ok(!speaksOf('tie', ['Four cities']));
});

test('the search wants every word and no accents', () => {
  assert.ok(speaksOf('lumiere lamp', ['La Grande Lumière', 'a lamp']));
  assert.ok(!speaksOf('lumiere key', ['La Grande Lumière', 'a lamp']));
});
