// Composing moves: any order of fields, silent fillings, completions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  back,
  candidates,
  choices,
  complete,
  completions,
  isAlive,
  keep,
  pick,
  plain,
  ready,
} from '../../../src/paname/web/draft.js';

const action = (id, text, fields) => ({ id, text, fields });
const LEGAL = [
  action(1, 'build L6 a1 r0', { kind: 'RaiseBuilding', building: 'L6', turn: 0, spaces: ['a1', 'a2'] }),
  action(2, 'build L6 a2 r1', { kind: 'RaiseBuilding', building: 'L6', turn: 1, spaces: ['a2', 'b2'] }),
  action(3, 'build I3 a1 r0', { kind: 'RaiseBuilding', building: 'I3', turn: 0, spaces: ['a1', 'b1'] }),
  action(4, 'card sacre_coeur', { kind: 'UsePostcard', card: 'sacre_coeur' }),
];

test('piece first or place first leads to the same candidates', () => {
  const one = pick(LEGAL, pick(LEGAL, {}, { building: 'L6' }), { spaces: 'a1' });
  const other = pick(LEGAL, pick(LEGAL, {}, { spaces: 'a1' }), { building: 'L6' });
  assert.deepEqual(candidates(LEGAL, one), candidates(LEGAL, other));
  assert.equal(ready(LEGAL, one)?.id, 1);
});

test('what does not go together any more is dropped, the oldest first', () => {
  assert.deepEqual(pick(LEGAL, { building: 'I3', spaces: 'a1' }, { turn: 1 }), { turn: 1 });
  assert.deepEqual(pick(LEGAL, { building: 'I3', spaces: 'a2' }, { building: 'L6' }), { spaces: 'a2', building: 'L6' });
});

test('nothing is ready before something was pointed at', () => {
  assert.equal(ready([LEGAL[3]], {}), null);
  assert.equal(ready(LEGAL, { card: 'sacre_coeur' })?.id, 4);
});

test('a target is alive if a legal action has it', () => {
  assert.ok(isAlive(LEGAL, { building: 'L6' }, { spaces: 'b2' }));
  assert.ok(!isAlive(LEGAL, { building: 'I3' }, { spaces: 'b2' }));
  assert.deepEqual(choices(LEGAL, 'spaces'), ['a1', 'a2', 'b2', 'b1']);
});

test('Esc goes back to where there was more to choose from', () => {
  const legal = [
    { id: 1, text: '', fields: { kind: 'raise', building: 'L6', turn: 0 } },
    { id: 2, text: '', fields: { kind: 'raise', building: 'L6', turn: 1 } },
    { id: 3, text: '', fields: { kind: 'raise', building: 'U6', turn: 0 } },
  ];
  assert.deepEqual(back(legal, { kind: 'raise', building: 'L6', turn: 1 }), { kind: 'raise', building: 'L6' });
  assert.deepEqual(back(legal, { kind: 'raise', building: 'L6' }), { kind: 'raise' });
  assert.deepEqual(back(legal, { kind: 'raise' }), {});
  assert.deepEqual(
    back(legal, { kind: 'raise', building: 'U6', turn: 0 }),
    { kind: 'raise' },
    'not through a field that was the only one',
  );
});

test('a draft lasts while it is legal', () => {
  assert.deepEqual(keep(LEGAL, { building: 'L6' }), { building: 'L6' });
  assert.deepEqual(keep(LEGAL, { building: 'U6' }), {});
});

test('typing ignores case, accents and the form of gaps', () => {
  assert.equal(plain('Card Sacré-Cœur'), 'card sacre cœur');
  assert.deepEqual(
    completions(LEGAL, 'BUILD l6').map(({ id }) => id),
    [1, 2],
  );
  assert.equal(complete(LEGAL, 'bu'), 'build ');
  assert.equal(complete(LEGAL, 'card'), 'card sacre_coeur');
  assert.equal(complete(LEGAL, 'nothing'), 'nothing');
});
