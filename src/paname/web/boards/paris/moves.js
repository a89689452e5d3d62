// What a click, a hover or a key means in the city: drafts only, never a rule.
import { candidates, ready } from '../../draft.js';
import {
  FROM_ARC,
  GOODS,
  TO_LANDMARK,
  SEATS,
  districtOfLandmark,
  due,
  goalSpot,
  landmarkNumber,
  moveDistrict,
  nameOf,
  placeSpot,
  siteAt,
  sourceSpot,
  printed,
} from './facts.js';
import { cityPlaces, isArrow, towards } from './geometry.js';

/** @typedef {import('../board.js').Context} Context */
/** @typedef {import('../board.js').Legal} Legal */
/** @typedef {import('../board.js').Draft} Draft */
/** @typedef {import('../board.js').Target} Target */
/** @typedef {import('../board.js').Step} Step */
/** @typedef {import('./facts.js').Spot} Spot */

/** @param {Legal} action @returns {Draft} */
const whole = (action) => ({ ...action.fields, id: action.id });
/** The action, or the move itself if it was chosen before. @param {Context} c @param {Legal} action @returns {Step} */
const choose = (c, action) =>
  c.draft.id === action.id ? { send: action } : { draft: whole(action), ui: { open: null } };
/** @param {Context} c @param {Draft} wanted @param {string} question @returns {Step} */
const chooseOne = (c, wanted, question) => {
  const found = candidates(c.legal, wanted);
  return found.length ? choose(c, found[0]) : { ask: question };
};
/** @param {Context} c */
const moves = (c) => candidates(c.legal, { kind: 'MoveKey' });
/** @param {Spot} a @param {Spot} b */
const same = (a, b) => a.kind === b.kind && a.id === b.id;
/** @param {Context} c */
const own = (c) => SEATS[c.seat];

// Keys -------------------------------------------------------------------------------------------------------

/** Whether the draft names a key that moves. @param {Context} c */
export const hasSource = (c) => c.draft.source !== undefined;
/** The tile that helps the move, if one was chosen. @param {Context} c */
const helper = (c) => (c.draft.kind === 'MoveKey' ? Number(c.draft.tile ?? 0) : 0);
/** @param {Context} c */
const hasGoal = (c) => c.draft.goal !== undefined;

/** The moves of the key that is picked up. @param {Context} c */
const movesOfPicked = (c) =>
  candidates(c.legal, {
    kind: 'MoveKey',
    source: c.draft.source,
    ...(c.draft.source === FROM_ARC ? {} : { district: c.draft.district }),
    ...(helper(c) ? { tile: c.draft.tile } : {}),
  });

/** Pick up the key at a place. @param {Context} c @param {Spot} spot @returns {Draft | null} */
const pickUp = (c, spot) => {
  const found = moves(c).filter((action) => same(sourceSpot(c, action.fields), spot));
  if (!found.length) return null;
  const { kind, district, source } = found[0].fields;
  return source === FROM_ARC ? { kind, source } : { kind, district, source };
};

/** @param {Context} c @param {readonly Legal[]} found @returns {Step} */
const settle = (c, found) => {
  if (found.length === 1) return choose(c, found[0]);
  const { kind, district, source, goal } = found[0].fields;
  return { draft: { kind, district, source, goal } };
};

/** A building or a landmark: the goal of the key in hand, a key to pick up, or the goal of some key. @param {Context} c @param {Target} at @returns {Step} */
const clickSite = (c, at) => {
  const spot = { kind: at.kind, id: at.id },
    isGoal = (/** @type {Legal} */ action) => same(goalSpot(c, action.fields), spot);
  if (hasSource(c)) {
    const found = movesOfPicked(c).filter(isGoal);
    if (found.length) return settle(c, found);
  } else if (hasGoal(c)) {
    const found = c.candidates.filter((action) => same(sourceSpot(c, action.fields), spot));
    if (found.length) return settle(c, found);
  }
  const key = pickUp(c, spot);
  if (key && !(helper(c) && !hasSource(c)))
    return same(spot, pickedSpot(c)) && !c.ready ? { draft: {} } : { draft: key };
  const found = candidates(moves(c), helper(c) && !hasSource(c) ? { tile: c.draft.tile } : {}).filter(isGoal);
  if (found.length)
    return found.length === 1
      ? choose(c, found[0])
      : {
          draft: goalDraft(
            found[0],
            found[0].fields.tile && found.every(({ fields }) => fields.tile === found[0].fields.tile)
              ? found[0].fields.tile
              : undefined,
          ),
        };
  return { ask: asked(c, spot) };
};

