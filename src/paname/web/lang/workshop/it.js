// The words of the workshop and of rules with a set of somebody's own, in Italian.
export default {
  'rules.set': 'Con i numeri di «{box}».',
  'rules.set.examples': 'Gli esempi vengono dai regolamenti, con i numeri stampati lì. I tuoi possono essere diversi.',
  'rules.set.exact': 'Il testo esatto usa i nostri numeri.',
  'rules.set.broken': 'Con questa scatola non si può ancora giocare: ecco le regole con i nostri numeri.',
  'workshop.open.short': 'Apri questa scatola',
  'workshop.rules': 'Regole con questi numeri',
  'workshop.tab.checks': 'Controlli',
  'workshop.entered': '{n} su {m}',
  'workshop.entered.words': '{n} numeri inseriti su {m}',
  'workshop.tabs': 'Parti della scatola',
  'workshop.still': 'Ancora possibili:',
  'workshop.refused': '{name} non è stato caricato. Prima correggi questo:',
};
