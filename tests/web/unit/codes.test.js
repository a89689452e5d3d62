// Whatever the server or a game can say in a code has words in every language.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, loadWords } from '../../../src/paname/web/i18n.js';

const SOURCE = new URL('../../../src/paname/', import.meta.url);
/** A note is left out where the label says it all. */
const KINDS = ['refusal', 'score', 'term'];

/** The keys of a catalogue in TOML, as the client names them. */
const codes = (path, kinds = KINDS) => {
  const file = new URL(path, SOURCE);
  let kind = '';
  return (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((line) => {
    kind = line.match(/^\[(\w+)\]/)?.[1] ?? kind;
    const code = line.match(/^"?([\w.-]+)"? *= /)?.[1];
    return code && kinds.includes(kind) ? [`${kind}.${code}`] : [];
  });
};
const GAMES = readdirSync(new URL('web/games/', SOURCE), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const SHARED = [...codes('server/words.toml'), ...codes('core/words.toml')];

test('the catalogues are read', () => assert.ok(SHARED.length > 50));

for (const game of ['', ...GAMES])
  for (const lang of Object.keys(LANGUAGES))
    test(`${lang} has words for every code of ${game || 'the server'}`, async () => {
      const words = Object.assign({}, ...(await loadWords(lang, game))),
        known = game ? codes(`games/${game}/words.toml`) : SHARED;
      assert.deepEqual(
        known.filter((key) => !(key in words)),
        [],
      );
    });

for (const [game, file] of [
  ['', '../../../src/paname/web/workshop/faults.js'],
  ...GAMES.map((name) => [name, `../../../src/paname/web/games/${name}/faults.js`]),
])
  test(`every fault of ${game || 'any component file'} has words in every language, with the gaps of the English`, async () => {
    const { faults } = await import(file),
      source = game ? `games/${game}/words.toml` : 'core/words.toml',
      known = codes(source, ['fault']).map((key) => key.replace('fault.', ''));
    assert.ok(known.length > 5);
    assert.deepEqual(Object.keys(faults).sort(), known.sort());
    for (const words of Object.values(faults)) {
      assert.deepEqual(Object.keys(words).sort(), Object.keys(LANGUAGES).sort());
      const gaps = Object.values(words).map((text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join());
      assert.equal(new Set(gaps.map((list) => [...new Set(list.split(','))].join())).size, 1, words.en);
    }
  });
