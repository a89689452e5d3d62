// What lies below the map: the tiles on offer as cards with what they would pay, and whose shop goes.
import { html, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { network, tileId } from './facts.js';
import { action, held, inMapOrder, looked, mustDisplace, paysNow, paysThen, showOf, waysToTake } from './choice.js';
import { badge, busSign, emblem, gainsOf, lineWords, markerBack, shopSign } from './signs.js';
import { stageTray } from './tour.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('./scene.js').Offer} Offer */
/** @typedef {import('./choice.js').Pays} Pays */

const nobody = () => html`<span class="small muted">${t('paris_paris.pays_nobody')}</span>`;

/** The grand tour that a tile would start if it were left over. @param {Context} c @param {readonly number[]} gains @param {string} line */
const tourFoot = (c, gains, line) => {
  const and = t('paris_paris.and_tour'),
    paid = gainsOf(c, gains, 18) ?? html`<b class="hot">${and}</b>`;
  return html`${busSign(c, line, 30)}<span class="unseen">${and} </span><span class="pp-pays">${paid}</span>`;
};

/** @param {Context} c @param {Pays} pays @param {Offer} offer */
const wouldPay = (c, pays, offer) => {
  const foot = pays.grand
    ? tourFoot(c, pays.grand, offer.line)
    : html`<span class="muted">${t('paris_paris.if_left')}</span>`;
  return html`<span class="pp-pays">${gainsOf(c, pays.small, 18) ?? nobody()}</span>
    <span class="pp-foot">${foot}</span>`;
};

/** The card of the tile that is looked at. @param {Context} c @param {Offer} offer @param {Pays | undefined} now */
const yours = (c, offer, now) => {
  const shop = t(c.seats[c.toMove]?.own ? 'paris_paris.your_shop' : 'paris_paris.new_shop'),
    stops = now?.grand && offer.copies < 2;
  return html`<span class="pp-pays">${shopSign(c, c.toMove, 22)}<b>${shop}</b></span>
    <span class="pp-foot"
      >${stops ? busSign(c, offer.line, 30) : nothing}${stops ? html`<b class="hot">${t('paris_paris.tour_off')}</b>` : nothing}</span
    >`;
};

/** What a card says below its name: what the tile would pay, or that the shop comes here. @param {Context} c @param {Offer} offer @param {boolean} on */
const cardWords = (c, offer, on) => {
  const id = tileId(offer),
    now = paysNow(c).get(id),
    then = paysThen(c, action(c)),
    left = on && offer.copies > 1 ? then?.get(id) : undefined,
    pays = then ? then.get(id) : now;
  if (left) return html`<span class="pp-pays">${shopSign(c, c.toMove, 20)}</span>${wouldPay(c, left, offer)}`;
  if (on) return yours(c, offer, now);
  return pays ? wouldPay(c, pays, offer) : nothing;
};

/** @param {Context} c @param {Offer} offer */
const card = (c, offer) => {
  const tile = looked(c),
    id = tileId(offer),
    on = tile !== null && tileId(tile) === id,
    then = paysThen(c, action(c));
  return html`<button
    class="panel pp-card ${on ? 'on' : ''} ${then && !on ? 'then' : ''}"
    data-at="tile:${id}"
    data-card=${id}
    aria-pressed=${on}
    aria-disabled=${!c.legal.length}
  >
    <span class="pp-letter">${badge(c, offer.line, 40)}${lineWords(offer.line)}</span
    ><span class="pp-name"
      ><span lang="fr">${offer.station}</span
      >${offer.copies > 1 ? html`<b class="pp-twice">×${offer.copies}</b>` : nothing}</span
    >
    ${cardWords(c, offer, on)}
  </button>`;
};

/** Whose shop goes. @param {Context} c */
const displace = (c) => {
  const tile = held(c);
  if (!tile) return nothing;
  return html`<div
    class="panel pp-strip pp-ask"
    role="group"
    aria-label=${t('paris_paris.whose', { station: tile.station })}
  >
    <span>${badge(c, tile.line, 44)}</span><b class="head">${t('paris_paris.whose', { station: tile.station })}</b>
    <div class="pp-owners">
      ${waysToTake(c, tile).map(({ fields }) => {
        const seat = Number(fields.displaced),
          who = c.seats[seat];
        return html`<button class="btn" data-at="shop:${seat}">
          ${shopSign(c, seat, 34)}<span
            >${who?.own ? t('paris_paris.own_goes') : t('paris_paris.goes', { name: who?.name ?? '' })}</span
          >
        </button>`;
      })}
    </div>
  </div>`;
};

/** @param {Context} c */
export const tray = (c) => {
  const show = showOf(c);
  if (show) return html`${stageTray(c, show)}`;
  if (mustDisplace(c)) return html`${displace(c)}`;
  if (c.view.to_move === 'over') return html`${result(c)}`;
  return html`<div class="pp-tray">
    <div
      class="pp-cards n${inMapOrder(c).length} p${c.seats.length}"
      data-scroll-row
      role="group"
      tabindex=${c.phone ? '0' : nothing}
      aria-label=${t('paris_paris.offers')}
    >
      ${inMapOrder(c).map((offer) => card(c, offer))}
    </div>
  </div>`;
};

/** @param {Context} c @param {string} colour @param {number} seat */
const markerRow = (c, colour, seat) => {
  const bag = c.view.bag ? t('paris_paris.in_bag', { n: c.view.bag[seat] }) : '';
  return html`<li class="made">
    ${emblem(c, seat, 32)}${badge(c, network(c.components).letterOf[colour], 36)}<span class="small muted">${bag}</span>
  </li>`;
};

/** @param {Context} c @param {string} colour */
const openRow = (c, colour) =>
  html`<li class="made">
    <span class="small muted">${t('paris_paris.open_line')}</span
    >${badge(c, network(c.components).letterOf[colour], 36)}
  </li>`;

/** Everybody's marker and the bag once the game is over. @param {Context} c */
const result = (c) => {
  const { markers, open_marker: open } = c.view;
  return html`<div class="panel pp-strip">
    <ol>
      ${(markers ?? []).map((/** @type {string} */ colour, /** @type {number} */ seat) => markerRow(c, colour, seat))}
      ${open ? openRow(c, open) : nothing}
    </ol>
  </div>`;
};

// Route markers --------------------------------------------------------------------------------------------

/** The person's own marker; face down on one screen until it is held. @param {Context} c @param {string} letter @param {number} size */
const secret = (c, letter, size) => {
  if (c.seats[c.seat]?.own)
    return html`<span
      class="pp-marker"
      role="img"
      aria-label=${t('paris_paris.secret', { line: letter })}
      title=${t('paris_paris.secret', { line: letter })}
      >${badge(c, letter, size)}<small aria-hidden="true">${t('paris_paris.secret.short')}</small></span
    >`;
  return html`<button
    class="pp-marker pp-hidden"
    aria-label=${t('paris_paris.secret.hold')}
    title=${t('paris_paris.secret.hold')}
  >
    <span class="pp-back">${markerBack(size)}</span><span class="pp-front">${badge(c, letter, size)}</span>
  </button>`;
};

/** The marker that lies open until the end. @param {Context} c @param {string} letter @param {number} size */
const openMarker = (c, letter, size) => {
  const words = t('paris_paris.open', { line: letter });
  return html`<span class="pp-marker pp-open" role="img" aria-label=${words} title=${words}
    >${badge(c, letter, size)}<small aria-hidden="true">${t('paris_paris.open.short')}</small></span
  >`;
};

/** Own secret line, and with two players the open one. @param {Context} c @param {number} [size] */
export const lines = (c, size = 34) => {
  const { letterOf } = network(c.components),
    { marker, open_marker: open } = c.view,
    own = marker ? secret(c, letterOf[marker], size) : nothing;
  return html`${own}${open ? openMarker(c, letterOf[open], size) : nothing}`;
};
