// The workshop once its page was left: what comes late touches no other page.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, {
  location: { pathname: '/workshop/paris', search: '', hash: '', origin: '' },
  localStorage: { getItem: () => null, setItem: () => {} },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  addEventListener: () => {},
});
/** @type {string[]} */
const asked = [];
globalThis.fetch = /** @type {any} */ (async (/** @type {string} */ address) => void asked.push(address));

const { store } = await import('../../../src/paname/web/shell.js');
const { change, check, enter, model } = await import('../../../src/paname/web/workshop/model.js');

test('numbers typed just before leaving are neither checked nor written into the next page', async () => {
  store.set({ page: { game: 'paris', ours: [], box: { name: 'mine', edition: '', entries: {} }, kept: true } });
  enter('prices.buy.wood', { value: 3 });
  assert.deepEqual(model()?.box.entries, { 'prices.buy.wood': { value: 3 } });

  const table = { state: null };
  store.set({ path: '/t/abc', page: table });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await check();
  change({ shelf: [] });
  assert.equal(store.get().page, table);
  assert.deepEqual(asked, []);
});
