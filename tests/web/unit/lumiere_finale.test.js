// The scoring of Lumière at the end: every source once, in order, up to the scores that the server gives.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { speak } from '../../../src/paname/web/i18n.js';
import frame from '../../../src/paname/web/lang/en.js';
import words from '../../../src/paname/web/games/lumiere/lang/en.js';
import { bar, counted, finale } from '../../../src/paname/web/games/lumiere/finale.js';
import { prompt } from '../../../src/paname/web/games/lumiere/words.js';

speak('en', frame, words);
const sample = (name) => JSON.parse(readFileSync(new URL(`../samples/lumiere_${name}.json`, import.meta.url), 'utf8'));
const { view, breakdown } = sample('end');
const seats = [0, 1].map((seat) => ({ seat, name: ['Léa', 'Marek'][seat] }));
const c = { view, seats, ui: {} };
const acts = finale(c, breakdown);

test('every source is counted once and the last scores are those of the game', () => {
  assert.equal(acts.length, breakdown.filter(({ points }) => points).length);
  assert.deepEqual(acts.at(-1).show.scores, view.scores);
});

test('light comes before groups, groups before what is unbuilt, postcards last', () => {
  const order = acts.map(({ show }) => show.line.clause).filter((clause, i, all) => clause !== all[i - 1]);
  assert.deepEqual(order, ['L5.1', 'L5.2', 'L5.3', 'L4.5']);
});

test('nothing of it is shown where nothing may move, and all of it is short', () => {
  assert.ok(acts.every(({ halt }) => !halt));
  assert.ok(acts.reduce((sum, { ms }) => sum + ms, 0) <= 6000);
});

test('a lit building is outlined, carries its points and its lamps flare', () => {
  const act = acts.find(({ show }) => show.line.subject.building === 'U6'),
    here = { ...c, ui: { show: act.show } };
  assert.match(counted(here), /stroke="#ffe27a"[^]*\+18/);
  assert.equal(act.motions.filter(({ find }) => find.includes('lamp-')).length, view.lit.U6.length);
  assert.equal(bar(here).title, 'Marek +18');
});

test('nothing is outlined before and after', () => assert.equal(counted(c) || bar(c), null));

test('who may only raise is not asked for a postcard, and the other way round', () => {
  const { view: now, legal } = sample('building'),
    of = (list, phone = true) =>
      prompt({ view: now, legal: list, draft: {}, candidates: list, ready: null, seats, ui: {}, phone });
  const raise = legal.filter(({ fields }) => fields.kind === 'RaiseBuilding'),
    cards = legal.filter(({ fields }) => fields.card !== undefined);
  assert.deepEqual([of(legal).text, of(legal).hint], ['Raise a building', 'or use a postcard']);
  assert.deepEqual([of(raise).text, of(raise).hint], ['Raise a building', '']);
  assert.deepEqual([of(cards).text, of(cards).hint], ['Use a postcard', '']);
  assert.equal(of(legal, false).hint, 'Click a building, then its place · or use a postcard');
});
