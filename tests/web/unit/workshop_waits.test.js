// A fault that may be about something still ours isn't the owner's mistake.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waits as waitsFor } from '../../../src/paname/web/workshop/box.js';

const OURS = [1, 2, 3].map((n) => ({ id: `building ${n}`, values: { rows: [`${n}`] }, mark: 'ours' }));
const model = (entered, related = []) => ({
  ours: [...OURS, { id: 'line 1', values: { colour: 'green' }, mark: 'ours' }],
  box: { entries: Object.fromEntries(entered.map((id) => [id, {}])) },
  parts: { related },
});
const waits = ({ ours, box, parts }, fault) => waitsFor(ours, box.entries, fault, parts.related);
const fault = (path, code) => ({ path, code, facts: {}, text: '' });

test('a building equal to another waits until all of them are entered', () => {
  const twice = fault('building 2.rows', 'shape_twice');
  assert.equal(waits(model(['building 2']), twice), true);
  assert.equal(waits(model(['building 1', 'building 2', 'building 3']), twice), false);
});

test('a fault at something still ours waits; a number out of range that was entered does not', () => {
  assert.equal(waits(model([]), fault('building 2.rows', 'shape_twice')), true);
  assert.equal(waits(model(['building 2']), fault('building 2.rows', 'out_of_range')), false);
});

test('a fault between things waits while any of them is ours, also where the file names it', () => {
  const m = model(['line 1'], ['wrong_crossings']);
  m.box.entries['line 1'] = { colour: 'green' };
  assert.equal(waits(m, fault('line green', 'wrong_crossings')), true);
  assert.equal(waits(m, fault('line green', 'wrong_stops')), false);
});
