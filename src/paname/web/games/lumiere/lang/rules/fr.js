// Les règles de Lumière, en bref, en français.
export default {
  lead: 'À deux, vous pavez la place puis y élevez des bâtiments. La lumière vaut des points : un bâtiment compte sa taille pour chaque réverbère voisin.',
  sections: {
    L0: 'Le matériel',
    L1: 'Mise en place',
    L2: 'Pavage',
    L3: 'Construction',
    L4: 'Cartes postales',
    L5: 'Décompte',
    E: 'Un exemple',
    rulings: 'Décisions de ce projet',
  },
  clauses: {
    'L0.1': 'La place compte 16 zones de 2×2 : 64 cases, de a1 à h8, la rangée 1 en haut.',
    'L0.2':
      'Chacun a 8 tuiles de quatre cases : sa couleur, celle de l’autre, mêlée, ou un réverbère. Les deux lots sont pareils, couleurs échangées.',
    'L0.3': 'Douze bâtiments tous différents : deux de taille 3, quatre de 4, quatre de 5, deux de 6.',
    'L0.4': 'Chacun a 7 cheminées et 4 jetons.',
    'L0.5':
      'Les cartes apportent des pièces : peintre, danseuse, statue, réverbère, grande lampe, annexe, pavé (une case), fontaine et jardin (deux).',
    'L0.6': 'Il y a 12 cartes postales ; huit forment le lot de départ.',
    'L0.7':
      'Une case sans pièce est libre, un réverbère imprimé aussi ; mais un bâtiment ne se pose pas sur un réverbère.',
    'L0.8': 'Un réverbère est imprimé et non couvert, ou c’est la tuile réverbère. Il n’est à personne.',
    'L0.9': 'Toucher, c’est par un côté entier, jamais par un coin.',
    'L1.1': 'Huit cartes sont ouvertes : le lot de départ, huit au hasard, ou huit nommées.',
    'L1.2': 'Mélangez vos 8 tuiles face cachée et tenez la première, cachée à l’autre.',
    'L1.3': 'Le sort dit qui commence ; à la revanche, le perdant.',
    'L1.4': 'Les 12 bâtiments sont dans la réserve commune.',
    'L2.1':
      'À votre tour, posez la tuile tenue dans une zone vide et piochez la suivante, ou prenez un bâtiment dans votre réserve.',
    'L2.2': 'Une tuile remplit une zone, tournée à volonté. Elle n’est jamais retournée.',
    'L2.3': 'S’il ne reste aucun bâtiment, qui tient une tuile doit la poser.',
    'L2.4': 'Qui a posé ses 8 tuiles prend un bâtiment ou passe.',
    'L2.5': 'Le pavage finit aussitôt avec la seizième tuile.',
    'L2.6': 'Vous connaissez votre tuile et tout ce qui est ouvert ; ni la tuile de l’autre, ni l’ordre des piles.',
    'L3.1': 'Qui a posé le premier ses 8 tuiles commence.',
    'L3.2':
      'À votre tour, élevez un bâtiment de votre réserve ou jouez une carte. On ne passe pas ; qui ne peut rien est sauté.',
    'L3.3':
      'Un bâtiment couvre seulement des cases libres de votre couleur ou mêlées, jamais un réverbère. On le tourne, on ne le retourne pas. Il prend une de vos 7 cheminées.',
    'L3.4':
      'Une carte coûte un jeton. Faites-la en entier ou laissez-la sans effet ; elle est alors dépensée pour tous.',
    'L3.5': 'La phase finit quand les 8 jetons sont posés et que personne ne peut plus bâtir.',
    'L4.1':
      'Échangez un bâtiment de votre réserve contre un de la réserve commune et élevez-le aussitôt. Celui rendu ne coûte rien.',
    'L4.2': 'Une fois, plus tard, votre bâtiment peut couvrir un réverbère imprimé. Il n’éclaire plus.',
    'L4.3': 'Élevez aussitôt le jardin : un bâtiment de taille 2 sur cases à vous ou mêlées, avec cheminée.',
    'L4.4': 'Les bâtiments restés dans votre réserve ne coûtent rien.',
    'L4.5':
      'Placez le peintre sur une case libre à vous. À la fin, 2 points par réverbère dans l’espace autour de lui que bornent les bâtiments.',
    'L4.6':
      'Gardez le pavé mêlé. Une fois, plus tard, votre bâtiment ou la fontaine peut couvrir une case libre de l’autre couleur.',
    'L4.7': 'Posez l’annexe sur une case libre à vous qui touche votre bâtiment. Elle en devient une case.',
    'L4.8': 'Placez un nouveau réverbère sur une case libre à vous. Il éclaire comme les autres.',
    'L4.9':
      'Placez la danseuse sur une case libre à vous. À la fin, 1 point par case libre qu’elle atteint, la sienne comprise ; réverbères et pièces l’arrêtent.',
    'L4.10':
      'Posez la fontaine sur deux cases libres à vous ou mêlées. À la fin, 3 points par bâtiment à vous qui la touche.',
    'L4.11':
      'Placez la statue sur une case libre à vous, l’avant libre. S’il l’est à la fin : 2 points par côté libre, 1 par coin libre.',
    'L4.12':
      'Placez la grande lampe sur un réverbère : il éclaire à deux cases vers quatre côtés, jusqu’au premier bâtiment. Il reste un seul réverbère.',
    'L4.13':
      'Metropolitain et Chartier servent à tout bâtiment élevé plus tard, jardin compris ; Chartier aussi à la fontaine.',
    'L5.1':
      'Lumière : taille du bâtiment fois les réverbères à ses côtés. Un réverbère compte une fois par bâtiment touché.',
    'L5.2': 'Plus grand groupe : 1 point par case de votre plus grand ensemble de bâtiments qui se touchent.',
    'L5.3': '−3 par bâtiment resté dans votre réserve.',
    'L5.4': 'À la fin paient aussi peintre, danseuse, fontaine et statue.',
    'L5.5': 'Le plus de points gagne. À égalité, le plus de cases libres de sa couleur ; sinon partie nulle.',
    'E-L1':
      'Une partie comptée : Orange 33 de lumière, 15 de groupe, rien pour deux non bâtis grâce au Sacré-Cœur : 48. Bleu 43, 13, −3, peintre 4 : 57.',
    'R-L1':
      'Un coup de bâtiment s’écrit avec la première case couverte, rangée par rangée, et la plus petite rotation.',
    'R-L2': 'Metropolitain et Chartier servent simplement en couvrant une telle case.',
    'R-L3': 'Levitation, ce sont deux choix : le bâtiment rendu, puis la place du nouveau.',
    'R-L4': '« Si c’était fini » compte tout, y compris les points négatifs de toute la réserve.',
    'R-L5': 'Statue, peintre et danseuse comptent à la fin seulement. Un avant bâti rend la statue sans valeur.',
    'R-L6': 'Un réverbère sous la grande lampe n’est plus libre.',
    'R-L7':
      'Le hasard vient dans cet ordre : qui commence, les cartes, la première tuile d’Orange, celle de Bleu, puis une après chaque pose.',
    'R-L8': 'Qui est sauté n’a pas de ligne dans la partie écrite.',
  },
  glossary: [
    ['place', 'le plateau de 64 cases'],
    ['zone', 'un bloc de 2×2 cases que remplit une tuile'],
    ['tuile', 'une des huit tuiles de pavage d’un joueur'],
    ['bâtiment', 'une des douze formes, ou le jardin'],
    ['réserve commune, réserve', 'les bâtiments à personne ; ceux que vous avez pris sans les élever'],
    ['carte postale, jeton', 'une carte qui donne une action ; ce qui la marque jouée'],
    ['sans effet', 'une carte jouée sans son action'],
    ['pavé', 'le pavé mêlé de Chartier'],
    ['réverbère, tuile réverbère, grande lampe', 'imprimé ; de Lampadaire ; de La Grande Lumière'],
    ['avant', 'le côté que regarde la statue'],
  ],
  facts: {
    'supply.chimneys': 'Cheminées par joueur',
    'supply.tokens': 'Jetons par joueur',
    'supply.postcards': 'Cartes sur la table',
    'supply.unbuilt': 'Points par bâtiment resté',
    'points.painter_lamp': 'Peintre : points par réverbère',
    'points.dancer_space': 'Danseuse : points par case',
    'points.fountain_building': 'Fontaine : points par bâtiment',
    'points.statue_side': 'Statue : points par côté libre',
    'points.statue_diagonal': 'Statue : points par coin libre',
    'large_lamp.reach': 'Grande lampe : portée en cases',
  },
};
