// Les Quais in the client: every part is loaded when a page needs it.

/** What is called the same in every language. */
const NAMES = {
  'stall.louvre': 'Louvre',
  'stall.megisserie': 'Mégisserie',
  'stall.gesvres': 'Gesvres',
  'stall.hotel_de_ville': 'Hôtel de Ville',
  'stall.celestins': 'Célestins',
  'stall.tournelle': 'Tournelle',
  'stall.montebello': 'Montebello',
  'stall.saint_michel': 'Saint-Michel',
  'stall.augustins': 'Augustins',
  'stall.malaquais': 'Malaquais',
  'bridge.pont_des_arts': 'Pont des Arts',
  'bridge.pont_neuf': 'Pont Neuf',
  'bridge.pont_au_change': 'Pont au Change',
  'bridge.pont_d_arcole': 'Pont d’Arcole',
  'bridge.pont_marie': 'Pont Marie',
};

/** @type {import('../../game.js').GameClient} */
export const game = {
  tagline: {
    en: 'Stroll past the bookstalls and leave nothing good within reach.',
    fr: 'Flânez devant les bouquinistes et ne laissez rien de bon à portée.',
    de: 'Schlendere an den Bücherständen entlang und lass nichts Gutes in Reichweite.',
    it: 'Passeggia tra le bancarelle di libri e non lasciare nulla di buono a portata.',
    pl: 'Spaceruj wzdłuż straganów z książkami i nie zostaw niczego dobrego w zasięgu.',
    ru: 'Гуляйте вдоль книжных лотков и не оставляйте сопернику ничего хорошего.',
    uk: 'Гуляйте вздовж книжкових лотків і не лишайте суперникові нічого доброго.',
  },
  poster: () => import('./poster.js'),
  board: () => import('./board.js'),
  lesson: () => import('./lesson.js'),
  rulePictures: () => import('./rule_pictures.js'),
  names: async () => ({ default: NAMES }),
  words: (lang) => import(`./lang/${lang}.js`),
  ruleWords: async (lang) => ({ default: (await import(`./lang/${lang}.js`)).rules }),
};
