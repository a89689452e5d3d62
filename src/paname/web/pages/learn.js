// The first game of a game: a real table against a gentle bot, with a coach.
import { html } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { firstLevel, hello, openTable } from '../shell.js';
import { beginLesson } from '../table/coach.js';

/** @type {import('../app.js').Page} */
export const page = {
  title: () => t('learn.title'),
  enter: async ([, game]) => {
    await hello().catch(() => undefined);
    const id = await openTable({ game, players: 2, seats: [{ kind: 'me' }, { kind: 'bot', level: firstLevel() }] });
    if (id) beginLesson(id);
  },
  view: () =>
    html`<div class="page">
      ${plainTop(t('learn.title'))}${trouble()}
      <main class="lost" aria-busy="true"><p class="muted">${t('table.loading')}</p></main>
    </div>`,
};