/** @param {Legal} action @param {import('../../draft.js').Value | undefined} tile @returns {Draft} */
const goalDraft = ({ fields }, tile) => ({
  kind: 'MoveKey',
  goal: fields.goal,
  ...(Number(fields.goal) < TO_LANDMARK ? { district: fields.district } : {}),
  ...(tile ? { tile } : {}),
});

/** Where the picked key stands. @param {Context} c @returns {Spot} */
export const pickedSpot = (c) => (hasSource(c) ? sourceSpot(c, c.draft) : { kind: '', id: '' });

/** A line that is not legal but says what was meant, so that the server can tell why. @param {Context} c @param {Spot} spot */
export const asked = (c, spot) => {
  const { view } = c,
    site = siteAt(view, spot),
    goal = spot.kind === 'building' ? String(site?.value) : (site?.id ?? '');
  const district =
    spot.kind === 'building' || spot.kind === 'fan' ? Number(spot.id.split('-')[0]) : districtOfLandmark(view, spot.id);
  const id = view.districts[district]?.id ?? '';
  if (hasSource(c)) {
    const from = pickedSpot(c),
      place = siteAt(view, from);
    if (from.kind === 'landmark') return `move ${place?.id} ${goal}`;
    const there = id || view.districts[Number(c.draft.district ?? 0)].id;
    if (from.kind === 'arc') return `move arc ${there} ${goal}`;
    if (district < 0 || district === c.draft.district)
      return `move ${view.districts[Number(c.draft.district)].id} ${from.kind === 'bank' ? 'bank' : place?.value} ${goal}`;
  }
  if (site?.keys?.includes(own(c)) && spot.kind === 'building')
    return `move ${id} ${goal} ${view.districts[district].buildings.find((/** @type {any} */ one) => one.value > site.value)?.value ?? view.landmarks.at(-1)?.id ?? goal}`;
  return askedOfAny(c, district, id, goal);
};

/** The same for a goal without a key in hand: any own key of the district, else one on the Arc. @param {Context} c @param {number} district @param {string} id @param {string} goal */
const askedOfAny = (c, district, id, goal) => {
  const here = c.view.districts[district];
  if (!here) return `move arc ${c.view.districts[0].id} ${goal}`;
  if (here.bank_keys.includes(own(c))) return `move ${id} bank ${goal}`;
  const from = here.buildings.find((/** @type {any} */ one) => one.keys.includes(own(c)) && String(one.value) !== goal);
  return from ? `move ${id} ${from.value} ${goal}` : `move arc ${id} ${goal}`;
};

/** A bank or the Arc: place a key, or pick one up. @param {Context} c @param {Target} at @returns {Step} */
const clickPlace = (c, at) => {
  const spot = { kind: at.kind, id: at.id },
    place = candidates(c.legal, { kind: 'PlaceKey' }).find((action) => same(placeSpot(action.fields), spot));
  if (hasGoal(c) && !hasSource(c)) {
    const found = c.candidates.filter((action) => same(sourceSpot(c, action.fields), spot));
    if (found.length) return settle(c, found);
  }
  const key = pickUp(c, spot);
  if (key && c.draft.kind !== 'PlaceKey') return same(spot, pickedSpot(c)) && !c.ready ? { draft: {} } : { draft: key };
  if (place) return choose(c, place);
  return { ask: `key ${at.kind === 'arc' ? 'arc' : c.view.districts[Number(at.id)].id}` };
};

/** A landmark of the list of the supply. @param {Context} c @param {Target} at @returns {Step} */
const clickSupply = (c, at) => {
  const goal = landmarkNumber(c, at.id) + TO_LANDMARK,
    laid = districtOfLandmark(c.view, at.id) >= 0;
  if (laid) return clickSite(c, { ...at, kind: 'landmark' });
  const found = hasSource(c)
    ? movesOfPicked(c).filter(({ fields }) => fields.goal === goal)
    : candidates(moves(c), { goal });
  if (found.length === 1) return choose(c, found[0]);
  if (found.length)
    return { draft: hasSource(c) ? { kind: 'MoveKey', source: c.draft.source, goal } : { kind: 'MoveKey', goal } };
  const district = hasSource(c) ? moveDistrict(c, { district: 0, ...c.draft }) : Number(c.ui.focus ?? 0);
  return { ask: asked(c, { kind: 'fan', id: `${Math.max(0, district)}-${at.id}` }) };
};

