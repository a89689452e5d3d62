// Die Regeln von Paris Paris, kurz auf Deutsch.
export default {
  lead: 'Eröffnet Läden an Bushaltestellen. In jeder Runde nehmen alle ein Plättchen und eröffnen dort einen Laden. Das Plättchen, das übrig bleibt, schickt den Bus los und bringt den Läden in der Nähe Punkte.',
  sections: {
    T0: 'Das Spielmaterial',
    T1: 'Aufbau',
    T2: 'Eine Runde',
    T3: 'Kleine Tour',
    T4: 'Große Tour',
    T5: 'Das Ende',
    E: 'Beispiele',
    rulings: 'Unsere Festlegungen',
  },
  clauses: {
    'T0.1':
      'Fünf Linien mit je 7 Stationen, insgesamt 25 Stationen. Je zwei Linien kreuzen sich an genau einer Station. Nachbarn liegen auf einer Linie nebeneinander.',
    'T0.2':
      'Wo wir den gedruckten Plan nicht kennen, haben wir ihn ergänzt: Manche Namen, Farben, Reihenfolgen und Startpunkte sind von uns.',
    'T0.3': '60 Plättchen, jedes mit einer Station und einer Linie: 12 je Linie.',
    'T0.4': 'Platz für Läden: einer an einer einfachen Station, zwei an einem Knotenpunkt.',
    'T0.5': 'Alle haben {shops}; sie können nicht ausgehen.',
    'T0.6': 'Fünf Linienmarker, einer je Linie; ein Beutel; der Bus zeigt, wer anfängt.',
    'T0.7':
      'Ein eigener Plan muss genauso aufgebaut sein: fünf Linien mit je 7 Stationen, ein Knotenpunkt je Linienpaar, 60 Plättchen.',
    'T0.8': 'Nach oben sind die Punkte offen.',
    'T1.1': 'Mischt die Plättchen und bildet Stapel: zu zweit 20 Stapel zu 3, zu dritt 15 zu 4, zu viert 12 zu 5.',
    'T1.2':
      'Alle ziehen einen geheimen Linienmarker. Zu zweit liegt ein weiterer offen aus. Die übrigen kommen ungesehen weg.',
    'T1.3': 'Das Los entscheidet, wer den Bus bekommt und anfängt.',
    'T2.1':
      'Wer anfängt, deckt einen Stapel auf: Die Plättchen liegen offen an ihren Stationen, eines mehr, als Leute mitspielen.',
    'T2.2': 'Reihum nehmt ihr je ein Plättchen und eröffnet sofort einen Laden an seiner Station. Passen geht nicht.',
    'T2.3':
      'Nur an einer vollen Station verdrängt der neue Laden einen anderen; am Knotenpunkt wählst du, wessen, auch deinen. Fremde Läden kommen in den Beutel (zu zweit zurück zum Besitzer), deiner in deinen Vorrat.',
    'T2.4': 'Beide Läden eines Knotenpunkts dürfen dir gehören.',
    'T2.5':
      'Haben alle gebaut, macht das übrige Plättchen seine kleine Tour und wird geparkt. Vielleicht folgt dann eine große Tour.',
    'T2.6': 'Der Bus wandert nach links, und die nächste Runde beginnt.',
    'T2.7':
      'Du wählst eine Station, die Linie des Plättchens und, wenn die Station voll ist, wessen Laden weicht. Zwei gleiche Plättchen sind dieselbe Wahl.',
    'T3.1': 'Läden an der Station des übrigen Plättchens bekommen je 1 Punkt, und das war’s.',
    'T3.2':
      'Kein Laden dort? Dann schau auf seinen Linien in beide Richtungen. Alle Läden mit dem kleinsten Abstand bekommen je 1 Punkt.',
    'T3.3': 'An einem leeren Knotenpunkt schaust du auf beiden Linien. Für beide gilt derselbe kleinste Abstand.',
    'T3.4': 'Kein Laden auf diesen Linien? Dann bekommt niemand etwas.',
    'T4.1':
      'Das übrige Plättchen wird geparkt. Ist schon eines seiner Linie geparkt, startet sofort eine große Tour dieser Linie, und beide kommen aus dem Spiel.',
    'T4.2':
      'Der Bus hält an den vier Knotenpunkten der Linie. Hast du dort einen Laden, bekommst du 1 Punkt für jeden deiner Läden dort und 1 für jeden an den Nachbarstationen.',
    'T4.3':
      'Ohne Laden am Knotenpunkt bekommst du für die Nachbarn nichts. Derselbe Laden kann bei mehreren Stopps punkten.',
    'T5.1':
      'Nach dem letzten Stapel werden die Marker aufgedeckt. Jede dieser Linien fährt noch eine große Tour, bei der alle punkten; die offene zuletzt.',
    'T5.2':
      'Zu dritt oder viert: Wer die meisten Läden im Beutel hat, bekommt für jeden davon 1 Punkt; bei Gleichstand niemand.',
    'T5.3':
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählen weniger Läden auf dem Plan; sonst teilt ihr euch den Sieg.',
    'T5.4': 'Verdeckt sind die Stapel, die Marker der anderen und, zu dritt oder viert, der Inhalt des Beutels.',
    'E-T1': 'Luxembourg bleibt übrig und hat einen schwarzen Laden: 1 für Schwarz. Violett am Odéon bekommt nichts.',
    'E-T2':
      'Invalides bleibt übrig und ist leer. Schwarz ist auf beiden Seiten eine Haltestelle entfernt: 2 für Schwarz.',
    'E-T3':
      'Hôtel de Ville bleibt übrig und ist leer. Violett und Schwarz sind auf zwei Linien eine Haltestelle entfernt: je 1.',
    'E-T4':
      'Ein Stopp am Pompidou: Schwarz hat dort einen Laden und nebenan zwei, also 3; Violett nur den dort, 1; Gelb nur nebenan, 0.',
    'E-T5': 'Eine ganze Tour der grünen Linie: Violett 4, Gelb 3, Schwarz 1, Rosa 1.',
    'E-T6':
      'Luxembourg bleibt übrig und ist leer. Eine Haltestelle weiter hat Rosa drei Läden und Schwarz einen: 3 und 1.',
    'E-T7':
      'Am Montmartre ist Platz: Niemand weicht. Bastille ist voll: Der Laden dort weicht. Am Odéon stehen zwei: Du wählst.',
    'R-T1':
      'Die Reihenfolge der Ziehungen: wer anfängt, die Marker Platz für Platz, der offene, dann die Plättchen Stapel für Stapel.',
    'R-T2': 'Du siehst die Punkte auf der Leiste. Schlusstouren und Beutel zählen erst, wenn es so weit ist.',
    'R-T3':
      'Alle haben gesehen, welche Läden verdrängt wurden. Bots dürfen also wissen, was im Beutel ist; deine Ansicht zeigt es nicht.',
    'R-T4': 'Ein Zug nennt immer, wessen Laden weicht.',
    'R-T5': 'Der Bus hält an allen vier Knotenpunkten, auch an leeren.',
    'R-T6': 'Den offenen Beutel gibt es nur zu dritt oder viert.',
    'R-T7': 'Eine von Hand aufgebaute Stellung darf weglassen, was niemand wissen muss.',
    'R-T8': 'Wer bei Punkten und Läden gleichauf ist, teilt sich den Platz.',
    'R-T9': 'Die Punkte werden extra gezählt, daher kommen alle deine Läden ins Spiel.',
  },
  glossary: [
    ['Linie', 'eine der fünf Buslinien: Farbe, Buchstabe und Muster'],
    ['Station, Knotenpunkt', 'eine Haltestelle; eine Haltestelle zweier Linien'],
    ['Nachbarn', 'Stationen, die auf einer Linie nebeneinander liegen'],
    ['Plättchen', 'ein Stationsplättchen; zwei können gleich sein'],
    ['Stapel', 'die Plättchen einer Runde, eines mehr, als Leute mitspielen'],
    ['im Angebot', 'Plättchen, die offen liegen und die du nehmen darfst'],
    ['Laden, Platz', 'dein Spielstein; wie viele eine Station fasst'],
    ['verdrängen', 'einen Laden aus einer vollen Station weichen lassen'],
    ['Beutel, Vorrat', 'die verdrängten Läden; die du noch hast'],
    ['übrig', 'das Plättchen, das niemand genommen hat'],
    ['geparkt', 'ein übriges Plättchen, das auf das nächste seiner Linie wartet'],
    [
      'kleine, große, Schlusstour',
      'was ein übriges Plättchen bringt; der Bus fährt eine Linie ab; eine für jeden Marker am Ende',
    ],
    ['Stopp', 'wenn der Bus an einem Knotenpunkt hält'],
    ['Linienmarker', 'deine geheime Linie'],
    ['Bus', 'zeigt, wer anfängt'],
    ['Kassenbuch', 'was jede Tour gebracht hat'],
  ],
  parts: {
    shops: { one: '{n} Laden', other: '{n} Läden' },
  },
  facts: {
    'supply.shops': 'Läden je Person',
    'supply.markers': 'Linienmarker',
    'room.plain': 'Platz an einer einfachen Station',
    'room.crossing': 'Platz an einem Knotenpunkt',
    'track.length': 'Punkte auf der gedruckten Leiste',
    'piles.two_players': 'Stapel zu zweit',
    'piles.three_players': 'Stapel zu dritt',
    'piles.four_players': 'Stapel zu viert',
  },
};
