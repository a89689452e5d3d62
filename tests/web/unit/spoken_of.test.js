// People and their moves as they are spoken of.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWords, speak } from '../../../src/paname/web/i18n.js';
import { wordsAt } from '../../../src/paname/web/table/plain_words.js';
import { logOf, newModel, seatsOf } from '../../../src/paname/web/table/model.js';

test('who has deleted their account is somebody in every language', async () => {
  speak('de', ...(await loadWords('de', 'lumiere')));
  const seats = [
    { seat: 0, kind: 'human', name: 'Léa' },
    { seat: 1, kind: 'human', name: 'somebody' },
  ];
  const names = seatsOf({ ...newModel('t'), table: { seats } }, []).map(({ name }) => name);
  assert.deepEqual(names, ['Léa', 'jemand']);
});

test('a move and what came along with it are one line, named by what was done', () => {
  const lines = {
      displaced: { seat: 0, parts: ['You get a shop back'], aside: true },
      opened: { seat: 0, parts: ['You opened a shop'] },
    },
    board = { log: (_, { type }) => lines[type] },
    updates = [{ n: 1, kind: 'moved', seat: 0, decision: 0, events: [{ type: 'displaced' }, { type: 'opened' }] }];
  const c = { seats: [{ seat: 0, name: 'You', own: true }] },
    m = { ...newModel('t'), board, updates, curve: { movers: [0] }, earned: { 0: [4] } };
  assert.equal(wordsAt(m, c, 0), 'You opened a shop');
  assert.deepEqual(
    logOf(m, c).map(({ line }) => [line.points, line.parts, line.along]),
    [[4, ['You opened a shop'], [['You get a shop back']]]],
  );
});
