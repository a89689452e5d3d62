// All your games: those that run, by what is to be done and how long there is for it, and those that are over.
import { html, nothing } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { complain, loadLists, store } from '../shell.js';
import { groupOf } from '../people/lines.js';
import { gameRow, listPanel, rowsOf } from '../home/lists.js';
import { vacationRow } from '../people/vacation.js';

/** @typedef {import('../net.js').TableLine} TableLine */
/** @typedef {'running' | 'over' | 'all'} Kind */

const GROUPS = /** @type {const} */ (['yours', 'asked', 'theirs', 'open', 'archived', 'over']);

/** @param {Kind} kind @param {TableLine} line */
const isShown = (kind, { status }) => kind === 'all' || (kind === 'over') === (status === 'over');

/** @param {Kind} kind */
const tab = (kind) => {
  const on = store.get().page?.kind === kind,
    n = store.get().lists.mine.filter((line) => isShown(kind, line)).length;
  return html`<button
    class="seg-tab ${on ? 'on' : ''}"
    aria-pressed=${on}
    @click=${() => store.set({ page: { kind } })}
  >
    ${t(`games.${kind}`)} <small class="muted">${n}</small>
  </button>`;
};

/** @param {readonly TableLine[]} lines @param {typeof GROUPS[number]} group */
const section = (lines, group) => {
  const found = lines.filter((line) => groupOf(line) === group);
  return found.length ? listPanel(t(`games.group.${group}`), rowsOf(found, gameRow, '')) : nothing;
};

/** @type {import('../app.js').Page} */
export const page = {
  place: 'games',
  title: () => t('games.title'),
  enter: () => {
    store.set({ page: { kind: 'running' } });
    loadLists().catch(complain);
  },
  view: () => {
    const kind = /** @type {Kind} */ (store.get().page?.kind ?? 'running'),
      lines = store.get().lists.mine.filter((line) => isShown(kind, line));
    return html`<div class="page games-page">
      ${plainTop(t('games.title'))}${trouble()}
      <main class="games-main">
        <div class="seg" role="group" aria-label=${t('games.title')}>${tab('running')}${tab('over')}${tab('all')}</div>
        ${vacationRow()}
        ${lines.length ? GROUPS.map((group) => section(lines, group)) : html`<p class="muted">${t('games.none')}</p>`}
      </main>
    </div>`;
  },
};
