// First games: the coach wakes some actions and never leaves nobody anything to do; where one stands is remembered.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './browser.js';
import { legalOf, lessonStep, newModel } from '../../../src/paname/web/table/model.js';
import { lesson as lumiere } from '../../../src/paname/web/games/lumiere/lesson.js';
import { lesson as paris } from '../../../src/paname/web/games/paris/lesson.js';
import { lesson as parisParis } from '../../../src/paname/web/games/paris_paris/lesson.js';

const sample = (name) => JSON.parse(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8'));
const at = (lesson, step, { view, legal }, paused = false) => ({
  ...newModel('t'),
  board: { lesson },
  lesson: { step, paused },
  state: { view, legal },
});
const kinds = (legal) => [...new Set(legal.map(({ fields }) => fields.kind))];
const stepOf = (lesson, words) => lesson.findIndex((step) => step.words === words);

test('a lesson is short', () => {
  for (const lesson of [lumiere, paris, parisParis]) assert.ok(lesson.length >= 10 && lesson.length <= 15);
});

test('only what the coach speaks of is alive', () => {
  const paving = sample('lumiere_paving');
  assert.deepEqual(kinds(legalOf(at(lumiere, stepOf(lumiere, 'lumiere.learn.zone'), paving))), ['PlaceTile']);
  assert.deepEqual(kinds(legalOf(at(lumiere, stepOf(lumiere, 'lumiere.learn.take'), paving))), ['TakeBuilding']);
  const main = sample('paris_main');
  assert.deepEqual(kinds(legalOf(at(paris, stepOf(paris, 'paris.learn.pick'), main))), ['MoveKey']);
});

test('the bank of the first key has a building to climb to', () => {
  const main = sample('paris_main'),
    legal = legalOf(at(paris, stepOf(paris, 'paris.learn.bank'), main));
  assert.deepEqual(kinds(legal), ['PlaceKey']);
  for (const { fields } of legal)
    assert.ok(
      main.view.districts
        .find(({ id }) => id === fields.place)
        .buildings.some(({ type, keys }) => type && !keys.length),
    );
});

test('where nothing of it is legal, everything is alive', () => {
  const draw = sample('paris_draw');
  assert.equal(legalOf(at(paris, stepOf(paris, 'paris.learn.end'), draw)).length, draw.legal.length);
});

test('who has left the lesson, or ended it, plays freely', () => {
  const paving = sample('lumiere_paving');
  assert.equal(lessonStep(at(lumiere, 1, paving, true)), null);
  assert.equal(legalOf(at(lumiere, 1, paving, true)).length, paving.legal.length);
  assert.equal(lessonStep(at(lumiere, lumiere.length, paving)), null);
});
