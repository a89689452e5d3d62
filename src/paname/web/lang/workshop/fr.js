// The words of the workshop and of rules with a set of somebody's own, in French.
export default {
  'rules.set': 'Avec les nombres de « {box} ».',
  'rules.set.examples':
    'Les exemples viennent des livrets, avec les nombres qui y sont imprimés. Les vôtres peuvent différer.',
  'rules.set.exact': 'Le texte exact donne nos propres nombres.',
  'rules.set.broken': 'On ne peut pas encore jouer avec cette boîte : voici les règles avec nos nombres.',
  'workshop.open.short': 'Ouvrir cette boîte',
  'workshop.rules': 'Règles avec ces nombres',
  'workshop.tab.checks': 'Contrôle',
  'workshop.entered': '{n} sur {m}',
  'workshop.entered.words': '{n} nombres saisis sur {m}',
  'workshop.tabs': 'Parties de la boîte',
  'workshop.still': 'Encore possible :',
  'workshop.refused': '{name} n’a pas été chargé. Corrigez d’abord ceci :',
};
