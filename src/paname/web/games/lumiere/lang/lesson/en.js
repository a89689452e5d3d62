// Lumière: the words of the lesson and of the rules card.
export default {
  'lumiere.rule.paving':
    'While you pave, on your turn you place your tile or take a building. Once your eight tiles are down, you take a building or pass.',
  'lumiere.rule.unbuilt':
    'A building waits in your reserve until the square is paved. Each one you never raise costs {unbuilt}.',
  'lumiere.rule.begin': 'Building starts when all 16 tiles are down. If you placed your eighth tile first, you begin.',
  'lumiere.rule.turn':
    'From now on you raise a building or use a postcard each turn. You each have {chimneys} for buildings and 4 tokens for postcards.',
  'lumiere.rule.cards':
    'A postcard can be used once, by one of you. If you leave it undone, the token is spent all the same.',
  'lumiere.rule.group': 'Your largest group of buildings that touch each other scores 1 point per space.',
  'lumiere.rule.painter':
    'A lamp shines for both of you. The painter scores {painter} per lamp in the open area around him; buildings make that area smaller, so his points can shrink.',
  'lumiere.rule.end':
    'The game ends when all 8 tokens are used and nobody can raise a building. Most points win; a tie goes to the player with more free spaces of their own colour.',
  'lumiere.learn.spot':
    'Choose a place for it near lamps. The ghost shows how it would stand, the number what it earns. You can turn it, too.',
  'lumiere.learn.look': 'This is your tile. Choose an empty zone for it on the square.',
  'lumiere.learn.last': 'The end is near. Make your last moves and watch the points being counted, source by source.',
  'lumiere.learn.done': 'That’s the whole game. Play one against a bot now, or read the rules on one page.',
  'lumiere.learn.light':
    'This is the square. First you both pave it, then you build on it. Light is worth points: a building scores its size for every lamp next to it.',
  'lumiere.learn.turn': 'The ghost shows how it would lie. Turn the tile once.',
  'lumiere.learn.lay': 'Happy with it? Press “Place it”.',
  'lumiere.learn.take':
    'Instead of placing a tile you can take a building. It counts {minus} until you raise it. Take one now; small ones are easier to fit in.',
  'lumiere.learn.building': 'The square is paved. Choose a building from your reserve.',
  'lumiere.learn.raise': 'Make the move and see the windows light up.',
  'lumiere.learn.use':
    'Now use the postcard Lampadaire. It costs one of your four tokens. The green number is what it would bring you.',
  'lumiere.learn.place':
    'The rings show where the lamp can go. Choose a space beside your buildings, then press “Put it here”.',
};
