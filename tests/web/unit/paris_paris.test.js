// Paris Paris: the scene that events carry on, the acts of a tour, the way of the bus, what a click means.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { network, readTile, tileFrom, tileId } from '../../../src/paname/web/games/paris_paris/facts.js';
import { grouped, happen, sceneOf } from '../../../src/paname/web/games/paris_paris/scene.js';
import { acts } from '../../../src/paname/web/games/paris_paris/acts.js';
import { driven, sheet, spot, stopsOf, way } from '../../../src/paname/web/games/paris_paris/road.js';
import {
  inMapOrder,
  looked,
  mustDisplace,
  paysNow,
  paysThen,
  waysToTake,
} from '../../../src/paname/web/games/paris_paris/choice.js';
import { click, cursor, key, point } from '../../../src/paname/web/games/paris_paris/moves.js';
import { bar } from '../../../src/paname/web/games/paris_paris/tour.js';
import { loadWords, speak } from '../../../src/paname/web/i18n.js';
import { candidates, ready } from '../../../src/paname/web/draft.js';

const { components, moments, middle } = JSON.parse(
  readFileSync(new URL('../samples/paris_paris.json', import.meta.url)),
);
const net = network(components);
const sorted = (shops) =>
  Object.fromEntries(
    Object.entries(shops)
      .filter(([, owners]) => owners.length)
      .sort()
      .map(([station, owners]) => [station, [...owners].sort()]),
  );

/** What a board is given, for a draft. */
const given = (draft = {}, more = {}) => {
  const c = {
    view: middle.view,
    legal: middle.legal,
    draft,
    candidates: candidates(middle.legal, draft),
    ready: ready(middle.legal, draft),
    ghost: null,
    hover: null,
    ui: {},
    seats: [0, 1, 2].map((seat) => ({ seat, name: `p${seat}`, own: seat === 0, mark: seat + 1, bot: false })),
    seat: 0,
    toMove: middle.to_move,
    phone: false,
    since: [],
    forecast: () => null,
    components,
    ...more,
  };
  return { ...c, ghost: c.ready };
};
const at = (kind, id) => ({ kind, id, x: 0.5, y: 0.5 });
const tileOf = ({ fields }) => ({ station: fields.station, line: net.letterOf[fields.line] });
const full = middle.legal.find((action, i) =>
  middle.legal.some(
    (other, k) => k !== i && other.fields.station === action.fields.station && other.fields.line === action.fields.line,
  ),
);
const plain = middle.legal.find(
  (action) =>
    middle.legal.filter(
      (other) => other.fields.station === action.fields.station && other.fields.line === action.fields.line,
    ).length === 1,
);

test('the network has five lines of seven stops, four of them crossings', () => {
  assert.deepEqual(net.letters, ['A', 'B', 'C', 'D', 'E']);
  for (const letter of net.letters) {
    assert.equal(net.lines[letter].stations.length, 7);
    assert.deepEqual(
      net.lines[letter].stations.filter((name) => net.stations[name].lines.length === 2),
      net.lines[letter].calls,
    );
  }
});

test('a tile keeps its name through targets', () =>
  assert.deepEqual(tileFrom(tileId(readTile(net, 'Odéon/orange'))), { station: 'Odéon', line: 'D' }));

test('equal tiles are one card with a number', () =>
  assert.deepEqual(
    grouped([
      { station: 'Louvre', line: 'C' },
      { station: 'Opéra', line: 'B' },
      { station: 'Louvre', line: 'C' },
    ]).map(({ station, copies }) => [station, copies]),
    [
      ['Louvre', 2],
      ['Opéra', 1],
    ],
  ));

test('events carry the scene from every view of a whole game to the next', () => {
  for (let i = 0; i + 1 < moments.length; i++) {
    const then = moments[i].events.reduce((scene, event) => happen(scene, event, net), sceneOf(moments[i].view, net)),
      wanted = sceneOf(moments[i + 1].view, net);
    assert.deepEqual(sorted(then.shops), sorted(wanted.shops), `shops after ${i}`);
    assert.deepEqual(then.offer.map(tileId).sort(), wanted.offer.map(tileId).sort(), `offers after ${i}`);
    assert.deepEqual(then.parked.map(tileId).sort(), wanted.parked.map(tileId).sort(), `parked after ${i}`);
    assert.deepEqual([then.scores, then.bus], [wanted.scores, wanted.bus], `scores after ${i}`);
  }
});

test('every grand tour makes four calls, in the order of the line, and its sums add up', () => {
  let tours = 0;
  for (const { view, events } of moments) {
    const made = acts(given(), view, events),
      ends = events.filter((event) => event.type === 'GrandTourEnded');
    const homes = made.filter(({ show }) => show.kind === 'home').map(({ show }) => show);
    assert.equal(homes.length, ends.length);
    homes.forEach((show, i) => {
      assert.deepEqual(
        show.calls.map(({ station }) => station),
        net.lines[show.line].calls,
      );
      assert.deepEqual(
        show.calls.reduce((sum, { gains }) => sum.map((n, seat) => n + gains[seat]), [0, 0, 0]),
        ends[i].gains,
      );
      tours += 1;
    });
  }
  assert.ok(tours > 4);
});

