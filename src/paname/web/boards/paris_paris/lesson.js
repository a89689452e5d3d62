// The first game: twelve short steps at a real table, each with one thing to look at or to do.

/** @typedef {import('../board.js').Context} Context */
/** @typedef {import('../board.js').LessonStep} LessonStep */

/** Whether shops of the viewer stand on the map. @param {Context} c @param {number} least */
const hasOpened = (c, least) => c.seat >= 0 && c.view.on_map[c.seat] + (c.view.tours.length > 3 ? 1 : 0) >= least;

/** Whether something is on stage, or it is not one's turn: a step waits then. @param {Context} c */
const isBusy = (c) => c.ui.show !== undefined || !c.legal.length;

/** @type {LessonStep[]} */
export const lesson = [
  { words: 'paris_paris.learn.lines', find: '.pp-start', done: (c) => c.hover?.kind === 'line' || Boolean(c.ui.line) },
  { words: 'paris_paris.learn.offers', find: '.pp-pin', done: (c) => c.draft.station !== undefined },
  { words: 'paris_paris.learn.open', find: '#primary', done: (c) => hasOpened(c, 1) },
  { words: 'paris_paris.learn.small', find: '.pp-strip', waits: (c) => c.view.tours.length === 0 },
  { words: 'paris_paris.learn.depot', find: '[data-parked]' },
  { words: 'paris_paris.learn.again', find: '.pp-card', waits: isBusy, done: (c) => hasOpened(c, 2) || c.view.tours.length > 1 },
  { words: 'paris_paris.learn.crossings', find: '.pp-paris', waits: isBusy },
  { words: 'paris_paris.learn.call', find: '.pp-paris' },
  { words: 'paris_paris.learn.table', find: '.pp-tours' },
  { words: 'paris_paris.learn.full', find: '.pp-cards' },
  { words: 'paris_paris.learn.secret', find: '.pp-marker' },
  { words: 'paris_paris.learn.on', find: '' },
];
