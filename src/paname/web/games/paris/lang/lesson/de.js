// Paris: the words of the lesson and of the rules card.
export default {
  'paris.learn.part.money': 'Geld und Aufstieg',
  'paris.learn.part.tiles': 'Plättchen und Handel',
  'paris.learn.part.end': 'Wahrzeichen und Ende',
  'paris.learn.city':
    'Sechs Bezirke liegen um den Arc. Deine Schlüssel holen Geld bei Banken und steigen dann zu besseren Gebäuden und Wahrzeichen auf. Die meisten Punkte gewinnen.',
  'paris.learn.draw': 'Jeder Zug beginnt mit einem neuen Gebäude. Wähle einen Stapel: Die Rückseite zeigt den Bezirk.',
  'paris.learn.steps':
    'Ein Zug hat eine Ordnung: ziehen, eine Hauptaktion, was sie bringt, Ende. Handeln und Plättchen nutzen darfst du nach dem Ziehen jederzeit.',
  'paris.learn.bank':
    'Deine Hauptaktion: ein neuer Schlüssel. Wähle eine Bank. Sie zahlt sofort die Zahl auf ihrer Münze.',
  'paris.learn.climb':
    'Einen Zug später: Dein Schlüssel steht auf der Bank von Belleville, und du hast {francs}. Auf jeder Bank und dem Arc steht höchstens einer von dir.',
  'paris.learn.pick':
    'Jetzt steig auf. Nimm deinen Schlüssel von der Bank: Er kann zu jedem freien Gebäude seines Bezirks.',
  'paris.learn.goal': 'Die Schilder zeigen den Preis: den Wert in Franc. Wähle ein Gebäude.',
  'paris.learn.move': 'Zieh den Schlüssel dorthin.',
  'paris.learn.token':
    'Wo du ankommst, gehört dir der Marker neben dem Gebäude: eine Medaille oder Holz, Marmor, Gold. Hier steht dein Schlüssel auf der {low} von Saint-Germain.',
  'paris.learn.difference':
    'Schlüssel steigen in ihrem Bezirk nur aufwärts, und du zahlst nur die Differenz. Zieh diesen auf die {high}: {price}. Die {low} ist wieder für alle frei.',
  'paris.learn.arc':
    'Ein anderer Anfang ist der Arc. Er zahlt nichts, aber von dort kann ein Schlüssel in jeden Bezirk. Setze einen auf den Arc.',
  'paris.learn.leap':
    'Hier steht dein Schlüssel auf dem Arc. Von dort kann er zu einem Gebäude in jedem Bezirk, zum vollen Wert. Zieh ihn.',
  'paris.learn.eight': '{extra} Das Holz hast du: Steig auf die {top} von Saint-Germain.',
  'paris.learn.paid':
    'Punkte zählen sofort: Sie stehen neben deinem Namen. So viel zum Geld. Weiter geht es mit Plättchen und Handel.',
  'paris.learn.bonus':
    'Dein Schlüssel ist gerade auf einem Gebäude mit Wert {at} angekommen. {gives} Nimm eins vor deiner Figur.',
  'paris.learn.gives': 'Wert {free} bringt ein Bonusplättchen, Wert {paid} eins für {fee}.',
  'paris.learn.gives.any': 'Diese Werte bringen ein Bonusplättchen: {list}.',
  'paris.learn.fee':
    'Dieser Schlüssel ist gerade auf einem Gebäude mit Wert {at} angekommen. Dort kostet ein Bonusplättchen {fee}. Nimm eins.',
  'paris.learn.extra': 'Wert {top} kostet außerdem {cost} und bringt {points}.',
  'paris.learn.extra.any': 'Manche Werte kosten auch Rohstoffe oder bringen Punkte: {list}.',
  'paris.learn.track':
    'Deine Figur geht nur vorwärts, und niemand nimmt eine Zahl zweimal. Auf Feld 30 ist Schluss. Die Liste erklärt alle dreißig Plättchen.',
  'paris.learn.use':
    'Hier hast du Plättchen 5. Ein Plättchen nutzt du einmal, wann du willst in deinem Zug. Nutze es jetzt.',
  'paris.learn.score':
    'Viele Plättchen bringen Punkte für deine Schlüssel auf einem bestimmten Wert, die 11 für Wert {at}. Davon hast du zwei: Nutze sie.',
  'paris.learn.turn_goods':
    'Manche Plättchen werden für diesen Zug zu Holz, Marmor, Gold oder Medaillen: Was du nicht nutzt, verfällt.',
  'paris.learn.goods': 'Für ein Wahrzeichen in Montmartre fehlt dir ein Marmor, und Plättchen 3 ist Marmor. Nutze es.',
  'paris.learn.above':
    'Das Wahrzeichen dort ist {at} wert, deines muss mehr wert sein. Dein Schlüssel auf der {high} zahlt nur die Differenz. Bau es.',
  'paris.learn.sell':
    'Handeln darfst du zwischendurch, so oft du willst. Das Geld ist knapp: Verkauf die Silbermedaille.',
  'paris.learn.buy': 'Jemand hat Holz ausgegeben, also liegt eins im Vorrat. Kauf es.',
  'paris.learn.spend': 'Genau dieses Holz hat gefehlt. Steig jetzt auf die {top} von Montmartre.',
  'paris.learn.market':
    'Der Vorrat ist anfangs leer: Er bekommt, was ausgegeben oder verkauft wird. Abgegebene Medaillen sind aus dem Spiel, kaufen kann man keine.',
  'paris.learn.special':
    'Mit 9 und 16 kommt ein Schlüssel zu einem anderen auf denselben Platz, 13 und 14 bringen neue Schlüssel, 17 und 25 holen Plättchen.',
  'paris.learn.newkey': 'Am Ende werden die Schlüssel knapp. Plättchen 13 bringt dir für {fee} einen dazu: Nutze es.',
  'paris.learn.fetch':
    'Plättchen 17 holt ein beliebiges Plättchen der Leiste, und deine Figur bleibt stehen. Nutze es und wähle eins.',
  'paris.learn.join':
    'Nun Plättchen 16: Die {high} von Batignolles ist besetzt, aber damit darfst du dazu. Nimm dort deinen Schlüssel und zieh auf die {high}.',
  'paris.learn.unused':
    'Ungenutzte Plättchen bringen am Ende nichts. Nur die 27 wartet darauf: {each} je Franc. Weiter: Wahrzeichen und das Ende.',
  'paris.learn.list':
    'Wahrzeichen kosten Franc und Rohstoffe. Im selben Bezirk muss ein neues mehr wert sein als das letzte. Was du hast, ist farbig.',
  'paris.learn.build':
    'Du hast {francs} und {goods}. Nimm deinen Schlüssel von der Bank in Batignolles und bau ein Wahrzeichen.',
  'paris.learn.medals':
    'Jeder Platz eines Wahrzeichens nimmt eine Medaille seiner Art. {slots} Gib deine mit einem Druck.',
  'paris.learn.slots': {
    one: 'Auf einem Wahrzeichen bringt eine passende Medaille {list} Punkt.',
    other: 'Auf einem Wahrzeichen bringt eine passende Medaille {list} Punkte.',
  },
  'paris.learn.majority':
    'Du hast den vierten Schlüssel gebracht und legst ein Mehrheitsplättchen. Das beste ist schon gewählt: Wähle einen Bezirk, der noch keines hat.',
  'paris.learn.scoring':
    'Am Ende bekommen die höchsten Summen im Bezirk die Punkte; bei Gleichstand zählt der wertvollste Platz. Zu zweit braucht der Zweite die Hälfte.',
  'paris.learn.lead':
    'In Belleville liegt schon ein Mehrheitsplättchen, und du bist mit {mine} zu {theirs} Zweiter. Steig dort auf und übernimm die Führung.',
  'paris.learn.look':
    'Alle Stapel sind leer. Statt einen Schlüssel zu ziehen, kannst du nun ein Schlussplättchen nehmen. Sieh sie dir an.',
  'paris.learn.take':
    'Nimm eins. Die anderen sehen nicht, welches. Du nutzt es wie ein Bonusplättchen, gleich oder später.',
  'paris.learn.end':
    'Ist das letzte der zwölf genommen, wird die Runde beendet und noch eine gespielt. Dann werten die Bezirke.',
  'paris.learn.last': 'Dein letzter Zug: Ungenutzte Plättchen bringen nichts. Nutze das Plättchen für {points}.',
  'paris.learn.finish': 'Mehr geht nicht. Beende deinen Zug und sieh zu, wie die Bezirke gewertet werden.',
  'paris.learn.done':
    'Das ist das ganze Spiel. Spiel jetzt eine Partie gegen einen Bot, oder lies die Regeln auf einer Seite.',
  'paris.learn.card.keys':
    'Ein neuer Schlüssel kommt auf eine Bank, die ihre Münze zahlt, oder auf den Arc. Schlüssel steigen in ihrem Bezirk auf, vom Arc aus überall, für den Wert in Franc oder die Differenz.',
  'paris.learn.card.arrive': 'Wo ein Schlüssel ankommt, nimmst du den Marker. {gives} {extra}',
  'paris.learn.card.landmark':
    '{slots} Der vierte Schlüssel in einem Bezirk legt ein Mehrheitsplättchen in irgendeinen Bezirk ohne.',
};
