// The words of the workshop and of rules with a set of somebody's own, in Ukrainian.
export default {
  'rules.set': 'З числами набору «{box}».',
  'rules.set.examples': 'Приклади взято з правил, із числами, надрукованими там. Ваші можуть бути інші.',
  'rules.set.exact': 'Точний текст називає наші власні числа.',
  'rules.set.broken': 'Із цим набором поки не можна грати, тож правила подано з нашими числами.',
  'workshop.open.short': 'Відкрити цей набір',
  'workshop.rules': 'Правила з цими числами',
  'workshop.tab.checks': 'Перевірка',
  'workshop.entered': '{n} з {m}',
  'workshop.entered.words': 'Введено чисел: {n} з {m}',
  'workshop.tabs': 'Частини коробки',
  'workshop.still': 'Ще можливі:',
  'workshop.refused': 'Файл {name} не завантажено. Спершу виправте це:',
};
