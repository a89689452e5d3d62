// First games: the coach wakes some actions and never leaves nobody anything to do; where one stands is remembered.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './browser.js';
import { legalOf, lessonStep, newModel } from '../../../src/paname/web/table/model.js';
import { partOf, sceneFrom } from '../../../src/paname/web/table/lesson.js';
import { lesson as lumiere, rulesCard as lumiereCard } from '../../../src/paname/web/games/lumiere/lesson.js';
import { lesson as paris } from '../../../src/paname/web/games/paris/lesson.js';
import { lesson as parisParis, rulesCard as parisParisCard } from '../../../src/paname/web/games/paris_paris/lesson.js';
import { scenes as lumiereScenes } from '../../../src/paname/web/games/lumiere/scenes.js';
import { scenes as parisParisScenes } from '../../../src/paname/web/games/paris_paris/scenes.js';

const sample = (name) => JSON.parse(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8'));
const at = (lesson, step, { view, legal }, paused = false) => ({
  ...newModel('t'),
  board: { lesson },
  lesson: { step, paused },
  state: { view, legal },
});
const kinds = (legal) => [...new Set(legal.map(({ fields }) => fields.kind))];
const stepOf = (lesson, words) => lesson.findIndex((step) => step.words === words);

test('everything on the rules card is said in the lesson', () => {
  for (const [card, lesson] of [
    [lumiereCard, lumiere],
    [parisParisCard, parisParis],
  ]) {
    const said = new Set(lesson.map(({ words }) => words));
    assert.ok(card.length >= 8);
    assert.deepEqual(
      card.filter((line) => !said.has(line)),
      [],
    );
  }
});

test('every step begins in a position that there is', () => {
  for (const [lesson, scenes] of [
    [lumiere, lumiereScenes],
    [parisParis, parisParisScenes],
  ]) {
    assert.ok(lesson[0].scene);
    for (const { scene } of lesson) assert.ok(scene === undefined || scenes[scene]);
    assert.equal(new Set(lesson.flatMap(({ scene }) => scene ?? [])).size, Object.keys(scenes).length);
  }
});

test('a step belongs to its chapter and to the position laid out before it', () => {
  const steps = [{ scene: 'a', chapter: 'one' }, {}, { scene: 'b' }, { chapter: 'two' }, {}];
  assert.deepEqual(
    steps.map((_, at) => sceneFrom(steps, at)),
    [0, 0, 2, 2, 2],
  );
  assert.deepEqual(partOf(steps, 1), { chapter: 'one', n: 2, of: 3 });
  assert.deepEqual(partOf(steps, 4), { chapter: 'two', n: 2, of: 2 });
});

test('nothing is alive while somebody reads', () => {
  const paving = sample('lumiere_paving');
  assert.deepEqual(legalOf(at(lumiere, 0, paving)), []);
});

test('only what the coach speaks of is alive', () => {
  const paving = sample('lumiere_paving');
  assert.deepEqual(kinds(legalOf(at(lumiere, stepOf(lumiere, 'lumiere.learn.look'), paving))), ['PlaceTile']);
  assert.deepEqual(kinds(legalOf(at(lumiere, stepOf(lumiere, 'lumiere.learn.take'), paving))), ['TakeBuilding']);
  const main = sample('paris_main');
  assert.deepEqual(kinds(legalOf(at(paris, stepOf(paris, 'paris.learn.pick'), main))), ['MoveKey']);
});

test('where nothing of it is legal, everything is alive', () => {
  const draw = sample('paris_draw');
  assert.equal(legalOf(at(paris, stepOf(paris, 'paris.learn.sell'), draw)).length, draw.legal.length);
});

test('who has left the lesson, or ended it, plays freely', () => {
  const paving = sample('lumiere_paving');
  assert.equal(lessonStep(at(lumiere, 1, paving, true)), null);
  assert.equal(legalOf(at(lumiere, 1, paving, true)).length, paving.legal.length);
  assert.equal(lessonStep(at(lumiere, lumiere.length, paving)), null);
});
