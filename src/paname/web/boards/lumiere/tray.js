// What lies around the square: postcards, the tray with the held tile and the buildings, the seats' holdings, the help panel.
import { html, icon, nothing, picture } from '../../ui/html.js';
import { signed, t } from '../../i18n.js';
import { at } from '../../pieces/svg.js';
import { space, tile, tileBack } from '../../pieces/cobble.js';
import { chimney, roof } from '../../pieces/roof.js';
import { glow, lamp } from '../../pieces/lamp.js';
import { actionToken, cobbleToken } from '../../pieces/specials.js';
import { postcard } from '../../pieces/postcard.js';
import { candidates } from '../../draft.js';
import { tileLetters } from './geometry.js';
import { CARD_NAMES, facts, SEATS } from './facts.js';
import { roofPicture } from './square.js';

/** @typedef {import('../board.js').Context} Context */
/** @typedef {import('../../ui/html.js').Shown} Shown */

/** @param {string} card */
export const cardName = (card) => CARD_NAMES[/** @type {keyof typeof CARD_NAMES} */ (card)] ?? card;

/** A small roof. @param {Context} c @param {string} name @param {string} owner @param {number} [unit] */
export const mini = (c, name, owner, unit = 17) => {
  const { w, h, inner, size } = roofPicture(c, name, owner, unit);
  return picture(w, h, inner, size);
};

// Postcards --------------------------------------------------------------------------------------------------

/** The best that a card would bring now, as far as forecasts are known. @param {Context} c @param {string} card @returns {{points: number, text: string} | null} */
export const best = (c, card) => {
  let found = null;
  for (const action of candidates(c.legal, { card })) {
    const points = c.forecast(action.id)?.totals[c.seat];
    if (points !== undefined && action.fields.kind !== 'LeaveUndone' && (!found || points > found.points))
      found = { points, text: String(action.fields.space ?? '') };
  }
  return found;
};

/** Who used a postcard, if it is spent. @param {Context} c @param {any} entry */
const usedWords = (c, { by, done }) =>
  by ? t(done ? 'lumiere.card.used' : 'lumiere.card.undone', { name: c.seats[SEATS.indexOf(by)]?.name }) : '';

/** @param {Context} c @param {any} entry */
const cardButton = (c, entry) => {
  const by = entry.by ? SEATS.indexOf(entry.by) + 1 : 0,
    on = c.draft.card === entry.card || c.ui.card === entry.card,
    gain = by ? null : best(c, entry.card);
  const drawing = postcard(entry.card, {
    usedBy: by,
    on,
    gain: gain && gain.points > 0 ? signed(gain.points) : undefined,
  });
  return html`<button class="postcard" data-at="card:${entry.card}" aria-pressed=${on} aria-expanded=${on}>
    ${picture(240, 208, drawing, 128)}<span class="unseen" lang="fr">${cardName(entry.card)}</span
    ><span class="pc-say">${usedWords(c, entry) || t(`lumiere.say.${entry.card}`)}</span>
  </button>`;
};

/** Half of the postcards, for the rails beside the square. @param {Context} c @param {number} from */
export const rail = (c, from) =>
  html`<div class="rail">
    ${c.view.postcards.slice(from, from + 4).map((/** @type {any} */ entry) => cardButton(c, entry))}
  </div>`;

/** @param {{points: number, text: string}} gain */
const bestWords = ({ points, text }) =>
  html`<b class="good">${t('lumiere.best', { space: text, points: signed(points) })}</b>`;

/** The unfolded card. @param {Context} c */
const openCard = (c) => {
  const card = String(c.draft.card ?? c.ui.card),
    entry = c.view.postcards.find((/** @type {any} */ one) => one.card === card) ?? {},
    gain = best(c, card);
  return html`<div class="unfolded">
    <div class="uf-text">
      <b class="head" lang="fr">${cardName(card)}</b>
      <span class="chip-when">${usedWords(c, entry) || t(`lumiere.when.${when(card)}`)}</span>
      <p>${t(`lumiere.card.${card}`)} ${gain && gain.points > 0 && gain.text ? bestWords(gain) : nothing}</p>
    </div>
    <button class="btn sq quiet" data-at="fold:card" aria-label=${t('lumiere.fold')}>${icon('x')}</button>
  </div>`;
};
/** @param {string} card */
const when = (card) => ({ metropolitain: 'later', chartier: 'later', sacre_coeur: 'end' })[card] ?? 'now';

// The tray ---------------------------------------------------------------------------------------------------

/** How big roofs are drawn, so that all find room. @param {Context} c @param {number} count */
const unitFor = (c, count) => (c.phone ? 15 : count > 9 ? 9 : count > 6 ? 12 : 15);

