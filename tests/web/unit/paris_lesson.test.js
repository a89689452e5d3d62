// The lesson of Paris: three chapters, positions that there are, and every line of the rules card.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lesson, rulesCard } from '../../../src/paname/web/games/paris/lesson.js';
import { numbers } from '../../../src/paname/web/games/paris/lesson_numbers.js';
import { scenes } from '../../../src/paname/web/games/paris/scenes.js';
import words from '../../../src/paname/web/games/paris/lang/en.js';
import taught from '../../../src/paname/web/games/paris/lang/lesson/en.js';
import { speak } from '../../../src/paname/web/i18n.js';
import { lessonWords } from '../../../src/paname/web/table/lesson.js';

test('three chapters of some fifteen steps each, most of them done', () => {
  const begins = lesson.flatMap(({ chapter }, at) => (chapter ? [at] : []));
  assert.deepEqual(
    begins.map((at) => lesson[at].chapter),
    ['paris.learn.part.money', 'paris.learn.part.tiles', 'paris.learn.part.end'],
  );
  begins.forEach((at, i) => {
    const steps = (begins[i + 1] ?? lesson.length) - at;
    assert.ok(steps >= 13 && steps <= 18, `${steps} steps`);
  });
});

test('every step begins in a position that there is, and every position is used', () => {
  assert.equal(lesson[0].scene, 'start');
  assert.deepEqual(new Set(lesson.flatMap(({ scene }) => scene ?? [])), new Set(Object.keys(scenes)));
});

test('everything on the rules card is said in the lesson', () => {
  const said = new Set(lesson.map(({ words }) => words));
  assert.deepEqual(
    rulesCard.filter((line) => !said.has(line)),
    [],
  );
});

const space = (value, more = {}) => ({ value, cost: {}, points: 0, ...more });
const OURS = {
  spaces: [
    space(1, { bonus_fee: 0 }),
    space(2, { bonus_fee: 0 }),
    space(3, { bonus_fee: 2 }),
    space(4),
    space(5),
    space(8, { cost: { wood: 1 }, points: 2 }),
  ],
  landmarks: [{ points: [3, 3, 5] }, { points: [3, 4, 4] }],
  bonus: { 27: { vp: 1 } },
};
const said = (components, key) => lessonWords(`paris.learn.${key}`, numbers(components));

test('the numbers of the words are those of the set', () => {
  speak('en', words, taught);
  assert.equal(
    said(OURS, 'card.arrive'),
    'Where a key arrives, you take the token. Value 1 or 2 brings you a bonus tile, value 3 does for 2 francs. Value 8 also costs wood and brings 2 points.',
  );
  assert.match(said(OURS, 'card.landmark'), /^On a landmark, a medal that fits brings 3, 4 or 5 points\. The fourth/);
  const other = {
    spaces: [
      space(2, { bonus_fee: 1 }),
      space(3, { bonus_fee: 3 }),
      space(5),
      space(7, { points: 4 }),
      space(9, { cost: { gold: 2 } }),
      space(11),
    ],
    landmarks: [{ points: [] }],
    bonus: { 27: { vp: 2 } },
  };
  assert.equal(
    said(other, 'card.arrive'),
    'Where a key arrives, you take the token. These values bring you a bonus tile: 2 (1 franc), 3 (3 francs). Some values also cost resources or bring points: 7 (4 points), 9 (2 × gold).',
  );
  assert.match(said(other, 'card.landmark'), /^The fourth key/);
  assert.match(said(other, 'difference'), /to the 7: 5 francs\. The 2 is free again/);
  assert.match(said(other, 'unused'), /2 points for each franc/);
  const bare = { ...other, spaces: other.spaces.map(({ value }) => space(value)) };
  assert.equal(said(bare, 'card.arrive'), 'Where a key arrives, you take the token.');
});

test('in every language no gap is left open', async () => {
  for (const lang of ['en', 'fr', 'de', 'it', 'pl', 'ru', 'uk']) {
    const load = async (path) => (await import(`../../../src/paname/web/games/paris/lang/${path}${lang}.js`)).default;
    speak(lang, await load(''), await load('lesson/'));
    for (const line of rulesCard)
      assert.doesNotMatch(lessonWords(line, numbers(OURS)), /[{}]|undefined| {2}|^ /, `${lang} ${line}`);
  }
});