// Tiles, goods and the rest ----------------------------------------------------------------------------------

const USES = ['UseTile', 'UseForGoods', 'UseForPairs', 'UseToTake'];

/** @param {Context} c @param {Target} at @returns {Step} */
const clickTile = (c, at) => {
  const number = Number(at.id),
    uses = c.legal.filter(({ fields }) => fields.number === number && USES.includes(String(fields.kind)));
  if (uses.length === 1) return choose(c, uses[0]);
  if (uses.length)
    return c.draft.number === number && !c.ready ? { draft: {} } : { draft: { kind: uses[0].fields.kind, number } };
  if (candidates(c.legal, { kind: 'MoveKey', tile: number }).length)
    return { draft: { kind: 'MoveKey', tile: number } };
  return { ask: [9, 16].includes(number) ? '' : `use ${number}`, ui: { tip: c.ui.tip === number ? null : number } };
};

/** A tile on the track. @param {Context} c @param {Target} at @returns {Step} */
const clickBonus = (c, at) => {
  const number = Number(at.id),
    found =
      candidates(c.legal, { kind: 'TakeBonusTile', number })[0] ??
      candidates(c.legal, {
        kind: 'UseToTake',
        taken: number,
        ...(c.draft.number ? { number: c.draft.number } : {}),
      })[0];
  if (found && (found.fields.kind === 'TakeBonusTile' || c.draft.kind === 'UseToTake')) return choose(c, found);
  return due(c.view) === 'bonus'
    ? { ask: `bonus ${number}`, ui: { tip: number } }
    : { ui: { tip: c.ui.tip === number ? null : number } };
};

/** A district: lay a building or a VP tile there, or look at it. @param {Context} c @param {Target} at @returns {Step} */
const clickDistrict = (c, at) => {
  const district = Number(at.id),
    ui = { focus: district };
  if (due(c.view) === 'lay')
    return { ...chooseOne(c, { kind: 'LayTile', district }, `lay ${c.view.districts[district].id}`), ui };
  if (due(c.view) !== 'vp') return { ui };
  const found = candidates(c.legal, {
    kind: 'LayVpTile',
    district,
    ...(c.draft.tile === undefined ? {} : { tile: c.draft.tile }),
  });
  if (found.length === 1) return { ...choose(c, found[0]), ui };
  const points = c.view.vp_tiles[0]?.[0];
  return found.length
    ? { draft: { kind: 'LayVpTile', district }, ui }
    : { ask: `vp ${points} ${c.view.districts[district].id}`, ui };
};

/** @param {Context} c @param {Target} at @returns {Step} */
const clickVp = (c, at) => {
  const tile = Number(at.id),
    found = candidates(c.legal, {
      kind: 'LayVpTile',
      tile,
      ...(c.draft.district === undefined || c.draft.tile !== undefined ? {} : { district: c.draft.district }),
    });
  if (found.length === 1) return choose(c, found[0]);
  return found.length ? { draft: { kind: 'LayVpTile', tile } } : {};
};

/** @param {Context} c @param {Target} at @returns {Step} */
const clickKey = (c, at) => {
  const places = candidates(c.legal, { kind: 'PlaceKey' });
  if (!places.length) return { ask: 'key arc' };
  return c.draft.kind === 'PlaceKey' && !c.ready
    ? { draft: {} }
    : { draft: { kind: 'PlaceKey' }, ui: { cursor: at.kind === 'key' ? 'bank:0' : c.ui.cursor } };
};

const DOES = /** @type {Record<string, [string, string]>} */ ({
  end: ['EndTurn', 'end'],
  pass: ['Pass', 'pass'],
  decline: ['Decline', 'decline'],
  look: ['LookAtEndTiles', 'look'],
});

