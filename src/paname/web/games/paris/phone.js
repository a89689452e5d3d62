// The city on a phone: six small districts as a true overview, the one in focus at full size, the track as a strip.
import { html, icon, picture, unsafeSVG } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { at, rect, circle, text } from '../../pieces/svg.js';
import { arc } from '../../pieces/landmark.js';
import { coin, keySeal, pawn, stackBack } from './pieces/goods.js';
import { badge, emblem } from '../../pieces/seats.js';
import { base, ranking } from './district.js';
import { hits, overlay } from './overlay.js';
import { endTile, silhouette } from './pieces/district.js';
import { good } from './draw.js';
import { DISTRICT } from './geometry.js';
import { RESOURCES, keysBySeat, markOf } from './facts.js';
import { fansOf, lightsOf } from './lights.js';
import { focusOf } from './moves.js';
import { goodName, nowBadge, tilePicture, tileWords } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** The districts as they lie, west to east. */
const ROWS = [0, 1, 2, 5, 4, 3];

/** A value as a small door in its owner's colour. @param {import('./view.js').Building} one @param {number} i */
const door = (one, i) => {
  const keys = keysBySeat(one.keys),
    mark = keys[0]?.mark,
    x = i * 18.6;
  const body = one.type
    ? rect(
        0.8,
        0.8,
        16.6,
        25,
        mark ? `var(--s${mark})` : 'var(--piece-paper)',
        4,
        'stroke="var(--contour)" stroke-width="1.6"',
      )
    : rect(1, 1, 16.4, 25, 'none', 4, 'stroke="var(--rule)" stroke-width="1.4" stroke-dasharray="3 2.4"');
  return at(
    x,
    0,
    1,
    body +
      text(9.1, mark ? 13 : 18.5, mark ? 13 : 15, one.value, {
        fill: mark ? `var(--tx-s${mark})` : one.type ? 'var(--piece-ink)' : 'var(--ink-3)',
      }) +
      (mark ? at(9.1, 19.6, 0.1, emblem(mark)) : ''),
  );
};

/** @param {import('./view.js').Landmark} one @param {number} x */
const landmarkBit = (one, x) => {
  const mark = keysBySeat(one.keys)[0]?.mark;
  return at(
    x,
    29,
    1,
    rect(
      0,
      0,
      mark ? 31 : 23,
      20,
      mark ? `var(--s${mark})` : 'var(--piece-paper)',
      5,
      'stroke="var(--contour)" stroke-width="1.6"',
    ) +
      (mark ? at(8, 10, 0.11, emblem(mark)) : '') +
      text(mark ? 21.5 : 11.5, 15, 13, one.value, { fill: mark ? `var(--tx-s${mark})` : 'var(--piece-ink)' }),
  );
};

/** The majority tile, or four pips that count the keys. @param {import('./view.js').District} district */
const majority = (district) =>
  district.vp_tile
    ? at(
        84,
        30,
        1,
        rect(0, 0, 27, 18, 'var(--gold-2)', 5, 'stroke="var(--contour)" stroke-width="1.6"') +
          text(13.5, 14, 13, district.vp_tile[0], { fill: '#2b1f2e' }),
      )
    : at(
        91,
        29,
        1,
        [0, 1, 2, 3]
          .map((i) =>
            circle(
              5 + (i % 2) * 10,
              5 + Math.floor(i / 2) * 10,
              3.6,
              i < district.keys ? 'var(--ink)' : 'none',
              'stroke="var(--ink-2)" stroke-width="1.4"',
            ),
          )
          .join(''),
      );

/** The highest landmarks, as many as find room. @param {import('./view.js').District} district @param {number} from */
const landmarkBits = (district, from) => {
  let x = from,
    drawn = '';
  for (const one of [...district.landmarks].reverse()) {
    const wide = one.keys.length ? 33 : 25;
    if (x + wide > (district.vp_tile ? 85 : 92)) break;
    drawn += landmarkBit(one, x);
    x += wide;
  }
  return drawn;
};

/** @param {import('./view.js').District} district */
const mini = (district) => {
  const banks = district.bank_keys
    .map((/** @type {string} */ name, /** @type {number} */ i) => at(20 + i * 11, 32, 0.145, keySeal(markOf(name))))
    .join('');
  return (
    at(0, 29, 0.2, coin(district.bank)) +
    district.buildings.map(door).join('') +
    banks +
    landmarkBits(district, 23 + district.bank_keys.length * 11) +
    majority(district) +
    sums(district)
  );
};