/** @param {Context} c @param {string} name @param {string} owner @param {number} i @param {number} [unit] */
const buildingChip = (c, name, owner, i, unit = 15) => {
  const on = c.draft.building === name,
    lifted = c.draft.spaces !== undefined && c.candidates.some((action) => action.fields.building === name);
  return html`<button
    class="chip piece ${on ? 'on' : ''} ${lifted ? 'lifted' : ''}"
    data-at="building:${name}"
    aria-pressed=${on}
    title=${t('lumiere.building', { name, n: (facts(c.components).shapes[name] ?? []).length })}
  >
    ${mini(c, name, owner, unit)}<span class="num">${name}</span><kbd class="unseen">${i + 1}</kbd>
  </button>`;
};

const turnButton = () =>
  html`<button class="btn" data-at="turn:on">${icon('turn')}<span>${t('lumiere.turn')}</span></button>`;

/** @param {Context} c */
const heldTile = (c) => {
  const rows = facts(c.components).tiles[c.view.held];
  if (!rows) return nothing;
  return html`<button
      class="chip held ${c.draft.kind === 'PlaceTile' ? 'on' : ''}"
      data-at="tile:held"
      aria-pressed=${c.draft.kind === 'PlaceTile'}
    >
      ${picture(206, 206, at(3, 3, 1, tile(tileLetters(rows, c.seat, Number(c.ui.turn ?? 0)), 3, 0.8)), 54, 'turnable')}<span
        ><b class="num">${c.view.held}</b><small>${t('lumiere.in_hand')}</small></span
      ></button
    >${turnButton()}<i class="bar"></i>`;
};

/** @param {Context} c */
const pavingTray = (c) =>
  html`${heldTile(c)}
    <div class="cap plain">
      ${c.view.supply.length ? t(c.view.held ? 'lumiere.or_take' : 'lumiere.take_one') : t('lumiere.supply_empty')}
    </div>
    <div class="pieces">
      ${c.view.supply.map((/** @type {string} */ name, /** @type {number} */ i) => buildingChip(c, name, 'n', i, unitFor(c, c.view.supply.length)))}
    </div>`;

/** @param {Context} c */
const buildingTray = (c) => {
  const mine = SEATS[c.seat] ?? c.view.to_move,
    own = c.view.reserves[mine] ?? [],
    given = c.view.given !== null,
    list = given ? c.view.supply : own;
  const isSeat = c.seat >= 0;
  return html`<div class="cap plain">
      ${t(given ? 'lumiere.from_supply' : isSeat ? 'lumiere.your_buildings' : 'lumiere.buildings')}
    </div>
    <div class="pieces">
      ${list.map((/** @type {string} */ name, /** @type {number} */ i) => buildingChip(c, name, given ? 'n' : mine === 'orange' ? 'o' : 'b', i, unitFor(c, list.length)))}
      ${list.length ? nothing : html`<span class="muted">${t('lumiere.none_left')}</span>`}
    </div>
    ${c.draft.building || c.draft.card ? turnButton() : nothing}${given ? nothing : supply(c)}`;
};

/** @param {Context} c */
const supply = (c) =>
  c.view.supply.length
    ? html`<div class="supply">
        <span class="cap plain">${t('lumiere.supply')}</span
        >${c.view.supply.map((/** @type {string} */ name) => html`<span role="img" aria-label=${name}>${mini(c, name, 'n', 12)}</span>`)}
      </div>`
    : nothing;

/** @param {Context} c @param {string} id @param {string} words @param {string} on */
const tab = (c, id, words, on) =>
  html`<button class="chip ${on === id ? 'on' : ''}" data-at="tab:${id}" aria-pressed=${on === id}>${words}</button>`;

/** @param {Context} c */
const cardRow = (c) =>
  html`<div class="card-row" tabindex="0" role="group" aria-label=${t('lumiere.postcards')}>
    ${c.view.postcards.map((/** @type {any} */ entry) => cardButton(c, entry))}
  </div>`;

/** @param {Context} c */
const phoneTray = (c) => {
  const paving = c.view.phase === 'paving',
    mine = c.view.reserves[SEATS[c.seat]] ?? [],
    on = c.ui.tab ?? (c.draft.card ? 'cards' : 'hand');
  const open = c.view.postcards.filter((/** @type {any} */ entry) => !entry.by).length,
    shown = on === 'buildings' || on === 'supply' ? 'hand' : on;
  return html`<div class="tabs-row">
      ${tab(c, 'hand', paving ? t('lumiere.tab.hand') : t('lumiere.tab.buildings', { n: mine.length }), shown)}${tab(c, 'cards', t('lumiere.tab.cards', { n: open }), shown)}
    </div>
    ${shown === 'cards' ? cardRow(c) : html`<div class="hand-row">${paving ? pavingTray(c) : buildingTray(c)}</div>`}
    ${!c.ready && (c.draft.card || (shown === 'cards' && c.ui.card)) ? openCard(c) : nothing}`;
};

