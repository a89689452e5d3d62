// Where everything lies: the city at its full size, one district in its own box, and the way from place to place by arrow keys.

/** A place that can be pointed at. @typedef {{name: string, x: number, y: number, w: number, h: number}} Place */

export const WIDTH = 908;
export const HEIGHT = 656;
export const DISTRICT = { w: 292, h: 230 };
/** The districts clockwise round the Arc, from the north-west. @type {readonly [number, number][]} */
export const CORNERS = [
  [16, 71],
  [308, 71],
  [600, 71],
  [600, 350],
  [308, 350],
  [16, 350],
];
export const ARC = { x: 454, y: 325.5, r: 35 };
export const TILE = 0.555;
export const STACK = { w: 122, h: 40 };

/** @param {number} rank */
export const buildingBox = (rank) => ({ x: 79 + (rank % 3) * 70, y: 36 + Math.floor(rank / 3) * 66, w: 66, h: 64 });
const BANK_BOX = { x: 8, y: 36, w: 66, h: 130 };
/** Where the sums of the players stand in a district. */
export const STANDING = { x: 188, y: 172, w: 94, h: 52 };
/** How far laid landmarks lie apart: side by side, closer if they are many. @param {number} laid */
const landmarkStep = (laid) => Math.min(68, (STANDING.x - 12) / Math.max(1, laid));
/** @param {number} i @param {number} laid how many lie there in all */
export const landmarkBox = (i, laid) => ({ x: 10 + i * landmarkStep(laid), y: 171, w: 66, h: 54 });
/** Where the room beside so many landmarks begins. @param {number} laid */
export const roomFrom = (laid) => (laid ? landmarkBox(laid - 1, laid).x + 68 : 12);
const TITLE_BOX = { x: 4, y: 3, w: 284, h: 32 };

/** The boxes of the landmarks on offer beside those that lie. @param {number} laid @param {number} count */
export const fanBoxes = (laid, count) => {
  const from = roomFrom(laid),
    wide = Math.min(72, (282 - from) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => ({ x: from + i * wide, y: 170, w: wide - 2, h: 55 }));
};

/** A space of the track, 1 to 30: above from left to right, below back again. @param {number} space */
export const spaceBox = (space) => {
  const column = space <= 15 ? space - 1 : 30 - space;
  return { x: 10 + column * 59.35, y: space <= 15 ? 6 : HEIGHT - 73, w: 57, h: 63 };
};

/** @param {number} stack */
export const stackBox = (stack) => ({ x: 20 + stack * 132, y: ARC.y - STACK.h / 2, ...STACK });
/** @param {number} kind */
export const supplyBox = (kind) => ({ x: 499 + kind * 88, y: ARC.y - 20, w: 82, h: 40 });
export const END_BOX = { x: 769, y: ARC.y - 20, w: 118, h: 40 };

/** The places of one district in its own box. @param {import('./view.js').District} district @param {number} index @param {readonly string[]} fan ids of landmarks on offer @returns {Place[]} */
export const districtPlaces = (district, index, fan) => [
  { name: `district:${index}`, ...TITLE_BOX },
  { name: `bank:${index}`, ...BANK_BOX },
  ...district.buildings.map((_, rank) => ({
    name: `building:${index}-${rank}`,
    ...buildingBox(rank),
  })),
  ...district.landmarks.map((one, i) => ({
    name: `landmark:${one.id}`,
    ...landmarkBox(i, district.landmarks.length),
  })),
  ...fanBoxes(district.landmarks.length, fan.length).map((box, i) => ({ name: `fan:${index}-${fan[i]}`, ...box })),
];

/** All places of the city at its full size. @param {import('./view.js').View} view @param {readonly (readonly string[])[]} fans @returns {Place[]} */
export const cityPlaces = (view, fans) => [
  ...view.track.map((one) => ({ name: `bonus:${one.number}`, ...spaceBox(one.space) })),
  ...view.districts.flatMap((district, i) =>
    districtPlaces(district, i, fans[i] ?? []).map((place) => ({
      ...place,
      x: place.x + CORNERS[i][0],
      y: place.y + CORNERS[i][1],
    })),
  ),
  ...view.stacks.map((_, i) => ({ name: `stack:${i}`, ...stackBox(i) })),
  { name: 'arc:now', x: ARC.x - ARC.r, y: ARC.y - ARC.r, w: ARC.r * 2, h: ARC.r * 2 },
  ...['wood', 'marble', 'gold'].map((good, i) => ({ name: `buy:${good}`, ...supplyBox(i) })),
  { name: 'do:look', ...END_BOX },
];

const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** The next place in the direction of an arrow key: near and not too far to the side. @param {readonly Place[]} places @param {string} from @param {string} arrow @returns {string} */
export const towards = (places, from, arrow) => {
  const [dx, dy] = WAYS[arrow],
    here = places.find(({ name }) => name === from) ?? places[0];
  const middle = (/** @type {Place} */ place) => [place.x + place.w / 2, place.y + place.h / 2],
    [x, y] = middle(here);
  let best = here.name,
    least = Infinity;
  for (const place of places) {
    const [px, py] = middle(place),
      along = (px - x) * dx + (py - y) * dy,
      aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along > 2 && along + aside * 2.2 < least) [best, least] = [place.name, along + aside * 2.2];
  }
  return best;
};

export const isArrow = (/** @type {string} */ key) => key in WAYS;
