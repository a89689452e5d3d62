// Names that are the same in every language.

/** @type {import('../../../i18n.js').Catalogue} */
export default {
  'district.batignolles': 'Batignolles',
  'district.montmartre': 'Montmartre',
  'district.la-villette': 'La Villette',
  'district.belleville': 'Belleville',
  'district.saint-germain': 'Saint-Germain',
  'district.chaillot': 'Chaillot',
  'landmark.tuileries': 'Jardin des Tuileries',
  'landmark.luxembourg': 'Jardins du Luxembourg',
  'landmark.grand-palais': 'Grand Palais',
  'landmark.pantheon': 'Panthéon',
  'landmark.sacre-coeur': 'Sacré-Cœur',
  'landmark.notre-dame': 'Notre-Dame',
  'landmark.louvre': 'Louvre',
  'landmark.eiffel-tower': 'Tour Eiffel',
};
