// The bar about the connection: it gives way to what somebody is doing.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothing } from '../../../src/paname/web/ui/html.js';

Object.assign(globalThis, {
  location: { pathname: '/t/abc', search: '', hash: '', origin: '' },
  localStorage: { getItem: () => null, setItem: () => {} },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  addEventListener: () => {},
});
const { netBar } = await import('../../../src/paname/web/table/notices.js');

/** @param {object} [now] */
const shown = (now) =>
  netBar(
    /** @type {any} */ ({
      ...{ status: 'live', missed: { from: 3, moves: 1 }, draft: {}, why: null, hint: null, hinting: false },
      ...now,
    }),
  ) !== nothing;

test('what was missed is told until something is in hand, asked for or refused', () => {
  assert.ok(shown());
  assert.ok(!shown({ draft: { station: 'Louvre' } }));
  assert.ok(!shown({ hinting: true }));
  assert.ok(!shown({ hint: { action: {} } }));
  assert.ok(!shown({ why: { code: 'x' } }));
  assert.ok(!shown({ missed: null }));
});

test('a lost connection is told whatever is in hand', () => {
  assert.ok(shown({ status: 'lost', draft: { station: 'Louvre' }, retryAt: 0 }));
});
