// The Lumière board against positions that the engine wrote (tools/web_samples.py).
import './browser.js';
import { text } from './template.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { candidates, ready } from '../../../src/paname/web/draft.js';
import { speak } from '../../../src/paname/web/i18n.js';
import frame from '../../../src/paname/web/lang/en.js';
import words from '../../../src/paname/web/games/lumiere/lang/en.js';
import { board } from '../../../src/paname/web/games/lumiere/board.js';
import { pavingTile } from '../../../src/paname/web/games/lumiere/pieces/tile.js';
import { lamp } from '../../../src/paname/web/pieces/lamp.js';
import {
  cellOf,
  nameOf,
  nearest,
  spots,
  tileLetters,
  turned,
  turnOn,
} from '../../../src/paname/web/games/lumiere/geometry.js';

speak('en', frame, words);
const sample = (name) => JSON.parse(readFileSync(new URL(`../samples/lumiere_${name}.json`, import.meta.url), 'utf8'));
const SEATS = [
  { seat: 0, name: 'Léa', own: false, mark: 1, bot: false },
  { seat: 1, name: 'You', own: true, mark: 2, bot: false },
];
const context = (name, draft = {}, ui = {}, seat = 1) => {
  const { view, legal, to_move: toMove } = sample(name);
  return {
    view,
    legal,
    draft,
    candidates: candidates(legal, draft),
    ready: ready(legal, draft),
    ghost: null,
    hover: null,
    ui,
    seats: SEATS,
    seat,
    toMove,
    phone: false,
    inWords: false,
    since: [],
    forecast: () => null,
    components: sample('components'),
  };
};
const at = (kind, id) => ({ kind, id, x: 0.5, y: 0.5 });

test('names and places go both ways', () => {
  for (const name of ['a1', 'h8', 'd5']) assert.equal(nameOf(...cellOf(name)), name);
  assert.deepEqual(
    turned(
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      1,
    ),
    [
      [0, 1],
      [1, 1],
      [1, 0],
    ],
  );
});

test('a tile lies in its owner’s colours, turned clockwise', () => {
  assert.equal(tileLetters(['XO', 'SL'], 0, 0), 'bosL');
  assert.equal(tileLetters(['XO', 'SL'], 1, 1), 'soLb');
});

test('every laid tile is drawn as the square shows it', () => {
  const { view } = sample('late'),
    { tiles } = sample('components');
  for (const laid of view.tiles) {
    const letters = tileLetters(tiles[laid.tile], laid.owner === 'orange' ? 0 : 1, laid.turn);
    const [row, column] = [(Number(laid.zone[1]) - 1) * 2, 'ABCD'.indexOf(laid.zone[0]) * 2];
    const shown = view.square[row].slice(column, column + 2) + view.square[row + 1].slice(column, column + 2);
    assert.equal(letters.toLowerCase(), shown, laid.zone);
  }
});

test('a ghost covers the pointed space and keeps the turn if it can', () => {
  const { legal } = sample('building'),
    raising = legal.filter(({ fields }) => fields.kind === 'RaiseBuilding' && fields.building === 'L4');
  for (const wanted of raising) {
    const found = nearest(raising, wanted.fields.spaces[1], 0.5, 0.5, wanted.fields.turn);
    assert.ok(found.fields.spaces.includes(wanted.fields.spaces[1]));
    assert.equal(found.fields.turn, wanted.fields.turn);
  }
  assert.equal(nearest(raising, 'a1', 0.5, 0.5, 0), raising.find(({ fields }) => fields.spaces.includes('a1')) ?? null);
});

test('turning goes on to a legal turn of the same building', () => {
  const { legal } = sample('building'),
    raising = legal.filter(({ fields }) => fields.building === 'L4');
  const next = turnOn(raising, raising[0], raising[0].fields.spaces[0], 1);
  assert.ok(raising.includes(next));
});

test('clicks lead to every legal action of the position', () => {
  const { legal } = sample('building');
  for (const { fields } of legal.filter(({ fields: one }) => one.kind === 'RaiseBuilding')) {
    const first = board.click(context('building'), at('building', fields.building));
    const c = context('building', first.draft, { turn: fields.turn });
    const step = board.click(c, at('space', fields.spaces[0]));
    assert.ok(ready(legal, step.draft), `${fields.building} at ${fields.space}`);
  }
  for (const card of new Set(legal.flatMap(({ fields }) => fields.card ?? [])))
    assert.ok(candidates(legal, board.click(context('building'), at('card', card)).draft).length > 0, card);
});

