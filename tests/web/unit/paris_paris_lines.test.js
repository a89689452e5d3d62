// The lines of a set: each in its own colour, with its own letter and a pattern that no other has.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hasWords, speak, t } from '../../../src/paname/web/i18n.js';
import { network } from '../../../src/paname/web/games/paris_paris/facts.js';
import { lesson } from '../../../src/paname/web/games/paris_paris/lesson.js';
import { line, lineBadge, signsOf } from '../../../src/paname/web/games/paris_paris/pieces/line.js';
import { sheet, startOf } from '../../../src/paname/web/games/paris_paris/road.js';
import { pictures } from '../../../src/paname/web/games/paris_paris/rule_pictures.js';
import { adopt } from '../../../src/paname/web/games/paris_paris/workshop.js';

const { components } = JSON.parse(readFileSync(new URL('../samples/paris_paris.json', import.meta.url)));
const boxes = JSON.parse(readFileSync(new URL('../samples/boxes/paris_paris.json', import.meta.url)));
const OWN = {
  ...components,
  lines: components.lines.map((one, i) => ({
    ...one,
    letter: ['1', '2', '3', '4', 'RER'][i],
    colour: ['Yellow', '#8800cc', 'chartreuse', 'green', 'vert'][i],
    pattern: ['dots', 'zigzag', 'plain', 'waves', 'ties'][i],
  })),
};

test('our lines have our inks and patterns', () => {
  assert.deepEqual(
    signsOf(components.lines).map(({ letter, tone, pattern }) => `${letter} ${tone} ${pattern}`),
    ['A var(--lA) plain', 'B var(--lB) dashes', 'C var(--lC) rail', 'D var(--lD) dots', 'E var(--lE) ties'],
  );
});

test('the lines of a set have its colours where we know them, and never share a colour or a pattern', () => {
  const signs = signsOf(OWN.lines);
  assert.match(signs[0].tone, /#f2cf1f/);
  assert.equal(signs[0].on, 'var(--on-lD)');
  assert.match(signs[1].tone, /#8800cc/);
  assert.equal(signs[1].on, 'var(--on-line)');
  assert.deepEqual(signs.map(({ tone }) => tone).slice(2), ['var(--lB)', 'var(--lA)', 'var(--lC)']);
  assert.deepEqual(
    signs.map(({ pattern }) => pattern),
    ['dots', 'dashes', 'plain', 'rail', 'ties'],
  );
});

test('every set of the samples has five different looks', () => {
  for (const set of boxes) {
    const signs = signsOf(set.components.lines);
    assert.equal(new Set(signs.map(({ tone }) => tone)).size, 5);
    assert.equal(new Set(signs.map(({ pattern }) => pattern)).size, 5);
  }
});

test('what a file calls a colour or a letter never becomes part of a drawing', () => {
  const [sign] = signsOf([{ letter: '"><b>', colour: '#12345"/><script>', pattern: '"><i>' }]);
  assert.doesNotMatch(line(sign, 'M0 0') + lineBadge(sign), /<script|<b>|<i>/);
});

test('the rules, the lesson and the words name the lines of the set', () => {
  speak('en', { 'line.green': 'A' });
  const { lines, letterOf } = network(OWN);
  assert.equal(letterOf.vert, 'RER');
  assert.equal(lines.RER.tone, 'var(--lC)');
  assert.equal(t('line.green'), '4');
  speak('fr', { 'line.green': 'A' });
  assert.equal(t('line.green'), '4');
  assert.ok(hasWords('line.vert'));
  assert.match(pictures['T0.1']({ components: OWN, facts: [] }), />RER</);
  assert.deepEqual(lesson[0].gaps({ components: OWN }), { lines: '1, 2, 3, 4, RER' });
});

test('the letter of a line stands beside its first stop, wherever that is', () => {
  const moved = { ...OWN, lines: OWN.lines.map((one) => ({ ...one, stations: [...one.stations].reverse() })) },
    net = network(moved);
  for (const phone of [false, true])
    for (const letter of net.letters) {
      const [x, y] = startOf(sheet(phone), net, letter);
      assert.ok(x > 0 && y > 0 && x < sheet(phone).w && y < sheet(phone).h, letter);
    }
});

test('a station leaves room and tiles to the lines', () => {
  const fact = { id: 'station 1', values: { name: 'Louvre', room: 2, tiles: { blue: 2, brown: 2 } }, mark: 'box' };
  assert.deepEqual(adopt([fact])[0].values, { name: 'Louvre' });
});
