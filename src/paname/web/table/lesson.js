// Lessons: where a person stands in each, kept in this browser, how steps make scenes and chapters, and their words.
import { t } from '../i18n.js';

/** The numbers that a lesson is taught with, where they aren't ours: the name of the set and its component file. @typedef {{name: string, components: string}} LessonBox */
/** `began` is the decision at which the coach first spoke at this table. @typedef {{table: string, step: number, paused: boolean, began: number | null, box: LessonBox | null}} Lesson */
/** @typedef {import('../boards/board.js').LessonStep} LessonStep */

const KEY = 'paname-lessons';

/** @returns {Record<string, Lesson>} */
const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

/** The lesson of a game that was begun here. @param {string} game */
export const lessonOf = (game) => read()[game] ?? null;

/** Where the lesson at this table stands. @param {string} game @param {string} table @returns {Omit<Lesson, 'table'> | null} */
export const lessonAt = (game, table) => {
  const lesson = lessonOf(game);
  if (lesson?.table !== table) return null;
  const { step, paused, began = null, box = null } = lesson;
  return { step, paused, began, box };
};

/** @param {string} game @param {Lesson} lesson */
export const keepLesson = (game, lesson) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: lesson }));
  } catch {
    // A browser that stores nothing still plays.
  }
};

/** The step that a step's position is laid out for: the last one up to it that names a scene. @param {readonly LessonStep[]} steps @param {number} at */
export const sceneFrom = (steps, at) =>
  Math.max(
    0,
    steps.slice(0, at + 1).findLastIndex(({ scene }) => scene),
  );

/** The chapter that a step belongs to, and its place in it. @param {readonly LessonStep[]} steps @param {number} at */
export const partOf = (steps, at) => {
  const from = Math.max(
      0,
      steps.slice(0, at + 1).findLastIndex(({ chapter }) => chapter),
    ),
    next = steps.findIndex(({ chapter }, i) => i > from && chapter);
  return { chapter: steps[from]?.chapter ?? '', n: at - from + 1, of: (next < 0 ? steps.length : next) - from };
};

/** The words of a step or of a line of the rules card, with the numbers of the set that is played with; sentences that say nothing of it fall away.
 * @param {string} key @param {Record<string, unknown>} gaps */
export const lessonWords = (key, gaps) => t(key, gaps).replace(/ {2,}/g, ' ').trim();

/** Whether nothing comes before a step. @param {readonly LessonStep[]} steps @param {number} at */
export const isFirstOf = (steps, at) => at === 0 || steps.length === 0;
