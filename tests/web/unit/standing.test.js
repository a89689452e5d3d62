// The axis of all ratings, labels that don't cover each other, and the curve as a drawing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart, placeOn, scaleOf, spread } from '../../../src/paname/web/standing/scale.js';
import { ratingCurve } from '../../../src/paname/web/standing/curve.js';

test('an axis has round ends and few steps, and holds everybody', () => {
  const scale = scaleOf([1128, 1894, 1500]);
  assert.deepEqual(scale.ticks, [1000, 1200, 1400, 1600, 1800, 2000]);
  assert.equal(placeOn(scale, 1000), 0);
  assert.equal(placeOn(scale, 2000), 1);
  assert.equal(placeOn(scale, 9000), 1);
  assert.ok(scaleOf([]).from < 1500 && scaleOf([]).to > 1500);
});

test('a margin is half of an interval', () => assert.equal(spread({ low: 1400, high: 1600 }), 100));

test('labels keep their distance and stay inside', () => {
  const found = apart([10, 12, 14, 290], 30, 15, 300);
  found.slice(1).forEach((place, i) => assert.ok(place - found[i] >= 30));
  assert.ok(found[0] >= 15 && found[3] <= 300);
  assert.deepEqual(apart([20, 100], 30, 0, 200), [20, 100]);
});

test('a curve of one game and one of many are drawn without gaps', () => {
  const bots = ['touriste', 'haussmann'].map((who, i) => ({
    who,
    name: who,
    bot: true,
    rating: 1100 + 700 * i,
    low: 1000,
    high: 2000,
    games: 0,
    place: null,
  }));
  for (const n of [1, 2, 40]) {
    const points = Array.from({ length: n }, (_, i) => /** @type {const} */ ([i * 86_400_000, 1500 + i, 1400, 1600]));
    for (const narrow of [true, false]) {
      const drawn = ratingCurve(points, bots, { width: 340, height: 232, narrow, lang: 'en' });
      assert.ok(!drawn.includes('NaN') && !drawn.includes('undefined'), drawn);
      assert.equal(drawn.split('stroke-dasharray').length, 3);
    }
  }
});
