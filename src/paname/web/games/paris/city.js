// The city at its full size: the track round it, six districts round the Arc, stacks, supply and end-game tiles between them.
import { at, rect, circle, stroke, text } from '../../pieces/svg.js';
import { arc } from '../../pieces/landmark.js';
import { coin, keySeal, stackBack } from './pieces/goods.js';
import { endTile } from './pieces/district.js';
import { html, remember, unsafeSVG } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { base } from './district.js';
import { hits, overlay } from './overlay.js';
import { good, payTag, ring } from './draw.js';
import { ARC, CORNERS, END_BOX, HEIGHT, WIDTH, cityPlaces, spaceBox, stackBox, supplyBox } from './geometry.js';
import { RESOURCES, keysBySeat, offerOf } from './facts.js';
import { fansOf, lightsOf } from './lights.js';
import { cursorOf } from './moves.js';
import { nowWords, tileWords, trackOf } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('./lights.js').Light} Light */

const avenue = (/** @type {number} */ i) => {
  const a = (i * Math.PI) / 6,
    line = `M${ARC.x} ${ARC.y}L${(ARC.x + 700 * Math.cos(a)).toFixed(1)} ${(ARC.y + 700 * Math.sin(a)).toFixed(1)}`;
  return (
    stroke(line, 'var(--street)', 22) +
    stroke(line, 'var(--park-2)', 25, 'stroke-dasharray="0 17" opacity=".75"') +
    stroke(line, 'var(--street)', 15)
  );
};
const AVENUES = Array.from({ length: 12 }, (_, i) => avenue(i)).join('');
const FRAME =
  rect(2, 4, WIDTH - 4, HEIGHT - 6, 'var(--shadow)', 20, 'opacity=".25"') +
  rect(1, 1, WIDTH - 2, HEIGHT - 5, '#28493f', 20, 'stroke="var(--contour)" stroke-width="3"') +
  rect(4.5, 4.5, WIDTH - 9, HEIGHT - 12, 'none', 17, 'stroke="#d9b45a" stroke-width="1.6"') +
  rect(9, 73, WIDTH - 18, HEIGHT - 152, 'var(--land)', 14, 'stroke="var(--contour)" stroke-width="2"') +
  `<clipPath id="city"><rect x="10" y="74" width="${WIDTH - 20}" height="${HEIGHT - 154}" rx="13"/></clipPath>` +
  `<g clip-path="url(#city)">${AVENUES}</g>`;

const PANEL = 'stroke="var(--contour)" stroke-width="2"';
const EMPTY = `${PANEL} stroke-dasharray="5 4"`;

/** How big words may be to find room; seldom smaller than they can be read. @param {string} words @param {number} size @param {number} room */
const sizeFor = (words, size, room) => Math.min(size, Math.max(11, room / (words.length * 0.52)));

/** A title and a quieter line under it, at the left of a box. @param {number} x @param {number} y @param {string} title @param {string} note @param {number} room how wide the words may be */
const twoLines = (x, y, title, note, room) =>
  text(x, y + 17, sizeFor(title, 14, room), title, { a: 's' }) +
  text(x, y + 32.5, sizeFor(note, 13, room), note, { a: 's', f: 'text', w: 500, fill: 'var(--ink-2)' });

/** @param {import('./view.js').Stack} stack @param {number} i @param {import('./view.js').District[]} districts */
const stackPart = (stack, i, districts) => {
  const { x, y, w, h } = stackBox(i),
    name = districts.find(({ id }) => id === stack.top)?.name ?? '';
  if (!stack.tiles)
    return (
      rect(x, y, w, h, 'var(--card)', 10, `${EMPTY} opacity=".55"`) +
      text(x + w / 2, y + 25, 14, t('paris.stack.empty'), { f: 'text', w: 500, fill: 'var(--ink-2)' })
    );
  const behind = stack.tiles > 1 ? rect(x + 3, y + 3, w, h, 'var(--card-2)', 10, PANEL) : '',
    words = twoLines(x + 38, y, name, t('paris.stack.count', { n: stack.tiles }), w - 42);
  return `<g data-piece="s${i}">${behind}${rect(x, y, w, h, 'var(--card)', 10, PANEL)}${at(x + 3, y + 3, 0.345, stackBack())}${words}</g>`;
};