/** @param {Context} c */
export const tray = (c) => {
  if (c.phone) return phoneTray(c);
  if (c.draft.card || c.ui.card) return openCard(c);
  return c.view.phase === 'paving' ? pavingTray(c) : buildingTray(c);
};

// Seats and help ---------------------------------------------------------------------------------------------

/** @param {Context} c @param {number} seat */
export const holdings = (c, seat) => {
  const colour = SEATS[seat],
    owner = 'ob'[seat],
    view = c.view,
    reserve = view.reserves[colour];
  const tokens = [0, 1, 2, 3].map((i) =>
    picture(100, 100, `<g${i < view.tokens[colour] ? '' : ' opacity=".22"'}>${actionToken(seat + 1)}</g>`, 25),
  );
  const ready = [
    ['metropolitain', view.metropolitain_ready],
    ['chartier', view.chartier_ready],
  ].filter(([, by]) => by === colour);
  return html`${
    view.phase === 'paving'
      ? html`<div class="hold-row">
          ${picture(208, 208, at(4, 4, 1, tileBack(seat + 1)), 56)}
          <p class="small muted">${tilesLeft(c, seat)}</p>
        </div>`
      : html`<div class="hold-row wide">
          <span class="tokens" role="img" aria-label=${t('lumiere.tokens', { n: view.tokens[colour] })}>${tokens}</span>
          <span class="chimneys" role="img" aria-label=${t('lumiere.chimneys', { n: view.chimneys[colour] })}
            >${picture(80, 70, at(40, 38, 1, chimney(seat + 1)), 26)}<b class="num">×${view.chimneys[colour]}</b></span
          >
        </div>`
  }
  ${reserve.length && !(seat === c.seat && view.phase === 'building') ? reserveRow(c, reserve, owner) : nothing}
  ${ready.map(([card]) => readyCard(card))}`;
};

/** @param {Context} c @param {string[]} reserve @param {string} owner */
const reserveRow = (c, reserve, owner) =>
  html`<div class="reserve" role="img" aria-label=${t('lumiere.reserve', { list: reserve.join(', ') })}>
    ${reserve.map((name) => mini(c, name, owner, 14))}
  </div>`;

/** A postcard that still waits to be used. @param {string} card */
const readyCard = (card) =>
  html`<p class="ready-card small">
    ${picture(100, 100, card === 'chartier' ? cobbleToken() : lamp(), 22)}<span>${t(`lumiere.ready.${card}`)}</span>
  </p>`;

/** @param {Context} c @param {number} seat */
const tilesLeft = (c, seat) => {
  const colour = SEATS[seat],
    rest = c.view.unplaced[colour].filter((/** @type {string} */ name) => !(seat === c.seat && name === c.view.held));
  const held = c.view.holds[colour];
  if (seat === c.seat && held)
    return rest.length === 0 ? t('lumiere.last_tile') : t('lumiere.to_come', { n: rest.length, list: rest.join(', ') });
  return held ? t('lumiere.stack', { n: c.view.unplaced[colour].length - 1 }) : t('lumiere.all_laid');
};

const lesson = () =>
  ['L', 'o', 'L'].map((k, i) => at(i * 100, 0, 1, space(k, i, 0))).join('') +
  [0, 1, 2].map((i) => at(i * 100, 100, 1, space('o', i, 0))).join('') +
  roof(
    [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
    'o',
    { lit: true },
  ) +
  at(50, 50, 1, glow(1, 'ES')) +
  at(250, 50, 1, glow(1, 'SW')) +
  at(0, 0, 1, lamp()) +
  at(200, 0, 1, lamp()) +
  at(152, 154, 1, chimney(1));

/** The one thing to know in each phase. @param {Context} c @returns {Shown} */
export const aid = (c) => {
  const own = 'ob'[Math.max(0, c.seat)];
  if (c.view.phase === 'paving') {
    return html`<h2 class="cap">${t('lumiere.aid.paving.title')}</h2>
      <p class="small muted">${t('lumiere.aid.paving')}</p>
      <div class="stones">
        ${[
          [own, 'yours'],
          ['s', 'shared'],
          ['L', 'lamp'],
        ].map(
          ([k, words], i) =>
            html`<span
              >${picture(100, 100, space(k, i, 0.8) + (k === 'L' ? lamp() : ''), 50, 'stone')}${t(`lumiere.stone.${words}`)}</span
            >`,
        )}
      </div>`;
  }
  return html`<h2 class="cap">${t('lumiere.aid.building.title')}</h2>
    <p class="small muted">${t('lumiere.aid.building')}</p>
    <div class="lesson">${picture(300, 200, lesson(), 150, 'stone')}<b class="num">3 × 2 = 6</b></div>`;
};
