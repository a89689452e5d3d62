// The map for people who don't see it: five ordered lists of stops, and the offers with what they would pay.
import { html, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { network, tileId } from './facts.js';
import { action, held, inMapOrder, mustDisplace, paysNow, paysThen, sceneNow, waysToTake } from './choice.js';
import { cursorTile } from './moves.js';
import { sumsInWords } from './signs.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('./scene.js').Offer} Offer */
/** @typedef {import('./choice.js').Pays} Pays */

/** Whose shops stand at a station. @param {Context} c @param {string} station */
const shopsAt = (c, station) => {
  const owners = sceneNow(c).shops[station] ?? [],
    room = network(c.components).stations[station].room - owners.length;
  const list = owners.map((seat) => c.seats[seat]?.name ?? '').join(', ');
  return owners.length
    ? `${t('paris_paris.words.shops', { n: owners.length, list })}${room ? `, ${t('paris_paris.words.room', { n: room })}` : `, ${t('paris_paris.words.full')}`}`
    : t('paris_paris.words.room', { n: room });
};

/** @param {Context} c @param {Pays | undefined} pays @param {string} line */
const payWords = (c, pays, line) => {
  if (!pays) return '';
  const list = sumsInWords(c, pays.small) || t('paris_paris.nobody');
  return pays.grand
    ? t('paris_paris.words.pays.tour', { list, line, more: sumsInWords(c, pays.grand) || t('paris_paris.nobody') })
    : t('paris_paris.words.pays', { list });
};

/** @param {Context} c @param {Offer} offer */
const offerWords = (c, offer) => {
  const id = tileId(offer),
    then = paysThen(c, action(c)),
    pays = (then ?? paysNow(c)).get(id),
    twice = offer.copies > 1 ? ` ${t('paris_paris.words.twice', { n: offer.copies })}` : '';
  return `${offer.station}, ${t('paris_paris.line', { line: offer.line })}${twice}: ${shopsAt(c, offer.station)}. ${payWords(c, pays, offer.line)}`;
};

/** What the cursor stands on. @param {Context} c */
export const where = (c) => {
  if (mustDisplace(c))
    return c.seats[c.ui.owner]?.own
      ? t('paris_paris.own_goes')
      : t('paris_paris.goes', { name: c.seats[c.ui.owner]?.name ?? '' });
  const tile = cursorTile(c);
  return tile ? offerWords(c, tile) : '';
};

/** @param {Context} c @param {string} letter @param {string} name */
const stopWords = (c, letter, name) => {
  const { lines } = network(c.components).stations[name],
    other = lines.find((one) => one !== letter),
    offered = sceneNow(c).offer.filter((one) => one.station === name);
  return html`<li>
    <b lang="fr">${name}</b>${other ? ` (${t('paris_paris.words.crosses', { line: other })})` : ''}:
    ${shopsAt(c, name)}${offered.length ? html`; <em>${t('paris_paris.words.offered')}</em>` : nothing}
  </li>`;
};

/** @param {Context} c @param {Offer} offer */
const offerRow = (c, offer) => {
  const id = tileId(offer),
    now = cursorTile(c),
    tile = held(c),
    on = tile !== null && tileId(tile) === id;
  return html`<li>
    <button
      class="btn low"
      data-at="tile:${id}"
      data-cell=${id}
      tabindex=${now && tileId(now) === id ? 0 : -1}
      aria-pressed=${on}
      ?disabled=${!c.legal.length}
    >
      ${offerWords(c, offer)}
    </button>
    ${
      on && mustDisplace(c)
        ? html`<ul>
            ${waysToTake(c, offer).map(({ fields }) => {
              const who = c.seats[Number(fields.displaced)];
              return html`<li>
                <button class="btn low" data-at="shop:${fields.displaced}">
                  ${who?.own ? t('paris_paris.own_goes') : t('paris_paris.goes', { name: who?.name ?? '' })}
                </button>
              </li>`;
            })}
          </ul>`
        : nothing
    }
  </li>`;
};

/** @param {Context} c */
const yours = (c) => {
  const { letterOf } = network(c.components),
    { marker, open_marker: open } = c.view,
    parked = sceneNow(c)
      .parked.map((one) => one.line)
      .join(', ');
  return html`<p>${t('paris_paris.words.parked', { list: parked || t('paris_paris.words.none') })}</p>
    ${open ? html`<p>${t('paris_paris.open', { line: letterOf[open] })}</p>` : nothing}
    ${
      marker
        ? html`<details ?open=${c.seats[c.seat]?.own}>
            <summary>${t('paris_paris.words.secret')}</summary>
            <p>${t('paris_paris.secret', { line: letterOf[marker] })}</p>
          </details>`
        : nothing
    }`;
};

/** @param {Context} c */
export const words = (c) => {
  const net = network(c.components);
  return html`<h2>${t('paris_paris.offers')}</h2>
    <ol class="pp-words">
      ${inMapOrder(c).map((offer) => offerRow(c, offer))}
    </ol>
    ${yours(c)}
    <div class="pp-lists">
      ${net.letters.map(
        (letter) =>
          html`<section>
            <h2>${t('paris_paris.line', { line: letter })}</h2>
            <ol>
              ${net.lines[letter].stations.map((name) => stopWords(c, letter, name))}
            </ol>
            <p class="small">
              ${t('paris_paris.words.tour', { list: sumsInWords(c, c.view.forecast.tours[net.lines[letter].colour]) || t('paris_paris.nobody') })}
            </p>
          </section>`,
      )}
    </div>`;
};
