// The rules of Lumière in short English.
export default {
  lead: 'Two players pave the square, then raise buildings on it. Light is worth points: a building counts its size for each lamp beside it.',
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
      'Each player has 8 tiles of four spaces: own colour, the other’s colour, shared, or a lamp. Both sets are alike with the colours exchanged.',
    'L0.3': 'Twelve buildings, all different: two of size 3, four of 4, four of 5, two of 6.',
    'L0.4': 'Each player has 7 chimneys and 4 action tokens.',
    'L0.5':
      'The postcards bring pieces: painter, dancer, statue, lamp, large lamp, annex, stone (one space each), fountain and garden (two).',
    'L0.6': 'There are 12 postcards; eight of them are the starter set.',
    'L0.7': 'A space with no piece on it is free, a printed lamp too; but buildings do not stand on lamps.',
    'L0.8': 'A lamp is a printed lamp that no building covers, or the lamp tile. Lamps belong to nobody.',
    'L0.9': 'To touch means by a whole side, never across a corner.',
    'L1.1': 'Eight postcards lie open: the starter set, eight at random, or eight that you name.',
    'L1.2': 'Shuffle your 8 tiles face down and hold the top one, hidden from the other.',
    'L1.3': 'Who begins is drawn by lot; in a rematch the loser begins.',
    'L1.4': 'All 12 buildings lie in the common supply.',
    'L2.1':
      'On your turn lay the held tile in an empty zone and draw the next one, or take a building into your reserve.',
    'L2.2': 'A tile fills one zone, in any of four turns. It is never flipped.',
    'L2.3': 'When no building is left, who holds a tile must lay it.',
    'L2.4': 'Who has laid all 8 tiles takes a building or passes.',
    'L2.5': 'The paving ends at once with the sixteenth tile.',
    'L2.6':
      'You know your own held tile and everything that lies open; not the other’s held tile, not the order of the stacks.',
    'L3.1': 'Who first laid all 8 tiles begins.',
    'L3.2':
      'On your turn raise a building of your reserve or use a postcard. Nobody may pass; who can do neither is skipped.',
    'L3.3':
      'A building covers only free spaces of your colour or shared ones, never a lamp. Turn it as you like; do not flip it. It needs one of your 7 chimneys.',
    'L3.4': 'A postcard costs one token. Carry it out in full or leave it undone; then it is spent for both.',
    'L3.5': 'The phase ends when all 8 tokens are used and nobody can raise another building.',
    'L4.1':
      'Exchange a building of your reserve for one of the supply and raise it at once. The one given back costs nothing.',
    'L4.2': 'On one later turn a building of yours may cover one printed lamp. That lamp then shines no more.',
    'L4.3': 'Raise the garden at once: a building of size 2 on own or shared spaces, with a chimney.',
    'L4.4': 'The buildings left in your reserve cost you nothing.',
    'L4.5':
      'Put the painter on a free space of yours. At the end 2 points for each lamp in the area around him that buildings enclose.',
    'L4.6':
      'Keep the shared stone. Once, later, your building or the fountain may cover one free space of the other colour.',
    'L4.7':
      'Lay the annex on a free space of yours that touches your building. From then on it is a space of that building.',
    'L4.8': 'Put a new lamp on a free space of yours. It shines like any other.',
    'L4.9':
      'Put the dancer on a free space of yours. At the end 1 point for each free space she reaches, her own included; lamps and pieces stop her.',
    'L4.10':
      'Lay the fountain on two free own or shared spaces. At the end 3 points for each of your buildings that touches it.',
    'L4.11':
      'Put the statue on a free space of yours, its front free. If the front is free at the end: 2 points for each free side, 1 for each free corner.',
    'L4.12':
      'Put the large lamp on any lamp: it shines two spaces far to four sides, up to the first building. It is still one lamp.',
    'L4.13':
      'Metropolitain and Chartier help any building raised on a later turn, the garden too; Chartier also the fountain.',
    'L5.1': 'Light: a building’s size times the lamps on its sides. A lamp counts once for each building it touches.',
    'L5.2': 'Largest group: 1 point for each space of your largest set of buildings that touch each other.',
    'L5.3': '−3 for each building left in your reserve.',
    'L5.4': 'At the end painter, dancer, fountain and statue pay, too.',
    'L5.5': 'Most points win. A tie goes to who has more free spaces of the own colour; still equal is a draw.',
    'E-L1':
      'A full game counted: Orange 33 for light, 15 for the group, nothing for two unbuilt thanks to Sacré-Cœur: 48. Blue 43, 13, −3, painter 4: 57.',
    'R-L1': 'A building’s move is written with the first space it covers, row by row, and the smallest turn.',
    'R-L2': 'Metropolitain and Chartier are used simply by covering such a space.',
    'R-L3': 'Levitation is two decisions: first the building given back, then where the new one stands.',
    'R-L4': '“If it ended now” counts everything, the minus points of the whole reserve included.',
    'R-L5': 'Statue, painter and dancer count at the end only. A front that is built on makes the statue worthless.',
    'R-L6': 'A lamp under the large lamp is not free any more.',
    'R-L7':
      'Chance comes in this order: who begins, the postcards, Orange’s first tile, Blue’s, then one tile after each laid one.',
    'R-L8': 'Who is skipped makes no entry in the record.',
  },
  glossary: [
    ['square', 'the board of 64 spaces'],
    ['zone', 'a block of 2×2 spaces that one tile fills'],
    ['tile', 'one of the eight paving tiles of a player'],
    ['building', 'one of the twelve shapes, or the garden'],
    ['supply, reserve', 'the buildings nobody has; those you took and have not raised'],
    ['postcard, token', 'a card that gives an action; what marks it as used'],
    ['undone', 'a postcard used without its action'],
    ['stone', 'the shared stone of Chartier'],
    ['lamp, lamp tile, large lamp', 'a printed lamp; the piece of Lampadaire; the piece of La Grande Lumière'],
    ['front', 'the side the statue looks to'],
  ],
  facts: {
    'supply.chimneys': 'Chimneys a player',
    'supply.tokens': 'Tokens a player',
    'supply.postcards': 'Postcards on the table',
    'supply.unbuilt': 'Points for a building left over',
    'points.painter_lamp': 'Painter: points a lamp',
    'points.dancer_space': 'Dancer: points a space',
    'points.fountain_building': 'Fountain: points a building',
    'points.statue_side': 'Statue: points a free side',
    'points.statue_diagonal': 'Statue: points a free corner',
    'large_lamp.reach': 'Large lamp: spaces it shines',
  },
};
