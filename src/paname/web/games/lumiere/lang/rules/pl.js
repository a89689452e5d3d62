// Zasady Lumière po polsku, w skrócie.
export default {
  lead: 'We dwoje brukujecie plac, a potem wznosicie na nim budynki. Światło daje punkty: budynek liczy swój rozmiar za każdą latarnię obok.',
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
      'Każda strona ma 8 kafelków po cztery pola: swój kolor, kolor drugiej strony, wspólne lub latarnia. Oba zestawy są takie same, z zamianą kolorów.',
    'L0.3': 'Dwanaście różnych budynków: dwa o rozmiarze 3, cztery o 4, cztery o 5, dwa o 6.',
    'L0.4': 'Każda strona ma 7 kominów i 4 żetony.',
    'L0.5':
      'Pocztówki dają elementy: malarz, tancerka, posąg, latarnia, wielka lampa, przybudówka, kamień (jedno pole), fontanna i ogród (dwa).',
    'L0.6': 'Jest 12 pocztówek; osiem tworzy zestaw początkowy.',
    'L0.7': 'Pole bez elementu jest wolne, także drukowana latarnia; budynki jednak nie stają na latarniach.',
    'L0.8': 'Latarnia to drukowana, której nie zakrywa budynek, albo kafelek latarni. Latarnie są niczyje.',
    'L0.9': 'Dotykać znaczy całym bokiem, nigdy przez róg.',
    'L1.1': 'Osiem pocztówek leży odkrytych: zestaw początkowy, osiem losowych albo osiem wybranych.',
    'L1.2': 'Potasuj zakryte 8 kafelków i weź wierzchni do ręki, w tajemnicy.',
    'L1.3': 'Kto zaczyna, decyduje los; w rewanżu zaczyna przegrany.',
    'L1.4': 'Wszystkie 12 budynków leży we wspólnych zasobach.',
    'L2.1': 'W swoim ruchu połóż kafelek w pustej strefie i dobierz następny albo weź budynek do swojej rezerwy.',
    'L2.2': 'Kafelek wypełnia jedną strefę, dowolnie obrócony. Nie odwraca się go na drugą stronę.',
    'L2.3': 'Gdy nie ma już budynków, kto ma kafelek, musi go położyć.',
    'L2.4': 'Kto położył wszystkie 8 kafelków, bierze budynek albo pasuje.',
    'L2.5': 'Brukowanie kończy się od razu z szesnastym kafelkiem.',
    'L2.6': 'Znasz swój kafelek i wszystko, co odkryte; nie znasz kafelka drugiej strony ani kolejności stosów.',
    'L3.1': 'Zaczyna ten, kto pierwszy położył wszystkie 8 kafelków.',
    'L3.2':
      'W swoim ruchu wznieś budynek z rezerwy albo użyj pocztówki. Nie wolno pasować; kto nie może nic, jest pomijany.',
    'L3.3':
      'Budynek zakrywa tylko wolne pola twojego koloru lub wspólne, nigdy latarni. Wolno go obracać, nie odwracać. Potrzebuje jednego z twoich 7 kominów.',
    'L3.4': 'Pocztówka kosztuje żeton. Wykonaj ją w całości albo zostaw bez użycia; potem jest zużyta dla obu stron.',
    'L3.5': 'Faza kończy się, gdy użyto 8 żetonów i nikt nie może już budować.',
    'L4.1': 'Wymień budynek z rezerwy na inny z zasobów i od razu go wznieś. Oddany nic nie kosztuje.',
    'L4.2': 'W jednym z dalszych ruchów twój budynek może zakryć drukowaną latarnię. Już nie świeci.',
    'L4.3': 'Od razu załóż ogród: budynek o rozmiarze 2 na polach swoich lub wspólnych, z kominem.',
    'L4.4': 'Budynki, które zostaną w twojej rezerwie, nic nie kosztują.',
    'L4.5':
      'Postaw malarza na swoim wolnym polu. Na końcu 2 punkty za każdą latarnię w obszarze wokół niego, ograniczonym budynkami.',
    'L4.6': 'Zatrzymaj wspólny kamień. Raz, później, twój budynek lub fontanna może zakryć wolne pole drugiego koloru.',
    'L4.7': 'Połóż przybudówkę na swoim wolnym polu, które dotyka twojego budynku. Odtąd jest jego polem.',
    'L4.8': 'Postaw nową latarnię na swoim wolnym polu. Świeci jak każda inna.',
    'L4.9':
      'Postaw tancerkę na swoim wolnym polu. Na końcu 1 punkt za każde wolne pole, do którego dotrze, z własnym; latarnie i elementy ją zatrzymują.',
    'L4.10':
      'Połóż fontannę na dwóch wolnych polach swoich lub wspólnych. Na końcu 3 punkty za każdy twój budynek, który jej dotyka.',
    'L4.11':
      'Postaw posąg na swoim wolnym polu, z wolnym przodem. Jeśli na końcu jest wolny: 2 punkty za wolny bok, 1 za wolny róg.',
    'L4.12':
      'Postaw wielką lampę na latarni: świeci na dwa pola w cztery strony, do pierwszego budynku. To wciąż jedna latarnia.',
    'L4.13':
      'Metropolitain i Chartier służą każdemu budynkowi wzniesionemu później, także ogrodowi; Chartier także fontannie.',
    'L5.1':
      'Światło: rozmiar budynku razy latarnie przy jego bokach. Latarnia liczy się raz dla każdego budynku, którego dotyka.',
    'L5.2': 'Największa grupa: 1 punkt za pole największej grupy twoich stykających się budynków.',
    'L5.3': '−3 za każdy budynek, który został w rezerwie.',
    'L5.4': 'Na końcu płacą też malarz, tancerka, fontanna i posąg.',
    'L5.5': 'Wygrywa najwięcej punktów. Przy remisie więcej wolnych pól swojego koloru; dalej remis.',
    'E-L1':
      'Policzona gra: pomarańczowy 33 za światło, 15 za grupę, zero za dwa niewzniesione dzięki Sacré-Cœur: 48. Niebieski 43, 13, −3, malarz 4: 57.',
    'R-L1': 'Ruch budynku zapisuje się pierwszym zakrytym polem, rząd po rzędzie, i najmniejszym obrotem.',
    'R-L2': 'Metropolitain i Chartier używa się po prostu przez zakrycie takiego pola.',
    'R-L3': 'Levitation to dwie decyzje: co oddać, potem gdzie stanie nowy budynek.',
    'R-L4': '„Gdyby to był koniec” liczy wszystko, także minusy za całą rezerwę.',
    'R-L5': 'Posąg, malarz i tancerka liczą się tylko na końcu. Zabudowany przód czyni posąg bezwartościowym.',
    'R-L6': 'Latarnia pod wielką lampą nie jest już wolna.',
    'R-L7':
      'Los przychodzi w tej kolejności: kto zaczyna, pocztówki, pierwszy kafelek pomarańczowego, niebieskiego, potem jeden po każdym położonym.',
    'R-L8': 'Kto jest pomijany, nie ma wpisu w zapisie.',
  },
  glossary: [
    ['plac', 'plansza z 64 polami'],
    ['strefa', 'blok 2×2 pól, który wypełnia kafelek'],
    ['kafelek', 'jeden z ośmiu kafelków bruku'],
    ['budynek', 'jeden z dwunastu kształtów albo ogród'],
    ['zasoby, rezerwa', 'budynki niczyje; te, które wzięto i nie wzniesiono'],
    ['pocztówka, żeton', 'karta, która daje akcję; znak, że jej użyto'],
    ['bez użycia', 'pocztówka zagrana bez akcji'],
    ['kamień', 'wspólny kamień Chartier'],
    ['latarnia, kafelek latarni, wielka lampa', 'drukowana; z Lampadaire; z La Grande Lumière'],
    ['przód', 'strona, w którą patrzy posąg'],
  ],
  facts: {
    'supply.chimneys': 'Kominy na stronę',
    'supply.tokens': 'Żetony na stronę',
    'supply.postcards': 'Pocztówki na stole',
    'supply.unbuilt': 'Punkty za budynek, który został',
    'points.painter_lamp': 'Malarz: punkty za latarnię',
    'points.dancer_space': 'Tancerka: punkty za pole',
    'points.fountain_building': 'Fontanna: punkty za budynek',
    'points.statue_side': 'Posąg: punkty za wolny bok',
    'points.statue_diagonal': 'Posąg: punkty za wolny róg',
    'large_lamp.reach': 'Wielka lampa: zasięg w polach',
  },
};
