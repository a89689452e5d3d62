// The breakdown while something is on stage: as it stood before, or as far as it has been counted.
import test from 'node:test';
import assert from 'node:assert/strict';
import { contextOf, newModel, shownLines } from '../../../src/paname/web/table/model.js';

const before = [{ seat: 0, points: 3 }],
  after = [{ seat: 0, points: 9 }],
  table = (/** @type {any} */ ui) => /** @type {any} */ ({ ...newModel('a'), before, state: { lines: after }, ui });

test('nothing is told before it is shown', () => {
  assert.equal(shownLines(table({ show: { kind: 'call', scores: [5] } })), before);
  assert.equal(shownLines(table({ show: { scores: [4], lines: [] } })).length, 0);
});

test('what tells no scores hides none', () => {
  assert.equal(shownLines(table({ show: { moment: 'landmark' } })), after);
  assert.equal(shownLines(table({})), after);
});

test('a hint lies on the board like a composed move, until something is composed', () => {
  const legal = [
      { id: 1, text: 'a', fields: { kind: 'Take', tile: 'a' } },
      { id: 2, text: 'b', fields: { kind: 'Take', tile: 'b' } },
    ],
    m = { ...table({}), state: { legal, view: {}, status: 'running' }, hint: { action: legal[1], terms: [] } },
    seen = (/** @type {any} */ model) => contextOf(model, false, [], () => null);
  assert.deepEqual([seen(m).ready?.id, seen(m).hinted, seen(m).draft.tile], [2, true, 'b']);
  assert.deepEqual(
    [seen({ ...m, draft: { tile: 'a' } }).ready?.id, seen({ ...m, draft: { tile: 'a' } }).hinted],
    [1, false],
  );
});
