// While you wait: learn the game, look at its rules, play a quick one against a bot.
import { html, icon } from '../ui/html.js';
import { t } from '../i18n.js';
import { openTable, store } from '../shell.js';
import { botFace } from '../people/faces.js';
import { lessonAddress, rulesAddress } from '../workshop/link.js';

/** @typedef {import('../net.js').Table} Table */

/** @param {unknown} sign @param {'learn' | 'rules' | 'quick'} what @param {Record<string, unknown>} [gaps] */
const inside = (sign, what, gaps = {}) =>
  html`${sign}<span><b>${t(`wait.${what}`)}</b><small class="muted">${t(`wait.${what}.why`, gaps)}</small></span>`;

/** @param {Table} table */
export const meanwhile = (table) => {
  const [bot] = store.get().levels,
    quick = () => openTable({ game: table.game, seats: [{ kind: 'me' }, { kind: 'bot', level: bot.level }] });
  return html`<section class="meanwhile" aria-labelledby="meanwhile">
    <h3 class="cap" id="meanwhile"><span>${t('lobby.meanwhile')}</span></h3>
    <div class="wait-cards">
      <a class="panel wait-card" href=${lessonAddress(table)}>${inside(icon('school', 30), 'learn')}</a>
      <a class="panel wait-card" href=${rulesAddress(table)} target="_blank">${inside(icon('book', 30), 'rules')}</a>
      ${bot ? html`<button class="panel wait-card" @click=${quick}>${inside(botFace(bot.level, 38), 'quick', { name: bot.name })}</button>` : ''}
    </div>
  </section>`;
};
