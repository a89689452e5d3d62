// The words of the workshop and of rules with a set of somebody's own, in Russian.
export default {
  'rules.set': 'С числами набора «{box}».',
  'rules.set.examples': 'Примеры взяты из правил, с числами, напечатанными там. Ваши могут отличаться.',
  'rules.set.exact': 'Точный текст называет наши собственные числа.',
  'rules.set.broken': 'С этим набором пока нельзя играть, поэтому правила даны с нашими числами.',
  'workshop.open.short': 'Открыть этот набор',
  'workshop.rules': 'Правила с этими числами',
  'workshop.tab.checks': 'Проверка',
  'workshop.entered': '{n} из {m}',
  'workshop.entered.words': 'Введено чисел: {n} из {m}',
  'workshop.tabs': 'Части коробки',
  'workshop.still': 'Ещё возможны:',
  'workshop.refused': 'Файл {name} не загружен. Сначала исправьте это:',
};
