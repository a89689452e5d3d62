// The board drawn nearer, bubbles inside the window, motions one after another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAIN, pinched, within } from '../../../src/paname/web/table/zoom.js';
import { inTurn } from '../../../src/paname/web/table/motion.js';
import { LAG } from '../../../src/paname/web/table/stage_queue.js';

test('fingers that part draw nearer what is between them', () => {
  const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    now = [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ];
  const { k, x, y } = pinched(PLAIN, before, now);
  assert.equal(k, 2);
  assert.deepEqual([150 * k + x, 100 * k + y], [150, 100]);
});

test('the board never leaves its frame and never gets smaller than it', () => {
  assert.deepEqual(within({ k: 2, x: 40, y: -900 }, 300, 400), { k: 2, x: 0, y: -400 });
  assert.deepEqual(within({ k: 0.5, x: -10, y: 10 }, 300, 400), PLAIN);
});

const motion = (find, ms, after) => ({ find, ms, after, frames: [] });

test('each event moves when the one before has moved', () => {
  const played = inTurn([[motion('a', 200, 0), motion('b', 100, 150)], [motion('c', 300)]]);
  assert.deepEqual(
    played.map(({ find, after }) => [find, after]),
    [
      ['a', 0],
      ['b', 150],
      ['c', 250],
    ],
  );
});

test('motions never take more than three seconds; the oldest are left out', () => {
  const events = Array.from({ length: 10 }, (_, i) => [motion(String(i), 700)]);
  const played = inTurn(events);
  assert.ok(Math.max(...played.map(({ ms, after = 0 }) => ms + after)) <= LAG);
  assert.equal(played.at(-1)?.find, '9');
});
