// The first game: at a real table a card says one thing at a time and points at it; whoever leaves may come back to it.
import { html, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { store } from '../shell.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

const KEY = 'paname-lesson';

/** @returns {{table: string, step: number} | null} */
const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};

/** @param {{table: string, step: number} | null} lesson */
const write = (lesson) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // A browser that stores nothing still plays.
  }
  store.set({});
};

/** Make a table the place of a first game. @param {string} table */
export const beginLesson = (table) => write({ table, step: 0 });

/** The step of the first game at this table. @param {Model} m */
const stepAt = (m) => {
  const lesson = read(),
    steps = m.board?.lesson ?? [];
  return lesson?.table === m.id && lesson.step < steps.length ? lesson.step : null;
};

/** Show what is spoken of. @param {string} find */
const point = (find) =>
  requestAnimationFrame(() => {
    document.querySelectorAll('.coached').forEach((element) => element.classList.remove('coached'));
    if (find) document.querySelectorAll(find).forEach((element) => element.classList.add('coached'));
  });

/** @param {Model} m @param {Context} c */
export const coach = (m, c) => {
  const at = stepAt(m),
    steps = m.board?.lesson ?? [];
  if (at === null || m.past) return nothing;
  const step = steps[at],
    on = () => write({ table: m.id, step: at + 1 }),
    isLast = at === steps.length - 1;
  const waits = step.waits?.(c) ?? false,
    isDone = !waits && (step.done?.(c) ?? false);
  if (isDone) queueMicrotask(on);
  point(waits || isDone ? '' : step.find);
  if (waits || isDone) return nothing;
  return html`<section class="panel coach" aria-label=${t('learn.title')}>
    <h2 class="cap">${t('learn.step', { n: at + 1, of: steps.length })}</h2>
    <p aria-live="polite">${t(step.words)}</p>
    <div class="coach-buttons">
      ${step.done ? nothing : html`<button class="btn go low" id="coach-on" @click=${() => (point(''), on())}>${t(isLast ? 'learn.end' : 'learn.on')}</button>`}${isLast ? nothing : html`<button class="btn quiet low" @click=${() => (point(''), write(null))}>${t('learn.leave')}</button>`}
    </div>
  </section>`;
};
