// Paris: the words of the lesson and of the rules card.
export default {
  'paris.learn.part.money': 'L’argent et la montée',
  'paris.learn.part.tiles': 'Les tuiles et le commerce',
  'paris.learn.part.end': 'Monuments et fin',
  'paris.learn.city':
    'Six quartiers entourent l’Arc. Vos clés gagnent de l’argent dans les banques, puis montent vers de meilleurs bâtiments et les monuments. Le plus de points gagne.',
  'paris.learn.draw': 'Chaque tour commence par un nouveau bâtiment. Choisissez une pile : son dos montre le quartier.',
  'paris.learn.steps':
    'Un tour suit un ordre : piocher, une action principale, ce qu’elle rapporte, fin. Le commerce et les tuiles sont libres après la pioche.',
  'paris.learn.bank':
    'Votre action principale : poser une nouvelle clé. Choisissez une banque. Elle paie aussitôt le nombre de sa pièce.',
  'paris.learn.climb':
    'Un tour plus tard : votre clé est à la banque de Belleville et vous avez {francs}. Chaque banque et l’Arc n’accueillent qu’une de vos clés.',
  'paris.learn.pick':
    'Montez maintenant. Prenez votre clé à la banque : elle peut aller à tout bâtiment libre de son quartier.',
  'paris.learn.goal': 'Les étiquettes montrent le prix : la valeur en francs. Choisissez un bâtiment.',
  'paris.learn.move': 'Déplacez la clé là-bas.',
  'paris.learn.token':
    'Là où vous arrivez, le jeton à côté du bâtiment est à vous : une médaille ou du bois, du marbre, de l’or. Ici, votre clé est sur le {low} de Saint-Germain.',
  'paris.learn.difference':
    'Une clé ne fait que monter dans son quartier, et vous payez seulement la différence. Menez cette clé au {high} : {price}. Le {low} redevient libre pour tous.',
  'paris.learn.arc':
    'Autre départ : l’Arc. Il ne paie rien, mais de là une clé peut aller dans n’importe quel quartier. Posez une clé sur l’Arc.',
  'paris.learn.leap':
    'Ici, votre clé est sur l’Arc. De là, elle peut aller à un bâtiment de n’importe quel quartier, à son plein prix. Déplacez-la.',
  'paris.learn.eight': '{extra} Vous avez le bois : montez au {top} de Saint-Germain.',
  'paris.learn.paid':
    'Les points comptent aussitôt : ils sont à côté de votre nom. Voilà pour l’argent. Ensuite : les tuiles et le commerce.',
  'paris.learn.bonus':
    'Votre clé vient d’arriver sur un bâtiment de valeur {at}. {gives} Prenez-en une devant votre pion.',
  'paris.learn.gives': 'Une valeur de {free} offre une tuile bonus, une valeur de {paid} aussi, pour {fee}.',
  'paris.learn.gives.any': 'Ces valeurs offrent une tuile bonus : {list}.',
  'paris.learn.fee':
    'Cette clé vient d’arriver sur un bâtiment de valeur {at}, où une tuile bonus coûte {fee}. Prenez-en une.',
  'paris.learn.extra': 'Une valeur de {top} coûte en plus {cost} et rapporte {points}.',
  'paris.learn.extra.any': 'Certaines valeurs coûtent aussi des ressources ou rapportent des points : {list}.',
  'paris.learn.track':
    'Votre pion ne fait qu’avancer, et personne ne prend deux fois le même numéro. À la case 30, c’est fini. La liste explique les trente tuiles.',
  'paris.learn.use':
    'Ici, vous avez la tuile 5. Une tuile sert une fois, quand vous voulez pendant votre tour. Utilisez-la.',
  'paris.learn.score':
    'Beaucoup de tuiles rapportent des points pour vos clés sur une valeur : la 11, pour celles sur {at}. Vous en avez deux : utilisez-la.',
  'paris.learn.turn_goods':
    'Certaines tuiles deviennent du bois, du marbre, de l’or ou des médailles pour ce tour seulement : le reste est perdu.',
  'paris.learn.goods':
    'Il vous manque un marbre pour un monument à Montmartre, et la tuile 3 est du marbre. Utilisez-la.',
  'paris.learn.above':
    'Le monument qui s’y trouve vaut {at} : le vôtre doit valoir plus. Votre clé sur le {high} ne paie que la différence. Bâtissez.',
  'paris.learn.sell':
    'Vous pouvez commercer entre-temps, autant que vous voulez. L’argent manque : vendez la médaille d’argent.',
  'paris.learn.buy': 'Quelqu’un a dépensé du bois : il y en a un dans la réserve. Achetez-le.',
  'paris.learn.spend': 'Voilà le bois qui manquait. Montez maintenant au {top} de Montmartre.',
  'paris.learn.market':
    'La réserve est vide au début : elle reçoit ce qu’on dépense ou vend. Les médailles données ou vendues quittent le jeu, et on n’en achète pas.',
  'paris.learn.special':
    'Les tuiles 9 et 16 permettent de rejoindre une clé sur sa place, 13 et 14 apportent des clés, 17 et 25 vont chercher des tuiles.',
  'paris.learn.newkey':
    'À la fin, les clés manquent. La tuile 13 vous en apporte une de plus pour {fee} : utilisez-la.',
  'paris.learn.fetch':
    'La tuile 17 prend n’importe quelle tuile de la piste, et votre pion ne bouge pas. Utilisez-la et choisissez.',
  'paris.learn.join':
    'Maintenant la tuile 16 : le {high} des Batignolles est occupé, mais elle vous y fait une place. Prenez votre clé là-bas et allez au {high}.',
  'paris.learn.unused':
    'Les tuiles inutilisées ne rapportent rien à la fin. Seule la 27 l’attend : {each} par franc. Ensuite : les monuments et la fin.',
  'paris.learn.list':
    'Les monuments coûtent des francs et des ressources. Dans un quartier, le nouveau doit valoir plus que le dernier. Ce que vous avez est en couleur.',
  'paris.learn.build':
    'Vous avez {francs} et {goods}. Prenez votre clé à la banque des Batignolles et bâtissez un monument.',
  'paris.learn.medals':
    'Chaque emplacement d’un monument accepte une médaille de sa sorte. {slots} Donnez les vôtres d’un geste.',
  'paris.learn.slots': {
    one: 'Sur un monument, une médaille qui convient rapporte {list} point.',
    other: 'Sur un monument, une médaille qui convient rapporte {list} points.',
  },
  'paris.learn.majority':
    'Vous avez amené la quatrième clé : posez une tuile de majorité. La meilleure est déjà choisie, désignez un quartier qui n’en a pas.',
  'paris.learn.scoring':
    'À la fin, les plus fortes sommes d’un quartier marquent sa tuile ; à égalité, la meilleure place décide. À deux, le second doit avoir la moitié du premier.',
  'paris.learn.lead':
    'Belleville a déjà sa tuile de majorité et vous y êtes second, {mine} contre {theirs}. Montez là-bas et prenez la tête.',
  'paris.learn.look':
    'Toutes les piles sont vides. Au lieu de déplacer une clé, vous pouvez prendre une tuile de fin. Regardez-les.',
  'paris.learn.take':
    'Prenez-en une. Les autres ne voient pas laquelle. Elle s’utilise comme une tuile bonus, tout de suite ou plus tard.',
  'paris.learn.end':
    'Quand la dernière des douze est prise, on finit la manche et on en joue une de plus. Puis on compte les quartiers.',
  'paris.learn.last':
    'C’est votre dernier tour, et les tuiles inutilisées ne valent rien. Utilisez la tuile à {points}.',
  'paris.learn.finish': 'Vous ne pouvez rien faire d’autre. Finissez votre tour et regardez le décompte des quartiers.',
  'paris.learn.done': 'Vous connaissez tout le jeu. Jouez maintenant contre un bot, ou lisez les règles en une page.',
  'paris.learn.card.keys':
    'Une nouvelle clé va à une banque, qui paie sa pièce, ou sur l’Arc. Les clés montent dans leur quartier, depuis l’Arc partout, pour la valeur en francs ou la différence.',
  'paris.learn.card.arrive': 'Là où une clé arrive, vous prenez le jeton. {gives} {extra}',
  'paris.learn.card.landmark':
    '{slots} La quatrième clé d’un quartier pose une tuile de majorité dans un quartier sans tuile.',
};
