// Lumière in the client: every part is loaded when a page needs it.

/** @type {import('../../game.js').GameClient} */
export const game = {
  tagline: {
    en: 'Pave the square, raise roofs, catch the light.',
    fr: 'Pavez la place, élevez des toits, captez la lumière.',
    de: 'Pflastere den Platz, errichte Dächer, fange das Licht.',
    it: 'Pavimenta la piazza, costruisci, cattura la luce.',
    pl: 'Wybrukuj plac, wznieś dachy, chwytaj światło.',
    ru: 'Вымостите площадь, поднимите крыши, поймайте свет.',
    uk: 'Вимостіть площу, зведіть дахи, впіймайте світло.',
  },
  poster: () => import('./poster.js'),
  board: () => import('./board.js'),
  lesson: () => import('./lesson.js'),
  lessonWords: (lang) => import(`./lang/lesson/${lang}.js`),
  items: () => import('./items.js'),
  rulePictures: () => import('./rule_pictures.js'),
  workshop: () => import('./workshop.js'),
  names: () => import('./lang/names.js'),
  words: (lang) => import(`./lang/${lang}.js`),
  ruleNumbers: () => import('./rule_numbers.js'),
  ruleWords: (lang) => import(`./lang/rules/${lang}.js`),
};
