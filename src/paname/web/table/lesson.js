// Where a person stands in the first game of each game, kept in this browser, so that you can leave and come back to it.

/** @typedef {{table: string, step: number, paused: boolean}} Lesson */

const KEY = 'paname-lessons';

/** @returns {Record<string, Lesson>} */
const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

/** The first game of a game that was begun here. @param {string} game */
export const lessonOf = (game) => read()[game] ?? null;

/** Where the first game at this table stands. @param {string} game @param {string} table @returns {{step: number, paused: boolean} | null} */
export const lessonAt = (game, table) => {
  const lesson = lessonOf(game);
  return lesson?.table === table ? { step: lesson.step, paused: lesson.paused } : null;
};

/** @param {string} game @param {Lesson} lesson */
export const keepLesson = (game, lesson) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: lesson }));
  } catch {
    // A browser that stores nothing still plays.
  }
};
