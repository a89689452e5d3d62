// The curve of the scores, and the seal.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { path } from '../../../src/paname/web/table/curve.js';
import { digest, seedOf } from '../../../src/paname/web/table/seal.js';

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
