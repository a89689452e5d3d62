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
      'Jede Seite hat 8 Plättchen mit vier Feldern: eigene Farbe, fremde Farbe, gemeinsam oder Laterne. Beide Sätze sind gleich, nur die Farben sind vertauscht.',
    'L0.3': 'Zwölf verschiedene Gebäude: zwei der Größe 3, vier der Größe 4, vier der Größe 5, zwei der Größe 6.',
    'L0.4': 'Jede Seite hat 7 Schornsteine und 4 Marker.',
    'L0.5':
      'Postkarten bringen Figuren: Maler, Tänzerin, Statue, Laterne, große Lampe, Anbau, Stein (je ein Feld), Brunnen und Garten (zwei).',
    'L0.6': 'Es gibt 12 Postkarten; acht davon sind der Startsatz.',
    'L0.7': 'Ein Feld ohne Spielstein ist frei, auch eine gedruckte Laterne; nur stehen Gebäude nicht auf Laternen.',
    'L0.8': 'Eine Laterne ist eine gedruckte, die kein Gebäude bedeckt, oder die gelegte. Laternen gehören niemandem.',
    'L0.9': 'Berühren heißt mit einer ganzen Seite, nie über Eck.',
    'L1.1': 'Acht Postkarten liegen offen: der Startsatz, acht zufällige oder acht benannte.',
    'L1.2': 'Mische deine 8 Plättchen verdeckt und halte das oberste geheim in der Hand.',
    'L1.3': 'Wer beginnt, wird ausgelost; bei der Revanche beginnt, wer verloren hat.',
    'L1.4': 'Alle 12 Gebäude liegen im gemeinsamen Vorrat.',
    'L2.1':
      'In deinem Zug legst du dein Plättchen in eine leere Zone und ziehst das nächste, oder du nimmst ein Gebäude in deine Reserve.',
    'L2.2': 'Ein Plättchen füllt eine Zone, beliebig gedreht. Es wird nie gewendet.',
    'L2.3': 'Ist kein Gebäude mehr da, muss man sein Plättchen legen.',
    'L2.4': 'Wer alle 8 Plättchen gelegt hat, nimmt ein Gebäude oder passt.',
    'L2.5': 'Das Pflastern endet sofort mit dem sechzehnten Plättchen.',
    'L2.6':
      'Du kennst dein Plättchen und alles Offene; nicht das der anderen Seite und nicht die Reihenfolge der Stapel.',
    'L3.1': 'Wer zuerst alle 8 Plättchen gelegt hat, beginnt.',
    'L3.2':
      'In deinem Zug errichtest du ein Gebäude deiner Reserve oder nutzt eine Postkarte. Passen gibt es nicht; wer nichts kann, wird übergangen.',
    'L3.3':
      'Ein Gebäude bedeckt nur freie Felder deiner Farbe oder gemeinsame, nie eine Laterne. Drehen ja, wenden nein. Es braucht einen deiner 7 Schornsteine.',
    'L3.4':
      'Eine Postkarte kostet einen Marker. Führe sie ganz aus oder lass sie verfallen; dann ist sie für beide verbraucht.',
    'L3.5': 'Die Phase endet, wenn alle 8 Marker liegen und niemand mehr bauen kann.',
    'L4.1':
      'Tausche ein Gebäude deiner Reserve gegen eines aus dem Vorrat und errichte es sofort. Das zurückgegebene kostet nichts.',
    'L4.2': 'In einem späteren Zug darf dein Gebäude eine gedruckte Laterne bedecken. Sie leuchtet dann nicht mehr.',
    'L4.3': 'Lege sofort den Garten: ein Gebäude der Größe 2 auf eigenen oder gemeinsamen Feldern, mit Schornstein.',
    'L4.4': 'Gebäude, die in deiner Reserve bleiben, kosten dich nichts.',
    'L4.5':
      'Stelle den Maler auf ein freies eigenes Feld. Am Ende 2 Punkte je Laterne im Bereich um ihn, den Gebäude begrenzen.',
    'L4.6':
      'Behalte den gemeinsamen Stein. Einmal darf dein Gebäude oder der Brunnen später ein freies Feld der anderen Farbe bedecken.',
    'L4.7':
      'Lege den Anbau auf ein freies eigenes Feld, das dein Gebäude berührt. Von da an gehört das Feld zu diesem Gebäude.',
    'L4.8': 'Stelle eine neue Laterne auf ein freies eigenes Feld. Sie leuchtet wie jede andere.',
    'L4.9':
      'Stelle die Tänzerin auf ein freies eigenes Feld. Am Ende 1 Punkt je freiem Feld, das sie erreicht, ihres zählt mit; Laternen und Spielsteine halten sie auf.',
    'L4.10':
      'Lege den Brunnen auf zwei freie eigene oder gemeinsame Felder. Am Ende 3 Punkte je eigenem Gebäude, das ihn berührt.',
    'L4.11':
      'Stelle die Statue auf ein freies eigenes Feld, ihre Front frei. Ist sie am Ende frei: 2 Punkte je freier Seite, 1 je freier Ecke.',
    'L4.12':
      'Setze die große Lampe auf eine Laterne: Sie leuchtet nach vier Seiten zwei Felder weit, bis zum ersten Gebäude. Sie bleibt eine Laterne.',
    'L4.13':
      'Metropolitain und Chartier gelten für jedes später errichtete Gebäude, auch den Garten; Chartier auch für den Brunnen.',
    'L5.1':
      'Licht: Größe des Gebäudes mal Laternen an seinen Seiten. Eine Laterne zählt einmal je Gebäude, das sie berührt.',
    'L5.2': 'Größte Gruppe: 1 Punkt je Feld deiner größten Gruppe aneinander grenzender Gebäude.',
    'L5.3': '−3 für jedes Gebäude, das in deiner Reserve bleibt.',
    'L5.4': 'Am Ende zahlen auch Maler, Tänzerin, Brunnen und Statue.',
    'L5.5': 'Die meisten Punkte gewinnen. Bei Gleichstand mehr freie Felder der eigenen Farbe; danach unentschieden.',
    'E-L1':
      'Eine ganze Partie gezählt: Orange 33 für Licht, 15 für die Gruppe, dank Sacré-Cœur nichts für zwei ungebaute: 48. Blau 43, 13, −3, Maler 4: 57.',
    'R-L1': 'Ein Bauzug wird mit dem ersten bedeckten Feld, Reihe für Reihe, und der kleinsten Drehung geschrieben.',
    'R-L2': 'Metropolitain und Chartier nutzt man einfach, indem man ein solches Feld bedeckt.',
    'R-L3': 'Levitation ist zweimal zu entscheiden: was zurückgeht, dann wo das neue steht.',
    'R-L4': '„Wenn jetzt Schluss wäre“ zählt alles, auch die Minuspunkte der ganzen Reserve.',
    'R-L5': 'Statue, Maler und Tänzerin zählen erst am Ende. Eine bebaute Front macht die Statue wertlos.',
    'R-L6': 'Eine Laterne unter der großen Lampe ist nicht mehr frei.',
    'R-L7':
      'Der Zufall kommt in dieser Folge: wer beginnt, die Postkarten, das erste Plättchen von Orange, das von Blau, dann eines nach jedem gelegten.',
    'R-L8': 'Wer übergangen wird, steht nicht in der Aufzeichnung.',
  },
  glossary: [
    ['Platz', 'das Brett mit 64 Feldern'],
    ['Zone', 'ein Block von 2×2 Feldern, den ein Plättchen füllt'],
    ['Plättchen', 'eines der acht Pflasterplättchen einer Seite'],
    ['Gebäude', 'eine der zwölf Formen, oder der Garten'],
    ['Vorrat, Reserve', 'Gebäude, die niemand hat; solche, die du genommen und nicht errichtet hast'],
    ['Postkarte, Marker', 'eine Karte, die eine Aktion gibt; was sie als genutzt zeigt'],
    ['verfallen', 'eine Postkarte ohne ihre Aktion genutzt'],
    ['Stein', 'der gemeinsame Stein von Chartier'],
    ['Laterne, gelegte Laterne, große Lampe', 'gedruckt; von Lampadaire; von La Grande Lumière'],
    ['Front', 'die Seite, zu der die Statue schaut'],
  ],
  facts: {
    'supply.chimneys': 'Schornsteine je Seite',
    'supply.tokens': 'Marker je Seite',
    'supply.postcards': 'Postkarten auf dem Tisch',
    'supply.unbuilt': 'Punkte für ein ungebautes Gebäude',
    'points.painter_lamp': 'Maler: Punkte je Laterne',
    'points.dancer_space': 'Tänzerin: Punkte je Feld',
    'points.fountain_building': 'Brunnen: Punkte je Gebäude',
    'points.statue_side': 'Statue: Punkte je freier Seite',
    'points.statue_diagonal': 'Statue: Punkte je freier Ecke',
    'large_lamp.reach': 'Große Lampe: Reichweite in Feldern',
  },
};
