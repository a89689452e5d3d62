// What can't be paid in Paris: known from the server's refusal, shown at its place.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { candidates } from '../../../src/paname/web/draft.js';
import { speak } from '../../../src/paname/web/i18n.js';
import frame from '../../../src/paname/web/lang/en.js';
import words from '../../../src/paname/web/games/paris/lang/en.js';
import { lackOf, lackTag, lackWords, unaffordable } from '../../../src/paname/web/games/paris/unaffordable.js';
import { cityPlaces, towards } from '../../../src/paname/web/games/paris/geometry.js';

speak('en', frame, words);
const sample = (name) => JSON.parse(readFileSync(new URL(`../samples/paris_${name}.json`, import.meta.url), 'utf8'));
const { view, legal, seat } = sample('main');

test('a refusal says how much is missing', () => {
  assert.deepEqual(lackOf({ n: 5, francs: 3 }), { francs: 2 });
  assert.deepEqual(lackOf({ goods: ['wood', 'wood', 'gold'] }), { wood: 2, gold: 1 });
  assert.deepEqual(lackOf({ n: 2, francs: 0, goods: ['marble'] }), { francs: 2, marble: 1 });
});

test('what is missing stands in words and on a tag', () => {
  assert.equal(lackWords({ francs: 2, wood: 1 }), '2 francs, wood missing');
  assert.match(lackTag(0, 0, { francs: 2 }), /−2/);
});

test('only places that the price keeps closed are tagged', () => {
  const draft = { kind: 'MoveKey', district: view.districts[0].id, source: 'bank' },
    refusal = ({ goal }) =>
      goal === '8'
        ? { clause: 'P4.2', code: 'lacks_goods', facts: { goods: ['wood'] }, text: '' }
        : { clause: 'P4.1', code: 'not_laid', facts: {}, text: '' };
  const c = { view, legal, seat, draft, candidates: candidates(legal, draft), ready: null, ui: {}, hover: null };
  const found = unaffordable({ ...c, ghost: null, components: sample('components'), refusal });
  assert.deepEqual([...found], [['building:0-5', { wood: 1 }]]);
});

test('a key on a landmark asks about the district where the landmark lies', () => {
  const components = sample('components'),
    here = structuredClone(view),
    asked = [];
  here.districts[3].landmarks = [{ ...here.landmarks[0], keys: ['sun'] }];
  const draft = { kind: 'MoveKey', district: null, source: here.landmarks[0].id };
  const refusal = (wanted) => void asked.push(wanted);
  const c = { view: here, legal, seat, draft, candidates: [], ready: null, ui: {}, hover: null, ghost: null };
  assert.deepEqual([...unaffordable({ ...c, components, refusal })], []);
  assert.ok(asked.length > 0 && asked.every(({ source }) => source === here.landmarks[0].id));
});

test('the arrow keys reach every place of the city', () => {
  const places = cityPlaces(
      view,
      view.districts.map(() => []),
    ),
    seen = new Set(['stack:0']);
  for (const here of seen)
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) seen.add(towards(places, here, arrow));
  assert.deepEqual(
    places.map(({ name }) => name).filter((name) => !seen.has(name)),
    [],
  );
});
