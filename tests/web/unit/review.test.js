// What a review says, arranged for the page: moments, lessons, bars that add up, the tree of variations.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chances,
  cut,
  grown,
  labelOf,
  lessonsOf,
  markedOf,
  momentsOf,
  nextSlip,
  partsOf,
  shifts,
  stretchOf,
} from '../../../src/paname/web/review/model.js';
import { tidy } from '../../../src/paname/web/review/tidy.js';
import { contextOf, newModel } from '../../../src/paname/web/table/model.js';
import { createHistory } from '../../../src/paname/web/table/history.js';

const standing = (own) => ({ win: [own, 1 - own], lead: [own * 10, -own * 10] });
const decision = (index, seat, before, after, label = 'good') => ({
  index,
  kind: 'decision',
  seat,
  action: index,
  text: `move ${index}`,
  before: standing(before),
  after: standing(after),
  label,
});
const draw = (index, before, after) => ({
  index,
  kind: 'draw',
  seat: null,
  before: standing(before),
  after: standing(after),
  luck: { win: [after - before, before - after], lead: [(after - before) * 10, (before - after) * 10] },
});
const review = {
  players: 2,
  start: standing(0.5),
  steps: [
    draw(0, 0.5, 0.6),
    decision(1, 0, 0.6, 0.4, 'blunder'),
    draw(2, 0.4, 0.45),
    draw(3, 0.45, 0.5),
    decision(4, 1, 0.5, 0.7, 'mistake'),
    decision(5, 0, 0.7, 1, 'best'),
  ],
  seats: [
    { seat: 0, lessons: [{ step: 5, seat: 0, kind: 'praise', code: 'only_move', facts: {}, theme: 'only_move' }] },
    { seat: 1, lessons: [] },
  ],
  lessons: [{ step: 1, seat: 0, kind: 'slip', code: 'score', facts: {}, theme: 'score.light' }],
};

test('every decision is a moment that ends after the draws that follow it', () => {
  const moments = momentsOf(review);
  assert.deepEqual(
    moments.map(({ decision: n, now }) => [n, now.win[0]]),
    [
      [1, 0.5],
      [2, 0.7],
      [3, 1],
    ],
  );
  assert.ok(Math.abs(moments[0].luck.win[0] - 0.1) < 1e-9);
  assert.equal(moments[1].luck, null);
  assert.deepEqual(chances(review, moments, 0), [0.6, 0.5, 0.7, 1]);
});

test('lessons are your own where there are some, else those of the game', () => {
  const moments = momentsOf(review);
  assert.deepEqual(
    [0, 1, null].map((seat) => lessonsOf(review, moments, seat)[0].moment.decision),
    [3, 1, 1],
  );
  assert.deepEqual(
    markedOf(moments, lessonsOf(review, moments, 0)).map((moment) => moment.decision),
    [1, 2, 3],
  );
});

test('the next slip comes round again', () => {
  const moments = momentsOf(review);
  assert.deepEqual(
    [0, 1, 2, 3].map((at) => nextSlip(moments, at)),
    [1, 2, 1, 1],
  );
  assert.equal(nextSlip([], 0), null);
});

test('the bars add up to the result', () => {
  const share = (lead) => ({ win: 0, lead });
  const report = { start: share(0.2), luck: share(2), skill: share(-9), others: share(5), result: share(-1.8) };
  assert.deepEqual(
    partsOf(report).map(({ what }) => what),
    ['luck', 'skill', 'others'],
  );
  const all = partsOf({ ...report, start: share(1), result: share(-1) });
  assert.equal(
    all.reduce((sum, { points }) => sum + points, 0),
    -1,
  );
});

test('a loss has the label of the review', () => {
  assert.deepEqual(
    [
      [0, true],
      [0.01, false],
      [0.04, false],
      [0.1, false],
      [0.18, false],
    ].map(([loss, isBest]) => labelOf(loss, isBest)),
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder'],
  );
});

