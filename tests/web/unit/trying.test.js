// Trying something else in a review: whoever goes back at once, walks or moves on isn't caught up by what comes late.
import './browser.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

const nothing = () => undefined;
const listens = { addEventListener: nothing, removeEventListener: nothing };
const frame = {
  ...listens,
  location: { origin: 'http://here', hash: '', pathname: '/', search: '', hostname: 'here' },
  history: { replaceState: nothing, pushState: nothing },
  matchMedia: () => ({ matches: false, ...listens }),
  requestAnimationFrame: nothing,
  localStorage: { getItem: () => null, setItem: nothing },
};
for (const [name, value] of Object.entries(frame))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
Object.assign(globalThis.document, {
  ...listens,
  documentElement: { lang: 'en', dataset: {} },
  querySelector: () => null,
  getElementById: () => null,
});

/** Questions to the server that wait for their answers. @type {{path: string, body: any, says: (found: any) => void}[]} */
let waiting = [];
globalThis.fetch = /** @type {any} */ (
  (path, { body } = {}) =>
    new Promise((done) => {
      const says = (found) =>
        done({
          ok: true,
          status: 200,
          headers: new Headers(),
          json: async () => found,
          text: async () => JSON.stringify(found),
        });
      waiting.push({ path: String(path), body: body ? JSON.parse(body) : null, says });
    })
);

const web = '../../../src/paname/web';
const [{ store }, { newModel }, { newReview }, { model }, trying, session, { send }] = await Promise.all(
  ['shell', 'table/model', 'review/model', 'table/current', 'review/trying', 'review/session', 'table/link'].map(
    (name) => import(`${web}/${name}.js`),
  ),
);

const state = (decision) => ({ decision, to_move: 0, legal: [{ id: 7, text: 'x' }], scores: [], undo: {}, view: {} });
const past = (decision) => ({ decision, state: state(decision), breakdown: { lines: [] }, update: null });
/** Everything that has been promised is done. */
const settle = () => new Promise((done) => setTimeout(done, 5));
/** @param {string} part @param {any} found */
const answer = async (part, found) => {
  const at = waiting.findIndex(({ path }) => path.includes(part));
  assert.notEqual(at, -1, `nobody asked for ${part}`);
  const [one] = waiting.splice(at, 1);
  one.says(found);
  await settle();
};

const POSITIONS = { positions: [0, 1, 2, 3].map(past) };

beforeEach(async () => {
  waiting = [];
  const table = { id: 'a', game: 'lumiere', seats: [], status: 'over' };
  store.set({
    me: { id: 'me', name: 'Léa', account: false },
    page: {
      ...newModel('a'),
      status: 'live',
      table,
      curve: { of: 3, scores: [], movers: [0, 1, 0] },
      review: { ...newReview(), kind: 'tables', at: 2 },
      past: past(2),
    },
  });
  session.stay();
});

test('back at once: the position that comes late changes nothing', async () => {
  void trying.tryHere();
  await settle();
  assert.deepEqual(model().review.place, { from: 1, path: [] });
  void trying.back();
  await settle();
  if (waiting.some(({ path }) => path.includes('positions'))) await answer('positions', POSITIONS);
  await answer('analysis/position', { state: state(1) });
  assert.equal(model().review.place, null);
  assert.equal(model().past.decision, 2);
});

test('the better move that was shown leaves the hand before the position is there', async () => {
  store.set({ page: { ...model(), hint: { action: { id: 1 } }, draft: { tile: 1 } } });
  void trying.tryHere();
  const { hint, draft, why } = model();
  assert.deepEqual({ hint, draft, why }, { hint: null, draft: {}, why: null });
});

test('a moment that is on its way is not shown over what is tried', async () => {
  void session.lookAs(0);
  await settle();
  void trying.tryHere();
  await answer('analysis/position', { state: state(1) });
  for (const one of waiting.filter(({ path }) => path.includes('positions'))) one.says(POSITIONS);
  await settle();
  assert.equal(model().past, null);
});

test('an answer about a place that was left is never given', async () => {
  void trying.tryHere();
  await answer('analysis/position', { state: state(1) });
  const told = [];
  void send({ type: 'hint' }).then((found) => told.push(['hint', found.ok]));
  await settle();
  void send({ type: 'move', action: 7 }).then((found) => told.push(['move', found.ok]));
  await answer('analysis/position', { state: state(2) });
  await answer('analysis/judgement', { options: [{ action: 7, win: [0.5], lead: [0] }] });
  assert.deepEqual(told, [['move', true]]);
  assert.equal(model().hinting, false);
});

test('an answer about the place that is looked at is given', async () => {
  void trying.tryHere();
  await answer('analysis/position', { state: state(1) });
  const told = send({ type: 'hint' });
  await settle();
  await answer('analysis/judgement', { options: [{ action: 7, win: [0.5], lead: [0] }] });
  assert.equal((await told).hint.action.id, 7);
});
