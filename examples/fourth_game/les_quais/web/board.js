// The board of Les Quais: ten stalls around the Seine, five bridges, and the stroller between them.
import { fluid, html, nothing, svg, unsafeSVG } from '../../ui/html.js';
import { at, circle as dot, rect, text } from '../../pieces/svg.js';
import { t } from '../../i18n.js';
import { book, customer, genreSign, GENRES, padlock, spine, stall as box, stroller } from './pieces.js';
import { bridge as deck, bridgeSpot, ground, sheet, stallSpot, standing } from './scene.js';
import { click, cursor, key, meaning, point } from './moves.js';
import { bookOf, log, nameOf, prompt, say, sums, where, words } from './words.js';

/** @typedef {import('../../boards/board.js').Context} Context */
/** @typedef {import('../../boards/board.js').Motion} Motion */

/** The seat's key in views. @param {Context} c @param {number} seat @returns {string} */
const seatKey = (c, seat) => c.components.seats[seat];

/** @type {Record<string, string>} */
const grounds = {};
/** @param {boolean} phone */
const groundOf = (phone) => (grounds[String(phone)] ??= ground(phone));

// The picture ----------------------------------------------------------------------------------------------

/** The frame of a stall that may be chosen, with the number of steps or the padlock that it takes. @param {import('../../boards/board.js').Legal} action @param {number} steps @param {boolean} on @param {number} mark */
const frame = (action, steps, on, mark) =>
  rect(-86, -72, 172, 152, 'none', 12, `class="lq-frame ${on ? 'on' : ''}" stroke-width="5"`) +
  dot(-78, -64, 17, on ? 'var(--vermilion)' : 'var(--absinthe)', 'stroke="var(--card)" stroke-width="3"') +
  (action.fields.kind === 'Cross'
    ? at(-78, -67, 0.5, padlock(mark))
    : text(-78, -57.5, 20, steps, { fill: 'var(--card)' }));

/** A name that is too long for its stall is set smaller. @param {string} name */
const nameSize = (name) => (name.length > 13 ? 17 : 19);

/** @param {Context} c @param {number} i */
const stallAt = (c, i) => {
  const name = c.components.stalls[i],
    { x, y } = stallSpot(i, c.phone),
    title = c.view.stalls[i],
    lies = title === null ? null : bookOf(c, title),
    action = meaning(c, 'stall', name),
    on = action !== null && action.id === c.ghost?.id,
    steps = (i - c.components.stalls.indexOf(c.view.stroller) + 10) % 10,
    plate =
      rect(-66, 52, 132, 25, '#1d4a63', 5, 'stroke="var(--contour)" stroke-width="2.4"') +
      text(0, 70.5, nameSize(nameOf('stall', name)), nameOf('stall', name), { fill: '#fffaf0' });
  return svg`<g class="lq-stall ${action ? 'may' : ''}" data-at="stall:${name}" transform="translate(${x} ${y}) scale(${c.phone ? 0.76 : 1})">
      ${unsafeSVG(at(-80, -66, 1, box(i * 5 + 1)))}
      <g data-book=${name}>${lies ? unsafeSVG(at(-31, -48, 0.82, book(lies.genre, lies.stars))) : nothing}</g>
      ${unsafeSVG(plate)}${action ? unsafeSVG(frame(action, steps, on, c.seats[c.toMove]?.mark ?? 1)) : nothing}
    </g>`;
};

/** The mark of the seat whose padlock hangs on a bridge, or 0. @param {Context} c @param {string} name */
const lockOf = (c, name) => {
  const owner = c.seats.find(({ seat }) => c.view.hung[seatKey(c, seat)].includes(name));
  return owner?.mark ?? 0;
};

