// What a table is like, as a list with signs: for the invited and for those who wait.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { boxLink } from '../workshop/link.js';
import { changedOptions, clockWords, helpWords, optionsWords, ratedWords, undoWords } from './facts.js';

/** @typedef {import('../net.js').Table} Table */

/** @param {Parameters<typeof icon>[0]} sign @param {string} fact @param {string} means */
const row = (sign, fact, means) =>
  html`<li>
    ${icon(sign)}<span><b>${fact}</b> <span class="muted">${means}</span></span>
  </li>`;

/** What the table is like, each with its sign and what that means. @param {Table} table */
export const factRows = (table) =>
  html`<ul class="facts">
    ${row('people', t('setup.count', { n: table.players }), t('facts.people.means'))}
    ${row('clock', clockWords(table.clock), table.clock.kind === 'none' ? '' : t('facts.clock.means'))}
    ${row('hint', helpWords(table), undoWords(table))}
    ${changedOptions(table.game, table.players, table.options).length ? row('book', optionsWords(table.game, table.players, table), '') : nothing}
    ${row('cup', ratedWords(table), t(table.rated ? 'facts.rated.means' : 'facts.unrated.means'))}
    ${table.box ? html`<li>${boxLink(table)}</li>` : nothing}
  </ul>`;

/** The same in few words. @param {Table} table */
export const factTags = (table) =>
  html`<p class="tags">
    <span class="tag">${icon('clock', 16)}${clockWords(table.clock)}</span
    ><span class="tag">${icon('hint', 16)}${helpWords(table)}</span><span class="tag">${ratedWords(table)}</span>
    ${boxLink(table)}
  </p>`;
