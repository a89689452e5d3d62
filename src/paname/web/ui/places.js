// The places of the house: five tabs at the foot of a phone, links in the header of a wide page.
import { html, icon, nothing } from './html.js';
import { t } from '../i18n.js';
import { store } from '../shell.js';

/** @typedef {'play' | 'games' | 'tables' | 'standing' | 'me'} Place */

/** Each with its address, its sign and its word; yours has your name. */
const PLACES = /** @type {const} */ ([
  ['play', '/', 'home', 'place.play'],
  ['games', '/games', 'list', 'place.games'],
  ['tables', '/tables', 'table', 'place.tables'],
  ['standing', '/standing', 'cup', 'standing.title'],
  ['me', '/me', 'user', ''],
]);

/** How many games wait for you. */
export const turns = () => store.get().lists.mine.filter(({ your_turn: yours }) => yours).length;

/** Your name, as far as there is one. */
export const ownName = () => {
  const { me, prefs } = store.get();
  return me?.name || prefs.name || t('guest');
};

/** The number of games that wait, told to everybody. */
const badge = () =>
  turns()
    ? html`<b class="badge num"
        ><span aria-hidden="true">${turns()}</span><span class="unseen">${t('home.strip', { n: turns() })}</span></b
      >`
    : nothing;

/** The tabs of a phone. @param {Place} here */
export const placeTabs = (here) =>
  html`<nav class="places" aria-label=${t('place.nav')}>
    ${PLACES.map(
      ([place, href, sign, word]) =>
        html`<a href=${href} class=${place === here ? 'on' : ''} aria-current=${place === here ? 'page' : nothing}
          >${icon(sign, 22)}<span>${word ? t(word) : ownName()}</span>${place === 'games' ? badge() : nothing}</a
        >`,
    )}
  </nav>`;

/** The same as links of a header; `names` says which. @param {readonly Place[]} names */
export const placeLinks = (names) =>
  PLACES.filter(([place]) => names.includes(place)).map(
    ([place, href, sign, word]) =>
      html`<a class="btn quiet place-link" href=${href}
        >${icon(sign)}<span>${word ? t(word) : ownName()}</span>${place === 'games' ? badge() : nothing}</a
      >`,
  );
