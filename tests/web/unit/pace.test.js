// Moves are taken in one after another: each waits for the stage, a bot's for a beat, your own for nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPace } from '../../../src/paname/web/table/pace.js';

/** A house whose stage and clock are turned by hand. */
const house = () => {
  const taken = [],
    due = [],
    timers = [];
  const pace = createPace({
    rest: ({ rest }) => rest,
    take: ({ name }) => taken.push(name),
    free: (then) => due.push(then),
    wait: (does, ms) => timers.push({ does, ms }),
  });
  return { pace, taken, due, timers };
};

test('a bot waits for the stage, then for a beat', () => {
  const { pace, taken, due, timers } = house();
  pace.hear({ name: 'bot', rest: 700 });
  assert.deepEqual([taken, timers.length], [[], 0]);
  due.shift()();
  assert.deepEqual([taken, timers[0].ms], [[], 700]);
  timers.shift().does();
  assert.deepEqual(taken, ['bot']);
});

test('moves keep their order, and the second waits until the first was shown', () => {
  const { pace, taken, due } = house();
  pace.hear({ name: 'first', rest: 0 });
  pace.hear({ name: 'second', rest: 0 });
  due.shift()();
  assert.deepEqual([taken, due.length], [['first'], 1]);
  due.shift()();
  assert.deepEqual(taken, ['first', 'second']);
});

test('your own move comes at once, with everything before it, and nothing comes twice', () => {
  const { pace, taken, due, timers } = house();
  pace.hear({ name: 'bot', rest: 700 });
  due.shift()();
  pace.hear({ name: 'own', rest: null });
  assert.deepEqual(taken, ['bot', 'own']);
  timers.shift().does();
  assert.deepEqual(taken, ['bot', 'own']);
});

test('whoever leaves hears no more', () => {
  const { pace, taken, due } = house();
  pace.hear({ name: 'bot', rest: 0 });
  pace.close();
  due.shift()();
  assert.deepEqual(taken, []);
});
