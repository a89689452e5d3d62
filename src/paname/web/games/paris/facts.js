// Where the names in Paris' actions and views are on the board: spots name districts by number and buildings by rank.

/** @typedef {import('../../boards/board.js').Context} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */

/** A place on the board: the kind and id of its target. @typedef {{kind: string, id: string}} Spot */
/** What the server says that an action changes for its player. @typedef {{francs?: number, vp?: number, keys?: number, goods?: Record<string, number>, units?: Record<string, number>, tiles?: number[], bonus_fee?: number, slots?: string[], vp_tile?: boolean}} Offer */

export const SEATS = ['sun', 'moon', 'lily', 'star'];
export const GOODS = ['wood', 'marble', 'gold', 'bronze', 'silver', 'gold-prestige'];
export const RESOURCES = GOODS.slice(0, 3);
/** The steps of a turn, and which of them a pending decision belongs to. */
export const STEPS = ['draw', 'free', 'main', 'benefits', 'end'];
const STEP_OF = /** @type {Record<string, string>} */ ({
  draw: 'draw',
  lay: 'draw',
  top: 'draw',
  tile: 'draw',
  main: 'main',
  endtile: 'main',
  bonus: 'benefits',
  slot: 'benefits',
  vp: 'benefits',
  end: 'end',
});

/** The printed facts as the engine tells them; `types` are the points for so many types.
 * @typedef {{landmarks: {id: string, name: string, value: number, cost: Record<string, number>, slots: string[]}[], prestige: Record<string, number>, vp_tiles: number[][],
 *   bonus: Record<number, import('./pieces/bonus.js').Fact & {by_players?: number[]}>, end_tiles: {id: string, francs: number, vp: number, good: string | null}[], back: number, types: number[]}} Printed */

/** @type {Printed} */
const NOTHING = { landmarks: [], prestige: {}, vp_tiles: [], bonus: {}, end_tiles: [], back: 0, types: [] };

/** @param {Context} c @returns {Printed} */
export const printed = (c) => (c.components.landmarks ? c.components : NOTHING);

/** @param {string} name */
export const seatNumber = (name) => SEATS.indexOf(name);
/** The emblem that a key's owner wears, 1 to 4. @param {string} name */
export const markOf = (name) => seatNumber(name) + 1;

/** The decision that is due. @param {any} view @returns {string} */
export const due = (view) => view.pending[0] ?? '';
/** @param {any} view */
export const stepOf = (view) => STEP_OF[due(view)] ?? '';

/** The number of a district, -1 for none. @param {any} view @param {unknown} id */
export const districtNumber = (view, id) => view.districts.findIndex((/** @type {any} */ one) => one.id === id);
/** Whether a place is a landmark. @param {Context} c @param {unknown} id */
export const isLandmark = (c, id) => printed(c).landmarks.some((one) => one.id === id);
/** An end-game tile by its name. @param {Context} c @param {unknown} id */
export const endTile = (c, id) => printed(c).end_tiles.find((one) => one.id === id);
/** A VP tile by the points of its first place. @param {Context} c @param {unknown} points */
export const vpTileOf = (c, points) => printed(c).vp_tiles.find(([first]) => first === points) ?? [];

/** The district where a landmark lies, -1 in the supply. @param {any} view @param {string} id */
export const districtOfLandmark = (view, id) =>
  view.districts.findIndex((/** @type {any} */ district) =>
    district.landmarks.some((/** @type {any} */ one) => one.id === id),
  );

/** What an action costs and gives, as the server says. @param {any} view @param {Legal} action @returns {Offer} */
export const offerOf = (view, action) => view.offers?.[action.id] ?? {};

const ARC = { kind: 'arc', id: 'now' };

/** A building of a district by its value. @param {any} view @param {unknown} district @param {unknown} value @returns {Spot} */
const buildingSpot = (view, district, value) => {
  const number = districtNumber(view, district),
    rank = view.districts[number]?.buildings.findIndex((/** @type {any} */ one) => String(one.value) === value);
  return { kind: 'building', id: `${number}-${rank}` };
};

/** Where a move starts. @param {Context} c @param {Record<string, any>} fields @returns {Spot} */
export const sourceSpot = (c, { source, district }) => {
  if (source === 'arc') return ARC;
  if (source === 'bank') return { kind: 'bank', id: String(districtNumber(c.view, district)) };
  return isLandmark(c, source) ? { kind: 'landmark', id: source } : buildingSpot(c.view, district, source);
};

/** The district in which a move ends. @param {Context} c @param {Record<string, any>} fields */
export const moveDistrict = (c, { source, district }) =>
  isLandmark(c, source) ? districtOfLandmark(c.view, source) : districtNumber(c.view, district);

/** Where a move ends: a building, a laid landmark, or one of the supply in the district's fan. @param {Context} c @param {Record<string, any>} fields @returns {Spot} */
export const goalSpot = (c, fields) => {
  const { goal, district } = fields;
  if (!isLandmark(c, goal)) return buildingSpot(c.view, district, goal);
  return districtOfLandmark(c.view, goal) < 0
    ? { kind: 'fan', id: `${moveDistrict(c, fields)}-${goal}` }
    : { kind: 'landmark', id: goal };
};

/** Where a key is placed. @param {Context} c @param {Record<string, any>} fields @returns {Spot} */
export const placeSpot = (c, { place }) =>
  place === 'arc' ? ARC : { kind: 'bank', id: String(districtNumber(c.view, place)) };

/** @param {Spot} spot */
export const nameOf = ({ kind, id }) => `${kind}:${id}`;

/** How many keys each seat has on a site. @param {readonly string[]} keys @returns {{seat: number, mark: number, count: number}[]} */
export const keysBySeat = (keys) =>
  SEATS.map((name, seat) => ({ seat, mark: seat + 1, count: keys.filter((one) => one === name).length })).filter(
    ({ count }) => count > 0,
  );

/** The building or landmark at a spot. @param {any} view @param {Spot} spot @returns {any} */
export const siteAt = (view, { kind, id }) => {
  if (kind === 'building') {
    const [district, rank] = id.split('-').map(Number);
    return view.districts[district]?.buildings[rank];
  }
  const landmark = kind === 'fan' ? id.slice(id.indexOf('-') + 1) : id;
  return [...view.landmarks, ...view.districts.flatMap((/** @type {any} */ district) => district.landmarks)].find(
    (/** @type {any} */ one) => one.id === landmark,
  );
};