/** @type {Record<string, (c: Context, at: Target) => Step>} */
const CLICKS = {
  building: clickSite,
  landmark: clickSite,
  fan: clickSite,
  bank: clickPlace,
  arc: clickPlace,
  supply: clickSupply,
  tile: clickTile,
  bonus: clickBonus,
  district: clickDistrict,
  vp: clickVp,
  key: clickKey,
  stack: (c, at) => chooseOne(c, { kind: 'DrawTile', stack: Number(at.id) }, `draw ${Number(at.id) + 1}`),
  buy: (c, at) => chooseOne(c, { kind: 'BuyResource', good: at.id }, `buy ${at.id}`),
  good: (c, at) => chooseOne(c, { kind: 'SellGood', good: at.id }, `sell ${at.id}`),
  slot: (c, at) => chooseOne(c, { kind: 'FillSlot', good: at.id }, `slot ${at.id.replace('-prestige', '')}`),
  endtile: (c, at) => chooseOne(c, { kind: 'TakeEndTile', tile: Number(at.id) }, 'look'),
  end: (c, at) => chooseOne(c, { kind: 'UseEndTile', tile: Number(at.id) }, ''),
  do: (c, at) => chooseOne(c, { kind: DOES[at.id][0] }, DOES[at.id][1]),
  option: (c, at) => chooseOne(c, { id: Number(at.id) }, ''),
  tab: (c, at) => ({ ui: { tab: c.ui.tab === at.id ? null : at.id } }),
  go: (c, at) => ({ ui: { focus: (Number(c.ui.focus ?? 0) + (at.id === 'on' ? 1 : 5)) % 6 } }),
};

/** @param {Context} c @param {Target} at @returns {Step} */
export const click = (c, at) => {
  const step = CLICKS[at.kind]?.(c, at) ?? {},
    district = districtOf(c, at);
  return district === null || at.kind === 'go' ? step : { ...step, ui: { focus: district, ...step.ui } };
};

/** The district that a place is in. @param {Context} c @param {Spot} at */
const districtOf = (c, { kind, id }) => {
  if (['building', 'fan', 'bank', 'district'].includes(kind)) return Number(id.split('-')[0]);
  return kind === 'landmark' ? districtOfLandmark(c.view, id) : null;
};

/** The action that hovering means. @param {Context} c @param {Target} at @returns {Legal | null} */
export const point = (c, at) => {
  const { draft, send } = click(c, at);
  return send ?? (draft ? ready(c.legal, draft) : null);
};

// What is alive ----------------------------------------------------------------------------------------------

/** A light on a place: where one may go, what is picked, what is chosen; `action` tells its price. @typedef {{look: 'alive' | 'picked' | 'chosen', action: Legal | null}} Light */

/** @param {Context} c @param {Map<string, Light>} lights @param {Spot} spot @param {Light['look']} look @param {Legal | null} action */
const shine = (c, lights, spot, look, action) => {
  if (spot.kind && !lights.has(nameOf(spot))) lights.set(nameOf(spot), { look, action });
};

/** @type {WeakMap<Context, Map<string, Light>>} */
const lit = new WeakMap();

/** Which places are lit for the draft as it is; worked out once for a drawing. @param {Context} c @returns {Map<string, Light>} */
export const lightsOf = (c) => {
  const known = lit.get(c);
  if (known) return known;
  const lights = findLights(c);
  lit.set(c, lights);
  return lights;
};

/** @param {Context} c */
const findLights = (c) => {
  /** @type {Map<string, Light>} */
  const lights = new Map();
  const shown = c.ready ?? (c.ghost && c.ghost.fields.kind === 'MoveKey' ? c.ghost : null);
  if (shown?.fields.kind === 'MoveKey') {
    shine(c, lights, sourceSpot(c, shown.fields), 'picked', null);
    shine(c, lights, goalSpot(c, shown.fields), 'chosen', shown);
  }
  if (hasSource(c)) shine(c, lights, pickedSpot(c), 'picked', null);
  for (const action of hasSource(c) ? movesOfPicked(c) : c.candidates) lightAction(c, lights, action);
  return lights;
};

