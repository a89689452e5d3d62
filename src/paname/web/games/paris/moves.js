// What a click, a hover or a key of the keyboard means in the city: drafts only, never a rule.
import { candidates, ready } from '../../draft.js';
import { GOODS, SEATS, districtNumber, districtOfLandmark, due, moveDistrict } from './facts.js';
import { cityPlaces, isArrow, towards } from './geometry.js';
import { choose, chooseOne, clickPlace, clickSite, clickSupply } from './keys.js';
import { fansOf } from './lights.js';
import { medals, mostMedals } from './turn.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Draft} Draft */
/** @typedef {import('../../boards/board.js').Target} Target */
/** @typedef {import('../../boards/board.js').Step} Step */
/** @typedef {import('./facts.js').Spot} Spot */

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
  const ui = { tip: c.ui.tip === number ? null : number };
  return [9, 16].includes(number)
    ? { ui }
    : { ask: { kind: [23, 24].includes(number) ? 'UseForPairs' : 'UseTile', number }, ui };
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
    ? { ask: { kind: 'TakeBonusTile', number }, ui: { tip: number } }
    : { ui: { tip: c.ui.tip === number ? null : number } };
};

/** A district: lay a building or a VP tile there, or look at it. @param {Context} c @param {Target} at @returns {Step} */
const clickDistrict = (c, at) => {
  const ui = { focus: Number(at.id) },
    district = c.view.districts[ui.focus].id;
  if (due(c.view) === 'lay') return { ...chooseOne(c, { kind: 'LayTile', district }), ui };
  if (due(c.view) !== 'vp') return { ui };
  return { ...chooseOne(c, { kind: 'LayVpTile', district, points: pickedVp(c) }), ui };
};

/** The majority tile in hand: the one that was picked, else the best that is free. @param {Context} c @returns {number} */
export const pickedVp = (c) => Number(c.draft.points ?? c.ui.points ?? c.view.vp_tiles[0]?.[0]);

/** @param {Context} c @param {Target} at @returns {Step} */
const clickVp = (c, at) => {
  const points = Number(at.id),
    { district } = c.draft,
    wanted = { kind: 'LayVpTile', points, ...(district === undefined ? {} : { district }) },
    found = candidates(c.legal, wanted);
  if (!found.length) return { ask: wanted };
  return found.length === 1 ? choose(c, found[0]) : { draft: { kind: 'LayVpTile', points }, ui: { points } };
};

/** One medal more or less for the landmark. @param {Context} c @param {string} good @param {1 | -1} more @returns {Step} */
const changeMedals = (c, good, more) => {
  const n = (medals(c)[good] ?? 0) + more;
  if (n > (mostMedals(c)[good] ?? 0)) return { ask: { kind: 'FillSlot', good } };
  return { ui: { medals: { ...c.ui.medals, [good]: n } } };
};

/** @param {Context} c @param {Target} at @returns {Step} */
const clickKey = (c, at) => {
  const places = candidates(c.legal, { kind: 'PlaceKey' });
  if (!places.length) return { ask: { kind: 'PlaceKey' } };
  return c.draft.kind === 'PlaceKey' && !c.ready
    ? { draft: {} }
    : { draft: { kind: 'PlaceKey' }, ui: { cursor: at.kind === 'key' ? 'bank:0' : c.ui.cursor } };
};

const DOES = /** @type {Record<string, string>} */ ({
  end: 'EndTurn',
  pass: 'Pass',
  decline: 'Decline',
  look: 'LookAtEndTiles',
});

/** A building is drawn by one press: there is nothing to see before it lies. @param {Context} c @param {number} stack @returns {Step} */
const drawFrom = (c, stack) => {
  const [found] = candidates(c.legal, { kind: 'DrawTile', stack });
  return found ? { send: found } : { ask: { kind: 'DrawTile', stack } };
};

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
  stack: (c, at) => drawFrom(c, Number(at.id) + 1),
  buy: (c, at) => chooseOne(c, { kind: 'BuyResource', good: at.id }),
  good: (c, at) => chooseOne(c, { kind: 'SellGood', good: at.id }),
  slot: (c, at) => changeMedals(c, at.id, 1),
  given: (c, at) => changeMedals(c, at.id, -1),
  stay: (c) => (c.ready ? { send: c.ready, then: [] } : {}),
  endtile: (c, at) => chooseOne(c, { kind: 'TakeEndTile', tile: at.id }),
  end: (c, at) => chooseOne(c, { kind: 'UseEndTile', tile: at.id }),
  do: (c, at) => chooseOne(c, { kind: DOES[at.id] }),
  option: (c, at) => chooseOne(c, { id: Number(at.id) }),
  sheet: (c, at) => ({ sheet: at.id }),
  go: (c, at) => ({ ui: { focus: (focusOf(c) + (at.id === 'on' ? 1 : 5)) % 6 } }),
  show: () => ({ show: 'skip' }),
};

