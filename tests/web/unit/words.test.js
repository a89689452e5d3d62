// Every language has every word, with the gaps and the plural forms that it needs, and no word is left over.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseLanguage, LANGUAGES, number, rich, signed, speak, t } from '../../../src/paname/web/i18n.js';

const WEB = new URL('../../../src/paname/web/', import.meta.url).pathname;
const files = (folder) =>
  readdirSync(join(WEB, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const GAMES = readdirSync(join(WEB, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const load = async (path) => (await import(join(WEB, path))).default;
const gaps = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]))].sort().join();
const forms = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry));

/** Words that only some pages load. */
const PAGES = readdirSync(join(WEB, 'lang'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'people')
  .map((entry) => `lang/${entry.name}/`);

const OF_GAMES = GAMES.flatMap((game) => [`games/${game}/lang/`, `games/${game}/lang/lesson/`]);

for (const part of ['lang/', ...PAGES, ...OF_GAMES]) {
  const english = await load(`${part}en.js`);
  for (const lang of Object.keys(LANGUAGES)) {
    test(`${part}${lang} says everything that English says`, async () => {
      const words = await load(`${part}${lang}.js`);
      assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort());
      const needed = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
      for (const [key, entry] of Object.entries(words)) {
        const wanted = gaps(forms(english[key]).join(' '));
        for (const form of forms(entry))
          assert.ok(
            gaps(form)
              .split(',')
              .every((gap) => wanted.split(',').includes(gap)),
            `${key}: gaps of ${form}`,
          );
        assert.equal(gaps(forms(entry).join(' ')), wanted, `${key}: every gap is filled`);
        if (typeof entry !== 'string')
          for (const form of needed)
            assert.ok(
              entry[form] !== undefined || (form === 'many' && ['fr', 'it'].includes(lang)),
              `${key} lacks the form ${form}`,
            );
      }
    });
  }
}

for (const name of GAMES)
  test(`${name} has a line about itself in every language`, async () => {
    const { game } = await import(join(WEB, 'games', name, 'index.js'));
    assert.deepEqual(Object.keys(game.tagline).sort(), Object.keys(LANGUAGES).sort());
  });

test('no game is named outside its own folder', () => {
  const outside = files('').filter((path) => /\.(js|css|html)$/.test(path) && !/^(games|vendor)\//.test(path)),
    named = new RegExp(`(?<![\\w-])(${GAMES.join('|')})(?![\\w-])`);
  assert.deepEqual(
    outside.filter((path) => named.test(readFileSync(join(WEB, path), 'utf8'))),
    [],
  );
});

test('every word is used, and every used word exists', async () => {
  const source = files('')
    .filter((path) => path.endsWith('.js') && !/^vendor|(^|\/)lang\//.test(path))
    .map((path) => readFileSync(join(WEB, path), 'utf8'))
    .join('\n');
  const words = Object.assign(
    {},
    await load('lang/en.js'),
    ...(await Promise.all(PAGES.map((part) => load(`${part}en.js`)))),
    ...(await Promise.all(OF_GAMES.map((part) => load(`${part}en.js`)))),
  );
  const literal = new Set([...source.matchAll(/['`"]([a-z_]+(?:\.[\w-]+)*)['`"]/g)].map((found) => found[1]));
  const patterns = [...source.matchAll(/`((?:[\w.-]|\$\{[^}]+\})+)`/g)]
    .map((found) => found[1])
    .filter((text) => text.includes('${') && text.includes('.'))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\$\{[^}]+\}/)
            .map((piece) => piece.replace(/\./g, '\\.'))
            .join('[\\w.]+')}$`,
        ),
    );
  const facts = Object.entries(words)
    .filter(([key]) => /^(refusal|score|score_note|log|reason)\./.test(key))
    .flatMap(([, entry]) => gaps(forms(entry).join(' ')).split(','));
  const isName = (key) => facts.includes(key.split('.')[0]);
  const unused = Object.keys(words).filter(
    (key) => !literal.has(key) && !isName(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  assert.deepEqual(unused, []);
  const asked = [...source.matchAll(/\b(?:t|rich|hasWords)\('([\w.]+)'/g)].map((found) => found[1]);
  assert.deepEqual(
    asked.filter((key) => !(key in words)),
    [],
  );
});

test('plural forms follow the language', () => {
  speak('ru', { moves: { one: '{n} ход', few: '{n} хода', many: '{n} ходов', other: '{n} хода' } });
  assert.deepEqual(
    [1, 3, 5, 21].map((n) => t('moves', { n })),
    ['1 ход', '3 хода', '5 ходов', '21 ход'],
  );
});

test('gaps may hold anything, and unknown words show their key', () => {
  speak('en', { hello: 'Hello, {name}.' });
  assert.equal(t('hello', { name: 'Léa' }), 'Hello, Léa.');
  assert.deepEqual(rich('hello', { name: 7 }), ['Hello, ', 7, '.']);
  assert.equal(t('nothing'), 'nothing');
});

test('the first language that we speak is chosen', () => {
  assert.equal(chooseLanguage(['nl-BE', 'fr-BE', 'en']), 'fr');
  assert.equal(chooseLanguage(['zh']), 'en');
});

test('points carry a true minus', () => assert.deepEqual([3, -2, 0].map(signed), ['+3', '−2', '±0']));

test('half points are written as the language writes them', () => {
  speak('en', {});
  assert.deepEqual([number(-3.5), signed(2.5), signed(-1), signed(0)], ['−3.5', '+2.5', '−1', '±0']);
  speak('fr', {});
  assert.deepEqual([number(-3.5), signed(2.5)], ['−3,5', '+2,5']);
  speak('en', {});
});
