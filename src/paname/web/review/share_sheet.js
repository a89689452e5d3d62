// Passing a game on: nothing is public before the link is made, and then only with everybody's leave.
import { html, icon, nothing } from '../ui/html.js';
import { sheet } from '../ui/sheets.js';
import { announce, complain, openSheet } from '../shell.js';
import { ask } from '../net.js';
import { t } from '../i18n.js';
import { change, model } from '../table/current.js';

/** @typedef {{link: string, public: boolean, waiting: number, picture: boolean}} Shared */

/** Open the sheet. */
export const openShare = () => {
  change({ ui: { ...model().ui, shared: null } });
  openSheet('share_game');
};

/** Allow it, and copy the link. */
const copy = async () => {
  try {
    const shared = await ask('POST', `/api/tables/${model().id}/share`, {});
    await navigator.clipboard?.writeText(location.origin + shared.link).catch(() => undefined);
    change({ ui: { ...model().ui, shared } });
    announce(t('share.copied'));
  } catch (error) {
    complain(error);
  }
};

/** Take it back. */
const withdraw = async () => {
  try {
    await ask('DELETE', `/api/tables/${model().id}/share`);
    change({ ui: { ...model().ui, shared: null } });
  } catch (error) {
    complain(error);
  }
};

/** @param {string} id @param {Shared} shared */
const made = (id, shared) =>
  html`<p role="status">${shared.public ? t('share.copied') : t('share.waiting', { n: shared.waiting })}</p>
    ${
      shared.public && shared.picture
        ? html`<img
              class="share-picture"
              src="/api/tables/${id}/picture.png?language=${document.documentElement.lang}"
              alt=${t('share.picture.alt')}
              width="600"
              height="315"
            />
            <div class="sheet-buttons">
              <a
                class="btn"
                href="/api/tables/${id}/picture.png?language=${document.documentElement.lang}"
                download="paname-${id}.png"
                >${icon('down', 18)}<span>${t('share.picture')}</span></a
              >
              <a class="btn" href="/api/tables/${id}/film.png" download="paname-${id}-film.png"
                >${icon('play', 16)}<span>${t('share.film')}</span></a
              >
            </div>`
        : nothing
    }
    ${shared.picture ? nothing : html`<p class="small muted">${t('refusal.not_found.pictures')}</p>`}
    <button class="btn quiet" @click=${withdraw}>${t('share.withdraw')}</button>`;

export const shareSheet = () => {
  const m = model(),
    shared = /** @type {Shared | null} */ (m.ui.shared ?? null);
  return sheet(
    'share_game',
    t('share.title'),
    html`<p>${t('share.why')}</p>
      ${shared ? made(m.id, shared) : nothing}
      <div class="sheet-buttons">
        <a class="btn" href="/api/tables/${m.id}/record" download="paname-${m.id}.json"
          >${icon('down', 18)}<span>${t('result.download')}</span></a
        >
        <button class="btn go" id="copy-link" @click=${copy}>${icon('link', 18)}<span>${t('share.copy')}</span></button>
      </div>`,
  );
};
