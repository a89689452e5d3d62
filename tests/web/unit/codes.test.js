// Whatever the server or a game can say in a code has words in every language.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, loadWords } from '../../../src/paname/web/i18n.js';

const SOURCE = new URL('../../../src/paname/', import.meta.url);
/** A note is left out where the label says it all. */
const KINDS = ['refusal', 'score'];

/** The keys of a catalogue in TOML, as the client names them. */
const codes = (path) => {
  const file = new URL(path, SOURCE);
  let kind = '';
  return (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((line) => {
    kind = line.match(/^\[(\w+)\]/)?.[1] ?? kind;
    const code = line.match(/^"?([\w.-]+)"? *= /)?.[1];
    return code && KINDS.includes(kind) ? [`${kind}.${code}`] : [];
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
