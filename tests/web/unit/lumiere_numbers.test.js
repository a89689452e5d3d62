// Lumière's sentences say the numbers of the set that is played with, in every language.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbers } from '../../../src/paname/web/games/lumiere/facts.js';
import { rulesCard } from '../../../src/paname/web/games/lumiere/lesson.js';
import { LANGUAGES, speak, t } from '../../../src/paname/web/i18n.js';

const cross = (far) =>
  Array.from({ length: far }, (_, i) => i + 1).flatMap((n) => [
    [-n, 0],
    [n, 0],
    [0, -n],
    [0, n],
  ]);
const points = { painter_lamp: 2, dancer_space: 1, fountain_building: 3, statue_side: 2, statue_diagonal: 1 };
const OURS = { chimneys: 7, unbuilt: -3, points, pattern: cross(2) };
const wordsOf = async (lang) => {
  const load = async (path) => (await import(`../../../src/paname/web/games/lumiere/lang/${path}${lang}.js`)).default;
  return [await load(''), await load('lesson/')];
};
const CARDS = ['le_peintre', 'moulin_rouge', 'fontaine_des_mers', 'le_penseur', 'la_grande_lumiere'];

test('postcards and rules say what the set says', async () => {
  speak('en', ...(await wordsOf('en')));
  const other = { ...OURS, chimneys: 1, unbuilt: -5, points: { ...points, painter_lamp: 1 }, pattern: [[1, 1]] };
  assert.match(t('lumiere.rule.unbuilt', numbers(OURS)), /costs 3 points\.$/);
  assert.match(t('lumiere.rule.unbuilt', numbers(other)), /costs 5 points\.$/);
  assert.match(t('lumiere.rule.turn', numbers(other)), /1 chimney for buildings/);
  assert.match(t('lumiere.card.le_peintre', numbers(other)), /score 1 point for each lamp/);
  assert.match(t('lumiere.card.la_grande_lumiere', numbers(OURS)), /shines up to 2 spaces far/);
  assert.match(t('lumiere.card.la_grande_lumiere', numbers(other)), /lights up to 1 space around it/);
});

test('in every language no gap is left open', async () => {
  for (const lang of Object.keys(LANGUAGES)) {
    speak(lang, ...(await wordsOf(lang)));
    for (const line of [...rulesCard, ...CARDS.map((card) => `lumiere.card.${card}`)])
      assert.doesNotMatch(t(line, numbers(OURS)), /[{}]|undefined| {2}/, `${lang} ${line}`);
  }
});
