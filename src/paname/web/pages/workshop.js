// Your own box: copy the printed numbers of your game once; what is still ours is dashed and carries a quill.
import { html } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { complain, gameName, phone, store } from '../shell.js';
import { measure, model, open } from '../workshop/model.js';
import { bar, checks, editor, factGrid, feedback, groupList, ring, shelf, signs, table } from '../workshop/parts.js';
import { pocket } from '../workshop/phone.js';

/** @typedef {import('../workshop/model.js').Model} Model */

/** @param {Model} m */
const bench = (m) =>
  html`<main class="workshop">
    <div class="ws-side">
      <section class="panel ws-entered">${ring(m)}${groupList(m)}</section>
      ${signs()}${shelf(m)}
    </div>
    <div class="ws-middle">${table(m)}${bar(m)}${factGrid(m)}</div>
    <div class="ws-side">${editor(m)}${checks(m)}${feedback(m)}</div>
  </main>`;

/** The page is laid out again when it becomes narrow or wide. */
const resized = () => {
  store.set({});
  measure();
};

/** @type {import('../app.js').Page} */
export const page = {
  enter: async ([, game]) => {
    addEventListener('resize', resized);
    await open(game).catch(complain);
    return () => removeEventListener('resize', resized);
  },
  view: ([, game]) => {
    const m = model(),
      isOpen = m?.ours && m.game === game;
    if (isOpen && phone.matches && m.parts.tabs.length) return pocket(m);
    return html`${plainTop(`${gameName(game)} · ${t('workshop.title')}`)}${trouble()}${
      isOpen ? bench(m) : html`<main class="workshop" aria-busy="true"></main>`
    }`;
  },
  title: () => t('workshop.title'),
};
