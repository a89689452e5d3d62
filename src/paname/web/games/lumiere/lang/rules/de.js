// Die Regeln von Lumière, kurz auf Deutsch.
export default {
  lead: 'Zu zweit pflastert ihr den Platz und errichtet dann Gebäude darauf. Licht bringt Punkte: Ein Gebäude zählt seine Größe für jede Laterne daneben.',
  sections: {
    L0: 'Was in der Schachtel ist',
    L1: 'Aufbau',
    L2: 'Pflastern',
    L3: 'Bauen',
    L4: 'Postkarten',
    L5: 'Wertung',
    E: 'Ein Beispiel',
    rulings: 'Entscheidungen dieses Projekts',
  },
  clauses: {
    'L0.1': 'Der Platz hat 16 Zonen zu 2×2: 64 Felder, a1 bis h8, Reihe 1 oben.',
    'L0.2':
      'Ihr habt je 8 Plättchen mit vier Feldern: deine Farbe, die gegnerische, die gemeinsame oder eine Laterne. Beide Sätze sind gleich, nur mit vertauschten Farben.',
    'L0.3': 'Zwölf verschiedene Gebäude: zwei der Größe 3, vier der Größe 4, vier der Größe 5, zwei der Größe 6.',
    'L0.4': 'Ihr habt je {chimneys} und 4 Marker.',
    'L0.5':
      'Die Postkarten bringen Figuren ins Spiel: Maler, Tänzerin, Statue, Laterne, große Lampe, Anbau und Stein (je ein Feld), Brunnen und Garten (je zwei).',
    'L0.6': 'Es gibt 12 Postkarten; acht davon sind der Startsatz.',
    'L0.7':
      'Ein Feld, auf dem nichts steht, ist frei, auch eine gedruckte Laterne; Gebäude stehen aber nicht auf Laternen.',
    'L0.8':
      'Als Laterne zählt jede gedruckte, die kein Gebäude bedeckt, und die aufgestellte. Laternen gehören niemandem.',
    'L0.9': 'Berühren heißt: mit einer ganzen Seite, nie nur über Eck.',
    'L1.1': 'Acht Postkarten liegen offen aus: der Startsatz, acht zufällige oder acht ausgesuchte.',
    'L1.2': 'Mische deine 8 Plättchen verdeckt und nimm das oberste so auf die Hand, dass nur du es siehst.',
    'L1.3': 'Wer beginnt, wird ausgelost; bei einer Revanche beginnt, wer verloren hat.',
    'L1.4': 'Alle 12 Gebäude liegen im gemeinsamen Vorrat.',
    'L2.1':
      'In deinem Zug legst du dein Plättchen in eine leere Zone und ziehst das nächste, oder du nimmst ein Gebäude in deine Reserve.',
    'L2.2': 'Ein Plättchen füllt eine Zone, beliebig gedreht. Es wird nie gewendet.',
    'L2.3': 'Ist kein Gebäude mehr da, musst du dein Plättchen legen.',
    'L2.4': 'Hast du alle 8 Plättchen gelegt, nimmst du ein Gebäude oder passt.',
    'L2.5': 'Das Pflastern endet sofort mit dem sechzehnten Plättchen.',
    'L2.6':
      'Du kennst dein Plättchen und alles, was offen liegt; nicht das gegnerische Plättchen und nicht die Reihenfolge der Stapel.',
    'L3.1': 'Wer zuerst alle 8 Plättchen gelegt hat, beginnt.',
    'L3.2':
      'In deinem Zug errichtest du ein Gebäude aus deiner Reserve oder nutzt eine Postkarte. Passen darfst du nicht; kannst du nichts tun, wirst du übersprungen.',
    'L3.3':
      'Ein Gebäude bedeckt nur freie Felder deiner oder der gemeinsamen Farbe, nie eine Laterne. Du darfst es drehen, aber nicht wenden. Es braucht einen deiner Schornsteine.',
    'L3.4':
      'Eine Postkarte kostet einen Marker. Führe sie ganz aus oder lass sie verfallen; dann ist sie für beide verbraucht.',
    'L3.5': 'Die Phase endet, wenn alle 8 Marker verbraucht sind und niemand mehr bauen kann.',
    'L4.1':
      'Tausche ein Gebäude aus deiner Reserve gegen eins aus dem Vorrat und errichte es sofort. Das zurückgegebene kostet nichts.',
    'L4.2':
      'In einem späteren Zug darf ein Gebäude von dir eine gedruckte Laterne überbauen. Sie leuchtet dann nicht mehr.',
    'L4.3':
      'Lege sofort den Garten an: ein Gebäude der Größe 2 auf Feldern deiner oder der gemeinsamen Farbe, mit Schornstein.',
    'L4.4': 'Gebäude, die in deiner Reserve bleiben, kosten dich nichts.',
    'L4.5':
      'Stelle den Maler auf ein freies Feld deiner Farbe. Am Ende bekommst du {painter} für jede Laterne im Bereich um ihn herum, den nur Gebäude begrenzen.',
    'L4.6':
      'Behalte den gemeinsamen Stein. Einmal darf später dein Gebäude oder der Brunnen ein freies Feld der gegnerischen Farbe bedecken.',
    'L4.7':
      'Setze den Anbau auf ein freies Feld deiner Farbe, das eins deiner Gebäude berührt. Von da an gehört das Feld zu diesem Gebäude.',
    'L4.8': 'Stelle eine neue Laterne auf ein freies Feld deiner Farbe. Sie leuchtet wie jede andere.',
    'L4.9':
      'Stelle die Tänzerin auf ein freies Feld deiner Farbe. Am Ende bekommst du {dancer} für jedes freie Feld, das sie erreicht, ihr eigenes eingeschlossen; Laternen und Figuren halten sie auf.',
    'L4.10':
      'Lege den Brunnen auf zwei freie Felder deiner oder der gemeinsamen Farbe. Am Ende bekommst du {fountain} für jedes deiner Gebäude, das ihn berührt.',
    'L4.11':
      'Stelle die Statue auf ein freies Feld deiner Farbe, mit einem freien Feld vor sich. Ist es am Ende noch frei, bekommst du {side} für jede freie Seite und {corner} für jede freie Ecke.',
    'L4.12': 'Setze die große Lampe auf eine gedruckte Laterne. {lights} Sie zählt weiter als eine Laterne.',
    'L4.13':
      'Métropolitain und Chartier gelten für jedes Gebäude, das du später errichtest, auch für den Garten; Chartier auch für den Brunnen.',
    'L5.1':
      'Licht: Größe des Gebäudes mal Laternen an seinen Seiten. Eine Laterne zählt für jedes Gebäude, das sie berührt, einmal.',
    'L5.2': 'Größte Gruppe: 1 Punkt pro Feld deiner größten Gruppe aneinandergrenzender Gebäude.',
    'L5.3': '{minus} für jedes Gebäude, das in deiner Reserve bleibt.',
    'L5.4': 'Am Ende bringen auch Maler, Tänzerin, Brunnen und Statue Punkte.',
    'L5.5':
      'Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die freien Felder der eigenen Farbe; sind auch die gleich, endet die Partie unentschieden.',
    'E-L1':
      'Eine ganze Partie ausgezählt: Orange 33 für Licht, 15 für die Gruppe, dank Sacré-Cœur nichts für zwei übrige Gebäude: 48. Blau 43, 13, −3, Maler 4: 57.',
    'R-L1': 'Ein Bauzug wird mit dem ersten bedeckten Feld, Reihe für Reihe, und der kleinsten Drehung geschrieben.',
    'R-L2': 'Métropolitain und Chartier nutzt du einfach, indem du ein solches Feld bedeckst.',
    'R-L3': 'Lévitation sind zwei Entscheidungen: erst, welches Gebäude du zurückgibst, dann, wo das neue steht.',
    'R-L4': '„Wenn jetzt Schluss wäre“ zählt alles, auch die Minuspunkte der ganzen Reserve.',
    'R-L5':
      'Statue, Maler und Tänzerin zählen erst am Ende. Wird das Feld vor der Statue bebaut, ist sie nichts mehr wert.',
    'R-L6': 'Eine Laterne unter der großen Lampe ist nicht mehr frei.',
    'R-L7':
      'Gezogen wird in dieser Reihenfolge: wer beginnt, die Postkarten, das erste Plättchen von Orange, das von Blau, dann eins nach jedem gelegten.',
    'R-L8': 'Ein übersprungener Zug steht nicht in der Aufzeichnung.',
    'R-L9': 'Ein Gebäude verdeckt, was von der großen Lampe aus in gerader Linie dahinter liegt.',
    'R-L10': 'Métropolitain und Chartier gelten auch für Lévitation; ein Feld unter der großen Lampe ist nicht frei.',
  },
  glossary: [
    ['Platz', 'das Brett mit 64 Feldern'],
    ['Zone', 'ein Block von 2×2 Feldern, den ein Plättchen füllt'],
    ['Plättchen', 'eins der acht Pflasterplättchen, die jeder hat'],
    ['Gebäude', 'eine der zwölf Formen oder der Garten'],
    ['Vorrat, Reserve', 'Gebäude, die noch niemand hat; die, die du genommen, aber nicht errichtet hast'],
    ['Postkarte, Marker', 'eine Karte mit einer Aktion; er zeigt, dass sie genutzt ist'],
    ['verfallen lassen', 'eine Postkarte nutzen, ohne ihre Aktion auszuführen'],
    ['Stein', 'der gemeinsame Stein von Chartier'],
    ['Laterne, aufgestellte Laterne, große Lampe', 'gedruckt; von Lampadaire; von La Grande Lumière'],
    ['Front', 'die Seite, zu der die Statue blickt'],
  ],
  parts: {
    far: {
      one: 'Sie leuchtet in vier Richtungen {n} Feld weit.',
      other: 'Sie leuchtet in vier Richtungen {n} Felder weit, bis zum ersten Gebäude.',
    },
    around: {
      one: 'Sie beleuchtet {n} Feld um sich herum.',
      other: 'Sie beleuchtet {n} Felder um sich herum; ein Gebäude verdeckt, was dahinter liegt.',
    },
    dark: 'Mit diesen Zahlen beleuchtet sie nichts weiter.',
  },
  facts: {
    'supply.chimneys': 'Schornsteine pro Person',
    'supply.tokens': 'Marker pro Person',
    'supply.postcards': 'Postkarten auf dem Tisch',
    'supply.unbuilt': 'Punkte für ein Gebäude in der Reserve',
    'points.painter_lamp': 'Maler: Punkte pro Laterne',
    'points.dancer_space': 'Tänzerin: Punkte pro Feld',
    'points.fountain_building': 'Brunnen: Punkte pro Gebäude',
    'points.statue_side': 'Statue: Punkte pro freie Seite',
    'points.statue_diagonal': 'Statue: Punkte pro freie Ecke',
    'large_lamp.pattern': 'Große Lampe: beleuchtete Felder',
  },
};
