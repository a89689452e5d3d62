// The coach of a lesson: in the place for words one thing at a time, with what it speaks of lit and the rest asleep.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { openTable, store } from '../shell.js';
import { isFirstOf, keepLesson, lessonWords, partOf, sceneFrom } from './lesson.js';
import { boxLink } from '../workshop/link.js';
import { openStep } from './open_step.js';
import { bringIntoView } from './scroll_into_view.js';
import { isYourTurn, lasting, lessonStep } from './model.js';
import { change, model } from './current.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../boards/board.js').LessonStep} LessonStep */
/** @typedef {import('./model.js').Model} Model */

/** @type {Element[]} */
let lit = [];
/** Show what is spoken of; where something of it has just come up, a row that scrolls is moved to where it is seen. @param {string} find */
const point = (find) =>
  requestAnimationFrame(() => {
    const before = lit;
    lit = find ? [...document.querySelectorAll(find)] : [];
    before.forEach((element) => element.classList.remove('coached'));
    lit.forEach((element) => element.classList.add('coached'));
    if (lit.some((element) => !before.includes(element))) bringIntoView('.coached');
  });

/** @param {Model} m */
const stepsOf = (m) => m.board?.lesson ?? [];

/** Stop or come back, and remember it. @param {Model} m @param {boolean} paused */
const pause = (m, paused) => turn(m, m.lesson?.step ?? 0, paused);

/** @param {Model} m @param {number} step @param {boolean} paused */
const turn = (m, step, paused = false) => {
  point('');
  keep(m, { step, paused });
};

/** Note something about the lesson at this table. @param {Model} m @param {Partial<import('./lesson.js').Lesson>} more */
const keep = (m, more) => {
  const lesson = { step: 0, paused: false, began: null, box: null, ...m.lesson, ...more };
  keepLesson(m.table?.game ?? '', { ...lesson, table: m.id });
  change({ lesson });
};

/** Lay out the position of a step, with our numbers where those of the set can't be taught with. @param {Model} m @param {number} step @param {boolean} [ours] */
const layOut = (m, step, ours) => {
  point('');
  void openStep(m.table?.game ?? '', m.board ?? {}, step, m.lesson?.box ?? null, ours);
};

/** Whether the next position is being laid out, or turned to already. @param {Model} m */
const isLeft = (m) => store.get().busy !== '' || store.get().path !== `/t/${m.id}`;

/** Go to another step: at this table, or at a new one where its position is laid out. @param {Model} m @param {number} to */
const goTo = (m, to) => {
  const steps = stepsOf(m),
    at = m.lesson?.step ?? 0,
    from = sceneFrom(steps, to);
  const isHere = from === sceneFrom(steps, at),
    isUntouched = m.state?.decision === m.lesson?.began;
  if (isLeft(m)) return;
  if (isHere && (to > at || isUntouched)) return turn(m, to);
  layOut(m, to > at ? to : from);
};

/** Whether a step can't be taught with the numbers of this table: what it says isn't so, or nothing that it asks for can be done. @param {Model} m @param {Context} c @param {LessonStep} step */
const isBeyond = (m, c, step) => {
  const legal = m.state?.legal ?? [];
  if (!m.table?.box || !isYourTurn(m) || !legal.length || step.done?.(c)) return false;
  return step.holds?.(c) === false || (step.alive && !legal.some((one) => step.alive?.(one, c.view, c.components)));
};

/** The step that the coach is at, unless something else is looked at. @param {Model} m @param {Context} c */
const current = (m, c) => (m.past || (c.ui.show !== undefined && m.board?.bar?.(c)) ? null : lessonStep(m));

/** What the coach has to say now: nothing while the others move. @param {Model} m @param {Context} c */
const spoken = (m, c) => {
  const step = current(m, c),
    isDue = isYourTurn(m) || m.state?.status === 'over';
  return step && isDue && !step.done?.(c) ? step : null;
};

