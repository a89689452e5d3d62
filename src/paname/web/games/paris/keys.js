// Keys that are placed and moved: what a click on a building, a landmark, a bank or the Arc means. Drafts only, never a rule.
import { candidates } from '../../draft.js';
import {
  SEATS,
  districtOfLandmark,
  goalSpot,
  isLandmark,
  moveDistrict,
  placeSpot,
  siteAt,
  sourceSpot,
} from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
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
/** Choose the action that is wanted, or ask why there is none. @param {Context} c @param {Draft} wanted @returns {Step} */
export const chooseOne = (c, wanted) => {
  const found = candidates(c.legal, wanted);
  return found.length ? choose(c, found[0]) : { ask: wanted };
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
    ...(c.draft.source === 'arc' ? {} : { district: c.draft.district }),
    ...(helper(c) ? { tile: c.draft.tile } : {}),
  });

/** Pick up the key at a place. @param {Context} c @param {Spot} spot @returns {Draft | null} */
const pickUp = (c, spot) => {
  const found = moves(c).filter((action) => same(sourceSpot(c, action.fields), spot));
  if (!found.length) return null;
  const { kind, district, source } = found[0].fields;
  return source === 'arc' ? { kind, source } : { kind, district, source };
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
  if (!helper(c) && siteAt(c.view, spot)?.keys?.includes(own(c))) return { ask: asked(c, spot) };
  const found = candidates(moves(c), helper(c) && !hasSource(c) ? { tile: c.draft.tile } : {}).filter(isGoal);
  if (found.length)
    return found.length === 1
      ? choose(c, found[0])
      : {
          draft: goalDraft(
            c,
            found[0],
            found[0].fields.tile && found.every(({ fields }) => fields.tile === found[0].fields.tile)
              ? found[0].fields.tile
              : undefined,
          ),
        };
  return { ask: asked(c, spot) };
};

/** @param {Context} c @param {Legal} action @param {import('../../draft.js').Value | undefined} tile @returns {Draft} */
const goalDraft = (c, { fields }, tile) => ({
  kind: 'MoveKey',
  goal: fields.goal,
  ...(isLandmark(c, fields.goal) ? {} : { district: fields.district }),
  ...(tile ? { tile } : {}),
});

/** Where the picked key stands. @param {Context} c @returns {Spot} */
export const pickedSpot = (c) => (hasSource(c) ? sourceSpot(c, c.draft) : { kind: '', id: '' });

/** The move that was meant, so that the server can tell why it isn't legal. @param {Context} c @param {Spot} spot @returns {Draft} */
export const asked = (c, spot) => {
  const { view } = c,
    site = siteAt(view, spot),
    here =
      spot.kind === 'building' || spot.kind === 'fan'
        ? Number(spot.id.split('-')[0])
        : districtOfLandmark(view, spot.id),
    goal = site?.id ?? String(site?.value),
    move = { kind: 'MoveKey', goal, tile: 0 };
  if (hasSource(c)) {
    const { source } = c.draft,
      home = moveDistrict(c, c.draft);
    if (isLandmark(c, source)) return { ...move, district: null, source };
    if (source === 'arc') return { ...move, district: view.districts[Math.max(0, here)].id, source };
    if (here < 0 || here === home) return { ...move, district: view.districts[home].id, source };
  }
  if (site?.keys?.includes(own(c)) && spot.kind === 'building') return higherFrom(view.districts[here], site, move);
  return here < 0 || spot.kind === 'fan' ? move : { ...move, district: view.districts[here].id };
};

/** The next move up from a building, whose key was pointed at. @param {import('./view.js').District} district @param {import('./view.js').Site} site @param {Draft} move @returns {Draft} */
const higherFrom = (district, site, move) => {
  const next = district.buildings.find((one) => one.value > site.value),
    goal = next ? String(next.value) : (district.landmarks.at(-1)?.id ?? move.goal);
  return { ...move, district: district.id, source: String(site.value), goal };
};

/** A bank or the Arc: place a key, or pick one up. @param {Context} c @param {Target} at @returns {Step} */
export const clickPlace = (c, at) => {
  const spot = { kind: at.kind, id: at.id },
    place = candidates(c.legal, { kind: 'PlaceKey' }).find((action) => same(placeSpot(c, action.fields), spot));
  if (hasGoal(c) && !hasSource(c)) {
    const found = c.candidates.filter((action) => same(sourceSpot(c, action.fields), spot));
    if (found.length) return settle(c, found);
  }
  const key = pickUp(c, spot);
  if (key && c.draft.kind !== 'PlaceKey') return same(spot, pickedSpot(c)) && !c.ready ? { draft: {} } : { draft: key };
  if (place) return choose(c, place);
  return { ask: { kind: 'PlaceKey', place: at.kind === 'arc' ? 'arc' : c.view.districts[Number(at.id)].id } };
};

/** A landmark of the list of the supply. @param {Context} c @param {Target} at @returns {Step} */
export const clickSupply = (c, at) => {
  const goal = at.id,
    laid = districtOfLandmark(c.view, goal) >= 0;
  if (laid) return clickSite(c, { ...at, kind: 'landmark' });
  const found = hasSource(c)
    ? movesOfPicked(c).filter(({ fields }) => fields.goal === goal)
    : candidates(moves(c), { goal });
  if (found.length === 1) return choose(c, found[0]);
  if (found.length)
    return { draft: hasSource(c) ? { kind: 'MoveKey', source: c.draft.source, goal } : { kind: 'MoveKey', goal } };
  const district = hasSource(c) ? moveDistrict(c, c.draft) : 0;
  return { ask: asked(c, { kind: 'fan', id: `${Math.max(0, district)}-${goal}` }) };
};
