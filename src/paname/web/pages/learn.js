// A lesson: real tables against a gentle bot, with a coach; if you have begun one, you come back to it.
import { html } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { loadBoard } from '../game.js';
import { complain, go, hello } from '../shell.js';
import { keepLesson, lessonOf } from '../table/lesson.js';
import { openStep } from '../table/open_step.js';
import { fromLink, withEntries } from '../workshop/box.js';

/** The set that the address names: that of a table, or one that came from the workshop. @param {string} game @returns {Promise<import('../table/lesson.js').LessonBox | null>} */
const boxOfAddress = async (game) => {
  const table = new URLSearchParams(location.search).get('t'),
    box = fromLink(location.hash);
  if (!table && !box) return null;
  const { name, document } = await ask('GET', table ? `/api/tables/${table}/box` : `/api/games/${game}/box`),
    file = box ? withEntries(document, box.entries) : document;
  return { name: box?.name || name || t('workshop.unnamed'), components: JSON.stringify(file) };
};

/** Back to a lesson whose game is not over, unless another set is asked for. @param {string} game @param {import('../table/lesson.js').LessonBox | null} box */
const resume = async (game, box) => {
  const lesson = lessonOf(game);
  if (box && lesson?.box?.components !== box.components) return false;
  const { table } = lesson
    ? await ask('GET', `/api/tables/${lesson.table}`).catch(() => ({ table: null }))
    : { table: null };
  if (!lesson || table?.status !== 'running') return false;
  keepLesson(game, { ...lesson, paused: false });
  go(`/t/${lesson.table}`);
  return true;
};

/** @type {import('../app.js').Page} */
export const page = {
  title: () => t('learn.title'),
  enter: async ([, game]) => {
    await hello().catch(() => undefined);
    try {
      const box = await boxOfAddress(game);
      if (!(await resume(game, box))) await openStep(game, await loadBoard(game, true), 0, box);
    } catch (error) {
      complain(error);
    }
  },
  view: () =>
    html`<div class="page">
      ${plainTop(t('learn.title'))}${trouble()}
      <main class="lost" aria-busy="true"><p class="muted">${t('table.loading')}</p></main>
    </div>`,
};
