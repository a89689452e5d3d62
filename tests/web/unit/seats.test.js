// The seats as they are spoken of.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWords, speak } from '../../../src/paname/web/i18n.js';
import { newModel, seatsOf } from '../../../src/paname/web/table/model.js';

test('who has deleted their account is somebody in every language', async () => {
  speak('de', ...(await loadWords('de', 'lumiere')));
  const seats = [
    { seat: 0, kind: 'human', name: 'Léa' },
    { seat: 1, kind: 'human', name: 'somebody' },
  ];
  const names = seatsOf({ ...newModel('t'), table: { seats } }, []).map(({ name }) => name);
  assert.deepEqual(names, ['Léa', 'jemand']);
});
