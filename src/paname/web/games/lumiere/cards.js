// Postcards: beside the square, in a row on a phone, and read.
import { html, picture } from '../../ui/html.js';
import { signed, t } from '../../i18n.js';
import { postcard } from './pieces/postcard.js';
import { candidates } from '../../draft.js';
import { factWords, toldKey } from '../../words/sentence.js';
import { SEATS, numbers } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** @param {string} card */
export const cardName = (card) => factWords('card', card);

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

/** Who used a postcard, if it is spent. @param {Context} c @param {import('./view.js').Postcard} entry */
export const usedWords = (c, { by, done }) => {
  if (!by) return '';
  const who = c.seats[SEATS.indexOf(by)];
  return t(toldKey(done ? 'lumiere.card.used' : 'lumiere.card.undone', who?.own), { name: who?.name });
};

/** @param {Context} c @param {import('./view.js').Postcard} entry */
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
    ><span class="pc-say">${usedWords(c, entry) || t(`lumiere.say.${entry.card}`, numbers(c.components))}</span>
  </button>`;
};

/** Half of the postcards, for the rails beside the square. @param {Context} c @param {number} from */
export const rail = (c, from) =>
  html`<div class="rail">${c.view.postcards.slice(from, from + 4).map((entry) => cardButton(c, entry))}</div>`;

/** A postcard that is read: its name, when it works, its text, and the best that it would bring now. @param {Context} c */
export const reading = (c) => {
  const card = String(c.draft.card ?? c.ui.card ?? ''),
    entry = c.view.postcards.find((one) => one.card === card);
  if (!entry) return null;
  const gain = best(c, card),
    now =
      gain && gain.points > 0 && gain.text ? t('lumiere.best', { space: gain.text, points: signed(gain.points) }) : '';
  return {
    name: `${cardName(card)} · ${usedWords(c, entry) || t(`lumiere.when.${when(card)}`)}`,
    text: `${t(`lumiere.card.${card}`, numbers(c.components))} ${now}`,
  };
};
/** @param {string} card */
const when = (card) => ({ metropolitain: 'later', chartier: 'later', sacre_coeur: 'end' })[card] ?? 'now';

/** All postcards side by side. @param {Context} c */
export const cardRow = (c) =>
  html`<div class="card-row" data-scroll-row tabindex="0" role="group" aria-label=${t('lumiere.postcards')}>
    ${c.view.postcards.map((entry) => cardButton(c, entry))}
  </div>`;