/** The Arc with the keys on it, over the districts' edges. @param {import('./view.js').View} view */
const arcPart = (view) =>
  circle(ARC.x, ARC.y, ARC.r, 'var(--street)', 'stroke="var(--contour)" stroke-width="2.6"') +
  circle(
    ARC.x,
    ARC.y,
    ARC.r - 4.5,
    'none',
    'stroke="var(--park-2)" stroke-width="4.4" stroke-dasharray="2 6.5" stroke-linecap="round"',
  ) +
  at(ARC.x - 20, ARC.y - 26, 0.4, arc({ lw: 2.8 })) +
  keysBySeat(view.arc)
    .map(({ mark }, i) => at(ARC.x + [-36, 13, -36, 13][i], ARC.y + [7, 7, -30, -30][i], 0.23, keySeal(mark)))
    .join('');

/** A good of the supply: how many are left, and its price. @param {import('./view.js').View} view @param {string} kind @param {number} i */
const goodPart = (view, kind, i) => {
  const { x, y, w, h } = supplyBox(i),
    left = view.supply[kind];
  return (
    `<g${left ? '' : ' opacity=".55"'} data-piece="g${kind}">` +
    rect(x, y, w, h, 'var(--card)', 10, left ? PANEL : EMPTY) +
    at(x + 5, y + 4, 0.32, good(kind)) +
    text(x + 42, y + 26, 17, left, { a: 's' }) +
    at(x + 55, y + 8.5, 0.23, coin(view.prices.buy[kind])) +
    '</g>'
  );
};

/** @param {import('./view.js').View} view */
const supplyPart = (view) => RESOURCES.map((kind, i) => goodPart(view, kind, i)).join('') + endPart(view);

/** @param {import('./view.js').View} view */
const endPart = (view) => {
  const { x, y, w, h } = END_BOX,
    left = view.end_game.left ? t('paris.end.left', { n: view.end_game.left }) : t('paris.stack.empty');
  return (
    rect(x, y, w, h, 'var(--card)', 10, PANEL) +
    at(x + 4, y + 4, 0.32, endTile()) +
    twoLines(x + 41, y, left, t('paris.end.when'), w - 46)
  );
};

/** @param {{view: import('./view.js').View}} o */
const middleOf = ({ view }) =>
  view.stacks.map((stack, i) => stackPart(stack, i, view.districts)).join('') + supplyPart(view);

const districts = CORNERS.map(() => remember(base, (o) => JSON.stringify(o) + t('paris.room')));
const track = remember(trackOf, ({ c }) =>
  JSON.stringify([c.view.track, c.view.worth.tiles, c.view.seats.map((seat) => seat.pawn)]),
);
const arcLayer = remember(
  (/** @type {{view: import('./view.js').View}} */ { view }) => arcPart(view),
  ({ view }) => view.arc.join(),
);
const middle = remember(
  middleOf,
  ({ view }) => JSON.stringify([view.stacks, view.supply, view.end_game.left]) + t('paris.stack.empty'),
);

/** Places that lie in no district. */
const OUTSIDE = /^(bonus|stack|buy|do|arc):/;

