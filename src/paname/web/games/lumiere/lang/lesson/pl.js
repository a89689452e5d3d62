// Lumière: the words of the lesson and of the rules card.
export default {
  'lumiere.rule.paving':
    'Podczas brukowania kładziesz kafelek albo bierzesz budynek. Gdy twoje osiem kafelków leży, bierzesz budynek albo pasujesz.',
  'lumiere.rule.unbuilt':
    'Budynek czeka w twojej rezerwie, aż plac będzie wybrukowany. Każdy, którego nie wzniesiesz, kosztuje {unbuilt}.',
  'lumiere.rule.begin':
    'Budowanie zaczyna się, gdy leży wszystkie 16 kafelków. Zaczyna osoba, która pierwsza położyła ósmy kafelek.',
  'lumiere.rule.turn':
    'Odtąd w każdej turze wznosisz budynek albo używasz pocztówki. Każde z was ma {chimneys} na budynki i 4 żetony na pocztówki.',
  'lumiere.rule.cards':
    'Każdej pocztówki można użyć raz i zrobi to tylko jedno z was. Jeśli zostawisz ją bez użycia, żeton i tak przepada.',
  'lumiere.rule.group': 'Twoja największa grupa stykających się budynków daje 1 punkt za pole.',
  'lumiere.rule.painter':
    'Latarnia świeci dla obojga. Malarz daje {painter} za latarnię w wolnym obszarze wokół niego; budynki go zmniejszają, więc jego punkty mogą zmaleć.',
  'lumiere.rule.end':
    'Gra kończy się, gdy użyto wszystkich 8 żetonów i nikt nie może nic wznieść. Wygrywa, kto ma więcej punktów; przy remisie więcej wolnych pól swojego koloru.',
  'lumiere.learn.spot':
    'Wybierz miejsce blisko latarni. Podgląd pokazuje, jak będzie stał, a liczba, ile daje. Możesz go też obrócić.',
  'lumiere.learn.look': 'To twój kafelek. Wybierz dla niego pustą strefę placu.',
  'lumiere.learn.last': 'Koniec blisko. Wykonaj ostatnie ruchy i zobacz liczenie punktów.',
  'lumiere.learn.done': 'To już cała gra. Zagraj teraz z botem albo przeczytaj zasady na jednej stronie.',
  'lumiere.learn.light':
    'To jest plac. Najpierw razem go brukujecie, potem na nim budujecie. Światło daje punkty: budynek zdobywa tyle punktów, ile ma pól, za każdą latarnię obok.',
  'lumiere.learn.turn': 'Podgląd pokazuje, jak będzie leżał. Obróć kafelek raz.',
  'lumiere.learn.lay': 'Pasuje? Naciśnij „Połóż”.',
  'lumiere.learn.take':
    'Zamiast kłaść kafelek, możesz wziąć budynek. Liczy się {minus}, póki go nie wzniesiesz. Weź teraz jeden; mały łatwiej zmieścić.',
  'lumiere.learn.building': 'Plac jest wybrukowany. Wybierz budynek ze swojej rezerwy.',
  'lumiere.learn.raise': 'Wykonaj ruch i zobacz, jak zapalają się okna.',
  'lumiere.learn.use':
    'Teraz użyj pocztówki Lampadaire. Kosztuje jeden z twoich czterech żetonów. Zielona liczba mówi, ile ci da.',
  'lumiere.learn.place':
    'Pierścienie pokazują, gdzie może stanąć latarnia. Wybierz pole obok swoich budynków i naciśnij „Postaw tutaj”.',
};
