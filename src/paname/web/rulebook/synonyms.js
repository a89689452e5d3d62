// Words that people type for the words of the rules, without accents and case, in all languages; and words that say nothing in a question.

export const SYNONYMS = [
  'tie tied ties draw equal level'.split(' '),
  'light lamp lamps shine lantern'.split(' '),
  'score scores scoring points worth win wins winner count counts'.split(' '),
  'house building buildings'.split(' '),
  'end ends over finish'.split(' '),
  'pass skip skipped'.split(' '),
  'start begin begins first'.split(' '),
  'money franc francs coins cash price cost costs'.split(' '),
  'bus tour tours'.split(' '),
  'rotate turn turned flip'.split(' '),
  'line marker route'.split(' '),
  'egalite ex-aequo'.split(' '),
  'lumieres reverbere reverberes eclaire'.split(' '),
  'marquer points rapporte compte'.split(' '),
  'maison batiment batiments'.split(' '),
  'fin finit termine'.split(' '),
  'argent francs prix coute'.split(' '),
  'gleichstand unentschieden gleich'.split(' '),
  'licht laterne laternen leuchtet'.split(' '),
  'punkte wertung zahlt bringt'.split(' '),
  'haus gebaude'.split(' '),
  'ende endet schluss'.split(' '),
  'geld franken francs preis kostet'.split(' '),
  'pareggio parita'.split(' '),
  'luce lampione lampioni'.split(' '),
  'punti punteggio vale'.split(' '),
  'casa edificio edifici'.split(' '),
  'remis rowno'.split(' '),
  'swiatlo latarnia latarnie latarni'.split(' '),
  'punkty punktacja'.split(' '),
  'dom budynek budynki'.split(' '),
  'ничья равенстве поровну'.split(' '),
  'свет фонарь фонаря фонари'.split(' '),
  'очки очко подсчет'.split(' '),
  'дом здание здания'.split(' '),
  'магазин лавка лавки лавок'.split(' '),
  'секретный секретная тайный тайная'.split(' '),
  'нічия рівності порівну'.split(' ').map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
  'світло ліхтар ліхтарі'.split(' ').map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
  'очки очок підрахунок'.split(' ').map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
];

export const SMALL_WORDS = new Set(
  `a an and are at be can do does for get has have how i if in is it many may me much must my of on or should the there
  to what when where which who why will with you your
  comment combien est et faut-il la le les de des du en un une on ou peut-on puis-je quand que quel qui quoi
  wie viel viele was wann wer wo der die das den darf hat ich kann man mein ein eine ist und im in zu
  come cosa quando quanti quante quanto chi dove posso si il lo gli una uno di e
  jak co czy ile kiedy gdzie kto mam moge mozna sie jest w z i
  как что когда где кто ли можно сколько мне у и в на
  як що коли де хто чи можна скільки мені у і в на`
    .split(/\s+/)
    .map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
);
