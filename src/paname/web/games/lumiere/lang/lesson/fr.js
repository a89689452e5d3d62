// Lumière: the words of the lesson and of the rules card.
export default {
  'lumiere.rule.paving':
    'Pendant le pavage, posez votre tuile ou prenez un bâtiment. Vos huit tuiles posées, prenez un bâtiment ou passez.',
  'lumiere.rule.unbuilt':
    'Un bâtiment attend dans votre réserve que la place soit pavée. Chaque bâtiment jamais élevé coûte {unbuilt}.',
  'lumiere.rule.begin':
    'On construit dès que les 16 tuiles sont posées. Commence qui a posé sa huitième tuile en premier.',
  'lumiere.rule.turn':
    'Désormais, à chaque tour, élevez un bâtiment ou jouez une carte postale. Chacun a {chimneys} pour les bâtiments et 4 jetons pour les cartes.',
  'lumiere.rule.cards':
    'Une carte postale ne sert qu’une fois, à une seule personne. Si vous la laissez sans effet, le jeton est dépensé quand même.',
  'lumiere.rule.group': 'Votre plus grand groupe de bâtiments qui se touchent rapporte 1 point par case.',
  'lumiere.rule.painter':
    'Un réverbère éclaire les deux camps. Le peintre rapporte {painter} par réverbère dans l’espace ouvert autour de lui ; les bâtiments le réduisent, et ses points avec.',
  'lumiere.rule.end':
    'La partie s’arrête quand les 8 jetons sont utilisés et que plus personne ne peut construire. Le plus de points gagne ; à égalité, le plus de cases libres à sa couleur.',
  'lumiere.learn.spot':
    'Choisissez une place près des réverbères. L’aperçu montre où il serait, le nombre ce qu’il rapporte. Vous pouvez aussi le tourner.',
  'lumiere.learn.look': 'Voici votre tuile. Choisissez pour elle une zone vide de la place.',
  'lumiere.learn.last': 'La fin est proche. Jouez vos derniers coups et regardez le décompte des points.',
  'lumiere.learn.done': 'Vous connaissez tout le jeu. Jouez maintenant contre un bot, ou lisez les règles en une page.',
  'lumiere.learn.light':
    'Voici la place. D’abord vous la pavez à deux, puis vous y bâtissez. La lumière rapporte des points : un bâtiment marque sa taille pour chaque réverbère voisin.',
  'lumiere.learn.turn': 'L’aperçu montre comment elle serait posée. Tournez-la une fois.',
  'lumiere.learn.lay': 'Ça vous va ? Appuyez sur « Poser ».',
  'lumiere.learn.take':
    'Au lieu de poser une tuile, vous pouvez prendre un bâtiment. Il compte {minus} tant qu’il n’est pas élevé. Prenez-en un ; les petits se placent mieux.',
  'lumiere.learn.building': 'La place est pavée. Choisissez un bâtiment dans votre réserve.',
  'lumiere.learn.raise': 'Jouez le coup et regardez les fenêtres s’éclairer.',
  'lumiere.learn.use':
    'Jouez maintenant la carte Lampadaire. Elle coûte un de vos quatre jetons. Le nombre vert est ce qu’elle rapporterait.',
  'lumiere.learn.place':
    'Les anneaux montrent où peut aller le réverbère. Choisissez une case à côté de vos bâtiments, puis appuyez sur « Placer ici ».',
};
