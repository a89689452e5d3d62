// Paris in the client: every part is loaded when a page needs it.

/** @type {import('../../game.js').GameClient} */
export const game = {
  tagline: {
    en: 'Turn a handful of keys into the grandest addresses.',
    fr: 'Changez une poignée de clés en adresses prestigieuses.',
    de: 'Mach aus einer Handvoll Schlüsseln die besten Adressen.',
    it: 'Trasforma una manciata di chiavi negli indirizzi più belli.',
    pl: 'Zamień garść kluczy na najlepsze adresy.',
    ru: 'Превратите горсть ключей в лучшие адреса.',
    uk: 'Перетворіть жменю ключів на найкращі адреси.',
  },
  poster: () => import('./poster.js'),
  board: () => import('./board.js'),
  lesson: () => import('./lesson.js'),
  lessonWords: (lang) => import(`./lang/lesson/${lang}.js`),
  rulePictures: () => import('./rule_pictures.js'),
  workshop: () => import('./workshop.js'),
  names: () => import('./lang/names.js'),
  words: (lang) => import(`./lang/${lang}.js`),
  ruleNumbers: () => import('./rule_numbers.js'),
  ruleWords: (lang) => import(`./lang/rules/${lang}.js`),
};