/** @param {Context} c @param {string} name @param {number} i */
const bridgeAt = (c, name, i) => {
  const { x, y } = bridgeSpot(i, c.phone),
    action = meaning(c, 'bridge', name),
    on = action !== null && action.id === c.ghost?.id,
    mark = on ? (c.seats[c.toMove]?.mark ?? 0) : lockOf(c, name),
    half = c.phone ? [62, 24] : [24, 84];
  const ring = rect(
    -half[0],
    -half[1],
    2 * half[0],
    2 * half[1],
    'none',
    8,
    `class="lq-frame ${on ? 'on' : ''}" stroke-width="4"`,
  );
  return svg`<g class="lq-bridge ${action ? 'may' : ''}" data-at="bridge:${name}" transform="translate(${x} ${y})">
      ${unsafeSVG(deck(name, c.phone))}
      <g data-lock=${name}>${mark || action ? unsafeSVG(at(0, c.phone ? 0 : 54, c.phone ? 0.7 : 1, padlock(mark))) : nothing}</g>
      ${action ? unsafeSVG(ring) : nothing}
    </g>`;
};

/** Where the stroller would go. @param {Context} c */
const goal = (c) => {
  const { kind, stall } = c.ghost?.fields ?? {},
    here = c.components.stalls.indexOf(c.view.stroller);
  if (kind === 'Walk') return c.components.stalls.indexOf(stall);
  return kind === 'Cross' ? 9 - here : -1;
};

/** @param {Context} c @param {number} stall @param {string} cls */
const walker = (c, stall, cls) => {
  const { x, y } = standing(stall, c.phone);
  return svg`<g class=${cls} transform="translate(${x} ${y}) scale(${c.phone ? 0.66 : 0.92})">
      <g data-stroller=${cls === 'lq-stroller' ? 'here' : nothing}>${unsafeSVG(stroller())}</g>
    </g>`;
};

/** @param {Context} c */
const picture = (c) => {
  const { w, h } = sheet(c.phone),
    to = goal(c);
  return html`<div class="lq-board ${c.phone ? 'phone' : ''}">
    <svg class="lq-quays" viewBox="0 0 ${w} ${h}" aria-hidden="true">
      ${unsafeSVG(groundOf(c.phone))}
      ${c.components.bridges.map((/** @type {string} */ name, /** @type {number} */ i) => bridgeAt(c, name, i))}
      ${c.components.stalls.map((/** @type {string} */ _, /** @type {number} */ i) => stallAt(c, i))}
      ${to >= 0 ? walker(c, to, 'lq-ghost') : nothing}
      ${walker(c, c.components.stalls.indexOf(c.view.stroller), 'lq-stroller')}
    </svg>
  </div>`;
};

// Beside the board -----------------------------------------------------------------------------------------

/** The two customers to choose from. @param {Context} c */
const callers = (c) =>
  html`<div class="lq-callers" role="group" aria-label=${t('les_quais.callers')}>
    ${c.view.dealt.map((/** @type {string} */ genre) => {
      const may = meaning(c, 'customer', genre),
        on = may !== null && may.id === c.ghost?.id;
      return html`<button
        class="lq-caller ${on ? 'on' : ''}"
        data-at="customer:${genre}"
        aria-pressed=${on}
        aria-disabled=${!may}
      >
        ${fluid(110, 144, customer(genre, t(`genre.${genre}`)), 'lq-card')}<span class="unseen"
          >${t(`genre.${genre}`)}</span
        >
      </button>`;
    })}
    <p class="small">${t('les_quais.callers.why', { n: c.components.customer })}</p>
  </div>`;

/** The books of a seat, spine by spine, genre by genre. @param {Context} c @param {number} seat */
const shelf = (c, seat) => {
  const books = c.view.shelves[seatKey(c, seat)].map((/** @type {string} */ title) => bookOf(c, title)),
    sorted = GENRES.map((genre) => books.filter((/** @type {{genre: string}} */ one) => one.genre === genre));
  let x = 4,
    drawn = '';
  for (const [i, genre] of GENRES.entries()) {
    for (const { stars } of sorted[i]) {
      drawn += at(x, 6, 1, spine(genre, stars));
      x += 19;
    }
    if (sorted[i].length) x += 7;
  }
  return html`<figure class="lq-shelf">
    ${fluid(224, 84, drawn + rect(0, 70, 224, 10, 'var(--wood)', 3, 'stroke="var(--contour)" stroke-width="2"'))}
    <figcaption class="small">
      ${t(c.seats[seat]?.own ? 'les_quais.shelf.you' : 'les_quais.shelf', { name: c.seats[seat]?.name ?? '' })}
    </figcaption>
  </figure>`;
};