/** Rings of what is lit outside the districts. @param {Context} c @param {Map<string, Light>} lights */
const outside = (c, lights) =>
  cityPlaces(c.view, [])
    .filter(({ name }) => OUTSIDE.test(name) && lights.has(name))
    .map((place) => {
      const { look, action } = /** @type {Light} */ (lights.get(place.name));
      if (!place.name.startsWith('arc')) return ring(place, look);
      const color = { alive: 'var(--absinthe)', picked: 'var(--ink)', chosen: 'var(--vermilion)' }[look],
        offer = action ? offerOf(c.view, action) : {};
      return (
        circle(ARC.x, ARC.y, ARC.r + 2, 'none', `stroke="${color}" stroke-width="4.4"`) +
        (offer.francs ? payTag(ARC.x - 18, ARC.y + 10, offer.francs) : '')
      );
    })
    .join('');

/** The words of a tile, shown while it is pointed at. @param {Context} c @param {import('./view.js').Space} one */
const tip = (c, one) => {
  const { x, y, h } = spaceBox(one.space),
    left = Math.max(6, Math.min(WIDTH - 246, x - 92)),
    below = one.space <= 15;
  return html`<div
    class="city-tip ${below ? '' : 'up'}"
    .style=${`left:${(left / WIDTH) * 100}%;top:${((below ? y + h + 4 : y - 6) / HEIGHT) * 100}%`}
  >
    <b class="num">${one.number}</b> ${tileWords(c, one.number)} <b>${nowWords(c, one.number)}</b>
  </div>`;
};

/** @param {Context} c */
const tips = (c) => {
  const number = ['bonus', 'tile'].includes(c.hover?.kind ?? '') ? Number(c.hover?.id) : c.ui.tip,
    one = c.view.track.find((entry) => entry.number === number);
  return one ? tip(c, one) : '';
};

/** @param {Context} c */
const cursor = (c) => {
  const place = cityPlaces(c.view, fansOf(c)).find(({ name }) => name === cursorOf(c));
  return place
    ? `<rect class="cursor" x="${place.x - 3}" y="${place.y - 3}" width="${place.w + 6}" height="${place.h + 6}" rx="10" fill="none" stroke-width="4"/>`
    : '';
};

/** @param {Context} c @param {import('./geometry.js').Place} place */
const outerHit = (c, { name, x, y, w, h }) => {
  const title = name.startsWith('bonus') ? `<title>${tileWords(c, Number(name.slice(6)))}</title>` : '';
  return `<rect class="hit" data-at="${name}" x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="transparent">${title}</rect>`;
};

/** Places outside the districts that can be pointed at; the track's carry their words. @param {Context} c */
const outerHits = (c) =>
  cityPlaces(c.view, [])
    .filter(({ name }) => OUTSIDE.test(name))
    .map((place) => outerHit(c, place))
    .join('');

/** Something in the box of each district. @param {(index: number) => string} draw */
const inCorners = (draw) => CORNERS.map(([x, y], i) => at(x, y, 1, draw(i))).join('');

/** The districts as they are, each redrawn only when it changed. @param {Context} c */
const districtParts = (c) =>
  CORNERS.map(([x, y], i) => {
    const drawn = districts[i]({ district: c.view.districts[i], index: i, frame: '' });
    return unsafeSVG(at(x, y, 1, drawn));
  });

/** @param {Context} c */
export const city = (c) => {
  const lights = lightsOf(c),
    fans = fansOf(c),
    whole = ['lay', 'vp'].includes(c.view.pending[0]) && c.legal.length > 0;
  const over = inCorners((i) => overlay(c, i, lights, fans[i])) + outside(c, lights) + cursor(c),
    under = inCorners((i) => hits(c, i, fans[i], whole)) + outerHits(c);
  return html`<div class="city">
    <svg class="city-map" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
      ${unsafeSVG(FRAME)}
      <g>${unsafeSVG(track({ c }))}</g>
      <g>${unsafeSVG(middle(c))}</g>
      ${districtParts(c)}
      <g>${unsafeSVG(arcLayer(c))}</g>
      <g class="over">${unsafeSVG(over)}</g>
      <g>${unsafeSVG(under)}</g></svg
    >${tips(c)}
  </div>`;
};
