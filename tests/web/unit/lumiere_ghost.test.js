// What a ghost on the square lights up, and the square in words.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { speak } from '../../../src/paname/web/i18n.js';
import frame from '../../../src/paname/web/lang/en.js';
import words from '../../../src/paname/web/games/lumiere/lang/en.js';
import { cellOf, cellsOf } from '../../../src/paname/web/games/lumiere/geometry.js';
import { groupWith, lampsOn } from '../../../src/paname/web/games/lumiere/light_preview.js';
import { spaceWords } from '../../../src/paname/web/games/lumiere/grid.js';
import { board } from '../../../src/paname/web/games/lumiere/board.js';

speak('en', frame, words);
const { view, legal } = JSON.parse(readFileSync(new URL('../samples/lumiere_building.json', import.meta.url), 'utf8'));
const raise = legal.find(({ fields }) => fields.kind === 'RaiseBuilding');
const cells = cellsOf(raise.fields.spaces);
const near = (a, z) => Math.abs(a[0] - z[0]) + Math.abs(a[1] - z[1]) === 1;
const beside = view.lamps.filter((name) => cells.some((cell) => near(cell, cellOf(name))));
const forecast = (points) => () => ({
  action: raise.id,
  totals: [points, 0],
  lines: [{ seat: 0, clause: 'L5.1', code: 'light', subject: { building: raise.fields.building }, facts: {}, points }],
});
const context = (points) => ({
  view,
  legal,
  draft: {},
  candidates: legal,
  seat: 0,
  seats: [],
  ui: {},
  forecast: forecast(points),
});

test('the lamps beside a ghost brighten if the forecast counts as many', () => {
  assert.deepEqual(lampsOn(context(beside.length * cells.length), raise, cells), beside);
  assert.deepEqual(lampsOn(context((beside.length + 1) * cells.length), raise, cells), []);
});

test('a group joins through buildings that stand between', () => {
  const square = {
    buildings: [
      { owner: 'orange', spaces: ['b1'] },
      { owner: 'orange', spaces: ['c1'] },
      { owner: 'blue', spaces: ['a2'] },
      { owner: 'orange', spaces: ['h8'] },
    ],
  };
  assert.deepEqual(groupWith(square, 'orange', [[0, 0]]), [[[0, 1]], [[0, 2]]]);
});

test('a space in words names its stone, what stands there and where one may go', () => {
  const c = context(0);
  for (const name of view.lamps) assert.doesNotMatch(spaceWords(c, name), /free/);
  assert.match(spaceWords(c, raise.fields.spaces[0]), /free.*you can go here/);
});

test('a building that fits nowhere says so without asking anybody', () => {
  const c = { ...context(0), legal: legal.filter(({ fields }) => fields.building === raise.fields.building) };
  const step = board.click(c, { kind: 'building', id: 'none', x: 0.5, y: 0.5 });
  assert.match(step.refuse ?? '', /doesn’t fit anywhere/);
});
