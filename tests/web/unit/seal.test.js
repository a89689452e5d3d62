// The seal in the browser: our own number has to be in the seed, and bots bring none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, digest, nonceFor, remember, seedOf } from '../../../src/paname/web/table/seal.js';

const stored = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
});

const seats = [{ kind: 'human' }, { kind: 'bot' }];

/** A finished table's seal. */
const seal = async (...nonces) => ({
  commitment: await digest('secret'),
  nonces,
  derived: [1],
  secret: 'secret',
  seed: await seedOf('secret', nonces),
});

const kept = (checks) => Object.fromEntries(checks.map(({ name, kept: holds }) => [name, holds]));

test('a browser keeps one number a table', () => {
  assert.equal(nonceFor('t1'), nonceFor('t1'));
  assert.notEqual(nonceFor('t1'), nonceFor('t2'));
});

test('a seed without our number, or with one of a bot, is not fair', async () => {
  const mine = nonceFor('t3');
  remember('t3', await digest('secret'));
  const fair = await seal(mine, 'derived');
  assert.deepEqual(kept(await check('t3', fair, { replay: true }, seats)), {
    seen: true,
    own: true,
    commitment: true,
    seed: true,
    replay: true,
  });
  assert.equal(kept(await check('t3', await seal('another', 'derived'), { replay: true }, seats)).own, false);
  assert.equal(kept(await check('t3', { ...fair, derived: [] }, { replay: true }, seats)).own, false);
});

test('whoever only watched has no number to look for', async () => {
  assert.equal('own' in kept(await check('t3', await seal('a', 'b'), { replay: true }, null)), false);
});