/** @param {Context} c @param {Target} at @returns {Step} */
export const click = (c, at) => {
  const step = CLICKS[at.kind]?.(c, at) ?? {},
    district = districtOf(c, at);
  return district === null || at.kind === 'go' ? step : { ...step, ui: { focus: district, ...step.ui } };
};

/** The district to look at before anybody chose one: the first with an own key. @param {Context} c */
const firstFocus = (c) =>
  c.view.districts.findIndex((one) =>
    [...one.bank_keys, ...one.buildings.flatMap((space) => space.keys)].includes(SEATS[c.seat]),
  );

/** The district that a phone shows at its full size: the one on stage, or the one that was chosen. @param {Context} c */
export const focusOf = (c) => {
  const shown = Number(c.ui.show?.district ?? -1);
  return shown < 0 ? Number(c.ui.focus ?? Math.max(0, firstFocus(c))) : shown;
};

/** The district of an action comes into focus. @param {Context} c @param {Legal} action */
export const look = (c, { fields }) => {
  const place = districtNumber(c.view, fields.kind === 'PlaceKey' ? fields.place : fields.district),
    focus = fields.kind === 'MoveKey' ? moveDistrict(c, fields) : place;
  return c.view.districts[focus] ? { focus } : {};
};

/** The district that a place is in. @param {Context} c @param {Spot} at */
const districtOf = (c, { kind, id }) => {
  if (['building', 'fan', 'bank', 'district'].includes(kind)) return Number(id.split('-')[0]);
  if (kind === 'stack') return districtOfStack(c.view, Number(id));
  return kind === 'landmark' ? districtOfLandmark(c.view, id) : null;
};

/** The district that the building on top of a stack goes to. @param {import('./view.js').View} view @param {number} stack */
const districtOfStack = (view, stack) => {
  const found = view.districts.findIndex((one) => one.id === view.stacks[stack]?.top);
  return found < 0 ? null : found;
};

/** The action that hovering means. @param {Context} c @param {Target} at @returns {Legal | null} */
export const point = (c, at) => {
  const { draft, send } = click(c, at);
  return send ?? (draft ? ready(c.legal, draft) : null);
};

// Keys of the keyboard ---------------------------------------------------------------------------------------

/** Where the keyboard is; a landmark that was built or put back since then is elsewhere. @param {Context} c */
export const cursorOf = (c) => {
  const first = due(c.view) === 'draw' ? 'stack:0' : 'building:0-0',
    at = String(c.ui.cursor ?? first),
    [, kind, district, id] = /^(fan|landmark):(?:(\d+)-)?(.+)$/.exec(at) ?? [];
  if (!kind || (kind === 'fan' && fansOf(c)[Number(district)]?.includes(id))) return at;
  return districtOfLandmark(c.view, id) < 0 ? first : `landmark:${id}`;
};

/** @param {Context} c @returns {Target} */
export const cursorTarget = (c) => {
  const [kind, id = ''] = cursorOf(c).split(':');
  return { kind, id, x: 0.5, y: 0.5 };
};

/** What the person holds, in the order of the tray: the targets of the digits. @param {Context} c @returns {string[]} */
export const hand = (c) => {
  const mine = c.view.seats[c.seat];
  if (!mine || mine.goods === null) return [];
  const ends = c.view.end_game.taken
    .map((one) => one.tile)
    .filter((id) => id && !c.view.end_game.used.some((used) => used.tile === id));
  const goods = GOODS.filter((good) => mine.goods[good] || (c.view.turn === mine.name && c.view.units[good]));
  return [
    'key:supply',
    ...goods.map((good) => `good:${good}`),
    ...mine.held.map((number) => `tile:${number}`),
    ...ends.map((id) => `end:${id}`),
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
