// That a table plays with numbers of somebody's own box, and the way to see them.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';

/** @param {import('../net.js').Table | null | undefined} table */
export const boxLink = (table) =>
  table?.box
    ? html`<a
        class="box-link"
        href="/workshop/${table.game}?t=${table.id}"
        target="_blank"
        title=${t('workshop.open', { box: table.box })}
        >${icon('quill', 16)}<span>${table.box}</span></a
      >`
    : nothing;

/** The lesson with the numbers that a table plays with. @param {import('../net.js').Table} table */
export const lessonAddress = (table) => `/learn/${table.game}${table.box ? `?t=${table.id}` : ''}`;

/** The rules of a table, with the numbers that it plays with. @param {import('../net.js').Table | null | undefined} table @param {string} [clause] */
export const rulesAddress = (table, clause) =>
  `/rules/${table?.game}${table?.box ? `?t=${table.id}` : ''}${clause ? `#${clause}` : ''}`;
