// Lumière's board: the paved square with the postcards beside it.
import { html, icon, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { candidates } from '../../draft.js';
import { square } from './square.js';
import { click, cursorTarget, key, point } from './moves.js';
import { rail } from './cards.js';
import { tray } from './tray.js';
import { aid, holdings } from './seats.js';
import { inHand, log, prompt, say, sums } from './words.js';
import { where, words } from './grid.js';
import { stage } from './stage.js';
import { bar, finale } from './finale.js';
import { headline } from '../../boards/counting.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** @param {Context} c */
const picture = (c) =>
  c.phone
    ? html`<div class="lumiere phone">${square(c)}</div>`
    : html`<div class="lumiere">${rail(c, 0)}${square(c)}${rail(c, 4)}</div>`;

/** Leaving a card undone, and passing. @param {Context} c */
const choices = (c) => {
  const { card } = c.draft;
  if (card !== undefined && c.draft.kind !== 'LeaveUndone' && candidates(c.legal, { kind: 'LeaveUndone', card }).length)
    return html`<button class="btn" data-at="undone:${card}">${t('lumiere.verb.undone')}</button>`;
  if (c.legal.some((action) => action.fields.kind === 'Pass') && c.draft.kind !== 'Pass')
    return html`<button class="btn" data-at="pass:now">${t('lumiere.verb.pass')}</button>`;
  return c.phone &&
    (c.draft.building || c.draft.kind === 'PlaceTile' || c.draft.card) &&
    !['LeaveUndone', 'UsePostcard', 'TakeBuilding'].includes(String(c.draft.kind))
    ? html`<button class="btn sq" data-at="turn:on" aria-label=${t('lumiere.turn')}>${icon('turn')}</button>`
    : nothing;
};

/** A pass that nothing can be done instead of. @param {Context} c */
const forced = (c) => (c.legal.length === 1 && c.legal[0].fields.kind === 'Pass' ? c.legal[0] : null);

/** Postcards' actions, so that each card can show its best. @param {Context} c */
const worth = (c) =>
  c.legal
    .filter((action) => action.fields.card !== undefined && action.fields.kind !== 'LeaveUndone')
    .map((action) => action.id);

/** @type {import('../../boards/board.js').Board} */
export const board = {
  board: picture,
  tray,
  aid,
  holdings,
  prompt,
  say,
  choices,
  words,
  where,
  held: inHand,
  forced,
  log,
  sums,
  click,
  point,
  key,
  stage,
  worth,
  finale,
  bar,
  headline,
  compact: true,
  cursor: cursorTarget,
  fresh: ({ turn, tab, cursor }) => ({ turn, tab: tab === 'cards' ? undefined : tab, cursor }),
};
