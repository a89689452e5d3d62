// Keys that are placed and moved: what a click on a building, a landmark, a bank or the Arc means. Drafts only, never a rule.
import { candidates } from '../../draft.js';
import {
  FROM_ARC,
  TO_LANDMARK,
  SEATS,
  districtOfLandmark,
  goalSpot,
  landmarkNumber,
  moveDistrict,
  placeSpot,
  siteAt,
  sourceSpot,
} from './facts.js';

/** @typedef {import('../../boards/board.js').Context} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Draft} Draft */
/** @typedef {import('../../boards/board.js').Target} Target */
/** @typedef {import('../../boards/board.js').Step} Step */
/** @typedef {import('./facts.js').Spot} Spot */

/** @param {Legal} action @returns {Draft} */
export const whole = (action) => ({ ...action.fields, id: action.id });
/** The action, or the move itself if it was chosen before. @param {Context} c @param {Legal} action @returns {Step} */
export const choose = (c, action) =>
  c.draft.id === action.id ? { send: action } : { draft: whole(action), ui: { open: null } };
/** @param {Context} c @param {Draft} wanted @param {string} question @returns {Step} */
export const chooseOne = (c, wanted, question) => {
  const found = candidates(c.legal, wanted);
  return found.length ? choose(c, found[0]) : { ask: question };
};
/** @param {Context} c */
export const moves = (c) => candidates(c.legal, { kind: 'MoveKey' });
/** @param {Spot} a @param {Spot} b */
export const same = (a, b) => a.kind === b.kind && a.id === b.id;
/** @param {Context} c */
export const own = (c) => SEATS[c.seat];

/** Whether the draft names a key that moves. @param {Context} c */
export const hasSource = (c) => c.draft.source !== undefined;
/** The tile that helps the move, if one was chosen. @param {Context} c */
export const helper = (c) => (c.draft.kind === 'MoveKey' ? Number(c.draft.tile ?? 0) : 0);
/** @param {Context} c */
export const hasGoal = (c) => c.draft.goal !== undefined;

/** The moves of the key that is picked up. @param {Context} c */
export const movesOfPicked = (c) =>
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
export const clickSite = (c, at) => {
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
export const clickPlace = (c, at) => {
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
export const clickSupply = (c, at) => {
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