test('the whole tour is told only when it is over', async () => {
  speak('en', ...(await loadWords('en', 'paris_paris')));
  let driven = 0;
  for (const { view, events } of moments)
    for (const { show } of acts(given(), view, events).filter(({ show }) => show.line && show.calls.length)) {
      const { note } = bar(given({}, { ui: { show } }));
      assert.equal(String(note).startsWith('The whole tour'), show.kind === 'home', show.kind);
      driven += Number(show.kind === 'drive' && String(note).startsWith('So far'));
    }
  assert.ok(driven > 4);
});

test('the bus drives on from where it stood, and nobody waits for a drive who wants none', () => {
  const { view, events } = moments.find((one) => one.events.some((event) => event.type === 'GrandTourStarted'));
  const made = acts(given(), view, events),
    drives = made.filter(({ show }) => show.kind === 'drive');
  assert.ok(
    drives.length >= 3 && drives.every(({ halt, ms, motions }) => !halt && ms > 0 && motions[0].frames.length > 6),
  );
  assert.ok(made.filter(({ show }) => show.kind === 'call').every(({ halt }) => halt));
});

test("one's own shop is not told as an act, the others' are", () => {
  const others = moments
    .flatMap(({ view, events }) => acts(given(), view, events))
    .filter(({ show }) => show.kind === 'open');
  assert.ok(others.length > 0 && others.every(({ show }) => show.seat !== 0));
});

test('both drawings know every station, and one of another map stands where its file puts it', () => {
  for (const phone of [false, true]) {
    const M = sheet(phone);
    for (const name of Object.keys(net.stations)) {
      const [x, y] = spot(M, net, name);
      assert.ok(name in M.at && x > 0 && x < M.w && y > 0 && y < M.h, name);
    }
    const other = { ...net, stations: { Elsewhere: { name: 'Elsewhere', place: [500, 400], room: 1, lines: ['A'] } } };
    assert.deepEqual(spot(M, other, 'Elsewhere').slice(0, 2).map(Math.round), [M.w / 2, M.h / 2]);
  }
});

test('the way of the bus begins and ends at stops', () => {
  const stops = stopsOf(sheet(false), net, 'B'),
    points = way(stops, 1, 3);
  assert.deepEqual(points[0], stops[1]);
  assert.deepEqual(points.at(-1).map(Math.round), stops[3]);
  assert.match(driven(points)[0].transform, /^translate\([\d.]+px, [\d.]+px\)$/);
});

test('the cards lie from west to east', () => {
  const xs = inMapOrder(given()).map(({ station }) => spot(sheet(false), net, station)[0]);
  assert.deepEqual(
    xs,
    [...xs].sort((a, b) => a - b),
  );
});

test('a tile with room is ready at the first click and sent at the second', () => {
  const id = tileId(tileOf(plain)),
    first = click(given(), at('tile', id));
  const c = given(first.draft);
  assert.equal(c.ready.id, plain.id);
  assert.equal(looked(c).station, plain.fields.station);
  assert.equal(click(c, at('tile', id)).send.id, plain.id);
  assert.equal(point(given(), at('tile', id)).id, plain.id);
});

test('at a full crossing it is asked whose shop goes', () => {
  const id = tileId(tileOf(full)),
    first = click(given(), at('tile', id)),
    c = given(first.draft);
  assert.equal(c.ready, null);
  assert.ok(mustDisplace(c));
  assert.equal(point(given(), at('tile', id)), null);
  const ways = waysToTake(c, tileOf(full)),
    owner = ways[1].fields.displaced,
    then = click(c, at('shop', String(owner)));
  assert.equal(given(then.draft).ready.id, ways[1].id);
});

test('a station without an offer is asked about, not refused by the page', () => {
  const free = Object.keys(net.stations).find((name) => !middle.legal.some(({ fields }) => fields.station === name));
  assert.deepEqual(click(given(), at('station', free)), { ask: { station: free } });
});

test('what the others would pay is what the server says', () => {
  const choice = middle.view.forecast.choices.find((one) => one.id === plain.id);
  assert.deepEqual(
    [...paysThen(given(), plain).values()].map(({ small }) => small),
    choice.then.map(({ small }) => small),
  );
  assert.equal(paysNow(given()).size, middle.view.forecast.offer.length);
  assert.equal(paysThen(given(), null), null);
});

test('arrows walk over the offers, digits and Space choose', () => {
  const order = inMapOrder(given()).map(tileId);
  assert.equal(cursor(given()).id, order[0]);
  assert.equal(key(given({}, { ui: { cursor: order[0] } }), 'ArrowRight').ui.cursor, order[1]);
  assert.equal(key(given({}, { ui: { cursor: order[0] } }), 'ArrowLeft').ui.cursor, order[0]);
  assert.deepEqual(key(given(), '2').draft, key(given({}, { ui: { cursor: order[1] } }), ' ').draft);
  assert.equal(key(given(), '9'), null);
});

test('while something is on stage, a click ends it and moves nothing', () => {
  const [act] = moments.flatMap(({ view, events }) => acts(given(), view, events));
  const c = given({}, { ui: { show: act.show } });
  assert.deepEqual(click(c, at('tile', tileId(tileOf(plain)))), { show: 'skip' });
  assert.deepEqual(click(c, at('show', 'next')), { show: 'next' });
  assert.equal(point(c, at('tile', tileId(tileOf(plain)))), null);
});
