// Paris: the words of the lesson and of the rules card.
export default {
  'paris.learn.part.money': 'Money and climbing',
  'paris.learn.part.tiles': 'Tiles and trade',
  'paris.learn.part.end': 'Landmarks and the end',
  'paris.learn.city':
    'Six districts surround the Arc. Your keys earn money at banks, then climb to better buildings and to landmarks. Most points win.',
  'paris.learn.draw':
    'Every turn begins with a new building for the city. Choose a stack: its back shows the district.',
  'paris.learn.steps':
    'A turn has an order: draw, one main action, what it brings you, end. Trading and tiles are free at any time after the draw.',
  'paris.learn.bank': 'Your main action: place a new key. Choose a bank. It pays the number on its coin at once.',
  'paris.learn.climb':
    'A turn later: your key stands on the bank of Belleville and you have {francs}. Banks and the Arc hold one of your keys each.',
  'paris.learn.pick': 'Now climb. Pick up your key on the bank: it can go to any free building of its district.',
  'paris.learn.goal': 'The tags show the price: the value in francs. Choose a building.',
  'paris.learn.move': 'Move the key there.',
  'paris.learn.token':
    'Wherever you arrive, the token beside the building is yours: a medal or wood, marble or gold. Here your key stands on the {low} of Saint-Germain.',
  'paris.learn.difference':
    'Keys only move up in their district, and you pay just the difference. Move this key to the {high}: {price}. The {low} is free again for everybody.',
  'paris.learn.arc':
    'Another way to begin: the Arc. It pays nothing, but from there a key can go to any district. Place a key on the Arc.',
  'paris.learn.leap':
    'Here your key stands on the Arc. From there it can go to a building in any district, for its full value. Move it.',
  'paris.learn.eight': '{extra} You have the wood: climb to the {top} of Saint-Germain.',
  'paris.learn.paid':
    'Points count at once: they stand beside your name. That’s all about money. Next: tiles and trade.',
  'paris.learn.bonus': 'Your key has just arrived at a building worth {at}. {gives} Take one ahead of your pawn.',
  'paris.learn.gives': 'Value {free} brings you a bonus tile, value {paid} does for {fee}.',
  'paris.learn.gives.any': 'These values bring you a bonus tile: {list}.',
  'paris.learn.fee': 'This key has just arrived at a building worth {at}, where a bonus tile costs {fee}. Take one.',
  'paris.learn.extra': 'Value {top} also costs {cost} and brings {points}.',
  'paris.learn.extra.any': 'Some values also cost resources or bring points: {list}.',
  'paris.learn.track':
    'Your pawn only walks forward, and nobody takes the same number twice. On space 30 it’s over. The list explains all thirty tiles.',
  'paris.learn.use': 'Here you hold tile 5. You use a tile once, whenever you like in your turn. Use it now.',
  'paris.learn.score':
    'Many tiles bring points for your keys on one value: tile 11 for those worth {at}. You have two of them, so use it.',
  'paris.learn.turn_goods':
    'Some tiles become wood, marble, gold or medals for this turn only: what you don’t use is lost.',
  'paris.learn.goods': 'You’re one marble short of a landmark in Montmartre, and tile 3 is marble. Use it.',
  'paris.learn.above':
    'The landmark there is worth {at}, so yours must be worth more. Your key on the {high} pays only the difference. Build it.',
  'paris.learn.sell': 'You can trade in between, as often as you like. You’re short of money: sell the silver medal.',
  'paris.learn.buy': 'Somebody has spent wood, so there’s one in the supply. Buy it.',
  'paris.learn.spend': 'That’s the wood you were missing. Now climb to the {top} of Montmartre.',
  'paris.learn.market':
    'The supply starts empty: it gets what people spend or sell. Medals you give or sell leave the game, and you can’t buy any.',
  'paris.learn.special':
    'Tiles 9 and 16 let a key join another one on its place, 13 and 14 bring new keys, 17 and 25 fetch tiles.',
  'paris.learn.newkey': 'Keys run short in the end. Tile 13 brings you one more for {fee}: use it.',
  'paris.learn.fetch': 'Tile 17 takes any tile of the track, and your pawn stays where it is. Use it and choose one.',
  'paris.learn.join':
    'Now tile 16. The {high} of Batignolles is taken, but with it you may join. Pick up your key there and go to the {high}.',
  'paris.learn.unused':
    'Unused tiles score nothing at the end. Only 27 waits for it: {each} for each franc. Next: landmarks and the end.',
  'paris.learn.list':
    'Landmarks cost francs and resources. In each district, a new one must be worth more than the last. What you have is in full colour.',
  'paris.learn.build':
    'You have {francs} and {goods}. Pick up your key on the bank of Batignolles and build a landmark.',
  'paris.learn.medals': 'Each slot of a landmark takes one medal of its kind. {slots} Give yours with one press.',
  'paris.learn.slots': {
    one: 'On a landmark, a medal that fits brings {list} point.',
    other: 'On a landmark, a medal that fits brings {list} points.',
  },
  'paris.learn.majority':
    'You brought the fourth key into the district, so you lay a majority tile. The best one is picked for you: choose a district without one.',
  'paris.learn.scoring':
    'At the end, the highest sums in a district score its tile; on a tie the better single place decides. With two, second needs half the first.',
  'paris.learn.lead':
    'Belleville has its majority tile, and you’re second with {mine} against {theirs}. Climb there and take the lead.',
  'paris.learn.look': 'All stacks are empty. Instead of moving a key you can now take an end-game tile. Take a look.',
  'paris.learn.take': 'Take one. The others don’t see which. You use it like a bonus tile, later or at once.',
  'paris.learn.end':
    'When the last of the twelve is taken, you finish the round and play one more. Then the districts score.',
  'paris.learn.last': 'It’s your last turn, and unused tiles bring nothing. Use the tile with {points}.',
  'paris.learn.finish': 'That’s all you can do. Finish your turn and watch the districts being scored.',
  'paris.learn.done': 'That’s the whole game. Play one against a bot now, or read the rules on one page.',
  'paris.learn.card.keys':
    'A new key goes to a bank, which pays its coin, or to the Arc. Keys climb inside their district, from the Arc anywhere, for the value in francs or the difference.',
  'paris.learn.card.arrive': 'Where a key arrives, you take the token. {gives} {extra}',
  'paris.learn.card.landmark': '{slots} The fourth key in a district lays a majority tile in any district without one.',
};
