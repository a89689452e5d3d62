// The scoring of Paris at the end: district by district, up to the scores that the server gives.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { speak } from '../../../src/paname/web/i18n.js';
import frame from '../../../src/paname/web/lang/en.js';
import words from '../../../src/paname/web/games/paris/lang/en.js';
import names from '../../../src/paname/web/games/paris/lang/names.js';
import { bar, countedIn, finale } from '../../../src/paname/web/games/paris/finale.js';
import { focusOf } from '../../../src/paname/web/games/paris/moves.js';

speak('en', frame, words, names);
const { view, breakdown, scores } = JSON.parse(
  readFileSync(new URL('../samples/paris_end.json', import.meta.url), 'utf8'),
);
const seats = ['Léa', 'Marek', 'Ada'].map((name, seat) => ({ seat, name }));
const c = { view, seats, seat: 0, ui: {} };
const acts = finale(c, breakdown);

test('it begins with the points of the track and ends with those of the game', () => {
  const last = breakdown.filter(({ clause }) => clause.startsWith('P7')),
    [{ show }] = acts;
  const first = last.filter((line) => !show.counted.includes(line)).reduce((sum, { points }) => sum + points, 0);
  const all = (list) => list.reduce((sum, one) => sum + one, 0);
  assert.equal(all(show.scores), all(scores) - first);
  assert.deepEqual(acts.at(-1).show.scores, scores);
});

test('every district that brings points is counted once, the best first', () => {
  const counted = acts.map(({ show }) => view.districts[show.district]?.name);
  assert.deepEqual(counted, ['Batignolles', 'Montmartre', 'La Villette']);
  for (const { show } of acts) assert.equal(show.counted[0].points, Math.max(...show.counted.map((one) => one.points)));
});

test('tile 27 comes first and lies in no district', () => {
  const more = finale(c, [
    ...breakdown,
    { seat: 1, clause: 'P7.2', code: 'francs', points: 4, subject: {}, facts: { n: 4 } },
  ]);
  assert.equal(more.length, acts.length + 1);
  assert.equal(bar({ ...c, ui: { show: more[0].show } }).note, 'Marek +4');
  assert.equal(more[0].show.district, -1);
});

test('the district carries the points, comes into focus on a phone, and the bar names it', () => {
  const here = { ...c, ui: { show: acts[1].show } };
  assert.match(countedIn(here, 1), /\+10[^]*\+5/);
  assert.equal(countedIn(here, 0), '');
  assert.equal(focusOf(here), 1);
  assert.deepEqual([bar(here).title, bar(here).note], ['Montmartre', 'Léa +10 · Marek +5']);
});

test('nothing of it is shown where nothing may move, and all of it is short', () => {
  assert.ok(acts.every(({ halt }) => !halt));
  assert.ok(acts.reduce((sum, { ms }) => sum + ms, 0) <= 6500);
  assert.equal(countedIn(c, 2) || bar(c), null);
});
