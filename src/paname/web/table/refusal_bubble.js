// Why not: the refusal stands where the person pointed, with its clause and what would go instead.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { apply } from './moves.js';
import { change } from './current.js';
import { bubblePosition } from './bubble_position.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../boards/board.js').Legal} Legal */
/** @typedef {import('./model.js').Model} Model */

/** All fields of an action that name it. @param {Legal} action */
const draftOf = ({ fields }) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'spaces'));

/** A legal move that is near to what was meant. @param {Model} m @param {Context} c @param {Legal} action */
const nearButton = (m, c, action) =>
  html`<button class="btn low" @click=${() => apply({ draft: draftOf(action) })}>
    ${m.board?.say(c, action).title}
  </button>`;

/** @param {Model} m @param {string} clause */
const clauseLink = (m, clause) =>
  html`<a href="/rules/${m.table?.game}#${clause}" target="_blank" rel="noopener">${t('why.clause', { clause })}</a>`;

/** The words of a refusal, with the clause and what could be done instead. @param {Model} m @param {Context} c */
export const refusalText = (m, c) => {
  const { clause, said, near } = /** @type {import('./model.js').Refused} */ (m.why);
  return html`<b lang=${said.lang || nothing}>${said.text}</b
    ><small>${clause ? clauseLink(m, clause) : nothing} ${near.map((action) => nearButton(m, c, action))}</small>`;
};

const close = () => change({ why: null });

/** The bubble at the place. @param {Model} m @param {Context} c */
export const refusalBubble = (m, c) => {
  if (!m.why?.at) return nothing;
  const { left, above, edge } = bubblePosition(m.why.at, innerWidth, innerHeight);
  return html`<div
    class="why refusal ${above ? 'above' : ''}"
    role="group"
    aria-label=${t('why.label')}
    .style=${`left:${left}px;${above ? 'bottom' : 'top'}:${edge}px`}
  >
    ${refusalText(m, c)}<button class="btn sq quiet" aria-label=${t('close')} @click=${close}>${icon('x', 16)}</button>
  </div>`;
};
