// The Paris board against positions that the engine wrote (tools/web_samples_paris.py).
import './browser.js';
import { text } from './template.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { candidates, ready } from '../../../src/paname/web/draft.js';
import { speak } from '../../../src/paname/web/i18n.js';
import frame from '../../../src/paname/web/lang/en.js';
import words from '../../../src/paname/web/games/paris/lang/en.js';
import { scoreWords } from '../../../src/paname/web/words/sentence.js';
import { board } from '../../../src/paname/web/games/paris/board.js';
import {
  districtNumber,
  goalSpot,
  keysBySeat,
  nameOf,
  offerOf,
  placeSpot,
  sourceSpot,
} from '../../../src/paname/web/games/paris/facts.js';
import { cityPlaces, districtPlaces, spaceBox, towards } from '../../../src/paname/web/games/paris/geometry.js';
import { cursorOf, hand } from '../../../src/paname/web/games/paris/moves.js';
import { fansOf, lightsOf } from '../../../src/paname/web/games/paris/lights.js';
import { endPicture, tileWords } from '../../../src/paname/web/games/paris/tiles.js';

speak('en', frame, words);
const NAMES = ['draw', 'main', 'bonus', 'slot', 'vp', 'endtile', 'late', 'end'];
const sample = (name) => JSON.parse(readFileSync(new URL(`../samples/paris_${name}.json`, import.meta.url), 'utf8'));
const components = sample('components');
const context = (name, draft = {}, ui = {}) => {
  const { view, legal, to_move: toMove, seat } = sample(name);
  const seats = view.seats.map((_, i) => ({
    seat: i,
    name: i === seat ? 'You' : ['Léa', 'Victor', 'Colette'][i],
    own: i === seat,
    mark: i + 1,
    bot: i !== seat,
  }));
  return {
    view,
    legal,
    draft,
    candidates: candidates(legal, draft),
    ready: ready(legal, draft),
    ghost: null,
    hover: null,
    ui,
    seats,
    seat,
    toMove,
    phone: false,
    inWords: false,
    since: [],
    forecast: () => null,
    components,
  };
};
const at = (name) => ({ kind: name.split(':')[0], id: name.split(':')[1], x: 0.5, y: 0.5 });

/** The places that a person points at for an action, one after another. */
const pointing = (c, { id, fields: f }) =>
  ({
    DrawTile: () => [`stack:${f.stack - 1}`],
    BuyResource: () => [`buy:${f.good}`],
    SellGood: () => [`good:${f.good}`],
    PlaceKey: () => ['key:supply', nameOf(placeSpot(c, f))],
    MoveKey: () => [nameOf(sourceSpot(c, f)), nameOf(goalSpot(c, f)), ...(f.tile ? [`option:${id}`] : [])],
    TakeBonusTile: () => [`bonus:${f.number}`],
    LayVpTile: () => [`vp:${f.points}`, `district:${districtNumber(c.view, f.district)}`],
    TakeEndTile: () => [`endtile:${f.tile}`],
    UseEndTile: () => [`end:${f.tile}`],
    UseTile: () => [`tile:${f.number}`],
    UseForGoods: () => [`tile:${f.number}`, `option:${id}`],
    UseForPairs: () => [`tile:${f.number}`, `option:${id}`],
    UseToTake: () => [`tile:${f.number}`, `bonus:${f.taken}`],
    Decline: () => ['do:decline'],
    EndTurn: () => ['do:end'],
    Pass: () => ['do:pass'],
    LookAtEndTiles: () => ['do:look'],
  })[f.kind]();

test('pointing leads to every legal action of every position', () => {
  for (const name of NAMES) {
    for (const action of sample(name).legal.filter(({ fields }) => fields.kind !== 'FillSlot')) {
      let draft = {},
        sent = null;
      for (const place of pointing(context(name), action)) {
        const step = board.click(context(name, draft), at(place));
        [draft, sent] = [step.draft ?? draft, step.send ?? null];
      }
      assert.equal((sent ?? ready(sample(name).legal, draft))?.id, action.id, `${name}: ${action.text}`);
    }
  }
});

test('a second click on what was chosen makes the move', () => {
  const place = sample('main').legal.find(({ fields }) => fields.kind === 'PlaceKey'),
    bank = at(nameOf(placeSpot(context('main'), place.fields))),
    first = board.click(context('main', { kind: 'PlaceKey' }), bank);
  assert.equal(board.click(context('main', first.draft), bank).send.id, place.id);
});

test('a building is drawn by one press', () => {
  const [stack] = sample('draw').legal;
  assert.equal(board.click(context('draw'), at(`stack:${stack.fields.stack - 1}`)).send.id, stack.id);
});

