// The words of the workshop and of rules with a set of somebody's own, in Polish.
export default {
  'rules.set': 'Z liczbami zestawu „{box}”.',
  'rules.set.examples': 'Przykłady pochodzą z instrukcji i podają jej liczby. Twoje mogą być inne.',
  'rules.set.exact': 'Dokładne brzmienie podaje nasze własne liczby.',
  'rules.set.broken': 'Z tym zestawem nie można jeszcze grać, więc zasady podają nasze liczby.',
  'workshop.open.short': 'Otwórz ten zestaw',
  'workshop.rules': 'Zasady z tymi liczbami',
  'workshop.tab.checks': 'Kontrola',
  'workshop.entered': '{n} z {m}',
  'workshop.entered.words': 'Wpisane liczby: {n} z {m}',
  'workshop.tabs': 'Części pudełka',
  'workshop.still': 'Jeszcze możliwe:',
  'workshop.refused': 'Pliku {name} nie wczytano. Najpierw popraw to:',
};
