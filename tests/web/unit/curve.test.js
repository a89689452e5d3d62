// The curve of the scores and its biggest swings.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { biggestSwings, lead, path } from '../../../src/paname/web/table/curve.js';
import { digest, seedOf } from '../../../src/paname/web/table/seal.js';

const curve = {
  of: 5,
  scores: [
    [0, 0, 0],
    [4, 0, 0],
    [4, 9, 0],
    [4, 9, 1],
    [4, 9, 20],
    [40, 9, 20],
  ],
  movers: [0, 1, 2, 2, 0],
};

test('the lead is over the best of the others', () => {
  assert.equal(lead([4, 9, 1], 0), -5);
  assert.equal(lead([4, 9, 1], 1), 5);
});

test('the biggest swings are told in the order of the game', () => {
  assert.deepEqual(biggestSwings(curve, 0), [
    { decision: 1, swing: -9 },
    { decision: 3, swing: -11 },
    { decision: 4, swing: 36 },
  ]);
  assert.deepEqual(biggestSwings(curve, 0, 1), [{ decision: 4, swing: 36 }]);
});

test('a decision that changes nothing isn’t a swing', () => {
  assert.deepEqual(
    biggestSwings(
      {
        of: 1,
        scores: [
          [0, 0],
          [0, 0],
        ],
        movers: [0],
      },
      0,
    ),
    [],
  );
});

test('a line breaks where its points are not known', () => {
  const place = { low: 0, high: 3, x: (at) => at * 10, y: (points) => points };
  const known = { of: 3, scores: [[1], [2], [null], [3]], movers: [0, 0, 0] };
  assert.equal(path(known, 0, place), 'M0.0 1.0L10.0 2.0M30.0 3.0');
});

test('a seed is made as the server makes it', async () => {
  assert.equal(await digest('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const parts = ['paname:1', 'secret', await digest('a'), await digest('b')];
  assert.equal(await seedOf('secret', ['a', 'b']), await digest(parts.join(':')));
});
