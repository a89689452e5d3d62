// What the host of a table chooses: how many play, the clock, and folded away everything else. On the sheet of home and in the lobby.
import { html, icon, nothing } from '../ui/html.js';
import { emptyFace, face } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { gameInfo } from '../shell.js';
import { CLOCKS, clockMeans, helpWords, optionsWords, ratedWords } from '../people/facts.js';
import { optionRow } from '../people/options.js';

/** @typedef {import('../net.js').Table} Table */
/** Change the table. @typedef {(patch: Record<string, unknown>) => void} Arrange */

/** @param {Table} table @param {Arrange} arrange @param {number} n */
const countTab = (table, arrange, n) => {
  const on = table.players === n,
    seated = table.seats.filter(({ kind }) => kind === 'human').length;
  return html`<button
    class="seg-tab ${on ? 'on' : ''}"
    aria-pressed=${on}
    ?disabled=${n < seated}
    aria-label=${t('setup.count', { n })}
    @click=${() => arrange({ players: n })}
  >
    <span class="faces">${face(1, 26)}${Array.from({ length: n - 1 }, () => emptyFace(26))}</span>${n}
  </button>`;
};

/** @param {Table} table @param {Arrange} arrange */
const people = (table, arrange) => {
  const counts = gameInfo(table.game)?.players ?? [];
  return counts.length < 2
    ? nothing
    : html`<div class="choice">
        <h3>${t('friends.people')}<small class="muted">${t('friends.people.why')}</small></h3>
        <div class="seg" role="group" aria-label=${t('friends.people')}>
          ${counts.map((n) => countTab(table, arrange, n))}
        </div>
      </div>`;
};

/** @param {Table} table @param {Arrange} arrange @param {string} name */
const clockTile = (table, arrange, name) => {
  const clock = CLOCKS[name],
    on = JSON.stringify(table.clock) === JSON.stringify(clock),
    n = clock.days || clock.initial / 60;
  return html`<button class="tile-choice ${on ? 'on' : ''}" aria-pressed=${on} @click=${() => arrange({ clock })}>
    <b>${t(`clock.tile.${clock.kind}`, { n })}</b><small>${t(`clock.sub.${clock.kind}`)}</small>
  </button>`;
};

/** @param {Table} table @param {Arrange} arrange */
const clocks = (table, arrange) =>
  html`<div class="choice">
    <h3>${t('friends.clock')}</h3>
    <div class="clock-tiles" role="group" aria-label=${t('friends.clock')}>
      ${Object.keys(CLOCKS).map((name) => clockTile(table, arrange, name))}
    </div>
    <p class="small muted">${clockMeans(table.clock)}</p>
  </div>`;

/** A yes or no about the table. @param {Table} table @param {Arrange} arrange @param {'listed' | 'rated' | 'forecasts' | 'hints'} name */
const tick = (table, arrange, name) =>
  html`<label class="field check"
    ><input
      type="checkbox"
      .checked=${table[name]}
      ?disabled=${table.rated && (name === 'forecasts' || name === 'hints')}
      @change=${(/** @type {Event} */ event) => arrange({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })}
    /><span>${t(`setup.${name}`)}<small>${t(`setup.${name}.why`)}</small></span></label
  >`;

const UNDO = ['normal', 'consent', 'strict'];
/** @param {Table} table @param {Arrange} arrange */
const undo = (table, arrange) =>
  html`<label class="field"
    ><span>${t('setup.undo')}</span
    ><select
      ?disabled=${table.rated}
      @change=${(/** @type {Event} */ event) => arrange({ undo: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${UNDO.map((one) => html`<option value=${one} ?selected=${table.undo === one}>${t(`facts.undo.${one}`)}</option>`)}
    </select></label
  >`;

/** Everything else, and in one line how it stands. @param {Table} table @param {Arrange} arrange */
const rest = (table, arrange) => {
  const options = gameInfo(table.game)?.options[String(table.players)] ?? [],
    set = (/** @type {string} */ name, /** @type {unknown} */ value) =>
      arrange({ options: { ...table.options, [name]: value } }),
    state = [
      optionsWords(table.game, table.players, table),
      helpWords(table),
      ratedWords(table),
      t(table.listed ? 'facts.listed' : 'facts.unlisted'),
    ];
  return html`<details class="fold">
    <summary>
      ${icon('gear')}<b>${t('friends.options')}</b><span class="small muted">${state.join(' · ')}</span>
    </summary>
    ${options.map((option) => optionRow(table.game, option, table.options, set))}
    ${tick(table, arrange, 'listed')}${tick(table, arrange, 'rated')}${tick(table, arrange, 'forecasts')}
    ${tick(table, arrange, 'hints')}${undo(table, arrange)}
  </details>`;
};

/** @param {Table} table @param {Arrange} arrange */
export const choices = (table, arrange) =>
  html`<div class="choices">${people(table, arrange)}${clocks(table, arrange)}${rest(table, arrange)}</div>`;
