// Paris Paris: the words of the lesson and of the rules card.
export default {
  'paris_paris.rule.turn':
    'Each round there is one tile more than players. In turn, take one and open a shop at its station. You can’t pass.',
  'paris_paris.rule.nearest':
    'The tile left over makes a small tour: shops at its station score 1 each. If there are none, the nearest shops along its lines do.',
  'paris_paris.rule.open':
    'With two players one more line lies open, marked with dashes. It gets a grand tour at the end, too.',
  'paris_paris.rule.end':
    'After the last pile come the final tours. With three or four, the most shops in the bag score 1 each. Most points win.',
  'paris_paris.learn.pick': 'Five bus lines cross Paris: {lines}. Choose a letter to light up its line.',
  'paris_paris.learn.displace': '{station} is full. Take its tile, then choose whose shop makes way.',
  'paris_paris.learn.tour':
    'Each of these lines already has a tile parked. Take one tile: the one you leave sets off a grand tour.',
  'paris_paris.learn.tour.done':
    'That was a grand tour. Both tiles are gone from the depot; a new pair can start the next one.',
  'paris_paris.learn.last': 'The last round. Open your last shop and watch the final tours.',
  'paris_paris.learn.done': 'That’s the whole game. Play one against a bot now, or read the rules on one page.',
  'paris_paris.learn.offers':
    'Each round, some tiles lie face up at their stations: one more than there are players. Choose one of them.',
  'paris_paris.learn.open':
    'Your shop would open here. The other cards show what they’d pay if nobody took them. Happy with it? Make the move.',
  'paris_paris.learn.depot': 'Then it’s parked at the depot. A second tile of the same line starts a grand tour.',
  'paris_paris.learn.crossings':
    'Every line has four crossings with room for two shops each. On a grand tour the bus stops only there.',
  'paris_paris.learn.call':
    'At each call, your shop at the crossing gets 1 point, and so does each of your shops next door.',
  'paris_paris.learn.table':
    'A table shows what a grand tour of each line would pay now. On a phone, tap a player to see it.',
  'paris_paris.learn.full':
    'Where a station is full, your shop takes another one’s place. At a crossing you choose whose.',
  'paris_paris.learn.secret':
    'This is your secret line. It gets one more grand tour when the game ends. Everyone else has one, too.',
};
