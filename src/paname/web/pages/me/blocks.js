// Whom you have blocked, and the way back.
import { html } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { store } from '../../shell.js';
import { toggleBlock } from '../../people/blocks.js';
import { called } from '../../people/called.js';

export const blocksPanel = () => {
  const { blocks } = store.get();
  return html`<section class="panel pad list blocks">
    <h2 class="cap">${t('blocks.title')}</h2>
    <p class="muted">${t(blocks.length ? 'blocks.why' : 'blocks.none')}</p>
    <ul>
      ${blocks.map(
        ({ id, name }) =>
          html`<li>
            <span class="row-text"
              ><a href="/p/${id}"><b>${called(name)}</b></a></span
            ><button class="btn low" @click=${() => toggleBlock(id)}>${t('person.unblock')}</button>
          </li>`,
      )}
    </ul>
  </section>`;
};
