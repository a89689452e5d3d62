// Whose numbers a new table plays with: ours, or those of a set that somebody keeps.
import { html, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { needWords } from '../shell.js';
import { withEntries } from '../workshop/box.js';
import { boxes } from '../workshop/shelf.js';

/** @typedef {import('../workshop/box.js').Box} Box */

/** The sets that somebody keeps of a game, once there are words for them. @param {string} game */
export const keptBoxes = async (game) => {
  const kept = await boxes(game);
  if (kept.length) await needWords('workshop');
  return kept;
};

/** What a table is asked for to play with a set. @param {string} game @param {Box | null} box */
export const wishFor = async (game, box) => {
  if (!box) return {};
  const { document } = await ask('GET', `/api/games/${game}/box`);
  return { components: JSON.stringify(withEntries(document, box.entries)), box: box.name };
};

/** The kept sets to choose from, ours first, and the way to the workshop.
 * @param {string} game @param {readonly Box[]} kept @param {Box | null} chosen @param {(box: Box | null) => void} choose */
export const boxRow = (game, kept, chosen, choose) => {
  const pick = (/** @type {Event} */ event) =>
    choose(kept[/** @type {HTMLSelectElement} */ (event.target).selectedIndex - 1] ?? null);
  return html`${
      kept.length
        ? html`<label class="field"
            ><span>${t('setup.box')}<small>${t('setup.box.why')}</small></span
            ><select @change=${pick}>
              <option ?selected=${!chosen}>${t('setup.box.ours')}</option>
              ${kept.map((box) => html`<option ?selected=${box === chosen}>${box.name}</option>`)}
            </select></label
          >`
        : nothing
    }
    <p><a class="btn low" href="/workshop/${game}">${t('workshop.title')}</a></p>`;
};
