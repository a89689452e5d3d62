// Words that people type for the words of the rules, without accents and case, in all languages; and words that say nothing in a question.

export const SYNONYMS = [
  'tie tied ties draw equal level'.split(' '),
  'light lamp lamps shine lantern'.split(' '),
  'score scores scoring points worth win count counts'.split(' '),
  'house building buildings'.split(' '),
  'end ends over finish'.split(' '),
  'pass skip skipped'.split(' '),
  'start begin begins first'.split(' '),
  'money franc francs coins cash price cost costs'.split(' '),
  'bus tour tours'.split(' '),
  'rotate turn turned flip'.split(' '),
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
  'нічия рівності порівну'.split(' ').map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
  'світло ліхтар ліхтарі'.split(' ').map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
  'очки очок підрахунок'.split(' ').map((word) => word.normalize('NFD').replace(/\p{M}/gu, '')),
];

export const SMALL_WORDS = new Set(
  `a an and are at can do does for how i if in is it my of on or the to what when where which who why with you your
  comment est et la le les de des du en un une quand que qui quoi
  wie was wann wer der die das den ein eine ist und im in zu
  come cosa quando chi il lo gli una uno di e
  jak co kiedy kto sie jest w z i
  как что когда кто и в на
  як що коли хто і в на`.split(/\s+/),
);
