// Les règles de Lumière, en bref, en français.
export default {
  lead: 'À deux, vous pavez la place puis vous y élevez des bâtiments. La lumière rapporte des points : un bâtiment marque sa taille pour chaque réverbère voisin.',
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
      'Chacun a 8 tuiles de quatre cases : sa couleur, la couleur adverse, la couleur commune ou un réverbère. Les deux jeux sont identiques, couleurs échangées.',
    'L0.3': 'Douze bâtiments tous différents : deux de taille 3, quatre de 4, quatre de 5, deux de 6.',
    'L0.4': 'Chacun a {chimneys} et 4 jetons.',
    'L0.5':
      'Les cartes postales apportent des pièces : peintre, danseuse, statue, réverbère, grande lampe, annexe et pavé (une case chacun), fontaine et jardin (deux).',
    'L0.6': 'Il y a 12 cartes postales ; huit d’entre elles forment le jeu de départ.',
    'L0.7': 'Une case sans pièce est libre, un réverbère imprimé aussi ; mais on ne bâtit pas sur un réverbère.',
    'L0.8':
      'Un réverbère est un réverbère imprimé qu’aucun bâtiment ne couvre, ou la tuile réverbère. Il n’appartient à personne.',
    'L0.9': 'Se toucher, c’est partager un côté entier, jamais seulement un coin.',
    'L1.1': 'Huit cartes postales sont face visible : le jeu de départ, huit au hasard ou huit de votre choix.',
    'L1.2': 'Mélangez vos 8 tuiles face cachée et prenez la première en main, sans la montrer à l’adversaire.',
    'L1.3': 'On tire au sort qui commence ; à la revanche, c’est le perdant.',
    'L1.4': 'Les 12 bâtiments sont dans la réserve commune.',
    'L2.1':
      'À votre tour, posez votre tuile dans une zone vide et piochez la suivante, ou prenez un bâtiment dans votre réserve.',
    'L2.2': 'Une tuile remplit une zone, dans le sens que vous voulez. On ne la retourne jamais.',
    'L2.3': 'S’il ne reste plus de bâtiment et que vous tenez une tuile, vous devez la poser.',
    'L2.4': 'Une fois vos 8 tuiles posées, prenez un bâtiment ou passez.',
    'L2.5': 'Le pavage prend fin dès que la seizième tuile est posée.',
    'L2.6':
      'Vous connaissez votre tuile et tout ce qui est visible ; ni la tuile de l’adversaire, ni l’ordre des piles.',
    'L3.1': 'Celui qui a posé ses 8 tuiles en premier commence.',
    'L3.2':
      'À votre tour, élevez un bâtiment de votre réserve ou jouez une carte postale. On ne peut pas passer ; si vous ne pouvez rien faire, votre tour est sauté.',
    'L3.3':
      'Un bâtiment ne couvre que des cases libres de votre couleur ou communes, jamais un réverbère. On peut le tourner, pas le retourner. Il lui faut une de vos cheminées.',
    'L3.4':
      'Une carte postale coûte un jeton. Appliquez-la en entier ou laissez-la sans effet ; ensuite, plus personne ne peut la jouer.',
    'L3.5': 'La phase prend fin quand les 8 jetons sont posés et que personne ne peut plus bâtir.',
    'L4.1':
      'Échangez un bâtiment de votre réserve contre un autre de la réserve commune et élevez-le aussitôt. Celui que vous rendez ne coûte rien.',
    'L4.2': 'Une fois, lors d’un tour suivant, votre bâtiment peut couvrir un réverbère imprimé, qui cesse d’éclairer.',
    'L4.3':
      'Élevez aussitôt le jardin : un bâtiment de taille 2 sur des cases de votre couleur ou communes, avec une cheminée.',
    'L4.4': 'Les bâtiments qui restent dans votre réserve ne vous coûtent rien.',
    'L4.5':
      'Placez le peintre sur une case libre de votre couleur. À la fin, {painter} par réverbère dans l’espace qui l’entoure, délimité par les seuls bâtiments.',
    'L4.6':
      'Gardez le pavé commun. Une fois, plus tard, votre bâtiment ou la fontaine peut couvrir une case libre de la couleur adverse.',
    'L4.7':
      'Placez l’annexe sur une case libre de votre couleur qui touche un de vos bâtiments. Elle en devient une case.',
    'L4.8': 'Placez un nouveau réverbère sur une case libre de votre couleur. Il éclaire comme les autres.',
    'L4.9':
      'Placez la danseuse sur une case libre de votre couleur. À la fin, {dancer} par case libre qu’elle peut atteindre, la sienne comprise ; les réverbères et les pièces l’arrêtent.',
    'L4.10':
      'Placez la fontaine sur deux cases libres de votre couleur ou communes. À la fin, {fountain} par bâtiment à vous qui la touche.',
    'L4.11':
      'Placez la statue sur une case libre de votre couleur, face à une case libre. Si cette case l’est encore à la fin : {side} par côté libre, {corner} par coin libre.',
    'L4.12': 'Placez la grande lampe sur un réverbère imprimé. {lights} Il compte toujours pour un seul réverbère.',
    'L4.13':
      'Métropolitain et Chartier servent pour tout bâtiment élevé à un tour suivant, jardin compris ; Chartier aussi pour la fontaine.',
    'L5.1':
      'Lumière : la taille du bâtiment multipliée par les réverbères à ses côtés. Un réverbère compte une fois pour chaque bâtiment qu’il touche.',
    'L5.2': 'Plus grand groupe : 1 point par case de votre plus grand ensemble de bâtiments qui se touchent.',
    'L5.3': '{minus} par bâtiment resté dans votre réserve.',
    'L5.4': 'À la fin, le peintre, la danseuse, la fontaine et la statue rapportent aussi des points.',
    'L5.5':
      'Le plus de points l’emporte. À égalité, c’est le plus de cases libres de sa couleur ; si l’égalité persiste, la partie est nulle.',
    'E-L1':
      'Une partie entière comptée : Orange 33 pour la lumière, 15 pour le groupe, rien pour deux bâtiments restants grâce à Sacré-Cœur : 48. Bleu 43, 13, −3, peintre 4 : 57.',
    'R-L1':
      'Un coup de bâtiment s’écrit avec la première case couverte, rangée par rangée, et la plus petite rotation.',
    'R-L2': 'On utilise Métropolitain et Chartier simplement en couvrant une telle case.',
    'R-L3': 'Lévitation, ce sont deux décisions : le bâtiment rendu, puis la place du nouveau.',
    'R-L4': '« Si c’était fini » compte tout, y compris les points négatifs de toute la réserve.',
    'R-L5':
      'La statue, le peintre et la danseuse ne comptent qu’à la fin. Si l’on bâtit devant la statue, elle ne vaut plus rien.',
    'R-L6': 'Un réverbère sous la grande lampe n’est plus libre.',
    'R-L7':
      'On tire dans cet ordre : qui commence, les cartes postales, la première tuile d’Orange, celle de Bleu, puis une tuile après chaque pose.',
    'R-L8': 'Un tour sauté ne laisse aucune trace dans la partie enregistrée.',
    'R-L9': 'Un bâtiment cache ce qui est derrière lui en ligne droite depuis la grande lampe.',
    'R-L10': 'Métropolitain et Chartier servent aussi pour Lévitation ; une case sous la grande lampe n’est pas libre.',
  },
  glossary: [
    ['place', 'le plateau de 64 cases'],
    ['zone', 'un bloc de 2×2 cases que remplit une tuile'],
    ['tuile', 'une des huit tuiles de pavage d’un joueur'],
    ['bâtiment', 'une des douze formes, ou le jardin'],
    ['réserve commune, réserve', 'les bâtiments que personne n’a pris ; ceux que vous avez pris sans les élever'],
    ['carte postale, jeton', 'une carte qui donne une action ; ce qui marque qu’elle est jouée'],
    ['sans effet', 'une carte postale jouée sans son action'],
    ['pavé', 'le pavé commun de Chartier'],
    ['réverbère, tuile réverbère, grande lampe', 'imprimé ; de Lampadaire ; de La Grande Lumière'],
    ['avant', 'le côté que regarde la statue'],
  ],
  parts: {
    far: {
      one: 'Il éclaire à {n} case dans quatre directions.',
      other: 'Il éclaire à {n} cases dans quatre directions, jusqu’au premier bâtiment.',
    },
    around: {
      one: 'Il éclaire {n} case autour de lui.',
      other: 'Il éclaire {n} cases autour de lui ; un bâtiment cache ce qui est derrière.',
    },
    dark: 'Avec ces nombres, il n’éclaire rien de plus.',
  },
  facts: {
    'supply.chimneys': 'Cheminées par joueur',
    'supply.tokens': 'Jetons par joueur',
    'supply.postcards': 'Cartes postales sur la table',
    'supply.unbuilt': 'Points par bâtiment resté en réserve',
    'points.painter_lamp': 'Peintre : points par réverbère',
    'points.dancer_space': 'Danseuse : points par case',
    'points.fountain_building': 'Fontaine : points par bâtiment',
    'points.statue_side': 'Statue : points par côté libre',
    'points.statue_diagonal': 'Statue : points par coin libre',
    'large_lamp.pattern': 'Grande lampe : les cases éclairées',
  },
};
