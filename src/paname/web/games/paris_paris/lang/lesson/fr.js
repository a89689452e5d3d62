// Paris Paris: the words of the lesson and of the rules card.
export default {
  'paris_paris.rule.turn':
    'À chaque manche, il y a une tuile de plus que de joueurs. À tour de rôle, prenez-en une et ouvrez une boutique à sa station. On ne passe pas.',
  'paris_paris.rule.nearest':
    'La tuile restante fait un petit tour : les boutiques de sa station rapportent 1 point. S’il n’y en a pas, ce sont les plus proches sur ses lignes.',
  'paris_paris.rule.open':
    'À deux, une autre ligne est visible, marquée de tirets. Elle aussi a droit à un grand tour à la fin.',
  'paris_paris.rule.end':
    'Après la dernière pile viennent les tours finaux. À trois ou quatre, le plus de boutiques dans le sac rapporte 1 point chacune. Le plus de points gagne.',
  'paris_paris.learn.pick':
    'Cinq lignes de bus traversent Paris : {lines}. Choisissez une lettre pour éclairer sa ligne.',
  'paris_paris.learn.displace': '{station} est pleine. Prenez sa tuile, puis choisissez quelle boutique s’en va.',
  'paris_paris.learn.tour':
    'Chacune de ces lignes a déjà une tuile au dépôt. Prenez une tuile : celle que vous laissez lance un grand tour.',
  'paris_paris.learn.tour.done':
    'C’était un grand tour. Les deux tuiles ont quitté le dépôt ; une nouvelle paire lancera le suivant.',
  'paris_paris.learn.last': 'La dernière manche. Ouvrez votre dernière boutique et regardez les tours finaux.',
  'paris_paris.learn.done':
    'Vous connaissez tout le jeu. Jouez maintenant contre un bot, ou lisez les règles en une page.',
  'paris_paris.learn.offers':
    'À chaque manche, des tuiles attendent face visible à leurs stations : une de plus qu’il n’y a de joueurs. Choisissez-en une.',
  'paris_paris.learn.open':
    'Votre boutique ouvrirait ici. Les autres cartes montrent ce qu’elles rapporteraient si personne ne les prenait. Cela vous va ? Jouez le coup.',
  'paris_paris.learn.depot': 'Puis elle est garée au dépôt. Une deuxième tuile de la même ligne lance un grand tour.',
  'paris_paris.learn.crossings':
    'Chaque ligne a quatre correspondances, avec de la place pour deux boutiques chacune. Pendant un grand tour, le bus ne s’arrête que là.',
  'paris_paris.learn.call':
    'À chaque halte, votre boutique à la correspondance gagne 1 point, et chacune de vos boutiques voisines aussi.',
  'paris_paris.learn.table':
    'Un tableau montre ce que rapporterait maintenant un grand tour de chaque ligne. Sur téléphone, touchez un nom pour le voir.',
  'paris_paris.learn.full':
    'Quand une station est pleine, votre boutique prend la place d’une autre. À une correspondance, vous choisissez laquelle.',
  'paris_paris.learn.secret':
    'Voici votre ligne secrète. Elle fera encore un grand tour à la fin de la partie. Les autres en ont une aussi.',
};
