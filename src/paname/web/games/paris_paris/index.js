// Paris Paris in the client: every part is loaded when a page needs it.

/** @type {import('../../game.js').GameClient} */
export const game = {
  tagline: {
    en: 'Open shops along five bus lines and hope the bus stops at yours.',
    fr: 'Ouvrez des boutiques le long de cinq lignes de bus et espérez que le bus s’y arrête.',
    de: 'Eröffne Läden an fünf Buslinien und hoffe, dass der Bus bei dir hält.',
    it: 'Apri negozi lungo cinque linee di autobus e spera che il bus si fermi da te.',
    pl: 'Otwieraj sklepy przy pięciu liniach autobusowych i licz, że autobus się przy nich zatrzyma.',
    ru: 'Открывайте лавки вдоль пяти автобусных линий и надейтесь, что автобус остановится у ваших.',
    uk: 'Відкривайте крамниці вздовж п’яти автобусних ліній і сподівайтеся, що автобус зупиниться біля ваших.',
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
