// The first game of a game: a real table against a gentle bot, with a coach; if you have begun one, you come back to it.
import { html } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { firstLevel, go, hello, openTable } from '../shell.js';
import { keepLesson, lessonOf } from '../table/lesson.js';

/** Back to a first game that is not over. @param {string} game */
const resume = async (game) => {
  const lesson = lessonOf(game);
  const { table } = lesson
    ? await ask('GET', `/api/tables/${lesson.table}`).catch(() => ({ table: null }))
    : { table: null };
  if (!lesson || table?.status !== 'running') return false;
  keepLesson(game, { ...lesson, paused: false });
  go(`/t/${lesson.table}`);
  return true;
};

/** @param {string} game */
const begin = async (game) => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: firstLevel() }];
  const table = await openTable({ game, players: 2, lesson: true, options: { start: 0 }, seats });
  if (table) keepLesson(game, { table, step: 0, paused: false });
};

/** @type {import('../app.js').Page} */
export const page = {
  title: () => t('learn.title'),
  enter: async ([, game]) => {
    await hello().catch(() => undefined);
    if (!(await resume(game))) await begin(game);
  },
  view: () =>
    html`<div class="page">
      ${plainTop(t('learn.title'))}${trouble()}
      <main class="lost" aria-busy="true"><p class="muted">${t('table.loading')}</p></main>
    </div>`,
};
