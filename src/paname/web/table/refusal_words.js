// Why not: the reason stands in the place for words with its clause, the step that helps is a button, and a mark stays where somebody pointed.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { rulesAddress } from '../workshop/link.js';
import { apply } from './moves.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../boards/board.js').Legal} Legal */
/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m @param {string} clause */
const clauseLink = (m, clause) =>
  html`<a href=${rulesAddress(m.table, clause)} target="_blank" rel="noopener">${t('why.clause', { clause })}</a>`;

/** The words of a refusal, with the rule. @param {Model} m */
export const refusalWords = (m) => {
  const { clause, said } = /** @type {import('./model.js').Refused} */ (m.why);
  return html`<div class="say refusal" role="group" aria-label=${t('why.label')}>
    <b lang=${said.lang || nothing}>${said.text}</b>${clause ? html`<small>${clauseLink(m, clause)}</small>` : nothing}
  </div>`;
};

/** All fields of an action that name it. @param {Legal} action */
const draftOf = ({ fields }) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'spaces'));

/** What would make it possible, or comes nearest to it. @param {Model} m @param {Context} c */
export const stepButton = (m, c) => {
  const step = m.why?.near[0];
  if (!step || !m.board) return null;
  return html`<button class="btn go" id="step" @click=${() => apply({ draft: draftOf(step) })}>
    ${icon('arrow')}<span>${m.board.say(c, step).title}</span>
  </button>`;
};

/** A mark where somebody pointed. @param {Model} m */
export const refusedSpot = (m) =>
  m.why?.at
    ? html`<i class="refused-spot" aria-hidden="true" .style=${`left:${m.why.at.x}px;top:${m.why.at.y}px`}></i>`
    : nothing;
