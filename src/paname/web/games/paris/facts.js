// Where the names in Paris' actions and views are on the board: spots name districts by number and buildings by rank.

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('./view.js').View} View */

/** A place on the board: the kind and id of its target. @typedef {{kind: string, id: string}} Spot */

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
 * @typedef {{districts: {id: string, name: string, bank: number, types: string[]}[], spaces: {value: number, cost: Record<string, number>, points: number, bonus_fee?: number}[], landmarks: {id: string, name: string, value: number, cost: Record<string, number>, slots: string[], points: number[]}[], prestige: Record<string, number>, vp_tiles: number[][],
 *   bonus: Record<number, import('./pieces/bonus.js').Fact & {by_players?: number[]}>, end_tiles: {id: string, francs: number, vp: number, goods: string[]}[], back: number, types: number[]}} Printed */

/** @type {Printed} */
const NOTHING = {
  districts: [],
  spaces: [],
  landmarks: [],
  prestige: {},
  vp_tiles: [],
  bonus: {},
  end_tiles: [],
  back: 0,
  types: [],
};

/** @param {Context} c @returns {Printed} */
export const printed = (c) => (c.components.landmarks ? c.components : NOTHING);

/** The points of a prestige on a landmark. @param {Context} c @param {unknown} id @param {string} kind */
export const prestigeOf = (c, id, kind) => {
  const landmark = printed(c).landmarks.find((one) => one.id === id);
  return landmark?.points[landmark.slots.indexOf(kind)] ?? 0;
};

/** @param {string} name */
const seatNumber = (name) => SEATS.indexOf(name);
/** The emblem that a key's owner wears, 1 to 4. @param {string} name */
export const markOf = (name) => seatNumber(name) + 1;

/** The decision that is due. @param {View} view @returns {string} */
export const due = (view) => view.pending[0] ?? '';
/** @param {View} view */
export const stepOf = (view) => STEP_OF[due(view)] ?? '';

/** The number of a district, -1 for none. @param {View} view @param {unknown} id */
export const districtNumber = (view, id) => view.districts.findIndex((one) => one.id === id);
/** Whether a place is a landmark. @param {Context} c @param {unknown} id */
export const isLandmark = (c, id) => printed(c).landmarks.some((one) => one.id === id);
/** An end-game tile by its name. @param {Context} c @param {unknown} id */
export const endTile = (c, id) => printed(c).end_tiles.find((one) => one.id === id);
/** A VP tile by the points of its first place. @param {Context} c @param {unknown} points */
export const vpTileOf = (c, points) => printed(c).vp_tiles.find(([first]) => first === points) ?? [];

/** The district where a landmark lies, -1 in the supply. @param {View} view @param {string} id */
export const districtOfLandmark = (view, id) =>
  view.districts.findIndex((district) => district.landmarks.some((one) => one.id === id));

/** What an action costs and gives, as the server says. @param {View} view @param {Legal} action @returns {import('./view.js').Offer} */
export const offerOf = (view, action) => view.offers?.[action.id] ?? {};

const ARC = { kind: 'arc', id: 'now' };

/** A building of a district by its value. @param {View} view @param {unknown} district @param {unknown} value @returns {Spot} */
const buildingSpot = (view, district, value) => {
  const number = districtNumber(view, district),
    rank = view.districts[number]?.buildings.findIndex((one) => String(one.value) === value);
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

/** The building or landmark at a spot. @param {View} view @param {Spot} spot @returns {import('./view.js').Site | undefined} */
export const siteAt = (view, { kind, id }) => {
  if (kind === 'building') {
    const [district, rank] = id.split('-').map(Number);
    return view.districts[district]?.buildings[rank];
  }
  const landmark = kind === 'fan' ? id.slice(id.indexOf('-') + 1) : id;
  return [...view.landmarks, ...view.districts.flatMap((district) => district.landmarks)].find(
    (one) => one.id === landmark,
  );
};