/** Everybody's sum, the leader first. @param {import('./view.js').District} district */
const sums = ({ standing }) =>
  ranking(standing)
    .map(({ seat, value }, i) =>
      at(i * 28, 51, 1, at(7, 7.5, 0.13, badge(seat + 1, 'var(--contour)')) + text(15, 12.5, 13.5, value, { a: 's' })),
    )
    .join('');

/** @param {Context} c @param {number} i @param {number} focus @param {Lights} lights */
const miniButton = (c, i, focus, lights) => {
  const district = c.view.districts[i],
    lit = [...lights.keys()].some(
      (name) =>
        name === `district:${i}` ||
        name === `bank:${i}` ||
        name.startsWith(`building:${i}-`) ||
        name.startsWith(`fan:${i}-`) ||
        district.landmarks.some((one) => name === `landmark:${one.id}`),
    );
  return html`<button
    class="mini ${i === focus ? 'on' : ''} ${lit && c.legal.length ? 'lit' : ''}"
    data-at="district:${i}"
    aria-pressed=${i === focus}
  >
    <span lang="fr">${district.name}</span>${picture(112, 65, mini(district), 108)}
  </button>`;
};

/** A resource of the supply. @param {Context} c @param {string} kind @param {string} look */
const supplyChip = (c, kind, look) => {
  const n = c.view.supply[kind],
    price = t('paris.francs', { n: c.view.prices.buy[kind] });
  return html`<button
    class="chip ${n ? '' : 'none'} ${look}"
    data-at="buy:${kind}"
    aria-label=${t('paris.words.supply', { good: goodName(kind), n, price })}
  >
    ${picture(100, 100, good(kind), 22)}<b class="num">${n}</b>
  </button>`;
};

/** @typedef {ReturnType<typeof lightsOf>} Lights */

/** Whether a chip is chosen, as a class. @param {Lights} lights @param {string} name */
const chosenLook = (lights, name) => (lights.get(name)?.look === 'chosen' ? 'on' : '');
/** The same, and whether it may be chosen. @param {Context} c @param {Lights} lights @param {string} name */
const lookOf = (c, lights, name) => `${lights.has(name) && c.legal.length ? 'lit' : ''} ${chosenLook(lights, name)}`;

/** @param {Context} c @param {Lights} lights */
const arcChip = (c, lights) => {
  const keys = c.view.arc.map((/** @type {string} */ name) => picture(100, 100, keySeal(markOf(name)), 17));
  return html`<button class="chip ${lookOf(c, lights, 'arc:now')}" data-at="arc:now" aria-label=${t('paris.place.arc')}>
    ${picture(100, 100, arc({ lw: 3 }), 26)}${keys}
  </button>`;
};

/** A stack to draw from, with the district that its top goes to. @param {Context} c @param {Lights} lights @param {import('./view.js').Stack} stack @param {number} i */
const stackChip = (c, lights, stack, i) => {
  const district = c.view.districts.find((one) => one.id === stack.top);
  return html`<button
    class="chip stack ${lookOf(c, lights, `stack:${i}`)}"
    data-at="stack:${i}"
    ?disabled=${!stack.tiles}
  >
    ${picture(100, 100, stackBack(), 24)}<span lang="fr">${district?.name ?? '–'}</span>
  </button>`;
};

/** The end-game tiles, once the stacks are empty. @param {Context} c @param {Lights} lights */
const endChip = (c, lights) =>
  html`<button
    class="chip ${lookOf(c, lights, 'do:look')}"
    data-at="do:look"
    aria-label="${t('paris.verb.look')}: ${t('paris.end.left', { n: c.view.end_game.left })}"
  >
    ${picture(100, 100, endTile(), 24)}<b class="num">${c.view.end_game.left}</b>
  </button>`;

/** How many buildings are left in all stacks, then the end-game tiles. @param {Context} c @param {Lights} lights */
const leftChip = (c, lights) => {
  const left = c.view.stacks.reduce((sum, one) => sum + one.tiles, 0);
  if (!left) return endChip(c, lights);
  return html`<span class="chip flat" title=${t('paris.words.stacks')}
    >${picture(100, 100, stackBack(), 22)}<b class="num">${left}</b></span
  >`;
};

/** @param {Context} c */
const landmarksChip = (c) =>
  html`<button class="chip" data-at="sheet:landmarks" aria-label="${t('paris.landmarks')}: ${c.view.landmarks.length}">
    ${picture(100, 100, silhouette('eiffel-tower'), 26)}<b class="num">${c.view.landmarks.length}</b>
  </button>`;

const tilesChip = () =>
  html`<button class="chip" data-at="sheet:tiles" aria-label=${t('paris.tiles')}>${icon('list', 20)}</button>`;

