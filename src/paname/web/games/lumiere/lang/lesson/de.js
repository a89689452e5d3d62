// Lumière: the words of the lesson and of the rules card.
export default {
  'lumiere.rule.paving':
    'Beim Pflastern legst du dein Plättchen oder nimmst ein Gebäude. Liegen deine acht Plättchen, nimmst du ein Gebäude oder passt.',
  'lumiere.rule.unbuilt':
    'Ein Gebäude wartet in deiner Reserve, bis der Platz gepflastert ist. Jedes, das du nie errichtest, kostet {unbuilt}.',
  'lumiere.rule.begin':
    'Gebaut wird, sobald alle 16 Plättchen liegen. Es beginnt, wer sein achtes Plättchen zuerst gelegt hat.',
  'lumiere.rule.turn':
    'Ab jetzt errichtest du in jedem Zug ein Gebäude oder nutzt eine Postkarte. Ihr habt je {chimneys} für Gebäude und 4 Marker für Postkarten.',
  'lumiere.rule.cards':
    'Jede Postkarte wirkt nur einmal, für eine Person. Lässt du sie verfallen, ist der Marker trotzdem weg.',
  'lumiere.rule.group': 'Deine größte Gruppe von Gebäuden, die sich berühren, bringt 1 Punkt pro Feld.',
  'lumiere.rule.painter':
    'Eine Laterne leuchtet für euch beide. Der Maler bringt {painter} pro Laterne in der freien Fläche um ihn; Gebäude machen sie kleiner, also können seine Punkte schrumpfen.',
  'lumiere.rule.end':
    'Das Spiel endet, wenn alle 8 Marker benutzt sind und niemand mehr bauen kann. Die meisten Punkte gewinnen; bei Gleichstand zählen freie Felder der eigenen Farbe.',
  'lumiere.learn.spot':
    'Wähle einen Platz nah an Laternen. Die Vorschau zeigt, wie es stünde, die Zahl, was es bringt. Drehen kannst du es auch.',
  'lumiere.learn.look': 'Das ist dein Plättchen. Wähle auf dem Platz eine leere Zone dafür.',
  'lumiere.learn.last': 'Gleich ist es vorbei. Mach deine letzten Züge und sieh zu, wie die Punkte gezählt werden.',
  'lumiere.learn.done':
    'Das ist das ganze Spiel. Spiel jetzt eine Partie gegen einen Bot, oder lies die Regeln auf einer Seite.',
  'lumiere.learn.light':
    'Das ist der Platz. Erst pflastert ihr ihn gemeinsam, dann baut ihr darauf. Licht bringt Punkte: Ein Gebäude zählt seine Größe für jede Laterne daneben.',
  'lumiere.learn.turn': 'Die Vorschau zeigt, wie es liegen würde. Dreh das Plättchen einmal.',
  'lumiere.learn.lay': 'Zufrieden? Dann drück auf „Legen“.',
  'lumiere.learn.take':
    'Statt ein Plättchen zu legen, kannst du ein Gebäude nehmen. Es zählt {minus}, bis du es errichtest. Nimm jetzt eins; kleine passen leichter.',
  'lumiere.learn.building': 'Der Platz ist gepflastert. Wähle ein Gebäude aus deiner Reserve.',
  'lumiere.learn.raise': 'Mach den Zug und sieh zu, wie die Fenster aufleuchten.',
  'lumiere.learn.use':
    'Nutze jetzt die Postkarte Lampadaire. Sie kostet einen deiner vier Marker. Die grüne Zahl zeigt, was sie dir bringen würde.',
  'lumiere.learn.place':
    'Die Ringe zeigen, wo die Laterne stehen kann. Wähle ein Feld neben deinen Gebäuden und drück dann auf „Hier hinsetzen“.',
};