test('picked keys light their goals, each with the price that the server says', () => {
  const { legal, view } = sample('main'),
    moving = legal.filter(({ fields }) => fields.kind === 'MoveKey' && fields.source !== 'arc');
  assert.ok(moving.length > 0);
  for (const action of moving) {
    const { kind, district, source } = action.fields,
      c = context('main', { kind, district, source }),
      light = lightsOf(c).get(nameOf(goalSpot(c, action.fields)));
    assert.equal(light?.action?.id, action.id, action.text);
    assert.ok(offerOf(view, light.action).francs < 0, `${action.text} has its price`);
  }
});

test('landmarks on offer open as a fan in the district of the key', () => {
  for (const name of ['main', 'late']) {
    const c = context(name),
      onOffer = c.legal.filter(({ fields }) => fields.kind === 'MoveKey' && goalSpot(c, fields).kind === 'fan');
    for (const {
      fields: { kind, district, source, goal },
    } of onOffer) {
      const picked = context(name, { kind, district, source });
      assert.ok(fansOf(picked).flat().includes(goal));
    }
  }
});

test('a goal that is not alive asks why that move is not legal', () => {
  const c = context('main'),
    key = c.legal.find(({ fields }) => fields.kind === 'MoveKey' && fields.source !== 'arc' && fields.district),
    { kind, district, source } = key.fields,
    number = districtNumber(c.view, district),
    goals = new Set(candidates(c.legal, { kind, district, source }).map(({ fields }) => fields.goal));
  const dead = c.view.districts[number].buildings.findIndex(
    ({ value, keys }) =>
      !goals.has(String(value)) && String(value) !== source && !keys.includes(c.view.seats[c.seat].name),
  );
  const goal = String(c.view.districts[number].buildings[dead].value);
  assert.deepEqual(board.click(context('main', { kind, district, source }), at(`building:${number}-${dead}`)).ask, {
    kind,
    goal,
    tile: 0,
    district,
    source,
  });
  assert.deepEqual(board.click(context('bonus'), at('key:supply')).ask, { kind: 'PlaceKey' });
});

test('a key that cannot move tells why, and never a second key by tile 9', () => {
  const c = context('main'),
    me = c.view.seats[c.seat].name,
    [number, rank] = c.view.districts
      .flatMap(({ buildings }, i) => buildings.map(({ keys }, at) => (keys.includes(me) ? [i, at] : null)))
      .find(Boolean),
    district = c.view.districts[number],
    bank = { kind: 'MoveKey', district: district.id, source: 'bank', goal: String(district.buildings[rank].value) };
  const stuck = { ...c, legal: [{ id: 9, text: '', fields: { ...bank, tile: 9 } }] },
    step = board.click({ ...stuck, candidates: stuck.legal }, at(`building:${number}-${rank}`));
  assert.equal(step.draft, undefined);
  assert.equal(step.ask.source, bank.goal);
});

test('a landmark that nobody can reach is asked about without naming a key that nobody picked', () => {
  const c = context('main'),
    dear = c.view.landmarks.find(({ id }) => !c.legal.some(({ fields }) => fields.goal === id));
  assert.deepEqual(board.click(c, at(`supply:${dear.id}`)).ask, { kind: 'MoveKey', goal: dear.id, tile: 0 });
});

test('places lie apart and within the board, and arrows lead from one to the next', () => {
  const { view } = sample('late'),
    places = cityPlaces(
      view,
      view.districts.map(() => []),
    );
  assert.equal(new Set(places.map(({ name }) => name)).size, places.length);
  for (const { x, y, w, h, name } of places) assert.ok(x >= 0 && y >= 0 && x + w <= 908 && y + h <= 656, name);
  assert.equal(towards(places, 'building:0-0', 'ArrowRight'), 'building:0-1');
  assert.equal(towards(places, 'building:0-1', 'ArrowDown'), 'building:0-4');
  assert.equal(towards(places, 'bonus:1', 'ArrowLeft'), 'bonus:1');
  const reached = new Set(['building:0-0']);
  for (let grown = true; grown;) {
    const before = reached.size;
    for (const from of [...reached])
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(towards(places, from, arrow));
    grown = reached.size > before;
  }
  assert.deepEqual(
    places.filter(({ name }) => !reached.has(name)).map(({ name }) => name),
    [],
  );
  assert.deepEqual([spaceBox(15).x, spaceBox(1).y], [spaceBox(16).x, spaceBox(2).y]);
  assert.equal(
    districtPlaces(view.districts[0], 0, ['louvre', 'pantheon']).filter(({ name }) => name.startsWith('fan:')).length,
    2,
  );
});

test('keys do what clicks do', () => {
  const c = context('main');
  assert.deepEqual(board.key(context('main', {}, { cursor: 'building:0-0' }), 'ArrowRight', false).ui, {
    cursor: 'building:0-1',
  });
  assert.equal(hand(c)[0], 'key:supply');
  assert.deepEqual(board.key(c, '1', false).draft, { kind: 'PlaceKey' });
  assert.equal(board.key(c, 'x', false), null);
});

