// How a game ended, as lists say it.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak } from '../../../src/paname/web/i18n.js';
import words from '../../../src/paname/web/lang/people/en.js';

globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => {} });
globalThis.location ??= { origin: 'https://paname.example', search: '', pathname: '/' };
globalThis.localStorage ??= { getItem: () => null, setItem: () => {} };
globalThis.navigator ??= { language: 'en' };
globalThis.window ??= globalThis;

const line = (reason, winners, scores = [17, 33]) => ({
  yours: [0],
  seats: scores.map((_, seat) => ({ seat })),
  result: { reason, winners, scores, places: scores.map((_, seat) => (winners.includes(seat) ? 1 : 2)), seat: null },
});

test('a game is lost only by playing, resigning or running out of time', async () => {
  speak('en', words);
  const { outcome } = await import('../../../src/paname/web/people/lines.js'),
    say = (...given) => outcome(line(...given)).words;
  assert.equal(say('rules', [1]), 'lost 17–33');
  assert.equal(say('resigned', [0]), 'won by resignation');
  assert.equal(say('time', [1]), 'lost on time');
  assert.equal(say('resigned', [2], [17, 33, 40]), 'place 2 of 3, 17–40–33');
  assert.equal(say('closed', []), 'closed, nobody won');
  assert.equal(say('agreed', []), 'ended by agreement');
});
