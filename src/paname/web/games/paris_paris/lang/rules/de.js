// Die Regeln von Paris Paris, kurz auf Deutsch.
export default {
  lead: 'Eröffnet Läden an Bushaltestellen. Jede Runde nehmen alle ein Plättchen und eröffnen dort einen Laden; das übrige schickt den Bus los und bezahlt die Läden in der Nähe.',
  sections: {
    T0: 'Was in der Schachtel ist',
    T1: 'Aufbau',
    T2: 'Eine Runde',
    T3: 'Kleine Tour',
    T4: 'Große Tour',
    T5: 'Das Ende',
    E: 'Beispiele',
    rulings: 'Entscheidungen dieses Projekts',
  },
  clauses: {
    'T0.1':
      'Fünf Linien mit je 7 Stationen, 25 Stationen insgesamt. Je zwei Linien kreuzen sich an genau einer. Nachbarn folgen auf einer Linie aufeinander.',
    'T0.2': 'Wo wir den gedruckten Plan nicht kennen, ist er von uns: manche Namen, Farben, Reihenfolgen und Starts.',
    'T0.3': '60 Plättchen, jedes mit einer Station und einer Linie: 12 je Linie.',
    'T0.4': 'Platz für Läden: einer an einer einfachen Station, zwei an einem Knotenpunkt.',
    'T0.5': 'Alle haben 20 Läden und können alle bauen.',
    'T0.6': 'Fünf Linienmarker, einer je Linie; ein Beutel; der Bus zeigt, wer beginnt.',
    'T0.7': 'Ein eigener Plan muss gleich gebaut sein: fünf Linien zu 7, ein Knotenpunkt je Paar, 60 Plättchen.',
    'T0.8': 'Punkte haben keine Obergrenze.',
    'T1.1': 'Mischt die Plättchen in Stapel: zu zweit 20 zu 3, zu dritt 15 zu 4, zu viert 12 zu 5.',
    'T1.2':
      'Alle ziehen einen geheimen Linienmarker. Zu zweit liegt ein weiterer offen. Die übrigen gehen ungesehen weg.',
    'T1.3': 'Das Los bestimmt, wer den Bus bekommt und beginnt.',
    'T2.1':
      'Wer beginnt, deckt einen Stapel auf: Die Plättchen liegen offen an ihren Stationen, eines mehr als Mitspielende.',
    'T2.2': 'Reihum nehmen alle ein Plättchen und eröffnen sofort dort einen Laden. Passen gibt es nicht.',
    'T2.3':
      'Nur an einer vollen Station verdrängt der neue Laden einen; am Knotenpunkt wählst du wessen, auch deinen. Fremde kommen in den Beutel (zu zweit nach Hause), eigene nach Hause.',
    'T2.4': 'Beide Läden eines Knotenpunkts dürfen dir gehören.',
    'T2.5':
      'Haben alle gebaut: kleine Tour des übrigen Plättchens, dann wird es geparkt, dann vielleicht eine große Tour.',
    'T2.6': 'Der Bus geht nach links; nächste Runde.',
    'T2.7':
      'Du wählst eine Station, die Linie des Plättchens und, wo es voll ist, wer weicht. Zwei gleiche Plättchen sind eine Wahl.',
    'T3.1': 'Läden an der Station des übrigen Plättchens: je 1 Punkt, sonst nichts.',
    'T3.2':
      'Keiner dort: Schau auf seinen Linien in beide Richtungen. Alle Läden im einen kleinsten Abstand bekommen je 1 Punkt.',
    'T3.3': 'An einem leeren Knotenpunkt zählen beide Linien, mit einem gemeinsamen Abstand.',
    'T3.4': 'Kein Laden auf diesen Linien: Niemand bekommt etwas.',
    'T4.1':
      'Das übrige Plättchen wird geparkt. Liegt schon eines seiner Linie da, fährt sofort eine große Tour, und beide gehen weg.',
    'T4.2':
      'Der Bus hält an den vier Knotenpunkten der Linie. Wer dort einen Laden hat, bekommt 1 je eigenem Laden dort und 1 je eigenem an den Nachbarstationen.',
    'T4.3': 'Ohne Laden am Knotenpunkt zahlen die Nachbarn nichts. Ein Laden kann bei mehreren Stopps zahlen.',
    'T5.1':
      'Nach dem letzten Stapel werden die Marker gezeigt; jede dieser Linien hat noch eine große Tour für alle, die offene zuletzt.',
    'T5.2':
      'Zu dritt oder viert: Wer die meisten Läden im Beutel hat, bekommt 1 Punkt je Laden; bei Gleichstand niemand.',
    'T5.3': 'Die meisten Punkte gewinnen. Bei Gleichstand weniger Läden auf dem Plan, sonst geteilt.',
    'T5.4': 'Verdeckt sind die Stapel, fremde Marker und, zu dritt oder viert, der Inhalt des Beutels.',
    'E-T1': 'Luxembourg bleibt übrig und hat einen grauen Laden: Grau 1. Violett am Odéon bekommt nichts.',
    'E-T2': 'Invalides bleibt übrig und ist leer; Grau steht beiderseits einen Halt entfernt: Grau 2.',
    'E-T3':
      'Hôtel de Ville bleibt übrig und ist leer; Violett und Grau sind auf zwei Linien einen Halt entfernt: je 1.',
    'E-T4':
      'Ein Stopp am Pompidou: Grau hat dort einen Laden und zwei nebenan, 3; Violett nur dort, 1; Gelb nur nebenan, 0.',
    'E-T5': 'Eine ganze Tour der grünen Linie: Violett 4, Gelb 3, Grau 1, Grün 1.',
    'E-T6': 'Luxembourg bleibt übrig und ist leer; einen Halt weiter hat Grün drei Läden, Grau einen: 3 und 1.',
    'E-T7':
      'Platz am Montmartre: Niemand weicht. Bastille ist voll: Ihr Laden weicht. Odéon ist voll mit zweien: Du wählst.',
    'R-T1':
      'Die Folge des Zufalls: wer beginnt, die Marker Platz für Platz, der offene, dann die Plättchen Stapel für Stapel.',
    'R-T2': 'Gezeigt werden die Punkte der Leiste; Schlusstouren und Beutel werden nicht vorweggenommen.',
    'R-T3': 'Alle sahen, was verdrängt wurde; Bots dürfen den Beutel also kennen, deine Ansicht zeigt ihn nicht.',
    'R-T4': 'Ein Zug nennt, wessen Laden weicht, wo immer einer weicht.',
    'R-T5': 'Der Bus hält an allen vier Knotenpunkten, auch an leeren.',
    'R-T6': 'Den offenen Beutel gibt es nur zu dritt und zu viert.',
    'R-T7': 'Eine von Hand gestellte Position darf weglassen, was niemand wissen muss.',
    'R-T8': 'Wer an Punkten und Läden gleich ist, teilt den Rang.',
  },
  glossary: [
    ['Linie', 'eine der fünf Buslinien: Farbe, Buchstabe und Muster'],
    ['Station, Knotenpunkt', 'ein Halt; ein Halt zweier Linien'],
    ['Nachbarn', 'Stationen, die auf einer Linie aufeinander folgen'],
    ['Plättchen', 'ein Stationsplättchen; zwei können gleich sein'],
    ['Stapel', 'die Plättchen einer Runde, eines mehr als Mitspielende'],
    ['im Angebot', 'Plättchen, die offen liegen und genommen werden dürfen'],
    ['Laden, Platz', 'dein Spielstein; wie viele eine Station fasst'],
    ['verdrängen', 'einen Laden aus einer vollen Station weichen lassen'],
    ['Beutel, Vorrat', 'die verdrängten Läden; die du noch hast'],
    ['übrig', 'das Plättchen, das niemand nahm'],
    ['geparkt', 'ein übriges Plättchen, das auf das nächste seiner Linie wartet'],
    [
      'kleine, große, Schlusstour',
      'was ein übriges Plättchen zahlt; der Bus auf einer Linie; eine für einen Marker am Ende',
    ],
    ['Stopp', 'ein Halt des Busses an einem Knotenpunkt'],
    ['Linienmarker', 'deine geheime Linie'],
    ['Bus', 'das Zeichen dessen, der beginnt'],
    ['Kassenbuch', 'was jede Tour gezahlt hat'],
  ],
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
