// The positions that the lesson is taught at: games of our own bots, each to the moment that a step speaks of.

/** @type {Record<string, import('../../boards/board.js').Scene>} */
export const scenes = {
  start: {},
  full: {
    rules_version: 1,
    options: { start: 'random' },
    seed: 'lesson0',
    actions: [0, 100, 55, 20, 15, 80, 75, 65, 110, 155, 90, 170, 40, 85, 20, 10, 95, 120, 16],
  },
  tour: {
    rules_version: 1,
    options: { start: 'random' },
    seed: 'lesson1',
    actions: [90, 70, 45, 15, 45, 15, 95, 0, 105, 140, 20],
  },
  last: {
    rules_version: 1,
    options: { start: 'random' },
    seed: 'lesson0',
    actions: [
      0, 100, 55, 20, 15, 80, 75, 65, 110, 155, 90, 170, 40, 85, 20, 10, 95, 120, 16, 27, 35, 165, 35, 5, 45, 41, 150,
      125, 82, 26, 60, 92, 87, 96, 6, 62, 135, 130, 136,
    ],
  },
};
