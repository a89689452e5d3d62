// Paris Paris: the words of the lesson and of the rules card.
export default {
  'paris_paris.rule.turn':
    'In jeder Runde liegt ein Plättchen mehr aus, als Leute mitspielen. Nehmt reihum eins und eröffnet dort einen Laden. Passen geht nicht.',
  'paris_paris.rule.nearest':
    'Das übrige Plättchen macht eine kleine Tour: Läden an seiner Station bringen je 1 Punkt. Ist dort keiner, zählen die nächsten auf seinen Linien.',
  'paris_paris.rule.open':
    'Zu zweit liegt eine weitere Linie offen, gestrichelt markiert. Auch sie bekommt am Ende eine große Tour.',
  'paris_paris.rule.end':
    'Nach dem letzten Stapel folgen die Schlusstouren. Zu dritt oder viert bringen die meisten Läden im Beutel je 1 Punkt. Die meisten Punkte gewinnen.',
  'paris_paris.learn.pick':
    'Fünf Buslinien durchqueren Paris: {lines}. Wähle einen Buchstaben, damit seine Linie leuchtet.',
  'paris_paris.learn.displace': '{station} ist voll. Nimm das Plättchen und wähle dann, wessen Laden weicht.',
  'paris_paris.learn.tour':
    'Von jeder dieser Linien parkt schon ein Plättchen. Nimm eins: Das andere löst eine große Tour aus.',
  'paris_paris.learn.tour.done':
    'Das war eine große Tour. Beide Plättchen haben das Depot verlassen; ein neues Paar kann die nächste auslösen.',
  'paris_paris.learn.last': 'Die letzte Runde. Eröffne deinen letzten Laden und sieh dir die Schlusstouren an.',
  'paris_paris.learn.done':
    'Das ist das ganze Spiel. Spiel jetzt eine Partie gegen einen Bot, oder lies die Regeln auf einer Seite.',
  'paris_paris.learn.offers':
    'In jeder Runde liegen Plättchen offen an ihren Stationen, eines mehr, als Leute mitspielen. Wähle eines davon.',
  'paris_paris.learn.open':
    'Hier würdest du deinen Laden eröffnen. Die anderen Karten zeigen, was sie bringen, wenn niemand sie nimmt. Zufrieden? Dann mach den Zug.',
  'paris_paris.learn.depot':
    'Dann wird es im Depot geparkt. Ein zweites Plättchen derselben Linie löst eine große Tour aus.',
  'paris_paris.learn.crossings':
    'Jede Linie hat vier Knotenpunkte mit Platz für je zwei Läden. Auf einer großen Tour hält der Bus nur dort.',
  'paris_paris.learn.call':
    'Bei jedem Stopp bekommt dein Laden am Knotenpunkt 1 Punkt, und jeder deiner Läden nebenan auch.',
  'paris_paris.learn.table':
    'Eine Tabelle zeigt, was eine große Tour jeder Linie jetzt bringen würde. Am Handy tippst du dafür auf einen Namen.',
  'paris_paris.learn.full':
    'Ist eine Station voll, nimmt dein Laden den Platz eines anderen ein. Am Knotenpunkt wählst du, wessen.',
  'paris_paris.learn.secret':
    'Das ist deine geheime Linie. Sie fährt am Ende noch eine große Tour. Die anderen haben auch je eine.',
};
