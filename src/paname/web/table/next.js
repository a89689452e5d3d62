// After a move: the next game that waits for you.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { gameName, store } from '../shell.js';
import { isYourTurn } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m */
export const nextButton = (m) => {
  const next = store.get().lists.mine.find((line) => line.your_turn && line.id !== m.id);
  if (!next || !m.yours.length || isYourTurn(m)) return nothing;
  return html`<a class="btn go" href="/t/${next.id}"
    ><span>${t('games.next', { game: gameName(next.game) })}</span>${icon('arrow', 18)}</a
  >`;
};
