// The words of the workshop and of rules with a set of somebody's own, in German.
export default {
  'rules.set': 'Mit den Zahlen von „{box}“.',
  'rules.set.examples': 'Die Beispiele stammen aus den Spielregeln und nennen deren Zahlen. Deine können andere sein.',
  'rules.set.exact': 'Der genaue Wortlaut nennt unsere eigenen Zahlen.',
  'rules.set.broken': 'Mit dieser Schachtel kann man noch nicht spielen, darum stehen hier unsere Zahlen.',
  'workshop.open.short': 'Diese Schachtel öffnen',
  'workshop.rules': 'Regeln mit diesen Zahlen',
  'workshop.tab.checks': 'Prüfung',
  'workshop.entered': '{n} von {m}',
  'workshop.entered.words': '{n} von {m} Zahlen eingegeben',
  'workshop.tabs': 'Teile der Schachtel',
  'workshop.still': 'Noch möglich:',
  'workshop.refused': '{name} wurde nicht geladen. Das muss erst stimmen:',
};