/** @param {Context} c */
const kept = (c) => {
  const genre = c.seat >= 0 ? c.view.customers[seatKey(c, c.seat)] : undefined;
  if (!genre) return nothing;
  return html`<figure class="lq-kept">
    ${fluid(110, 144, customer(genre, t(`genre.${genre}`)))}
    <figcaption class="unseen">${t('les_quais.kept', { genre: t(`genre.${genre}`) })}</figcaption>
  </figure>`;
};

/** @param {Context} c */
const tray = (c) => {
  if (c.legal.some(({ fields }) => fields.kind === 'KeepCustomer')) return callers(c);
  const first = Math.max(c.seat, 0);
  return html`<div class="lq-tray">${kept(c)}${shelf(c, first)}${shelf(c, 1 - first)}</div>`;
};

/** What lies open before a seat: its books by genre, its padlocks, its customer once everybody may see it. @param {Context} c @param {number} seat */
const holdings = (c, seat) => {
  const own = seatKey(c, seat),
    left = c.view.padlocks[own],
    shown = c.view.customers[own];
  return html`<div class="lq-holds">
    ${GENRES.map((genre, i) => {
      const n = c.view.books[own][i];
      return html`<span title=${t('les_quais.holds', { n, genre: t(`genre.${genre}`) })}
        >${fluid(44, 44, at(22, 22, 1, genreSign(genre)), 'lq-sign')}<b class="num">${n}</b></span
      >`;
    })}
    <span title=${t('les_quais.locks', { n: left })}
      >${fluid(44, 44, at(22, 20, 0.8, padlock(c.seats[seat]?.mark ?? seat + 1)), 'lq-sign')}<b class="num"
        >${left}</b
      ></span
    >
    ${shown ? html`<small>${t('les_quais.customer', { genre: t(`genre.${shown}`) })}</small>` : nothing}
  </div>`;
};

/** What scores. @param {Context} c */
const aid = (c) => {
  const { fuller_shelf, customer: pays, padlock: lock, books_each } = c.components;
  return html`<div class="lq-aid">
    <h2 class="cap">${t('les_quais.aid')}</h2>
    <ul>
      <li>${t('les_quais.aid.stars')}</li>
      <li>${t('les_quais.aid.shelf', { n: fuller_shelf })}</li>
      <li>${t('les_quais.aid.customer', { n: pays })}</li>
      <li>${t('les_quais.aid.padlock', { n: lock })}</li>
      <li>${t('les_quais.aid.end', { n: books_each })}</li>
    </ul>
  </div>`;
};

// What moves -----------------------------------------------------------------------------------------------

const FALL = [
  { transform: 'translateY(-26px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** He walks from where he stood. @param {Context} c @param {string} from @param {string} to @returns {Motion} */
const walked = (c, from, to) => {
  const [start, end] = [from, to].map((name) => standing(c.components.stalls.indexOf(name), c.phone)),
    scale = c.phone ? 0.66 : 0.92,
    back = `translate(${(start.x - end.x) / scale}px, ${(start.y - end.y) / scale}px)`;
  return { find: '[data-stroller]', frames: [{ transform: back }, { transform: 'none' }], ms: 520 };
};

/** @param {Context} c @param {import('../../boards/board.js').GameEvent} e @returns {{sound?: string, motions: Motion[]}} */
const stage = (c, e) => {
  if (e.type === 'BookBought') return { sound: 'card', motions: [walked(c, e.came_from, e.stall)] };
  if (e.type === 'BookLaidOut') return { motions: [{ find: `[data-book="${e.stall}"]`, frames: FALL, ms: 300 }] };
  if (e.type === 'PadlockHung')
    return { sound: 'key', motions: [{ find: `[data-lock="${e.bridge}"]`, frames: FALL, ms: 300 }] };
  return e.type === 'GameEnded' ? { sound: 'end', motions: [] } : { motions: [] };
};

/** @type {import('../../boards/board.js').Board} */
export const board = {
  board: picture,
  tray,
  aid,
  holdings,
  prompt,
  say,
  words,
  where,
  log,
  sums,
  click,
  point,
  key,
  cursor,
  stage,
  worth: (c) => c.legal.filter(({ fields }) => fields.kind !== 'KeepCustomer').map(({ id }) => id),
};