test('a place that is not alive asks why, with what was meant and nothing else', () => {
  const c = context('building', { kind: 'RaiseBuilding', building: 'L4' });
  const dead = ['a1', 'b2', 'g2', 'h8', 'c2'].find(
    (space) => !c.candidates.some(({ fields }) => fields.spaces.includes(space)),
  );
  const meant = { kind: 'RaiseBuilding', building: 'L4', turn: 0, spaces: dead };
  assert.deepEqual(board.click(c, at('space', dead)).ask, meant);
  assert.deepEqual(board.click(context('building', { card: 'le_penseur' }), at('space', dead)).ask, {
    card: 'le_penseur',
    space: dead,
  });
});

test('keys do what clicks do', () => {
  const c = context('building', {}, { cursor: 'd4' });
  assert.deepEqual(board.key(c, 'ArrowRight', false).ui, { cursor: 'e4' });
  assert.equal(board.key(c, '1', false).draft.building, c.view.reserves.blue[0]);
  assert.equal(board.key(c, 'x', false), null);
});

test('chimney and plate never share a space', () => {
  for (const cells of Object.values(sample('components').buildings)) {
    const { chimney, plate } = spots(cells);
    assert.notDeepEqual(chimney, plate);
  }
});

test('every position is drawn and told without a gap', () => {
  for (const name of ['paving', 'building', 'late', 'end']) {
    const c = context(name);
    for (const phone of [false, true])
      for (const part of ['board', 'tray', 'aid', 'words'])
        assert.doesNotMatch(text(board[part]({ ...c, phone })), /undefined|NaN|lumiere\.\w/, `${part} of ${name}`);
    for (const seat of [0, 1]) assert.doesNotMatch(text(board.holdings(c, seat)), /undefined|NaN/);
    for (const action of c.legal) assert.doesNotMatch(JSON.stringify(board.say(c, action)), /undefined|lumiere\./);
  }
});

test('every event of a game has its line, or is silent on purpose', () => {
  const { events } = sample('end'),
    silent = new Set(['TileDrawn', 'GameEnded', 'PostcardShown']);
  for (const event of events) {
    const line = board.log(context('end'), event);
    assert.equal(line === null, silent.has(event.type), event.type);
    if (line) assert.doesNotMatch(text(line.parts), /undefined|lumiere\./);
  }
});

test('the rows of a breakdown add up to the score', () => {
  const { breakdown, view } = sample('end');
  for (const seat of [0, 1])
    assert.equal(
      board.sums(breakdown.filter((line) => line.seat === seat)).reduce((sum, { points }) => sum + points, 0),
      view.scores[seat],
    );
});

test('a pass that nothing can be done instead of makes itself', () => {
  const pass = { id: 76, text: 'pass', fields: { kind: 'Pass' } },
    take = { id: 64, text: 'take I3', fields: { kind: 'TakeBuilding', building: 'I3' } };
  assert.equal(board.forced({ legal: [pass] }), pass);
  assert.equal(board.forced({ legal: [pass, take] }), null);
  assert.equal(board.forced({ legal: [take] }), null);
});

test('tiles go by their stones, so that none is taken for a building', () => {
  const c = context('paving'),
    placing = c.legal.find(({ fields }) => fields.kind === 'PlaceTile'),
    event = { type: 'TilePlaced', seat: 1, tile: 'T4', zone: 'B2', turn: 1 };
  const told = [board.held(c), board.say(c, placing).title, text(board.log(c, event).parts)];
  for (const words of told) assert.doesNotMatch(words, /\bT\d|\btile \d/);
  assert.match(board.held(c), /^top row \w+, \w+; bottom row \w+, \w+$/);
});

test('a lamp stands on every tile that has one, in the hand, too', () => {
  for (const letters of ['oLbs', 'LLob']) {
    const lamps = pavingTile(letters).split(lamp()).length - 1;
    assert.equal(lamps, [...letters].filter((stone) => stone === 'L').length);
  }
  assert.ok(!pavingTile('oobs').includes(lamp()));
});
