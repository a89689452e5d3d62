// Zasady Lumière po polsku, w skrócie.
export default {
  lead: 'We dwoje brukujecie plac, a potem wznosicie na nim budynki. Światło daje punkty: budynek zdobywa tyle punktów, ile ma pól, za każdą latarnię obok.',
  sections: {
    L0: 'Co jest w pudełku',
    L1: 'Przygotowanie',
    L2: 'Brukowanie',
    L3: 'Budowa',
    L4: 'Pocztówki',
    L5: 'Punktacja',
    E: 'Przykład',
    rulings: 'Rozstrzygnięcia tego projektu',
  },
  clauses: {
    'L0.1': 'Plac ma 16 stref 2×2: 64 pola, od a1 do h8, rząd 1 u góry.',
    'L0.2':
      'Każdy gracz ma 8 kafelków po cztery pola: w swoim kolorze, w kolorze przeciwnika, wspólne lub z latarnią. Oba zestawy są takie same, tylko z zamienionymi kolorami.',
    'L0.3': 'Dwanaście różnych budynków: dwa o rozmiarze 3, cztery o 4, cztery o 5, dwa o 6.',
    'L0.4': 'Każdy gracz ma {chimneys} i 4 żetony.',
    'L0.5':
      'Pocztówki wprowadzają elementy: malarza, tancerkę, posąg, latarnię, wielką lampę, przybudówkę i kamień (po jednym polu), fontannę i ogród (po dwa).',
    'L0.6': 'Jest 12 pocztówek; osiem tworzy zestaw początkowy.',
    'L0.7':
      'Pole, na którym nic nie stoi, jest wolne, także to z nadrukowaną latarnią; na latarniach jednak się nie buduje.',
    'L0.8': 'Latarnia to nadrukowana latarnia, której nie zakrywa budynek, albo kafelek latarni. Latarnie są niczyje.',
    'L0.9': 'Stykać się znaczy mieć wspólny cały bok, nigdy sam róg.',
    'L1.1': 'Osiem pocztówek leży odkrytych: zestaw początkowy, osiem losowych albo osiem wybranych.',
    'L1.2': 'Potasuj swoje 8 zakrytych kafelków i weź wierzchni do ręki tak, żeby przeciwnik go nie widział.',
    'L1.3': 'O tym, kto zaczyna, decyduje los; w rewanżu zaczyna przegrany.',
    'L1.4': 'Wszystkie 12 budynków leży we wspólnych zasobach.',
    'L2.1': 'W swoim ruchu połóż kafelek w pustej strefie i dobierz następny albo weź budynek do swojej rezerwy.',
    'L2.2': 'Kafelek wypełnia jedną strefę, dowolnie obrócony. Nie odwraca się go na drugą stronę.',
    'L2.3': 'Gdy nie ma już budynków, a masz kafelek, musisz go położyć.',
    'L2.4': 'Po położeniu wszystkich 8 kafelków bierzesz budynek albo pasujesz.',
    'L2.5': 'Brukowanie kończy się, gdy tylko leży szesnasty kafelek.',
    'L2.6': 'Znasz swój kafelek i wszystko, co odkryte; nie znasz kafelka przeciwnika ani kolejności w stosach.',
    'L3.1': 'Zaczyna ten, kto pierwszy położył wszystkie 8 kafelków.',
    'L3.2':
      'W swoim ruchu wznieś budynek z rezerwy albo użyj pocztówki. Pasować nie wolno; jeśli nie możesz zrobić nic, tracisz ruch.',
    'L3.3':
      'Budynek zakrywa tylko wolne pola w twoim lub wspólnym kolorze, nigdy latarnię. Można go obracać, ale nie odwracać. Zajmuje jeden z twoich kominów.',
    'L3.4':
      'Pocztówka kosztuje żeton. Wykonaj ją w całości albo zostaw bez użycia; potem nikt już z niej nie skorzysta.',
    'L3.5': 'Faza kończy się, gdy zużyto wszystkie 8 żetonów i nikt nie może już budować.',
    'L4.1': 'Wymień budynek z rezerwy na inny z zasobów i od razu go wznieś. Oddany budynek nic nie kosztuje.',
    'L4.2': 'W jednym z późniejszych ruchów twój budynek może zakryć nadrukowaną latarnię, która wtedy gaśnie.',
    'L4.3': 'Od razu załóż ogród: budynek o rozmiarze 2 na polach w swoim lub wspólnym kolorze, z kominem.',
    'L4.4': 'Budynki, które zostaną w twojej rezerwie, nic cię nie kosztują.',
    'L4.5':
      'Postaw malarza na wolnym polu w swoim kolorze. Na końcu dostaniesz {painter} za każdą latarnię na obszarze wokół niego, ograniczonym tylko budynkami.',
    'L4.6':
      'Zatrzymaj wspólny kamień. Raz, później, twój budynek lub fontanna może zakryć wolne pole w kolorze przeciwnika.',
    'L4.7':
      'Postaw przybudówkę na wolnym polu w swoim kolorze, które styka się z twoim budynkiem. Odtąd należy ono do tego budynku.',
    'L4.8': 'Postaw nową latarnię na wolnym polu w swoim kolorze. Świeci jak każda inna.',
    'L4.9':
      'Postaw tancerkę na wolnym polu w swoim kolorze. Na końcu dostaniesz {dancer} za każde wolne pole, do którego dotrze, łącznie z jej własnym; latarnie i inne elementy ją zatrzymują.',
    'L4.10':
      'Postaw fontannę na dwóch wolnych polach w swoim lub wspólnym kolorze. Na końcu dostaniesz {fountain} za każdy swój budynek, który się z nią styka.',
    'L4.11':
      'Postaw posąg na wolnym polu w swoim kolorze, przodem do wolnego pola. Jeśli na końcu nadal jest wolne, dostaniesz {side} za każdy wolny bok i {corner} za każdy wolny róg.',
    'L4.12': 'Postaw wielką lampę na nadrukowanej latarni. {lights} To wciąż jedna latarnia.',
    'L4.13':
      'Métropolitain i Chartier działają przy każdym budynku wzniesionym później, także przy ogrodzie; Chartier również przy fontannie.',
    'L5.1':
      'Światło: rozmiar budynku razy liczba latarni przy jego bokach. Latarnia liczy się raz dla każdego budynku, z którym się styka.',
    'L5.2': 'Największa grupa: 1 punkt za każde pole największej grupy twoich stykających się budynków.',
    'L5.3': '{minus} za każdy budynek, który został w twojej rezerwie.',
    'L5.4': 'Na końcu punkty dają też malarz, tancerka, fontanna i posąg.',
    'L5.5':
      'Wygrywa gracz z największą liczbą punktów. Przy równej liczbie decyduje liczba wolnych pól w swoim kolorze; jeśli i ona jest równa, jest remis.',
    'E-L1':
      'Cała policzona gra: pomarańczowy 33 za światło, 15 za grupę, dzięki Sacré-Cœur nic za dwa pozostałe budynki: 48. Niebieski 43, 13, −3, malarz 4: 57.',
    'R-L1': 'Ruch budynku zapisuje się pierwszym zakrytym polem, rząd po rzędzie, i najmniejszym obrotem.',
    'R-L2': 'Métropolitain i Chartier używa się po prostu, zakrywając takie pole.',
    'R-L3': 'Lévitation to dwie decyzje: który budynek oddać, a potem gdzie stanie nowy.',
    'R-L4': '„Gdyby to był koniec” liczy wszystko, także minusy za całą rezerwę.',
    'R-L5':
      'Posąg, malarz i tancerka liczą się tylko na końcu. Jeśli pole przed posągiem zostanie zabudowane, posąg nic nie daje.',
    'R-L6': 'Latarnia pod wielką lampą nie jest już wolna.',
    'R-L7':
      'Losuje się w tej kolejności: kto zaczyna, pocztówki, pierwszy kafelek pomarańczowego, potem niebieskiego, a dalej po jednym po każdym położonym.',
    'R-L8': 'Utracony ruch nie pojawia się w zapisie.',
    'R-L9': 'Budynek zasłania to, co leży za nim w prostej linii od wielkiej lampy.',
    'R-L10': 'Métropolitain i Chartier działają też przy Lévitation; pole pod wielką lampą nie jest wolne.',
  },
  glossary: [
    ['plac', 'plansza z 64 polami'],
    ['strefa', 'blok 2×2 pól, który wypełnia kafelek'],
    ['kafelek', 'jeden z ośmiu kafelków bruku gracza'],
    ['budynek', 'jeden z dwunastu kształtów albo ogród'],
    ['zasoby, rezerwa', 'budynki, których nikt nie wziął; te, które masz, ale jeszcze ich nie wzniesiono'],
    ['pocztówka, żeton', 'karta, która daje akcję; znak, że jej użyto'],
    ['bez użycia', 'pocztówka zagrana bez akcji'],
    ['kamień', 'wspólny kamień z pocztówki Chartier'],
    ['latarnia, kafelek latarni, wielka lampa', 'drukowana; z Lampadaire; z La Grande Lumière'],
    ['przód', 'strona, w którą patrzy posąg'],
  ],
  parts: {
    far: {
      one: 'Świeci na {n} pole w czterech kierunkach.',
      few: 'Świeci na {n} pola w czterech kierunkach, do pierwszego budynku.',
      many: 'Świeci na {n} pól w czterech kierunkach, do pierwszego budynku.',
      other: 'Świeci na {n} pola w czterech kierunkach, do pierwszego budynku.',
    },
    around: {
      one: 'Oświetla {n} pole wokół siebie.',
      few: 'Oświetla {n} pola wokół siebie; budynek zasłania to, co jest za nim.',
      many: 'Oświetla {n} pól wokół siebie; budynek zasłania to, co jest za nim.',
      other: 'Oświetla {n} pola wokół siebie; budynek zasłania to, co jest za nim.',
    },
    dark: 'Przy tych liczbach nie oświetla nic więcej.',
  },
  facts: {
    'supply.chimneys': 'Kominy na gracza',
    'supply.tokens': 'Żetony na gracza',
    'supply.postcards': 'Pocztówki na stole',
    'supply.unbuilt': 'Punkty za budynek pozostały w rezerwie',
    'points.painter_lamp': 'Malarz: punkty za latarnię',
    'points.dancer_space': 'Tancerka: punkty za pole',
    'points.fountain_building': 'Fontanna: punkty za budynek',
    'points.statue_side': 'Posąg: punkty za wolny bok',
    'points.statue_diagonal': 'Posąg: punkty za wolny róg',
    'large_lamp.pattern': 'Wielka lampa: oświetlone pola',
  },
};
