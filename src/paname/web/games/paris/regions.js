// The city in words: six districts as tables, then the Arc and the stacks, the track, the landmarks, the majority tiles, what the person has.
import { html, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { SEATS, keysBySeat, nameOf, offerOf, siteAt } from './facts.js';
import { unaffordable, lackWords } from './unaffordable.js';
import { fansOf, lightsOf } from './lights.js';
import { cursorOf, cursorTarget } from './moves.js';
import { placeName, siteName } from './words.js';
import { goodName, goodsWords, listWords, nowWords, tileWords } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** @param {Context} c @param {readonly string[]} keys */
const owners = (c, keys) =>
  keysBySeat(keys)
    .map(({ seat, count }) => `${c.seats[seat]?.name ?? SEATS[seat]}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');

/** What an offer says in one line. @param {import('./view.js').Offer} offer */
const priceWords = (offer) =>
  [
    offer.francs
      ? t(offer.francs < 0 ? 'paris.words.pay' : 'paris.words.get', {
          francs: t('paris.francs', { n: Math.abs(offer.francs) }),
        })
      : '',
    offer.goods
      ? Object.entries(offer.goods)
          .map(([kind, n]) => `${n < 0 ? '−' : '+'}${goodsWords({ [kind]: n })}`)
          .join(', ')
      : '',
  ]
    .filter(Boolean)
    .join(', ');

/** What a place is, in words. @param {Context} c @param {import('./facts.js').Spot} spot */
const spotWords = (c, spot) => {
  const { kind, id } = spot,
    light = lightsOf(c).get(nameOf(spot)),
    offer = light?.action ? priceWords(offerOf(c.view, light.action)) : '',
    may = light
      ? [t(light.look === 'picked' ? 'paris.words.picked' : 'paris.words.may'), offer].filter(Boolean).join(': ')
      : '';
  const lack = unaffordable(c).get(nameOf(spot));
  return [plain(c, kind, id), may, lack ? lackWords(lack) : ''].filter(Boolean).join('; ');
};

/** @param {Context} c @param {string} kind @param {string} id */
const plain = (c, kind, id) => {
  const { view } = c;
  if (kind === 'bank')
    return [placeName(c, { kind, id }), owners(c, view.districts[Number(id)].bank_keys)].filter(Boolean).join('; ');
  if (kind === 'arc') return [t('paris.place.arc'), owners(c, view.arc)].filter(Boolean).join('; ');
  if (kind === 'district') return view.districts[Number(id)].name;
  if (kind === 'stack') return stackWords(c, Number(id));
  if (kind === 'bonus') return bonusWords(c, Number(id));
  if (kind === 'buy')
    return t('paris.words.supply', {
      good: goodName(id),
      n: view.supply[id],
      price: t('paris.francs', { n: view.prices.buy[id] }),
    });
  if (kind === 'do') return t('paris.end.left', { n: view.end_game.left });
  const site = siteAt(view, { kind, id });
  return site
    ? [
        siteName(site),
        site.token ? t('paris.words.token', { good: goodName(site.token) }) : '',
        owners(c, site.keys),
        site.slots ? `${goodsWords(site.cost ?? {})}; ${listWords(site.slots)}` : '',
      ]
        .filter(Boolean)
        .join('; ')
    : '';
};

/** @param {Context} c @param {number} i */
const stackWords = (c, i) => {
  const stack = c.view.stacks[i],
    name = c.view.districts.find((one) => one.id === stack?.top)?.name;
  return stack?.tiles
    ? t('paris.words.stack', { i: i + 1, district: name, left: t('paris.stack.left', { n: stack.tiles }) })
    : t('paris.words.stack_empty', { i: i + 1 });
};

/** @param {Context} c @param {number} number */
const bonusWords = (c, number) => {
  const one = c.view.track.find((entry) => entry.number === number),
    pawns = c.view.seats.flatMap((seat, i) => (seat.pawn === one?.space ? [c.seats[i]?.name] : []));
  return [
    `${number}: ${tileWords(c, number)}`,
    nowWords(c, number),
    one?.left === 0 ? t('paris.words.gone') : one && one.left > 1 ? `×${one.left}` : '',
    pawns.length ? t('paris.words.pawns', { list: pawns.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('; ');
};

/** What the cursor stands on. @param {Context} c */
export const where = (c) => {
  const { kind, id } = cursorTarget(c),
    district = ['building', 'bank', 'fan'].includes(kind) ? `${c.view.districts[Number(id.split('-')[0])].name}: ` : '';
  return district + spotWords(c, { kind, id });
};

/** @param {Context} c @param {string} name @param {unknown} inner */
const button = (c, name, inner) =>
  html`<button
    class=${c.legal.length && lightsOf(c).has(name) ? 'may' : ''}
    tabindex=${c.inWords && cursorOf(c) === name ? 0 : -1}
    data-at=${name}
    data-cell=${name}
  >
    ${inner}
  </button>`;

/** @param {Context} c @param {import('./view.js').District} district @param {number} i @param {readonly string[]} fan */
const region = (c, district, i, fan) => {
  const cell = (/** @type {string} */ kind, /** @type {string} */ id) =>
    html`<td>${button(c, `${kind}:${id}`, spotWords(c, { kind, id }))}</td>`;
  return html`<section aria-label=${district.name}>
    <h2 lang="fr">${button(c, `district:${i}`, district.name)}</h2>
    <p>
      ${district.vp_tile ? t('paris.words.majority', { tile: district.vp_tile.join(' · ') }) : t('paris.words.keys', { n: district.keys })}${district.standing.map((one, seat) => (one.value ? html`; ${c.seats[seat]?.name} ${one.value}` : nothing))}
    </p>
    <table class="words-grid paris-words">
      <thead>
        <tr>
          <th scope="col">${t('paris.words.bank')}</th>
          ${district.buildings.map((one) => html`<th scope="col">${one.value}</th>`)}
        </tr>
      </thead>
      <tbody>
        <tr>
          ${cell('bank', String(i))}${district.buildings.map((_, rank) => cell('building', `${i}-${rank}`))}
        </tr>
      </tbody>
    </table>
    ${
      district.landmarks.length + fan.length
        ? html`<ul>
            ${district.landmarks.map((one) => html`<li>${button(c, `landmark:${one.id}`, spotWords(c, { kind: 'landmark', id: one.id }))}</li>`)}${fan.map((id) => html`<li>${button(c, `fan:${i}-${id}`, spotWords(c, { kind: 'fan', id: `${i}-${id}` }))}</li>`)}
          </ul>`
        : nothing
    }
  </section>`;
};

/** @param {Context} c @param {string} title @param {readonly [string, string][]} spots */
const list = (c, title, spots) =>
  html`<section aria-label=${title}>
    <h2>${title}</h2>
    <ul>
      ${spots.map(([kind, id]) => html`<li>${button(c, `${kind}:${id}`, spotWords(c, { kind, id }))}</li>`)}
    </ul>
  </section>`;

/** @param {Context} c */
export const words = (c) => {
  const fans = fansOf(c),
    { view } = c,
    mine = view.seats[c.seat];
  return html`<div class="paris-regions">
    ${view.districts.map((district, i) => region(c, district, i, fans[i]))}
    ${list(c, t('paris.words.middle'), [['arc', 'now'], ...view.stacks.map((_, i) => /** @type {[string, string]} */ (['stack', String(i)])), ['buy', 'wood'], ['buy', 'marble'], ['buy', 'gold'], ['do', 'look']])}
    ${list(
      c,
      t('paris.words.track'),
      view.track.map((one) => ['bonus', String(one.number)]),
    )}
    <section aria-label=${t('paris.landmarks')}>
      <h2>${t('paris.landmarks')}</h2>
      <ul>
        ${view.landmarks.map((one) => html`<li>${siteName(one)}: ${goodsWords(one.cost)}; ${listWords(one.slots)}</li>`)}
      </ul>
    </section>
    <section aria-label=${t('paris.free_tiles')}>
      <h2>${t('paris.free_tiles')}</h2>
      <p>${view.vp_tiles.map((points) => points.join(' · ')).join('; ') || t('paris.none')}</p>
    </section>
    ${
      mine && mine.francs !== null
        ? html`<section aria-label=${t('paris.holdings')}>
            <h2>${t('paris.holdings')}</h2>
            <p>
              ${[t('paris.francs', { n: mine.francs }), t('paris.keys', { n: mine.keys }), goodsWords(mine.goods)].filter(Boolean).join('; ')}
            </p>
            <ul>
              ${mine.held.map((number) => html`<li>${number}: ${tileWords(c, number)}</li>`)}
            </ul>
          </section>`
        : nothing
    }
  </div>`;
};
