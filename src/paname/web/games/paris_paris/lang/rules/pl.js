// Zasady Paris Paris po polsku, w skrócie.
export default {
  lead: 'Otwierajcie sklepy na przystankach. W każdej rundzie każdy bierze kafelek i otwiera tam sklep. Kafelek, który zostanie, wysyła autobus w trasę i daje punkty pobliskim sklepom.',
  sections: {
    T0: 'Co jest w pudełku',
    T1: 'Przygotowanie',
    T2: 'Runda',
    T3: 'Mały objazd',
    T4: 'Wielki objazd',
    T5: 'Koniec',
    E: 'Przykłady',
    rulings: 'Nasze rozstrzygnięcia',
  },
  clauses: {
    'T0.1':
      'Pięć linii po 7 stacji, razem 25 stacji. Każde dwie linie krzyżują się na dokładnie jednej stacji. Sąsiednie stacje leżą na linii obok siebie.',
    'T0.2':
      'Tam, gdzie nie znamy drukowanej mapy, uzupełniliśmy ją: część nazw, kolorów, kolejności i początków jest nasza.',
    'T0.3': '60 kafelków, każdy ze stacją i jedną linią: po 12 na linię.',
    'T0.4': 'Miejsce na sklepy: jedno na zwykłej stacji, dwa w węźle.',
    'T0.5': 'Każdy ma {shops}, co wystarcza na całą grę.',
    'T0.6': 'Pięć znaczników, po jednym na linię; woreczek; autobus, który pokazuje, kto zaczyna.',
    'T0.7':
      'Własna mapa musi być zbudowana tak samo: pięć linii po 7 stacji, jeden węzeł na każdą parę linii, 60 kafelków.',
    'T0.8': 'Punkty nie mają górnej granicy.',
    'T1.1': 'Potasujcie kafelki i ułóżcie stosy: dla 2 graczy 20 po 3, dla 3 graczy 15 po 4, dla 4 graczy 12 po 5.',
    'T1.2':
      'Każdy losuje tajny znacznik linii. Gdy gracie we dwoje, jeszcze jeden leży odkryty. Pozostałe odkładacie bez oglądania.',
    'T1.3': 'Wylosowana osoba dostaje autobus i zaczyna.',
    'T2.1': 'Kto zaczyna, odkrywa stos: kafelki leżą odkryte na swoich stacjach, o jeden więcej, niż jest graczy.',
    'T2.2': 'Po kolei bierzecie po jednym kafelku i od razu otwieracie sklep na jego stacji. Pasować nie wolno.',
    'T2.3':
      'Nowy sklep wypiera inny tylko wtedy, gdy stacja jest pełna. W węźle wybierasz, czyj; może to być twój. Cudze sklepy trafiają do woreczka (we dwoje wracają do właściciela), twój wraca do twojego zapasu.',
    'T2.4': 'Oba sklepy w węźle mogą być twoje.',
    'T2.5':
      'Gdy wszyscy już zbudowali, kafelek, który został, robi mały objazd i staje w zajezdni. Może wtedy ruszyć wielki objazd.',
    'T2.6': 'Autobus przechodzi w lewo i zaczyna się następna runda.',
    'T2.7':
      'Wybierasz stację, linię kafelka i, jeśli stacja jest pełna, czyj sklep ustąpi miejsca. Dwa jednakowe kafelki to jeden wybór.',
    'T3.1': 'Sklepy na stacji kafelka, który został, dostają po 1 punkcie i to wszystko.',
    'T3.2':
      'Nie ma tam żadnego? Patrz wzdłuż jego linii w obie strony. Wszystkie sklepy w najmniejszej odległości dostają po 1 punkcie.',
    'T3.3': 'W pustym węźle patrz wzdłuż obu linii; liczy się jedna wspólna najmniejsza odległość.',
    'T3.4': 'Na tych liniach nie ma sklepów? Nikt nie dostaje punktów.',
    'T4.1':
      'Kafelek, który został, staje w zajezdni. Jeśli stoi tam już kafelek jego linii, od razu rusza jej wielki objazd i oba kafelki wypadają z gry.',
    'T4.2':
      'Autobus zatrzymuje się w czterech węzłach linii. Jeśli masz tam sklep, dostajesz 1 punkt za każdy swój sklep w tym węźle i 1 za każdy swój na sąsiednich stacjach.',
    'T4.3':
      'Bez sklepu w węźle nie dostajesz nic za sąsiednie stacje. Ten sam sklep może dać punkty na kilku postojach.',
    'T5.1':
      'Po ostatnim stosie odkrywacie znaczniki. Każda z tych linii ma jeszcze jeden wielki objazd, na którym punktują wszyscy; odkryta rusza ostatnia.',
    'T5.2':
      'Przy trzech lub czterech graczach: kto ma najwięcej sklepów w woreczku, dostaje 1 punkt za każdy; przy remisie nikt.',
    'T5.3':
      'Wygrywa, kto ma najwięcej punktów. Przy remisie liczy się mniej sklepów na mapie; w razie dalszego remisu zwycięstwo jest wspólne.',
    'T5.4': 'Nie widzisz stosów, cudzych znaczników i, przy trzech lub czterech graczach, zawartości woreczka.',
    'E-T1': 'Został Luxembourg z czarnym sklepem: czarny dostaje 1. Fioletowy przy Odéon nie dostaje nic.',
    'E-T2': 'Zostało Invalides, puste. Czarny jest o jeden przystanek z obu stron: dostaje 2.',
    'E-T3': 'Został Hôtel de Ville, pusty. Fioletowy i czarny są o jeden przystanek na dwóch liniach: po 1.',
    'E-T4': 'Postój w Pompidou: czarny ma tam sklep i dwa obok, 3; fioletowy tylko ten jeden, 1; żółty tylko obok, 0.',
    'E-T5': 'Cały objazd zielonej linii: fioletowy 4, żółty 3, czarny 1, różowy 1.',
    'E-T6':
      'Został Luxembourg, pusty. O jeden przystanek po obu stronach różowy ma trzy sklepy, a czarny jeden: 3 i 1.',
    'E-T7':
      'Na Montmartre jest miejsce: nikt nie ustępuje. Bastille jest pełna: jej sklep ustępuje. W Odéon stoją dwa: wybierasz.',
    'R-T1':
      'Kolejność losowań: kto zaczyna, znaczniki miejsce po miejscu, odkryty znacznik, potem kafelki stos po stosie.',
    'R-T2': 'Widzisz wynik na torze punktów. Objazdy końcowe i woreczek liczą się dopiero, gdy nadejdą.',
    'R-T3':
      'Wszyscy widzieli, które sklepy wyparto, więc boty mogą znać zawartość woreczka. Twój widok jej nie pokazuje.',
    'R-T4': 'Ruch zawsze mówi, czyj sklep zostaje wyparty.',
    'R-T5': 'Autobus zatrzymuje się we wszystkich czterech węzłach, także pustych.',
    'R-T6': 'Otwarty woreczek można wybrać tylko przy trzech lub czterech graczach.',
    'R-T7': 'Ręcznie ustawiona pozycja może pominąć to, czego nikt nie musi wiedzieć.',
    'R-T8': 'Gracze z tą samą liczbą punktów i sklepów dzielą miejsce.',
    'R-T9': 'Punkty liczy się osobno, więc można postawić wszystkie swoje sklepy.',
  },
  glossary: [
    ['linia', 'jedna z pięciu linii: kolor, litera i wzór'],
    ['stacja, węzeł', 'przystanek; przystanek dwóch linii'],
    ['sąsiednie stacje', 'leżą na linii obok siebie'],
    ['kafelek', 'kafelek stacji; dwa mogą być jednakowe'],
    ['stos', 'kafelki jednej rundy, o jeden więcej, niż jest graczy'],
    ['do wzięcia', 'odkryte kafelki, które możesz wziąć'],
    ['sklep, miejsce', 'twój pionek; ile mieści stacja'],
    ['wyprzeć', 'sprawić, że sklep opuszcza pełną stację'],
    ['woreczek, zapas', 'sklepy wyparte; te, które jeszcze masz'],
    ['został', 'kafelek, którego nikt nie wziął'],
    ['w zajezdni', 'kafelek, który czeka na następny swojej linii'],
    [
      'mały, wielki, końcowy objazd',
      'co daje kafelek, który został; autobus objeżdża linię; jeden za każdy znacznik na końcu',
    ],
    ['postój', 'gdy autobus zatrzymuje się w węźle'],
    ['znacznik linii', 'twoja tajna linia'],
    ['autobus', 'pokazuje, kto zaczyna'],
    ['księga', 'co dał każdy objazd'],
  ],
  parts: {
    shops: { one: '{n} sklep', few: '{n} sklepy', many: '{n} sklepów', other: '{n} sklepu' },
  },
  facts: {
    'supply.shops': 'Sklepy na gracza',
    'supply.markers': 'Znaczniki linii',
    'room.plain': 'Miejsce na zwykłej stacji',
    'room.crossing': 'Miejsce w węźle',
    'track.length': 'Punkty na drukowanym torze',
    'piles.two_players': 'Stosy dla dwóch graczy',
    'piles.three_players': 'Stosy dla trzech graczy',
    'piles.four_players': 'Stosy dla czterech graczy',
  },
};
