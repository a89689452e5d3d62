// The positions that the lesson is taught at: games of our own bots, each to the moment that a step speaks of.

/** @type {Record<string, import('../../boards/board.js').Scene>} */
export const scenes = {
  paving: {
    rules_version: 2,
    options: { postcards: 'starter', flip_buildings: false, large_lamp: 'printed', start: 'random' },
    seed: 'lesson1',
    actions: [],
  },
  paved: {
    rules_version: 2,
    options: { postcards: 'starter', flip_buildings: false, large_lamp: 'printed', start: 'random' },
    seed: 'lesson0',
    actions: [
      75, 74, 72, 73, 68, 66, 67, 64, 69, 65, 71, 70, 3, 16, 5, 22, 10, 27, 30, 14, 37, 33, 47, 42, 57, 52, 62, 49,
    ],
  },
  card: {
    rules_version: 2,
    options: { postcards: 'starter', flip_buildings: false, large_lamp: 'printed', start: 'random' },
    seed: 'lesson3',
    actions: [
      73, 67, 75, 65, 66, 24, 20, 18, 74, 39, 43, 35, 49, 71, 53, 56, 10, 68, 5, 2, 64, 31, 14, 63, 45, 6417, 7836,
      3742, 5280, 813, 6230, 2707, 1806,
    ],
  },
  painter: {
    rules_version: 2,
    options: { postcards: 'starter', flip_buildings: false, large_lamp: 'printed', start: 'random' },
    seed: 'lesson2',
    actions: [
      72, 75, 65, 69, 67, 74, 70, 71, 64, 66, 68, 73, 46, 40, 57, 26, 60, 22, 36, 7, 54, 10, 49, 3, 33, 19, 31, 12,
      7836, 6423, 3388,
    ],
  },
  end: {
    rules_version: 2,
    options: { postcards: 'starter', flip_buildings: false, large_lamp: 'printed', start: 'random' },
    seed: 'lesson5',
    actions: [
      73, 71, 70, 65, 67, 25, 40, 72, 38, 20, 33, 19, 64, 11, 6, 68, 51, 15, 2, 28, 55, 69, 66, 58, 61, 46, 6376, 7836,
      4853, 3673, 3369, 7312, 129, 2138, 1742, 6728, 6357, 691, 7834, 2653, 7838, 7833,
    ],
  },
};
