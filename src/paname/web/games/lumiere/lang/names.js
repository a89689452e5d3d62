// Names that are the same in every language.

/** @type {import('../../../i18n.js').Catalogue} */
export default {
  'card.levitation': 'Lévitation',
  'card.metropolitain': 'Métropolitain',
  'card.jardin_des_plantes': 'Jardin des Plantes',
  'card.sacre_coeur': 'Sacré-Cœur',
  'card.le_peintre': 'Le Peintre',
  'card.chartier': 'Chartier',
  'card.bouquinistes_sur_la_seine': 'Bouquinistes sur la Seine',
  'card.lampadaire': 'Lampadaire',
  'card.moulin_rouge': 'Moulin Rouge',
  'card.fontaine_des_mers': 'Fontaine des Mers',
  'card.le_penseur': 'Le Penseur',
  'card.la_grande_lumiere': 'La Grande Lumière',
};