/** A step that has been done leads on, one that this set can't show goes on with our numbers; where the table stood when the coach first spoke is remembered. @param {Model} m @param {Context} c */
const follow = (m, c) => {
  const at = m.lesson?.step ?? 0,
    step = current(m, c);
  if (!step || !m.lesson || isLeft(m)) return;
  if (isBeyond(m, c, step)) queueMicrotask(() => isLeft(m) || layOut(m, sceneFrom(stepsOf(m), at), true));
  else if (m.lesson.began === null && isYourTurn(m))
    queueMicrotask(() => model().lesson?.began === null && keep(model(), { began: m.state?.decision ?? 0 }));
  else if (step.done?.(c)) queueMicrotask(() => model().lesson?.step === at && goTo(model(), at + 1));
};

/** Whose numbers these are: those of the set, or ours where its own don't allow this position. @param {Model} m @param {string} box */
const boxWords = (m, box) => (m.table?.box ? boxLink(m.table) : t('learn.ours', { box }));

/** @param {Model} m @param {Context} c */
export const coachWords = (m, c) => {
  follow(m, c);
  const step = spoken(m, c);
  point(typeof step?.find === 'function' ? step.find(c) : (step?.find ?? ''));
  if (!step) return null;
  const { chapter, n, of } = partOf(stepsOf(m), m.lesson?.step ?? 0),
    made = c.ready && m.board ? m.board.say(c, c.ready) : null;
  return html`<section class="say coach" aria-label=${t('learn.title')}>
    <h2 class="cap">
      ${chapter ? html`${t(chapter)} · ` : nothing}${t('learn.step', { n, of })}
      <button class="btn quiet" @click=${() => pause(m, true)}>${t('learn.leave')}</button>
    </h2>
    <p aria-live="polite">${lessonWords(step.words, { ...m.board?.numbers?.(c.components), ...step.gaps?.(c) })}</p>
    ${m.lesson?.box ? html`<small>${boxWords(m, m.lesson.box.name)}</small>` : nothing}
    ${made ? html`<small><b>${made.title}</b>${made.note ? html` ${made.note}` : nothing}</small>` : nothing}
  </section>`;
};

/** @param {Model} m */
const backButton = (m) =>
  html`<button
    class="btn sq"
    id="coach-back"
    aria-label=${t('learn.back')}
    title=${t('learn.back')}
    @click=${() => goTo(m, (m.lesson?.step ?? 1) - 1)}
  >
    ${icon('left')}
  </button>`;

/** The next step, with nothing kept open that was looked at for this one. @param {Model} m */
const goOn = (m) => {
  change({ ui: lasting(m) });
  goTo(m, (m.lesson?.step ?? 0) + 1);
};

/** @param {Model} m */
const onButton = (m) =>
  html`<button class="btn go" id="coach-on" @click=${() => goOn(m)}>
    <span>${t('learn.on')}</span>
  </button>`;

/** A game against a bot, now that the lesson is over. @param {Model} m */
const playNow = (m) => {
  turn(m, stepsOf(m).length);
  const { game = '', seats = [] } = m.table ?? {},
    { box } = m.lesson ?? {},
    set = box && { components: box.components, box: box.name },
    others = seats.map(({ kind, level }) => (kind === 'bot' ? { kind, level } : { kind: 'me' }));
  void openTable({ game, players: others.length, seats: others, ...set });
};

/** What to do after the last step. @param {Model} m */
const lastButtons = (m) =>
  html`<a class="btn" href="/rules/${m.table?.game}">${icon('book')}<span>${t('rules')}</span></a>
    <button class="btn go" id="coach-on" @click=${() => playNow(m)}><span>${t('learn.end')}</span></button>`;

/** @param {Model} m */
const resumeButton = (m) =>
  html`<button class="btn" id="coach-resume" @click=${() => pause(m, false)}>
    ${icon('school')}<span>${t('learn.resume')}</span>
  </button>`;

/** Back and on; where something is to be done, what does it stands beside them. @param {Model} m @param {Context} c @returns {{quiet: unknown, instead: unknown}} */
export const coachButtons = (m, c) => {
  const steps = stepsOf(m),
    at = m.lesson?.step ?? steps.length,
    step = spoken(m, c);
  if (m.lesson?.paused && at < steps.length && m.state?.status === 'running')
    return { quiet: resumeButton(m), instead: null };
  if (!step) return { quiet: nothing, instead: null };
  const quiet = isFirstOf(steps, at) ? nothing : backButton(m);
  if (step.done) return { quiet, instead: null };
  return { quiet, instead: html`${quiet}${at === steps.length - 1 ? lastButtons(m) : onButton(m)}` };
};