/** @param {Context} c @param {Map<string, Light>} lights @param {Legal} action */
const lightAction = (c, lights, action) => {
  const f = action.fields,
    chosen = c.ready?.id === action.id ? 'chosen' : 'alive',
    free = Object.keys(c.draft).length === 0;
  switch (f.kind) {
    case 'MoveKey':
      if (hasSource(c) || helper(c)) shine(c, lights, goalSpot(c, f), chosen, action);
      if (!hasSource(c)) shine(c, lights, sourceSpot(c, f), 'alive', null);
      if (hasGoal(c) && !hasSource(c)) shine(c, lights, goalSpot(c, f), 'chosen', null);
      return;
    case 'PlaceKey':
      return free ? undefined : shine(c, lights, placeSpot(f), chosen, action);
    case 'DrawTile':
      return shine(c, lights, { kind: 'stack', id: String(f.stack) }, chosen, null);
    case 'LayTile':
      return shine(c, lights, { kind: 'district', id: String(f.district) }, chosen, null);
    case 'LayVpTile':
      return free ? undefined : shine(c, lights, { kind: 'district', id: String(f.district) }, chosen, null);
    case 'TakeBonusTile':
      return shine(c, lights, { kind: 'bonus', id: String(f.number) }, chosen, null);
    case 'UseToTake':
      return free ? undefined : shine(c, lights, { kind: 'bonus', id: String(f.taken) }, chosen, null);
    case 'BuyResource':
      return shine(c, lights, { kind: 'buy', id: String(f.good) }, chosen, null);
    case 'LookAtEndTiles':
      return shine(c, lights, { kind: 'do', id: 'look' }, chosen, null);
  }
};

/** The landmarks on offer in each district for the key in hand. @param {Context} c @returns {string[][]} */
export const fansOf = (c) => {
  const fans = c.view.districts.map(() => /** @type {string[]} */ ([]));
  const shown = hasSource(c)
    ? movesOfPicked(c)
    : c.ghost?.fields.kind === 'MoveKey'
      ? [c.ghost]
      : hasGoal(c)
        ? c.candidates
        : [];
  for (const action of shown) {
    const spot = goalSpot(c, action.fields),
      [district, ...rest] = spot.id.split('-'),
      id = rest.join('-');
    if (spot.kind === 'fan' && !fans[Number(district)].includes(id)) fans[Number(district)].push(id);
  }
  return fans;
};

// Keys of the keyboard ---------------------------------------------------------------------------------------

/** @param {Context} c */
export const cursorOf = (c) => String(c.ui.cursor ?? (due(c.view) === 'draw' ? 'stack:0' : 'building:0-0'));

/** @param {Context} c @returns {Target} */
export const cursorTarget = (c) => {
  const [kind, id = ''] = cursorOf(c).split(':');
  return { kind, id, x: 0.5, y: 0.5 };
};

/** What lies in the own hand, in the order of the tray: the targets of the digits. @param {Context} c @returns {string[]} */
export const hand = (c) => {
  const mine = c.view.seats[c.seat];
  if (!mine || mine.goods === null) return [];
  const ends = c.view.end_game.taken
    .map((/** @type {any} */ one) => one.tile)
    .filter(
      (/** @type {string | null} */ id) =>
        id && !c.view.end_game.used.some((/** @type {any} */ used) => used.tile === id),
    );
  const goods = GOODS.filter((good) => mine.goods[good] || (c.view.turn === mine.name && c.view.units[good]));
  return [
    'key:supply',
    ...goods.map((good) => `good:${good}`),
    ...mine.held.map((/** @type {number} */ number) => `tile:${number}`),
    ...ends.map(
      (/** @type {string} */ id) => `end:${printed(c).end_tiles.findIndex((/** @type {any} */ one) => one.id === id)}`,
    ),
  ];
};

/** @param {Context} c @param {string} key @returns {Step | null} */
export const key = (c, key) => {
  if (isArrow(key)) return { ui: { cursor: towards(cityPlaces(c.view, fansOf(c)), cursorOf(c), key) } };
  if (key === ' ') return click(c, cursorTarget(c));
  if (/^[1-9]$/.test(key)) {
    const name = hand(c)[Number(key) - 1];
    if (!name) return null;
    const [kind, id] = name.split(':');
    return click(c, { kind, id, x: 0.5, y: 0.5 });
  }
  return null;
};

/** What the primary button does when nothing is composed: only the end of the turn is left. @param {Context} c @returns {Legal | null} */
export const primary = (c) =>
  Object.keys(c.draft).length ? null : (candidates(c.legal, { kind: 'EndTurn' })[0] ?? null);
