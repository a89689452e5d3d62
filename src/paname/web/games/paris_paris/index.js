// Paris Paris in the client: every part is loaded when a page needs it.

/** @type {import('../../game.js').GameClient} */
export const game = {
  tagline: {
    en: 'Open shops along five bus lines and hope that the bus calls.',
    fr: 'Ouvrez des boutiques sur cinq lignes de bus et espérez que le bus passe.',
    de: 'Eröffne Läden an fünf Buslinien und hoffe, dass der Bus hält.',
    it: 'Apri negozi su cinque linee di autobus e spera che l’autobus si fermi.',
    pl: 'Otwieraj sklepy przy pięciu liniach autobusu i licz na jego przystanki.',
    ru: 'Открывайте лавки на пяти линиях автобуса и ждите его остановок.',
    uk: 'Відкривайте крамниці на п’яти лініях автобуса й чекайте на його зупинки.',
  },
  poster: () => import('./poster.js'),
  board: () => import('./board.js'),
  rulePictures: () => import('./rule_pictures.js'),
  names: () => import('./lang/names.js'),
  words: (lang) => import(`./lang/${lang}.js`),
  ruleWords: (lang) => import(`./lang/rules/${lang}.js`),
};
