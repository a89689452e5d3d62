// Sheets that lie over a page: settings, keys, the menu. They are dialogs: Esc closes, focus stays inside.
import { html, icon, nothing } from './html.js';
import { LANGUAGES, t } from '../i18n.js';
import { language, setPrefs, store } from '../shell.js';

const close = () => store.set({ sheet: '' });

/** Open a dialog when it is drawn, and close it with Esc. @param {string} name @param {unknown} title @param {unknown} inner @param {string} [cls] */
export const sheet = (name, title, inner, cls = '') =>
  html`<dialog
    class="sheet ${cls}"
    aria-labelledby="sheet-title"
    data-sheet=${name}
    @close=${close}
    @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}
  >
    <div class="sheet-in">
      <header>
        <h2 id="sheet-title">${title}</h2>
        <button class="btn sq quiet" aria-label=${t('close')} @click=${close}>${icon('x')}</button>
      </header>
      ${inner}
    </div>
  </dialog>`;

/** @param {string} name @param {[string, string][]} choices @param {string} chosen @param {(value: string) => void} choose */
const select = (name, choices, chosen, choose) =>
  html`<label class="field"
    ><span>${t(`set.${name}`)}</span
    ><select @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${choices.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
    </select></label
  >`;

/** @param {'sound'|'quick'|'confirm'|'letters'|'aid'} name @param {boolean} on */
const flag = (name, on) =>
  html`<label class="field check"
    ><input
      type="checkbox"
      .checked=${on}
      @change=${(/** @type {Event} */ event) => setPrefs({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })}
    /><span>${t(`set.${name}`)}<small>${t(`set.${name}.why`)}</small></span></label
  >`;

export const settingsForm = () => {
  const { prefs } = store.get();
  return html`<div class="settings">
    ${select('language', Object.entries(LANGUAGES), language(), (lang) => setPrefs({ lang }))}
    ${select(
      'theme',
      [
        ['auto', t('set.theme.auto')],
        ['affiche', t('set.theme.affiche')],
        ['nuit', t('set.theme.nuit')],
      ],
      prefs.theme,
      (theme) => setPrefs({ theme: /** @type {any} */ (theme) }),
    )}
    ${select(
      'palette',
      [
        ['affiche', t('set.palette.affiche')],
        ['clair', t('set.palette.clair')],
        ['contraste', t('set.palette.contraste')],
      ],
      prefs.palette,
      (palette) => setPrefs({ palette: /** @type {any} */ (palette) }),
    )}
    ${select(
      'motion',
      [
        ['auto', t('set.motion.auto')],
        ['reduced', t('set.motion.reduced')],
      ],
      prefs.motion,
      (motion) => setPrefs({ motion: /** @type {any} */ (motion) }),
    )}
    ${select(
      'pace',
      [
        ['instant', t('set.pace.instant')],
        ['normal', t('set.pace.normal')],
        ['slow', t('set.pace.slow')],
      ],
      prefs.pace,
      (pace) => setPrefs({ pace: /** @type {any} */ (pace) }),
    )}
    ${flag('sound', prefs.sound)}
    <label class="field"
      ><span>${t('set.volume')}</span
      ><input
        type="range"
        min="0"
        max="1"
        step="0.1"
        .value=${String(prefs.volume)}
        @change=${(/** @type {Event} */ event) => setPrefs({ volume: Number(/** @type {HTMLInputElement} */ (event.target).value) })}
    /></label>
    ${flag('quick', prefs.quick)}${flag('confirm', prefs.confirm)}${flag('letters', prefs.letters)}${flag('aid', prefs.aid)}
  </div>`;
};

const KEYS = ['Tab', '← ↑ → ↓', 'Space', 'Enter', 'Esc', 'R', '1 – 9', 'U', 'H', 'B', '/', '[ ]', '?'];
export const keysList = () =>
  html`<dl class="keys">
    ${KEYS.map(
      (key, i) =>
        html`<div>
          <dt><kbd>${key}</kbd></dt>
          <dd>${t(`key.${i}`)}</dd>
        </div>`,
    )}
  </dl>`;

export const sheets = () => {
  const { sheet: name } = store.get();
  queueMicrotask(() => {
    const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog.sheet[data-sheet]'));
    if (dialog && !dialog.open) dialog.showModal();
  });
  if (name === 'settings') return sheet(name, t('settings'), settingsForm());
  if (name === 'keys') return sheet(name, t('keys'), keysList());
  return nothing;
};
