// The coach of the first game: at a real table a card says one thing at a time and points at it, while the rest sleeps.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { keepLesson } from './lesson.js';
import { lessonStep } from './model.js';
import { change } from './current.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** Show what is spoken of. @param {string} find */
const point = (find) =>
  requestAnimationFrame(() => {
    document.querySelectorAll('.coached').forEach((element) => element.classList.remove('coached'));
    if (find) document.querySelectorAll(find).forEach((element) => element.classList.add('coached'));
  });

/** Go on, stop or come back, and remember it. @param {Model} m @param {{step: number, paused: boolean}} lesson */
const turn = (m, lesson) => {
  point('');
  keepLesson(m.table?.game ?? '', { table: m.id, ...lesson });
  change({ lesson });
};

/** @param {Model} m @param {number} step */
const resume = (m, step) =>
  html`<button class="btn low coach-resume" @click=${() => turn(m, { step, paused: false })}>
    ${icon('school', 18)}<span>${t('learn.resume')}</span>
  </button>`;

/** @param {Model} m @param {number} step @param {boolean} isLast */
const onButton = (m, step, isLast) =>
  html`<button class="btn go low" id="coach-on" @click=${() => turn(m, { step: step + 1, paused: false })}>
    ${t(isLast ? 'learn.end' : 'learn.on')}
  </button>`;

/** @param {Model} m @param {number} step */
const leaveButton = (m, step) =>
  html`<button class="btn quiet low" @click=${() => turn(m, { step, paused: true })}>${t('learn.leave')}</button>`;

/** @param {Model} m @param {number} at @param {number} of @param {import('../boards/board.js').LessonStep} step */
const card = (m, at, of, step) => {
  const isLast = at === of - 1;
  return html`<section class="panel coach" aria-label=${t('learn.title')}>
    <h2 class="cap">${t('learn.step', { n: at + 1, of })}</h2>
    <p aria-live="polite">${t(step.words)}</p>
    <div class="coach-buttons">
      ${step.done ? nothing : onButton(m, at, isLast)}${isLast ? nothing : leaveButton(m, at)}
    </div>
  </section>`;
};

/** @param {Model} m @param {Context} c */
export const coach = (m, c) => {
  const steps = m.board?.lesson ?? [],
    at = m.lesson?.step ?? steps.length,
    step = lessonStep(m);
  if (m.past || m.state?.status !== 'running' || at >= steps.length) return nothing;
  if (!step) return resume(m, at);
  const waits = step.waits?.(c) ?? false,
    isDone = !waits && (step.done?.(c) ?? false);
  if (isDone) queueMicrotask(() => m.lesson?.step === at && turn(m, { step: at + 1, paused: false }));
  point(waits || isDone ? '' : step.find);
  return waits || isDone ? nothing : card(m, at, steps.length, step);
};
