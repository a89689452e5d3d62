// The options of a game as rows of a form: a tick for yes or no, a list for choices, cards to pick several from.
import { html, nothing, picture } from '../ui/html.js';
import { hasWords, t } from '../i18n.js';
import { loadGame } from '../game.js';
import { store } from '../shell.js';

/** @typedef {import('../game.js').GameOption} Option */
/** @typedef {(name: string, value: unknown) => void} Set */

/** What an option is, and why one would want it. @param {string} game @param {Option} option */
const optionWords = (game, { name }) => {
  const key = `${game}.option.${name}`;
  return html`<span>${t(key)}<small>${t(`${key}.why`)}</small></span>`;
};

/** A value of an option in words; a bare number is a seat. @param {string} game @param {Option} option @param {unknown} value */
const valueWords = (game, { name }, value) => {
  const key = `${game}.option.${name}.${value}`;
  return typeof value === 'number' && !hasWords(key) ? t('setup.starts', { n: value + 1 }) : t(key);
};

/** @param {string} game @param {Option} option @param {boolean} value @param {Set} set */
const tickRow = (game, option, value, set) =>
  html`<label class="field check"
    ><input
      type="checkbox"
      .checked=${value}
      @change=${(/** @type {Event} */ event) => set(option.name, /** @type {HTMLInputElement} */ (event.target).checked)}
    />${optionWords(game, option)}</label
  >`;

/** @param {string} game @param {Option} option @param {unknown} value @param {Set} set */
const pickRow = (game, option, value, set) => {
  const own = option.items?.length ? ['own'] : [],
    shown = Array.isArray(value) ? 'own' : value;
  const pick = (/** @type {Event} */ event) => {
    const chosen = [...option.choices, ...own][/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
    set(option.name, chosen === 'own' ? option.items?.slice(0, option.picks) : chosen);
  };
  return html`<label class="field"
      >${optionWords(game, option)}<select @change=${pick}>
        ${[...option.choices, ...own].map((one) => html`<option ?selected=${one === shown}>${valueWords(game, option, one)}</option>`)}
      </select></label
    >${Array.isArray(value) ? itemRow(game, option, value, set) : nothing}`;
};

/** The pictures of a game's things, once they are there. @type {Record<string, import('../game.js').ItemsModule['items']>} */
const drawn = {};

/** @param {string} game */
const load = async (game) => {
  drawn[game] = {};
  const { items } = await loadGame(game);
  drawn[game] = (await items?.())?.items ?? {};
  store.set({});
};

/** A thing as its picture, where the game has one. @param {string} game @param {Option} option @param {string} item */
const itemPicture = (game, option, item) => {
  if (!drawn[game]) void load(game);
  const sign = drawn[game][option.item]?.(item);
  return sign ? picture(sign.w, sign.h, sign.art, 104) : nothing;
};

/** The things to pick from: the newest pick takes the place of the oldest one. @param {string} game @param {Option} option @param {string[]} value @param {Set} set */
const itemRow = (game, option, value, set) => {
  const press = (/** @type {string} */ item) =>
    set(option.name, value.includes(item) ? value : [...value.slice(1), item]);
  return html`<div class="pick-items" role="group" aria-label=${t('setup.pick', { n: option.picks })}>
    ${option.items?.map((item) => {
      const key = `${option.item}.${item}`,
        isDrawn = itemPicture(game, option, item) !== nothing;
      return html`<button
        class="${isDrawn ? 'pick-card' : 'chip'} ${value.includes(item) ? 'on' : ''}"
        aria-pressed=${value.includes(item)}
        lang="fr"
        @click=${() => press(item)}
      >
        ${itemPicture(game, option, item)}<span class=${isDrawn ? 'unseen' : ''}>${hasWords(key) ? t(key) : item}</span>
      </button>`;
    })}
  </div>`;
};

/** @param {string} game @param {Option} option @param {Record<string, any>} chosen @param {Set} set */
export const optionRow = (game, option, chosen, set) => {
  const value = chosen[option.name] ?? option.default;
  return option.choices.length === 2 && option.choices.every((one) => typeof one === 'boolean')
    ? tickRow(game, option, value, set)
    : pickRow(game, option, value, set);
};
