// The log of Paris: what anybody may do is told in every language, in words about you and in words about somebody else.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, loadWords, speak } from '../../../src/paname/web/i18n.js';
import { log, unlisted } from '../../../src/paname/web/games/paris/log.js';
import { plainLine } from '../../../src/paname/web/table/plain_words.js';

const EVENTS = readFileSync(new URL('../../../src/paname/games/paris/events.py', import.meta.url), 'utf8');
const sample = (name) => JSON.parse(readFileSync(new URL(`../samples/paris_${name}.json`, import.meta.url), 'utf8'));
const { view } = sample('end');
const components = sample('components');

/** What happens without a line: it is seen on the board, or told by the line before or after it. */
const SILENT = ['TokenLaid', 'NumberLaid', 'TopSeen', 'TileTurned', 'EndTilesSeen', 'GameEnded'];
/** What stands between the lines. */
const HEADINGS = ['StartDrawn', 'TileDrawn', 'EndApproached', 'TurnEnded'];

const moved = { type: 'KeyMoved', district: 'chaillot', source: 'bank', goal: '3', francs: 3, goods: [], tile: 0 };
const scored = { type: 'PointsScored', clause: 'P5.3', name: '', points: 4, vp: 9 };
/** Every kind of event in every form that has words of its own, with the facts that its line must show. */
const TOLD = [
  [{ type: 'BuildingLaid', district: 'chaillot', value: 5, building: 'bakery' }, 'Chaillot', '5'],
  [{ type: 'TileRemoved', value: 4, building: 'residence' }, '4'],
  [{ type: 'KeyPlaced', place: 'chaillot', francs: 3 }, 'Chaillot', '3'],
  [{ type: 'KeyPlaced', place: 'arc', francs: 0 }],
  [{ type: 'LandmarkLaid', district: 'chaillot', landmark: 'louvre' }, 'Chaillot', 'Louvre'],
  [moved, 'Chaillot', '3', '→'],
  [{ ...moved, goal: 'louvre', francs: 0, goods: ['gold', 'gold'], tile: 16 }, 'Louvre', '2 ×', '16'],
  [{ type: 'TokenTaken', district: 'chaillot', value: 3, good: 'bronze' }],
  [{ ...scored, code: 'tile', name: '26' }, '26'],
  [{ ...scored, code: 'buildings' }],
  [{ ...scored, code: 'end_tile', name: '4vp' }],
  [{ type: 'BonusTaken', number: 13, francs: 0, pawn: 4, left: 1 }, '13'],
  [{ type: 'BonusTaken', number: 13, francs: 2, pawn: 4, left: 1 }, '13', '2'],
  [{ type: 'BonusUsed', number: 25, francs: 0, goods: [] }, '25'],
  [{ type: 'PairsGiven', pairs: ['wood', 'wood', 'gold'] }, '2 ×'],
  [{ type: 'ResourceBought', good: 'marble', francs: 4, supply: 2 }, '4'],
  [{ type: 'GoodSold', good: 'silver', francs: 1 }, '1'],
  [{ type: 'UnitsLost', goods: ['gold', 'gold'] }, '2 ×'],
  [{ type: 'SlotFilled', landmark: 'louvre', good: 'gold-prestige' }, 'Louvre'],
  [{ type: 'VpTileLaid', district: 'chaillot', points: [7, 4, 1] }, 'Chaillot', '7 · 4 · 1'],
  ...['bonus', 'slot', 'vp'].map((benefit) => [{ type: 'BenefitDeclined', benefit }]),
  [{ type: 'EndTileTaken', tile: '4francs', left: 3 }, '4'],
  [{ type: 'EndTileTaken', tile: null, left: 3 }],
  [{ type: 'EndTileUsed', tile: '4francs', francs: 4, goods: [] }, '4'],
  [{ type: 'Passed' }],
];

const line = (event, own) => {
  const seats = [{ seat: 0, name: 'Zuzanna', own, mark: 1, bot: false }];
  return plainLine(log({ view, components, seats, seat: own ? 0 : -1 }, { seat: 0, ...event }));
};
const gaps = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap).sort();

test('every kind of event is told, stands between the lines or is silent on purpose', () => {
  const kinds = [...EVENTS.matchAll(/^class (\w+)\(Event\)/gm)].map(([, kind]) => kind),
    told = new Set(TOLD.map(([{ type }]) => type));
  assert.ok(kinds.length > 25);
  assert.deepEqual(kinds.sort(), [...told, ...HEADINGS, ...SILENT].sort());
});

test('the last building of a stack is announced, the others are not', async () => {
  speak('en', ...(await loadWords('en', 'paris')));
  const drawn = (tiles) => log({ view, components, seats: [] }, { type: 'TileDrawn', seat: 0, stack: 2, tiles });
  assert.equal(drawn(1), null);
  assert.equal(plainLine(drawn(0)), 'Stack 2 is empty');
});

/** What the log leaves out and a replay says. */
const UNLISTED = [
  ['TurnEnded', 'Zuzanna ended the turn'],
  ['EndTilesSeen', 'Zuzanna looked through the end-game tiles'],
  ['TileDrawn', 'Zuzanna drew a building'],
];

test('a replay says what the log leaves out', async () => {
  speak('en', ...(await loadWords('en', 'paris')));
  const c = { view, components, seats: [{ name: 'Zuzanna', own: false }] };
  for (const [type, words] of UNLISTED) assert.equal(plainLine(unlisted(c, { type, seat: 0 })), words);
  assert.equal(unlisted(c, { type: 'Passed', seat: 0 }), null);
});

for (const lang of Object.keys(LANGUAGES)) {
  test(`every event has a sentence about you and one about somebody else in ${lang}`, async () => {
    speak(lang, ...(await loadWords(lang, 'paris')));
    for (const [event, ...facts] of TOLD) {
      const yours = line(event, true),
        theirs = line(event, false);
      for (const words of [yours, theirs]) {
        assert.match(words, /^\p{Lu}/u);
        assert.doesNotMatch(words, /\{|undefined|null|paris\./, event.type);
        for (const fact of facts) assert.ok(words.includes(fact), `${event.type}: ${fact} in ${words}`);
        assert.ok(words.length <= 100, `${words} is too long for a phone`);
      }
      assert.doesNotMatch(yours, /Zuzanna/, event.type);
      assert.match(theirs, /^Zuzanna \p{Ll}/u, event.type);
    }
  });

  test(`both forms of a line have the same gaps in ${lang}`, async () => {
    const words = Object.assign({}, ...(await loadWords(lang, 'paris'))),
      keys = Object.keys(words).filter((key) => /^paris\.log\.(?!bank$|free$).*(?<!\.you)$/.test(key));
    assert.equal(keys.length, TOLD.length + 1 + UNLISTED.length);
    for (const key of keys)
      assert.deepEqual(gaps(words[key]), gaps(`${words[`${key}.you`]} {name}`), `${key} in ${lang}`);
  });
}
