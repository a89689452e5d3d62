// The tray: the held tile, the buildings of the supply or the reserve.
import { html, icon, nothing, picture } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { at } from '../../pieces/svg.js';
import { pavingTile } from './pieces/tile.js';
import { tileLetters } from './geometry.js';
import { facts, SEATS } from './facts.js';
import { cardRow } from './cards.js';
import { mini } from './square.js';
import { inHand, shapeWords } from './words.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

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
    title=${shapeWords(c, name)}
    aria-label=${shapeWords(c, name)}
  >
    ${mini(c, name, owner, unit)}<span class="num">${name}</span><kbd class="unseen">${i + 1}</kbd>
  </button>`;
};

const turnButton = () =>
  html`<button class="btn" data-at="turn:on">${icon('turn')}<span>${t('lumiere.turn')}</span></button>`;

/** @param {Context} c */
const heldTile = (c) => {
  const rows = facts(c.components).tiles[c.view.held ?? ''];
  if (!rows) return nothing;
  return html`<button
      class="chip held ${c.draft.kind === 'PlaceTile' ? 'on' : ''}"
      data-at="tile:held"
      aria-pressed=${c.draft.kind === 'PlaceTile'}
      aria-label="${t('lumiere.words.hand')}: ${inHand(c)}"
    >
      ${picture(206, 206, at(3, 3, 1, pavingTile(tileLetters(rows, c.seat, Number(c.ui.turn ?? 0)))), 54, 'turnable')}<small
        >${t('lumiere.in_hand')}</small
      ></button
    >${turnButton()}<i class="bar"></i>`;
};

/** @param {Context} c */
const pavingTray = (c) =>
  html`${heldTile(c)}
    <div class="cap plain ${c.view.supply.length ? '' : 'alone'}">
      ${c.view.supply.length ? t(c.view.held ? 'lumiere.or_take' : 'lumiere.take_one') : t('lumiere.supply_empty')}
    </div>
    <div class="pieces" data-scroll-row>
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
    <div class="pieces" data-scroll-row>
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
const phoneTray = (c) => {
  const paving = c.view.phase === 'paving',
    mine = c.view.reserves[SEATS[c.seat]] ?? [],
    on = c.ui.tab ?? (c.draft.card ? 'cards' : 'hand');
  const open = c.view.postcards.filter((entry) => !entry.by).length,
    shown = on === 'buildings' || on === 'supply' ? 'hand' : on;
  return html`<div class="tabs-row">
      ${tab(c, 'hand', paving ? t('lumiere.tab.hand') : t('lumiere.tab.buildings', { n: mine.length }), shown)}${tab(c, 'cards', t('lumiere.tab.cards', { n: open }), shown)}
    </div>
    ${shown === 'cards' ? cardRow(c) : html`<div class="hand-row">${paving ? pavingTray(c) : buildingTray(c)}</div>`}`;
};

/** @param {Context} c */
export const tray = (c) => {
  if (c.phone) return phoneTray(c);
  return c.view.phase === 'paving' ? pavingTray(c) : buildingTray(c);
};
