// Days off: one press for all your games where a move has days.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { announce, complain, loadLists, store } from '../shell.js';
import { momentWords } from './time.js';

const CHOICES = [2, 5, 10];

/** @param {number} days */
const take = async (days) => {
  store.set({ sheet: '' });
  try {
    const { away, short } = await ask('POST', '/api/me/vacation', { days });
    store.set({ away, trouble: short ? t('vacation.short') : '' });
    announce(away ? t('vacation.until', { moment: momentWords(away) }) : t('vacation.over'));
    void loadLists();
  } catch (error) {
    complain(error);
  }
};

/** @param {number} days @param {string} words */
const button = (days, words) =>
  html`<button class="btn" @click=${() => take(days)}>${icon('sun')}<span>${words}</span></button>`;

/** Days to choose from, or the way back. */
export const vacationButtons = () =>
  store.get().away > Date.now()
    ? button(0, t('menu.vacation.back'))
    : html`<div class="menu-row" role="group" aria-label=${t('menu.vacation')}>
        <span class="muted">${t('menu.vacation')}</span>
        ${CHOICES.map((n) => button(n, t('time.days', { n })))}
      </div>`;

/** The same for the list of games, folded away; and until when, if you're away. */
export const vacationRow = () => {
  const { away, lists } = store.get();
  if (away > Date.now())
    return html`<p class="vacation">
      ${icon('sun')}<span class="grow">${t('vacation.until', { moment: momentWords(away) })}</span>${vacationButtons()}
    </p>`;
  return lists.mine.some(({ status, facts }) => status === 'running' && facts.clock?.kind === 'days')
    ? html`<div class="vacation">${vacationButtons()}</div>`
    : nothing;
};
