// What happened, act by act: others' shops, the small tour, the bus on its grand tour, the markers, the bag. Pure; the frame keeps the time.
import { network } from './facts.js';
import { happen, sceneOf } from './scene.js';
import { driven, sheet, spot, stopsOf, way } from './road.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').GameEvent} GameEvent */
/** @typedef {import('../../boards/board.js').Act} Act */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {{station: string, seat: number}} Paid */
/** @typedef {{station: string, gains: number[]}} Call */

/** What is on stage. `calls` are those made so far, `stops` all of the tour; `at` is the stop of the line where the bus stands.
 * @typedef {{kind: 'open'|'small'|'park'|'set_out'|'drive'|'call'|'home'|'markers'|'bag', scene: Scene, scores: number[], line: string, station: string, seat: number, cause: string, owner: number, goes: string,
 *   distance: number | null, paid: Paid[], gains: number[], stops: string[], calls: Call[], at: number, west: boolean, letters: string[], open: string, counts: number[]}} Show */

const MS = {
  open: 750,
  small: 1700,
  park: 620,
  set_out: 1000,
  stop: 300,
  call: 1200,
  empty: 600,
  home: 1500,
  markers: 1900,
  bag: 2200,
};
export const GROW = [
  { transform: 'scale(.2)', opacity: 0 },
  { transform: 'scale(1.12)', opacity: 1 },
  { transform: 'scale(1)', opacity: 1 },
];

/** Quotes in a selector. @param {string} text */
const quoted = (text) => text.replace(/["\\]/g, '\\$&');

/** A shop that unfolds. @param {string} station @param {number} place @returns {import('../../boards/board.js').Motion} */
export const unfold = (station, place) => ({
  find: `[data-shop="${quoted(station)}/${place}"]`,
  frames: GROW,
  ms: 320,
});

/** @param {Scene} scene @param {Partial<Show>} part @returns {Show} */
const frame = (scene, part) => ({
  kind: 'open',
  line: '',
  station: '',
  seat: -1,
  cause: '',
  owner: -1,
  goes: '',
  distance: null,
  paid: [],
  gains: [],
  stops: [],
  calls: [],
  at: -1,
  west: false,
  letters: [],
  open: '',
  counts: [],
  ...part,
  scene,
  scores: scene.scores,
});

/** Writes acts down while the events go by. */
class Stage {
  /** @param {Context} c @param {Scene} scene */
  constructor(c, scene) {
    this.c = c;
    this.net = network(c.components);
    this.scene = scene;
    /** @type {Act[]} */
    this.acts = [];
    /** @type {Show | null} */
    this.tour = null;
    this.owner = -1;
    this.goes = '';
  }

  /** @param {Partial<Show>} part @param {number} ms @param {Partial<Act>} [more] */
  put(part, ms, more = {}) {
    const show = frame(this.scene, part);
    this.acts.push({ show, ms, halt: true, ...more });
    return show;
  }

  /** @param {GameEvent} e */
  hear(e) {
    const before = this.scene;
    this.scene = happen(before, e, this.net);
    const heard = /** @type {Record<string, (e: GameEvent) => void>} */ ({
      ShopDisplaced: this.displaced,
      ShopOpened: this.opened,
      SmallTourScored: this.small,
      TileParked: this.parked,
      GrandTourStarted: this.setOut,
      BusCalled: this.called,
      GrandTourEnded: this.cameHome,
      MarkersShown: this.markers,
      BagCounted: this.bag,
    })[e.type];
    heard?.call(this, e);
  }

  /** @param {GameEvent} e */
  displaced(e) {
    [this.owner, this.goes] = [e.owner, e.goes_to];
  }

  /** Your own shop needs no telling. @param {GameEvent} e */
  opened(e) {
    const [owner, goes] = [this.owner, this.goes];
    [this.owner, this.goes] = [-1, ''];
    if (e.seat === this.c.seat) return;
    this.put({ kind: 'open', station: e.station, seat: e.seat, owner, goes }, MS.open, {
      sound: 'key',
      motions: [unfold(e.station, e.owners.lastIndexOf(e.seat))],
    });
  }

  /** @param {GameEvent} e */
  small(e) {
    this.put(
      {
        kind: 'small',
        station: e.station,
        line: this.net.letterOf[e.line],
        distance: e.distance,
        paid: e.shops,
        gains: e.gains,
      },
      MS.small,
      { sound: e.shops.length ? 'coin' : 'card' },
    );
  }

  /** The tile drives to its slot of the depot. @param {GameEvent} e */
  parked(e) {
    const line = this.net.letterOf[e.line],
      M = sheet(this.c.phone),
      [x, y] = spot(M, this.net, e.station),
      [left, top, step] = M.depot;
    const frames = driven([
      [x - step / 2, y - step / 2],
      [left + this.net.letters.indexOf(line) * step, top],
    ]);
    this.put({ kind: 'park', station: e.station, line, gains: this.c.seats.map(() => 0) }, MS.park, {
      halt: false,
      motions: [{ find: `[data-parked="${line}"]`, frames, ms: MS.park - 60 }],
    });
  }

  /** @param {GameEvent} e */
  setOut(e) {
    const line = this.net.letterOf[e.line];
    this.tour = this.put(
      { kind: 'set_out', line, cause: e.cause, seat: e.seat ?? -1, stops: [...e.calls], at: 0 },
      MS.set_out,
      { sound: 'bell' },
    );
  }

  /** @param {GameEvent} e */
  called(e) {
    const tour = this.tour;
    if (!tour) return;
    const to = this.net.lines[tour.line].stations.indexOf(e.station),
      stops = stopsOf(sheet(this.c.phone), this.net, tour.line);
    const west = to > tour.at ? stops[to][0] < stops[Math.max(0, to - 1)][0] : tour.west;
    if (to > tour.at)
      this.put({ ...tour, kind: 'drive', at: to, west, paid: [], gains: [] }, MS.stop * (to - tour.at), {
        halt: false,
        motions: [
          { find: '.pp-bus', frames: driven(way(stops, tour.at, to)), ms: MS.stop * (to - tour.at), even: true },
        ],
      });
    const calls = [...tour.calls, { station: e.station, gains: e.gains }];
    this.tour = this.put(
      { ...tour, kind: 'call', station: e.station, at: to, west, calls, paid: e.shops, gains: e.gains },
      e.shops.length ? MS.call : MS.empty,
      { sound: 'call' },
    );
  }

  /** @param {GameEvent} e */
  cameHome(e) {
    if (this.tour) this.put({ ...this.tour, kind: 'home', paid: [], gains: e.gains }, MS.home);
    this.tour = null;
  }

  /** @param {GameEvent} e */
  markers(e) {
    const letter = (/** @type {string | null} */ colour) => (colour === null ? '' : this.net.letterOf[colour]);
    this.put({ kind: 'markers', letters: e.lines.map(letter), open: letter(e.open_line) }, MS.markers, {
      sound: 'card',
    });
  }

  /** @param {GameEvent} e */
  bag(e) {
    if (e.shops.some((/** @type {number} */ n) => n > 0))
      this.put({ kind: 'bag', counts: e.shops, seat: e.seat ?? -1, gains: e.gains }, MS.bag, { sound: 'coin' });
  }
}

/** The acts of what happened since the map was as in this view. @param {Context} c @param {import('./view.js').View} before @param {readonly GameEvent[]} events @returns {Act[]} */
export const acts = (c, before, events) => {
  const stage = new Stage(c, sceneOf(before, network(c.components)));
  for (const event of events) stage.hear(event);
  return stage.acts;
};
