// The rules of Lumière in short English.
export default {
  lead: 'Two players pave the square, then raise buildings on it. Light is worth points: a building scores its size for each lamp next to it.',
  sections: {
    L0: 'What is in the box',
    L1: 'Set-up',
    L2: 'Paving',
    L3: 'Building',
    L4: 'Postcards',
    L5: 'Scoring',
    E: 'A worked example',
    rulings: 'Rulings of this project',
  },
  clauses: {
    'L0.1': 'The square has 16 zones of 2×2: 64 spaces, a1 to h8, row 1 on top.',
    'L0.2':
      'Each player has 8 tiles of four spaces: your colour, your opponent’s colour, shared, or a lamp. Both sets are alike, with the colours swapped.',
    'L0.3': 'Twelve buildings, all different: two of size 3, four of 4, four of 5, two of 6.',
    'L0.4': 'Each player has {chimneys} and 4 action tokens.',
    'L0.5':
      'The postcards bring pieces: painter, dancer, statue, lamp, large lamp, annex and stone (one space each), fountain and garden (two).',
    'L0.6': 'There are 12 postcards; eight of them are the starter set.',
    'L0.7': 'A space with no piece on it is free, and so is a printed lamp; but buildings don’t stand on lamps.',
    'L0.8': 'A lamp is a printed lamp that no building covers, or the lamp tile. Lamps belong to nobody.',
    'L0.9': 'Touching means sharing a whole side, never just a corner.',
    'L1.1': 'Eight postcards lie face up: the starter set, eight at random, or eight of your choice.',
    'L1.2': 'Shuffle your 8 tiles face down and hold the top one, hidden from your opponent.',
    'L1.3': 'Who goes first is drawn by lot; in a rematch the loser goes first.',
    'L1.4': 'All 12 buildings lie in the common supply.',
    'L2.1':
      'On your turn, place the tile you hold in an empty zone and draw the next one, or take a building into your reserve.',
    'L2.2': 'A tile fills one zone, in any of four turns. It is never flipped.',
    'L2.3': 'If there are no buildings left and you hold a tile, you must place it.',
    'L2.4': 'Once you’ve placed all 8 tiles, take a building or pass.',
    'L2.5': 'The paving ends as soon as the sixteenth tile is down.',
    'L2.6':
      'You know the tile you hold and everything that lies open; not your opponent’s tile, and not the order of the stacks.',
    'L3.1': 'The player who placed all 8 tiles first goes first.',
    'L3.2':
      'On your turn, raise a building from your reserve or use a postcard. You can’t pass; if you can do neither, your turn is skipped.',
    'L3.3':
      'A building covers only free spaces of your colour or shared ones, never a lamp. You can turn it, but not flip it. It takes one of your chimneys.',
    'L3.4':
      'A postcard costs one token. Carry it out in full or leave it undone; after that neither of you can use it.',
    'L3.5': 'The phase ends when all 8 tokens are used and nobody can raise another building.',
    'L4.1':
      'Exchange a building from your reserve for one from the supply and raise it at once. The one you give back costs nothing.',
    'L4.2': 'On one later turn a building you raise may cover one printed lamp. That lamp stops shining.',
    'L4.3': 'Raise the garden at once: a building of size 2 on spaces of your colour or shared ones, with a chimney.',
    'L4.4': 'The buildings left in your reserve cost you nothing.',
    'L4.5':
      'Put the painter on a free space of your colour. At the end, score {painter} for each lamp in the area around him, which only buildings bound.',
    'L4.6':
      'Keep the shared stone. Once, later, your building or the fountain may cover one free space of your opponent’s colour.',
    'L4.7':
      'Put the annex on a free space of your colour that touches one of your buildings. From then on it’s a space of that building.',
    'L4.8': 'Put a new lamp on a free space of your colour. It shines like any other.',
    'L4.9':
      'Put the dancer on a free space of your colour. At the end, score {dancer} for each free space she can reach, including hers; lamps and pieces stop her.',
    'L4.10':
      'Put the fountain on two free spaces of your colour or shared ones. At the end, score {fountain} for each of your buildings that touches it.',
    'L4.11':
      'Put the statue on a free space of your colour, facing a free space. If that space is free at the end, score {side} for each free side and {corner} for each free corner.',
    'L4.12': 'Put the large lamp on a printed lamp. {lights} It’s still one lamp.',
    'L4.13':
      'Métropolitain and Chartier work for any building you raise on a later turn, the garden too; Chartier also works for the fountain.',
    'L5.1': 'Light: a building’s size times the lamps at its sides. A lamp counts once for each building it touches.',
    'L5.2': 'Largest group: 1 point for each space of your largest set of buildings that touch each other.',
    'L5.3': '{minus} for each building left in your reserve.',
    'L5.4': 'At the end the painter, dancer, fountain and statue score too.',
    'L5.5':
      'Most points win. A tie goes to the player with more free spaces of their colour; if that’s equal too, it’s a draw.',
    'E-L1':
      'A whole game added up: Orange has 33 for light, 15 for the group and, thanks to Sacré-Cœur, nothing for two buildings left: 48. Blue has 43, 13, −3 and 4 for the painter: 57.',
    'R-L1': 'A building’s move is written with the first space it covers, row by row, and the smallest turn.',
    'R-L2': 'You use Métropolitain and Chartier simply by covering such a space.',
    'R-L3': 'Lévitation is two decisions: first the building you give back, then where the new one stands.',
    'R-L4': '“If it ended now” counts everything, including the minus points for the whole reserve.',
    'R-L5':
      'The statue, painter and dancer count at the end only. If the space the statue faces is built on, the statue is worth nothing.',
    'R-L6': 'A lamp under the large lamp is no longer free.',
    'R-L7':
      'Draws come in this order: who goes first, the postcards, Orange’s first tile, Blue’s, then one tile after each placement.',
    'R-L8': 'A skipped turn leaves no entry in the record.',
    'R-L9': 'A building screens what lies behind it in a straight line from the large lamp.',
    'R-L10':
      'Métropolitain and Chartier also serve a building raised by Lévitation; a space under the large lamp isn’t free.',
  },
  glossary: [
    ['square', 'the board of 64 spaces'],
    ['zone', 'a block of 2×2 spaces that one tile fills'],
    ['tile', 'one of a player’s eight paving tiles'],
    ['building', 'one of the twelve shapes, or the garden'],
    ['supply, reserve', 'the buildings nobody has taken; those you’ve taken but not raised'],
    ['postcard, token', 'a card that gives an action; what marks it as used'],
    ['undone', 'a postcard used without its action'],
    ['stone', 'Chartier’s shared stone'],
    ['lamp, lamp tile, large lamp', 'a printed lamp; Lampadaire’s piece; La Grande Lumière’s piece'],
    ['front', 'the side the statue faces'],
  ],
  parts: {
    far: {
      one: 'It shines {n} space far in four directions, unless a building stands there.',
      other: 'It shines {n} spaces far in four directions, up to the first building.',
    },
    around: {
      one: 'It lights {n} space around it.',
      other: 'It lights {n} spaces around it; a building screens what lies behind it.',
    },
    dark: 'In this set it lights nothing more.',
  },
  facts: {
    'supply.chimneys': 'Chimneys per player',
    'supply.tokens': 'Tokens per player',
    'supply.postcards': 'Postcards on the table',
    'supply.unbuilt': 'Points for a building left in reserve',
    'points.painter_lamp': 'Painter: points per lamp',
    'points.dancer_space': 'Dancer: points per space',
    'points.fountain_building': 'Fountain: points per building',
    'points.statue_side': 'Statue: points per free side',
    'points.statue_diagonal': 'Statue: points per free corner',
    'large_lamp.pattern': 'Large lamp: the spaces it lights',
  },
};
