// The first game: twelve short steps at a real table, each with one thing to look at or to do.

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').LessonStep} LessonStep */

/** How many tiles were left over so far. @param {Context} c */
const rounds = (c) => c.view.tours.filter((/** @type {{tour: string}} */ one) => one.tour === 'small').length;

/** Whether something is on stage, or it isn't your turn: a step waits then. @param {Context} c */
const isBusy = (c) => c.ui.show !== undefined || !c.legal.length;

/** @type {LessonStep[]} */
export const lesson = [
  { words: 'paris_paris.learn.lines', find: '.pp-start', done: (c) => c.hover?.kind === 'line' || Boolean(c.ui.line) },
  {
    words: 'paris_paris.learn.offers',
    find: '.pp-pin',
    waits: (c) => isBusy(c) && rounds(c) === 0,
    done: (c) => c.draft.station !== undefined || rounds(c) > 0,
  },
  { words: 'paris_paris.learn.open', find: '#primary', done: (c) => c.view.on_map[c.seat] > 0 || rounds(c) > 0 },
  { words: 'paris_paris.learn.small', find: '.pp-strip', waits: (c) => rounds(c) === 0 },
  { words: 'paris_paris.learn.depot', find: '[data-parked]' },
  {
    words: 'paris_paris.learn.again',
    find: '.pp-card',
    waits: (c) => isBusy(c) && rounds(c) < 2,
    done: (c) => rounds(c) > 1,
  },
  { words: 'paris_paris.learn.crossings', find: '.pp-paris', waits: isBusy },
  { words: 'paris_paris.learn.call', find: '.pp-paris' },
  { words: 'paris_paris.learn.table', find: '.pp-tours' },
  { words: 'paris_paris.learn.full', find: '.pp-cards' },
  { words: 'paris_paris.learn.secret', find: '.pp-marker' },
  { words: 'paris_paris.learn.on', find: '' },
];
