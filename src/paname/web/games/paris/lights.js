// Which places are alive for the draft as it is, and the landmarks on offer.
import { districtNumber, goalSpot, nameOf, placeSpot, sourceSpot } from './facts.js';
import { hasGoal, hasSource, helper, movesOfPicked, pickedSpot } from './keys.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('./facts.js').Spot} Spot */

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

/** @param {Context} c @param {Record<string, any>} fields @returns {Spot} */
const districtSpot = (c, { district }) => ({ kind: 'district', id: String(districtNumber(c.view, district)) });

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
      return free ? undefined : shine(c, lights, placeSpot(c, f), chosen, action);
    case 'DrawTile':
      return shine(c, lights, { kind: 'stack', id: String(Number(f.stack) - 1) }, chosen, null);
    case 'LayTile':
      return shine(c, lights, districtSpot(c, f), chosen, null);
    case 'LayVpTile':
      return free ? undefined : shine(c, lights, districtSpot(c, f), chosen, null);
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
