// Facts that are drawn on squares: room to go on drawing, and nothing blank kept around a drawing.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trimmed, withMargin } from '../../../src/paname/web/workshop/drawing.js';

test('a drawing gets one blank square more on every side, whatever the length of its rows', () => {
  assert.deepEqual(withMargin(['##', '#'], '.'), ['....', '.##.', '.#..', '....']);
});

test('blank rows and columns are cut off on each side for itself', () => {
  assert.deepEqual(trimmed(['.....', '..##.', '...#.', '.....', '.....'], '.'), ['##', '.#']);
  assert.deepEqual(trimmed(['...', '...'], '.'), ['.']);
});

test('a drawing with a middle stays a square around it', () => {
  const lamp = ['.....', '.....', '..L#.', '.....', '.....'];
  assert.deepEqual(trimmed(lamp, '.', true), ['...', '.L#', '...']);
  assert.deepEqual(trimmed(['...', '.L.', '...'], '.', true), ['L']);
});

test('drawing on and rubbing out again comes back to the same rows', () => {
  for (const rows of [
    ['###', '#..'],
    ['.#.', '###', '.#.'],
    ['#', '#'],
  ])
    assert.deepEqual(trimmed(withMargin(rows, '.'), '.'), rows);
});
