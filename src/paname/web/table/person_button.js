// The way to what can be done about somebody, beside their name or what they wrote.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { openSheet } from '../shell.js';
import { called } from '../people/called.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m @param {{user?: string | null, name?: string | null}} who */
export const personButton = (m, { user, name }) =>
  user && user !== m.you?.id
    ? html`<button
        class="btn sq quiet tiny"
        aria-label=${t('person.more', { name: called(name) ?? '' })}
        title=${t('person.more', { name: called(name) ?? '' })}
        @click=${() => openSheet(`person:${user}`)}
      >
        ${icon('dots')}
      </button>`
    : nothing;