/** What lies in the middle of the city: the stacks while one draws, else supply and landmarks. @param {Context} c @param {Lights} lights */
const strip = (c, lights) => {
  const stacks = () => c.view.stacks.map((stack, i) => stackChip(c, lights, stack, i)),
    supply = () => RESOURCES.map((kind) => supplyChip(c, kind, chosenLook(lights, `buy:${kind}`)));
  return html`<div class="city-strip">
    ${arcChip(c, lights)}${drawing(c) ? stacks() : [...supply(), leftChip(c, lights), landmarksChip(c), tilesChip()]}
  </div>`;
};

/** @param {Context} c */
const drawing = (c) => c.view.pending[0] === 'draw' && c.legal.length > 0;

let startX = 0;
/** @param {TouchEvent} event */
const touched = (event) => {
  startX = event.touches[0].clientX;
};
/** A swipe goes round the Arc. @param {TouchEvent} event */
const swiped = (event) => {
  const way = event.changedTouches[0].clientX - startX,
    root = /** @type {Element} */ (event.currentTarget);
  if (Math.abs(way) > 48 && !root.closest('[data-near]'))
    /** @type {HTMLElement | null} */ (root.querySelector(`[data-at="go:${way < 0 ? 'on' : 'back'}"]`))?.click();
};

/** @param {Context} c @param {number} focus @param {Lights} lights @param {string[][]} fans */
const focused = (c, focus, lights, fans) =>
  html`<div class="focus" @touchstart=${{ handleEvent: touched, passive: true }} @touchend=${swiped}>
    <svg class="focus-map" viewBox="0 0 ${DISTRICT.w} ${DISTRICT.h}" aria-hidden="true">
      <g>${unsafeSVG(base({ district: c.view.districts[focus], index: focus, frame: 'var(--vermilion)' }))}</g>
      <g class="over">${unsafeSVG(overlay(c, focus, lights, fans[focus]))}</g>
      <g>${unsafeSVG(hits(c, focus, fans[focus], ['lay', 'vp'].includes(c.view.pending[0]) && c.legal.length > 0))}</g>
    </svg>
    <button class="side" data-at="go:back" aria-label=${t('paris.go.back')}>${icon('left', 18)}</button
    ><button class="side right" data-at="go:on" aria-label=${t('paris.go.on')}>${icon('right', 18)}</button>
  </div>`;

/** The spaces of the track from the person's pawn on, those behind it last. @param {Context} c */
const fromPawn = (c) => {
  const pawn = c.view.seats[c.seat]?.pawn ?? 0,
    ahead = (/** @type {import('./view.js').Space} */ one) => one.space >= pawn;
  return [...c.view.track.filter(ahead), ...c.view.track.filter((one) => !ahead(one))];
};

/** A space of the track with the pawns on it. @param {Context} c @param {import('./view.js').Space} one */
const spacePicture = (c, one) => {
  const here = c.view.seats.flatMap((seat, i) => (seat.pawn === one.space ? [i] : []));
  const pawns = here.map((/** @type {number} */ seat, /** @type {number} */ i) =>
    at(52 - i * 22, -12, 0.54, pawn(seat + 1)),
  );
  return picture(
    100,
    112,
    tilePicture(c, one.number, { gone: one.left === 0, copies: one.left }) + nowBadge(c, one) + pawns.join(''),
    44,
  );
};

/** @param {Context} c @param {Lights} lights @param {import('./view.js').Space} one */
const trackTile = (c, lights, one) => {
  const light = c.legal.length ? lights.get(`bonus:${one.number}`) : undefined;
  return html`<button class="tt ${light ? (light.look === 'chosen' ? 'on' : 'lit') : ''}" data-at="bonus:${one.number}">
    <span class="unseen">${one.number}: ${tileWords(c, one.number)}</span>${spacePicture(c, one)}
  </button>`;
};

/** The track as a strip that begins at the person's pawn. @param {Context} c @param {Lights} lights */
const track = (c, lights) =>
  html`<div class="track-strip" data-scroll-row tabindex="0" role="group" aria-label=${t('paris.words.track')}>
    ${fromPawn(c).map((one) => trackTile(c, lights, one))}
  </div>`;

/** @param {Context} c */
export const phoneCity = (c) => {
  const lights = lightsOf(c),
    fans = fansOf(c),
    focus = focusOf(c);
  return html`<div class="city-phone">
    <div class="minis">${ROWS.map((i) => miniButton(c, i, focus, lights))}</div>
    ${strip(c, lights)}${focused(c, focus, lights, fans)}${track(c, lights)}
  </div>`;
};