test('only the end of the turn is offered before anything is composed', () => {
  const { legal } = sample('main');
  assert.equal(board.primary(context('main')), null);
  const over = { ...context('main'), legal: [{ id: 2563, text: 'end', fields: { kind: 'EndTurn' } }, ...legal] };
  assert.equal(board.primary(over).text, 'end');
});

test('every position is drawn and told without a gap', () => {
  for (const name of NAMES) {
    const c = context(name);
    for (const phone of [false, true])
      for (const part of ['board', 'tray', 'aid', 'words'])
        assert.doesNotMatch(text(board[part]({ ...c, phone })), /undefined|NaN|paris\.\w/, `${part} of ${name}`);
    for (const { seat } of c.seats) assert.doesNotMatch(text(board.holdings(c, seat)), /undefined|NaN|null/);
    for (const action of c.legal)
      assert.doesNotMatch(Object.values(board.say(c, action)).map(text).join(), /undefined|NaN|paris\.\w/, action.text);
  }
});

test('closed screens show no number', () => {
  const c = context('late');
  for (const { seat, own } of c.seats)
    if (!own) assert.match(text(board.holdings(c, seat)), /Hidden behind the screen/);
});

test('every tile has its words, with the numbers of the box', () => {
  const c = context('main');
  for (let number = 1; number <= 30; number++)
    assert.doesNotMatch(tileWords(c, number), /undefined|paris\.|\b0 (points|francs)|\{/, `tile ${number}`);
  assert.equal(tileWords(c, 18), '5 points for each of your buildings of value 4.');
  assert.equal(tileWords(c, 20), '2 points for each of your other unused bonus tiles.');
});

test('a medal on an end-game tile shows what it pays', () => {
  const face = endPicture({ vp: 0, francs: 0, goods: ['gold-prestige', 'silver'] });
  assert.deepEqual(
    [...face.matchAll(/>(\d+)</g)].map(([, number]) => number),
    ['5', '4'],
  );
});

test('every event of a game has its line, or is silent on purpose', () => {
  const { events } = sample('end'),
    silent = new Set([
      'TileDrawn',
      'TopSeen',
      'GameEnded',
      'TurnEnded',
      'EndTilesSeen',
      'TokenLaid',
      'NumberLaid',
      'PointsScored',
      'TileTurned',
    ]);
  for (const event of events) {
    const line = board.log(context('end'), event);
    if (!line) assert.ok(silent.has(event.type), event.type);
    else assert.doesNotMatch(text(line.parts), /undefined|NaN|paris\.\w/, event.type);
    assert.ok(Array.isArray(board.stage(context('end'), event).motions));
  }
});

test('the stack that hops is the one that was drawn from', () => {
  const c = context('draw'),
    drawn = text(board.board(c));
  for (const i of c.view.stacks.keys()) {
    const [{ find }] = board.stage(c, { type: 'TileDrawn', seat: 0, stack: i + 1, tiles: 3 }).motions;
    assert.equal(find, `[data-piece="s${i}"]`);
    assert.ok(drawn.includes(`data-piece="s${i}"`));
  }
});

test('the rows of a breakdown add up to the score, and every line has words', () => {
  const { breakdown, scores } = sample('end');
  for (const seat of scores.keys())
    assert.equal(
      board.sums(breakdown.filter((line) => line.seat === seat)).reduce((sum, { points }) => sum + points, 0),
      scores[seat],
    );
  for (const line of breakdown) assert.doesNotMatch(Object.values(scoreWords(line)).join(' '), /undefined|paris\.\w/);
});

test('keys of several owners on one place are told apart', () =>
  assert.deepEqual(
    keysBySeat(['moon', 'sun', 'moon']).map(({ mark, count }) => [mark, count]),
    [
      [1, 1],
      [2, 2],
    ],
  ));

test('the cursor follows a landmark that was built, and starts again where one was put back', () => {
  const late = NAMES.map((name) => context(name)).find(({ view }) =>
      view.districts.some((one) => one.landmarks.length),
    ),
    district = late.view.districts.findIndex((one) => one.landmarks.length),
    { id } = late.view.districts[district].landmarks[0],
    at = (cursor) => cursorOf({ ...late, ui: { cursor } });
  assert.equal(at(`fan:${district}-${id}`), `landmark:${id}`);
  assert.equal(at(`landmark:${id}`), `landmark:${id}`);
  assert.match(at('landmark:nowhere'), /^(stack:0|building:0-0)$/);
  assert.match(at('fan:0-nowhere'), /^(stack:0|building:0-0)$/);
});
