// The two great moments of Paris: what is celebrated where, and that nothing else is.
import test from 'node:test';
import assert from 'node:assert/strict';
import { acts, momentIn } from '../../../src/paname/web/games/paris/moments.js';

const c = /** @type {any} */ ({
  view: {
    districts: [
      { id: 'batignolles', name: 'Batignolles' },
      { id: 'montmartre', name: 'Montmartre' },
    ],
  },
  components: { landmarks: [{ id: 'grand-palais', name: 'Grand Palais' }], vp_tiles: [] },
  ui: {},
});
const EVENTS = [
  { type: 'LandmarkLaid', seat: 0, district: 'montmartre', landmark: 'grand-palais' },
  { type: 'KeyMoved', seat: 0, district: 'montmartre', goal: 'grand-palais' },
  { type: 'VpTileLaid', seat: 1, district: 'batignolles', points: [20, 10, 5] },
];

test('a landmark and a majority tile are celebrated in their districts, other events are not', () => {
  const shown = acts(c, null, EVENTS).map(({ show }) => [show.moment, show.district]);
  assert.deepEqual(shown, [
    ['landmark', 1],
    ['majority', 0],
  ]);
});

test('a moment is left out where nothing may move, and tells no score', () => {
  for (const { halt, show } of acts(c, null, EVENTS)) assert.deepEqual([halt, show.scores], [false, undefined]);
});

test('the moment is drawn over its own district only', () => {
  const [, majority] = acts(c, null, EVENTS),
    now = { ...c, ui: { show: majority.show } };
  assert.match(momentIn(now, 0), />20</);
  assert.equal(momentIn(now, 1), '');
});
