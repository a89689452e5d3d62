// The first game: seven short steps at a real table, each with one thing to look at or to do.

/** @typedef {import('../../boards/board.js').Context} Context */
/** @typedef {import('../../boards/board.js').LessonStep} LessonStep */

/** How many books you have. @param {Context} c */
const bought = (c) => c.view.shelves[c.components.seats[c.seat]]?.length ?? 0;

/** Whether you have a customer. @param {Context} c */
const hasCustomer = (c) => c.view.chose[c.components.seats[c.seat]];

/** @type {LessonStep[]} */
export const lesson = [
  { words: 'les_quais.learn.quays', find: '.lq-quays' },
  {
    words: 'les_quais.learn.keep',
    find: '.lq-callers',
    done: hasCustomer,
  },
  {
    words: 'les_quais.learn.walk',
    find: '.lq-stall.may',
    alive: ({ fields }) => fields.kind !== 'Cross',
    done: (c) => bought(c) > 0,
  },
  { words: 'les_quais.learn.leave', find: '.lq-stroller' },
  { words: 'les_quais.learn.cross', find: '.lq-bridge' },
  { words: 'les_quais.learn.score', find: '.lq-aid' },
  { words: 'les_quais.learn.on', find: '' },
];
