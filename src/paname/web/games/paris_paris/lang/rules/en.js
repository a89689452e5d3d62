// The rules of Paris Paris in short English.
export default {
  lead: 'Open shops at bus stops. Each round, everyone takes a tile and opens a shop there. The tile left over sends out the bus and pays the shops nearby.',
  sections: {
    T0: 'What’s in the box',
    T1: 'Set-up',
    T2: 'A round',
    T3: 'Small tour',
    T4: 'Grand tour',
    T5: 'The end',
    E: 'Worked examples',
    rulings: 'Our rulings',
  },
  clauses: {
    'T0.1':
      'Five lines of 7 stations each, 25 stations in all. Any two lines cross at exactly one station. Neighbours are next to each other on a line.',
    'T0.2': 'Where we don’t know the printed map, we filled the gaps: some names, colours, orders and starts are ours.',
    'T0.3': '60 tiles, each with a station and one line: 12 per line.',
    'T0.4': 'Room for shops: one at a plain station, two at a crossing.',
    'T0.5': 'Each player has {shops}. You can’t run out of them.',
    'T0.6': 'Five route markers, one per line; a bag; and the bus, which shows who goes first.',
    'T0.7': 'A custom map must be built the same way: five lines of 7, one crossing for each pair of lines, 60 tiles.',
    'T0.8': 'There’s no upper limit to your points.',
    'T1.1': 'Shuffle the tiles into piles: 20 piles of 3 for two players, 15 of 4 for three, 12 of 5 for four.',
    'T1.2':
      'Each player draws a secret route marker. With two players, one more lies face up. The rest are put away unseen.',
    'T1.3': 'A player drawn by lot gets the bus and goes first.',
    'T2.1':
      'The start player turns up a pile. Its tiles lie face up at their stations: one more than there are players.',
    'T2.2': 'In turn, take one tile and open a shop at its station right away. You can’t pass.',
    'T2.3':
      'A new shop displaces another only where the station is full. At a crossing you choose whose, and it can be your own. Other players’ shops go into the bag (with two players, back to their owner); yours goes back to your supply.',
    'T2.4': 'You can own both shops at a crossing.',
    'T2.5':
      'Once everyone has built, the tile left over makes its small tour and is parked. That may start a grand tour.',
    'T2.6': 'The bus passes to the left, and the next round begins.',
    'T2.7':
      'You choose a station, the line of its tile and, where the station is full, whose shop makes way. Two identical tiles are the same choice.',
    'T3.1': 'Shops at the station of the tile left over get 1 point each, and that’s all.',
    'T3.2':
      'No shop there? Look along its lines in both directions. All shops at the shortest distance get 1 point each.',
    'T3.3': 'At an empty crossing, look along both lines. One shortest distance counts for both.',
    'T3.4': 'No shop on those lines? Nobody scores.',
    'T4.1':
      'The tile left over is parked. If a tile of its line is parked already, a grand tour of that line runs at once, and both tiles leave the game.',
    'T4.2':
      'The bus calls at the line’s four crossings. If you have a shop there, you get 1 point for each of your shops there and 1 for each of yours at the neighbouring stations.',
    'T4.3':
      'Without a shop at the crossing, you get nothing for its neighbours. The same shop can score at several calls.',
    'T5.1':
      'After the last pile, the markers are shown. Each marker’s line gets one more grand tour, and everyone scores; the open one runs last.',
    'T5.2':
      'With three or four players: if you have the most shops in the bag, you get 1 point for each of them. A tie pays nobody.',
    'T5.3':
      'Most points win. Ties go to the player with fewer shops on the map; if that’s level too, the win is shared.',
    'T5.4':
      'Hidden from you: the piles, the other players’ markers and, with three or four players, what’s in the bag.',
    'E-T1': 'Luxembourg is left over and has a black shop: black gets 1. Violet at Odéon gets nothing.',
    'E-T2': 'Invalides is left over and empty. Black is one stop away on both sides: black gets 2.',
    'E-T3': 'Hôtel de Ville is left over and empty. Violet and black are one stop away on two lines: 1 each.',
    'E-T4':
      'A call at Pompidou: black has a shop there and two next door, 3 points; violet has just the one there, 1; yellow has shops next door only, 0.',
    'E-T5': 'A whole tour of the green line: violet 4, yellow 3, black 1, pink 1.',
    'E-T6':
      'Luxembourg is left over and empty. One stop away on either side, pink has three shops and black has one: 3 and 1.',
    'E-T7':
      'Montmartre has room: nobody makes way. Bastille is full: its shop makes way. Odéon is full with two owners: you choose.',
    'R-T1':
      'The order of the draws: who goes first, the markers seat by seat, the open one, then the tiles pile by pile.',
    'R-T2': 'The score you see is the one on the track. Final tours and the bag aren’t counted before they happen.',
    'R-T3': 'Everyone saw which shops were displaced, so bots may know what’s in the bag. Your view doesn’t show it.',
    'R-T4': 'A move always says whose shop is displaced.',
    'R-T5': 'The bus calls at all four crossings, even empty ones.',
    'R-T6': 'The open bag is an option for three or four players only.',
    'R-T7': 'A position you set up by hand can leave out what nobody needs to know.',
    'R-T8': 'Players who are level on points and shops share a place.',
    'R-T9': 'The score is kept apart, so all your shops can be placed.',
  },
  glossary: [
    ['line', 'one of the five bus lines: colour, letter and pattern'],
    ['station, crossing', 'a stop; a stop of two lines'],
    ['neighbours', 'stations that follow each other on a line'],
    ['tile', 'a station tile; two can be identical'],
    ['pile', 'the tiles of one round, one more than there are players'],
    ['on offer', 'tiles that lie face up for you to take'],
    ['shop, room', 'your piece; how many a station holds'],
    ['displace', 'to make a shop leave a full station'],
    ['bag, supply', 'the displaced shops; the shops you still have'],
    ['left over', 'the tile nobody took'],
    ['parked', 'a left-over tile that’s waiting for the next one of its line'],
    ['small, grand, final tour', 'what a left-over tile pays; the bus along a line; one for a marker at the end'],
    ['call', 'when the bus stops at a crossing on a grand tour'],
    ['route marker', 'your secret line'],
    ['bus', 'shows who the start player is'],
    ['ledger', 'what each tour paid'],
  ],
  parts: {
    shops: { one: '{n} shop', other: '{n} shops' },
  },
  facts: {
    'supply.shops': 'Shops per player',
    'supply.markers': 'Route markers',
    'room.plain': 'Room at a plain station',
    'room.crossing': 'Room at a crossing',
    'track.length': 'Points on the printed track',
    'piles.two_players': 'Piles with two players',
    'piles.three_players': 'Piles with three players',
    'piles.four_players': 'Piles with four players',
  },
};
