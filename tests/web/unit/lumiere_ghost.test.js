// What a ghost on the square lights up, and the square in words.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { speak } from '../../../src/paname/web/i18n.js';
import frame from '../../../src/paname/web/lang/en.js';
import words from '../../../src/paname/web/games/lumiere/lang/en.js';
import { brightened, groupEdge, lightOf } from '../../../src/paname/web/games/lumiere/light_preview.js';
import { spaceWords } from '../../../src/paname/web/games/lumiere/grid.js';
import { board } from '../../../src/paname/web/games/lumiere/board.js';

speak('en', frame, words);
const { view, legal } = JSON.parse(readFileSync(new URL('../samples/lumiere_building.json', import.meta.url), 'utf8'));
const raise = legal.find(({ fields }) => fields.kind === 'RaiseBuilding');
const forecast = (lines) => () => ({ action: raise.id, totals: [0, 0], lines });
const said = (code, points, facts, subject = {}) => ({ seat: 0, clause: 'L5', code, points, subject, facts });
const context = (lines = []) => ({
  view,
  legal,
  draft: {},
  candidates: legal,
  seat: 0,
  seats: [],
  ui: {},
  since: [],
  forecast: forecast(lines),
});

const glows = (drawn) => drawn.match(/radialGradient|url\(#glow|class="glow|<g transform/g)?.length ?? 0;

test('exactly the lamps that the forecast names brighten', () => {
  const light = (names) => [said('light', 12, { shining: names }, { building: raise.fields.building })];
  const [one, two] = view.lamps;
  assert.equal(lightOf(context(light([one])), raise), 12);
  assert.equal(
    glows(brightened(context(light([one, two])), raise)),
    2 * glows(brightened(context(light([one])), raise)),
  );
  assert.equal(brightened(context(), raise), '');
});

test('the group that the forecast counts is outlined, if it grows', () => {
  const own = view.buildings.filter(({ owner }) => owner === 'orange');
  const group = (points) => [said('largest_group', points, { buildings: own.map(({ building }) => building) })];
  assert.ok(own.length);
  assert.equal(groupEdge(context(group(3)), raise).match(/<path/g)?.length, own.length);
  assert.equal(groupEdge(context(group(0)), raise), '');
});

test('a space in words names its stone, what stands there and where one may go', () => {
  const c = context();
  for (const name of view.lamps) assert.doesNotMatch(spaceWords(c, name), /free/);
  assert.match(spaceWords(c, raise.fields.spaces[0]), /free.*you can go here/);
});

test('a building that fits nowhere says so without asking anybody', () => {
  const c = { ...context(), legal: legal.filter(({ fields }) => fields.building === raise.fields.building) };
  const step = board.click(c, { kind: 'building', id: 'none', x: 0.5, y: 0.5 });
  assert.match(step.refuse ?? '', /doesn’t fit anywhere/);
});
