// Lumière's board: the paved square with the postcards beside it.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { candidates } from '../draft.js';
import { square } from './lumiere/square.js';
import { click, cursorTarget, key, point } from './lumiere/moves.js';
import { rail } from './lumiere/cards.js';
import { tray } from './lumiere/tray.js';
import { aid, holdings } from './lumiere/seats.js';
import { explain, line, log, named, prompt, say, sums } from './lumiere/words.js';
import { where, words } from './lumiere/grid.js';
import { stage } from './lumiere/stage.js';
import { bar, finale } from './lumiere/finale.js';
import { headline } from './counting.js';
import { lesson } from './lumiere/lesson.js';

/** @typedef {import('./board.js').Context} Context */

/** @param {Context} c */
const picture = (c) =>
  c.phone
    ? html`<div class="lumiere phone">${square(c, explain)}</div>`
    : html`<div class="lumiere">${rail(c, 0)}${square(c, explain)}${rail(c, 4)}</div>`;

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

/** Postcards' actions, so that each card can show its best. @param {Context} c */
const worth = (c) =>
  c.legal
    .filter((action) => action.fields.card !== undefined && action.fields.kind !== 'LeaveUndone')
    .map((action) => action.id);

/** @type {import('./board.js').Board} */
export const board = {
  title: 'La Cité de la Lumière',
  board: picture,
  tray,
  aid,
  holdings,
  prompt,
  say,
  choices,
  words,
  where,
  log,
  named,
  line,
  sums,
  click,
  point,
  key,
  stage,
  worth,
  lesson,
  finale,
  bar,
  headline,
  cursor: cursorTarget,
  fresh: ({ turn, tab, cursor }) => ({ turn, tab: tab === 'cards' ? undefined : tab, cursor }),
};
