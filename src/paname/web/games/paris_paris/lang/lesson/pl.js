// Paris Paris: the words of the lesson and of the rules card.
export default {
  'paris_paris.rule.turn':
    'W każdej rundzie jest o jeden kafelek więcej niż graczy. Po kolei bierzecie po jednym i otwieracie sklep na jego stacji. Pasować nie można.',
  'paris_paris.rule.nearest':
    'Pozostały kafelek robi mały objazd: sklepy na jego stacji dają po 1 punkcie. Jeśli ich nie ma, liczą się najbliższe na jego liniach.',
  'paris_paris.rule.open':
    'We dwoje leży odkryta jeszcze jedna linia, zaznaczona kreskami. Ona też ma na końcu wielki objazd.',
  'paris_paris.rule.end':
    'Po ostatnim stosie są objazdy końcowe. We troje lub czworo najwięcej sklepów w worku daje po 1 punkcie za sklep. Wygrywa, kto ma najwięcej punktów.',
  'paris_paris.learn.pick':
    'Pięć linii autobusowych przecina Paryż: {lines}. Wybierz literę, a jej linia się zaświeci.',
  'paris_paris.learn.displace': '{station} jest pełna. Weź jej kafelek i wybierz, czyj sklep ustąpi.',
  'paris_paris.learn.tour':
    'Każda z tych linii ma już kafelek w zajezdni. Weź jeden: ten, który zostawisz, uruchomi wielki objazd.',
  'paris_paris.learn.tour.done':
    'To był wielki objazd. Oba kafelki opuściły zajezdnię; nowa para może uruchomić następny.',
  'paris_paris.learn.last': 'Ostatnia runda. Otwórz ostatni sklep i obejrzyj objazdy końcowe.',
  'paris_paris.learn.done': 'To już cała gra. Zagraj teraz z botem albo przeczytaj zasady na jednej stronie.',
  'paris_paris.learn.offers':
    'W każdej rundzie na stacjach leżą odkryte kafelki: o jeden więcej, niż jest graczy. Wybierz jeden z nich.',
  'paris_paris.learn.open':
    'Tu otworzyłby się twój sklep. Pozostałe karty pokazują, ile by dały, gdyby nikt ich nie wziął. Pasuje? Wykonaj ruch.',
  'paris_paris.learn.depot': 'Potem staje w zajezdni. Drugi kafelek tej samej linii rozpoczyna wielki objazd.',
  'paris_paris.learn.crossings':
    'Każda linia ma cztery węzły, a w każdym jest miejsce na dwa sklepy. Podczas wielkiego objazdu autobus zatrzymuje się tylko tam.',
  'paris_paris.learn.call': 'Na każdym postoju twój sklep w węźle dostaje 1 punkt, tak samo jak każdy twój sklep obok.',
  'paris_paris.learn.table':
    'Tabela pokazuje, ile dałby teraz wielki objazd każdej linii. Na telefonie dotknij gracza, żeby ją zobaczyć.',
  'paris_paris.learn.full': 'Gdy stacja jest pełna, twój sklep zajmuje miejsce innego. W węźle wybierasz, czyje.',
  'paris_paris.learn.secret':
    'To twoja tajna linia. Na koniec gry czeka ją jeszcze jeden wielki objazd. Inni też mają swoje.',
};