test('a tried move stands below what it follows, and goes with it', () => {
  const twig = (from, ...path) => ({ from, path, seat: 0, text: path.join(), win: null, lead: null, label: null });
  let tree = [];
  for (const one of [twig(3, 1), twig(3, 1, 2), twig(5, 9), twig(3, 4), twig(3, 1, 7), twig(3, 1, 2, 8)])
    tree = grown(tree, one);
  assert.deepEqual(
    tree.map(({ from, text }) => `${from}:${text}`),
    ['3:1', '3:1,2', '3:1,2,8', '3:1,7', '3:4', '5:9'],
  );
  tree = grown(tree, { ...twig(3, 4), win: [0.5, 0.5] });
  assert.equal(tree.length, 6);
  assert.deepEqual(
    cut(tree, { from: 3, path: [1] }).map(({ text }) => text),
    ['4', '9'],
  );
});

test('no press is lost while positions are on their way', async () => {
  const seen = [];
  let open = () => {};
  const gate = new Promise((done) => {
    open = done;
  });
  const history = createHistory(
    async (n) => {
      await gate;
      return { decision: n };
    },
    ({ decision: n }) => seen.push(n),
  );
  const walks = [history.goTo(0), history.step(1, 0), history.step(1, 0), history.step(1, 0)];
  open();
  await Promise.all(walks);
  assert.equal(seen.at(-1), 3);
  history.keep([4, 5, 6].map((n) => ({ decision: n })));
  for (let n = 0; n < 3; n++) void history.step(1, 0);
  await Promise.resolve();
  assert.deepEqual(seen.slice(-3), [4, 5, 6]);
});

test('lines of the scores that have changed are told, the largest difference first', () => {
  const line = (seat, code, subject, points) => ({ seat, code, subject, points, clause: 'L7', facts: {} }),
    before = [
      line(0, 'light', { building: 'L6' }, 12),
      line(0, 'light', { building: 'U6' }, 6),
      line(1, 'group', {}, 9),
    ],
    after = [line(0, 'light', { building: 'L6' }, 12), line(0, 'light', { building: 'U6' }, 9), line(1, 'lamp', {}, 5)];
  const told = shifts(before, [...after, line(1, 'group', {}, 2)]).map(({ line, played, now }) => [
    line.code,
    now - played,
  ]);
  assert.deepEqual(told, [
    ['group', -7],
    ['lamp', 5],
    ['light', 3],
  ]);
});

test('a position is written a field a line, and reads back', () => {
  const supply = Array.from({ length: 30 }, (_, i) => `T${i}`),
    position = { game: 'lumiere', tiles: [], held: { orange: 'T3', blue: null }, supply },
    text = tidy(position);
  assert.deepEqual(JSON.parse(text), position);
  assert.deepEqual(text.split('\n').slice(0, 4), [
    '{',
    '  "game": "lumiere",',
    '  "tiles": [],',
    '  "held": {"orange": "T3", "blue": null},',
  ]);
  assert.ok(text.includes('\n    "T7",\n'));
});

test('a position that is tried has none of the marks of the game that was played', () => {
  const game = {
    ...newModel('t'),
    yours: [0],
    updates: [{ n: 1, kind: 'moved', seat: 1, events: [{ kind: 'Took' }] }],
  };
  const since = (m) => contextOf(/** @type {any} */ (m), false, [], () => null).since;
  assert.equal(since(game).length, 1);
  assert.deepEqual(since({ ...game, review: { place: { from: 0, path: [] } } }), []);
});

test('while something is tried the graph shows the moves around it, and every variation', () => {
  const twig = (from) => ({ from, path: [1], seat: 0, text: '', win: null, lead: null, label: null });
  assert.deepEqual(stretchOf([], { from: 37, path: [] }, 120), { from: 34, to: 54 });
  assert.deepEqual(stretchOf([twig(23)], { from: 37, path: [1, 2] }, 120), { from: 20, to: 47 });
  assert.deepEqual(stretchOf([], { from: 0, path: [] }, 12), { from: 0, to: 12 });
  assert.deepEqual(stretchOf([], { from: 11, path: [1, 2, 3] }, 12), { from: 8, to: 14 });
});
