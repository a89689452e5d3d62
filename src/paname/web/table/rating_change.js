// What a rated game did to the ratings, once it is over.
import { html, icon, nothing } from '../ui/html.js';
import { signed, t } from '../i18n.js';
import { ask } from '../net.js';
import { change, model } from './current.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../wire.js').Change} Change */

/** The changes that are known, by table. @type {Record<string, Change[]>} */
const known = {};

/** Ask once. @param {Model} m */
const askChanges = (m) => {
  if (known[m.id]) return;
  known[m.id] = [];
  queueMicrotask(async () => {
    const { changes } = await ask('GET', `/api/tables/${m.id}/ratings`).catch(() => ({ changes: [] }));
    known[m.id] = changes;
    if (model()?.id === m.id) change({});
  });
};

/** What the game did to the rating of a seat. @param {Model} m @param {number} seat @returns {Change | undefined} */
const changeOf = (m, seat) => {
  if (!m.table?.rated || !m.state?.result) return undefined;
  askChanges(m);
  const { kind, user, level } = m.table.seats[seat] ?? {};
  return known[m.id].find(({ who, bot }) => bot === (kind === 'bot') && who === (bot ? level : user));
};

/** A seat's new rating, beside its name. @param {Model} m @param {number} seat */
export const ratingOf = (m, seat) => {
  const found = changeOf(m, seat);
  if (!found) return nothing;
  const by = found.after - found.before;
  return html` <small class="muted num rating-after"
    >${found.after} <span class=${by < 0 ? 'bad' : by > 0 ? 'good' : ''}>${signed(by)}</span></small
  >`;
};

/** What happened to your own rating, in a sentence. @param {Model} m */
export const ownRating = (m) => {
  const found = m.yours.length === 1 ? changeOf(m, m.yours[0]) : undefined;
  if (!found) return nothing;
  const by = found.after - found.before;
  return html`<p class="own-rating">
    ${icon('cup')}<span>${t('result.rating', { after: found.after })}</span
    ><b class="num ${by < 0 ? 'bad' : 'good'}">${signed(by)}</b>
    <a class="btn quiet low" href="/p/${m.you?.id}">${t('player.page')}</a>
  </p>`;
};
