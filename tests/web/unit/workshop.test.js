// The numbers of somebody's own box: laid over our file, counted, linked and told.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  entriesOf,
  fromLink,
  groupOf,
  groupsOf,
  nextOurs,
  report,
  steps,
  toLink,
  withAdditions,
  withEntries,
} from '../../../src/paname/web/workshop/box.js';
import { listFrom, tidy } from '../../../src/paname/web/workshop/form.js';

const DOCUMENT = {
  prices: { buy: { wood: { value: 2, mark: 'ours' } } },
  district: [
    {
      name: 'A',
      mark: 'source',
      bank: { value: 4, mark: 'ours for which' },
      buildings: [{ type: 'cafe', mark: 'ours' }],
    },
  ],
};
const OURS = [
  { id: 'prices.buy.wood', values: { value: 2 }, mark: 'ours' },
  { id: 'district 1', values: { name: 'A' }, mark: 'source' },
  { id: 'district 1.bank', values: { value: 4 }, mark: 'ours for which' },
  { id: 'district 1.buildings 1', values: { type: 'cafe' }, mark: 'ours' },
];

test('a fact is found by its steps and belongs to a group', () => {
  assert.deepEqual(steps('district 1.buildings 3'), ['district', 0, 'buildings', 2]);
  assert.deepEqual(steps('bonus.7'), ['bonus', '7']);
  assert.deepEqual(['prices.buy.wood', 'district 2', 'district 2.bank', 'landmark 3'].map(groupOf), [
    'prices',
    'district',
    'bank',
    'landmark',
  ]);
});

test('what is entered is laid over our file, which stays as it is', () => {
  const file = withEntries(DOCUMENT, { 'district 1.bank': { value: 7 }, 'district 1': { name: 'B' } });
  assert.deepEqual(file.district[0].bank, { value: 7, mark: 'box' });
  assert.equal(file.district[0].name, 'B');
  assert.equal(file.district[0].buildings[0].type, 'cafe');
  assert.equal(DOCUMENT.district[0].bank.value, 4);
});

test('groups count what was ours and what of it was entered; those with guesses come first', () => {
  const groups = groupsOf(OURS, { 'district 1.bank': { value: 4 } });
  assert.deepEqual(
    groups.map(({ name, ours, entered }) => [name, ours, entered]),
    [
      ['prices', 1, 0],
      ['bank', 1, 1],
      ['buildings', 1, 0],
      ['district', 0, 0],
    ],
  );
  assert.equal(nextOurs(OURS, { 'district 1.bank': {} }, 'prices.buy.wood'), 'district 1.buildings 1');
  assert.equal(nextOurs(OURS, {}, 'district 1.buildings 1'), 'prices.buy.wood');
});

test('a file gives back what differs from ours or was entered', () => {
  const theirs = [
    { ...OURS[0], values: { value: 3 } },
    OURS[1],
    { ...OURS[2], mark: 'box' },
    OURS[3],
    { id: 'x', values: {}, mark: 'box' },
  ];
  assert.deepEqual(entriesOf(OURS, theirs), { 'prices.buy.wood': { value: 3 }, 'district 1.bank': { value: 4 } });
});

test('a link carries the whole set, and a broken one carries nothing', () => {
  const box = { name: 'Camille’s box', edition: 'FR 2020', entries: { 'district 1.bank': { value: 7 } } };
  assert.deepEqual(fromLink(`#${toLink(box)}`), box);
  for (const hash of ['', '#P5.2', '#box=%', '#box=abcd']) assert.equal(fromLink(hash), null);
});

test('the text for us names the edition and says what was guessed rightly', () => {
  const text = report('paris', OURS, {
    name: '',
    edition: 'FR',
    entries: { 'district 1.bank': { value: 7 }, 'prices.buy.wood': { value: 2 } },
  });
  assert.match(text, /Edition: FR/);
  assert.match(text, /district 1\.bank: \{"value":7\} \(guessed: \{"value":4\}\)/);
  assert.match(text, /prices\.buy\.wood: \{"value":2\} \(as guessed\)/);
});

test('a list keeps its kind', () => {
  assert.deepEqual(listFrom('1, 2,3', [1]), [1, 2, 3]);
  assert.deepEqual(listFrom('a\nb', ['']), ['a', 'b']);
  assert.deepEqual(listFrom('7', ['']), ['7']);
});

/** The marked facts of a file, as the server lists them. */
const factsWithin = (path, node) => {
  if (Array.isArray(node)) return node.flatMap((one, i) => factsWithin(`${path} ${i + 1}`, one));
  if (!node || typeof node !== 'object') return [];
  const within = Object.entries(node).flatMap(([name, one]) => factsWithin(path ? `${path}.${name}` : name, one)),
    own = Object.entries(node).filter(([name, one]) => name !== 'mark' && !factsWithin('', one).length);
  return 'mark' in node ? [{ id: path, values: Object.fromEntries(own), mark: node.mark }, ...within] : within;
};
const told = (facts) => Object.fromEntries(facts.map(({ id, values }) => [id, values]));

for (const game of ['lumiere', 'paris', 'paris_paris'])
  test(`any file of ${game} goes through the workshop and comes out as it was`, async () => {
    const sample = JSON.parse(readFileSync(new URL(`../samples/boxes/${game}.json`, import.meta.url), 'utf8')),
      parts = await import(`../../../src/paname/web/games/${game}/workshop.js`),
      [mine, ...others] = sample,
      ours = withAdditions(mine.facts, parts.additions?.(mine.facts) ?? []);
    assert.deepEqual(told(factsWithin('', mine.document)), told(mine.facts));
    for (const { document } of others) {
      const theirs = (parts.adopt ?? ((facts) => facts))(factsWithin('', document)),
        file = withEntries(mine.document, entriesOf(ours, theirs));
      assert.deepEqual(told(factsWithin('', file)), told(theirs));
    }
    const groups = parts.tabs.flatMap((tab) => tab.groups);
    assert.deepEqual([...new Set(ours.map(({ id }) => groupOf(id)))].sort(), [...new Set(groups)].sort());
  });

test('other ways to write a fact become ours', async () => {
  const [lumiere, paris] = await Promise.all(
    ['lumiere', 'paris'].map((game) => import(`../../../src/paname/web/games/${game}/workshop.js`)),
  );
  assert.deepEqual(lumiere.adopt([{ id: 'large_lamp.reach', values: { value: 1 }, mark: 'box' }]), [
    { id: 'large_lamp.pattern', values: { rows: ['.#.', '#L#', '.#.'] }, mark: 'box' },
  ]);
  assert.deepEqual(paris.adopt([{ id: 'track.more_copies', values: { value: [6, 7] }, mark: 'box' }])[0].values, {
    6: [1, 2, 3],
    7: [1, 2, 3],
  });
});

test('fields that a fact may have stay out of the file while they are empty', () => {
  const fields = { choices: {}, more: [[/^landmark/, { wood: null, slots: [], points: { bronze: null } }]] },
    entered = (values) => tidy(fields, 'landmark 1', values);
  assert.deepEqual(entered({ value: 10, wood: null, slots: [], points: { bronze: null } }), { value: 10 });
  assert.deepEqual(entered({ value: null, wood: 2, points: { bronze: 4 } }), {
    value: null,
    wood: 2,
    points: { bronze: 4 },
  });
});
