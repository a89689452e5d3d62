// Les règles de Paris Paris, en bref, en français.
export default {
  lead: 'Ouvrez des boutiques aux arrêts de bus. À chaque manche, chacun prend une tuile et y ouvre une boutique. La tuile restante fait partir le bus et rapporte des points aux boutiques proches.',
  sections: {
    T0: 'Le matériel',
    T1: 'Mise en place',
    T2: 'Une manche',
    T3: 'Petit tour',
    T4: 'Grand tour',
    T5: 'La fin',
    E: 'Exemples',
    rulings: 'Nos décisions',
  },
  clauses: {
    'T0.1':
      'Cinq lignes de 7 stations, 25 stations en tout. Deux lignes se croisent toujours à une seule station. Les voisines se suivent sur une ligne.',
    'T0.2':
      'Là où nous ne connaissons pas le plan imprimé, nous l’avons complété : certains noms, couleurs, ordres et départs sont de nous.',
    'T0.3': '60 tuiles, chacune avec une station et une ligne : 12 par ligne.',
    'T0.4': 'Place pour les boutiques : une à une station simple, deux à une correspondance.',
    'T0.5': 'Chacun a {shops}, assez pour toute la partie.',
    'T0.6': 'Cinq marqueurs, un par ligne ; un sac ; le bus, qui montre qui commence.',
    'T0.7':
      'Un plan personnalisé doit avoir la même structure : cinq lignes de 7, une correspondance par paire de lignes, 60 tuiles.',
    'T0.8': 'Les points ne sont pas limités.',
    'T1.1': 'Mélangez les tuiles et formez des piles : 20 de 3 à deux joueurs, 15 de 4 à trois, 12 de 5 à quatre.',
    'T1.2':
      'Chacun tire un marqueur secret. À deux, un autre reste face visible. Les autres sont écartés sans être vus.',
    'T1.3': 'Le joueur tiré au sort reçoit le bus et commence.',
    'T2.1':
      'Le premier joueur retourne une pile : ses tuiles sont face visible à leurs stations, une de plus qu’il n’y a de joueurs.',
    'T2.2': 'À tour de rôle, prenez une tuile et ouvrez aussitôt une boutique à sa station. On ne peut pas passer.',
    'T2.3':
      'Une boutique n’en chasse une autre que si la station est pleine ; à une correspondance, vous choisissez laquelle, même la vôtre. Celles des autres vont au sac (à deux, chez leur propriétaire), la vôtre dans votre réserve.',
    'T2.4': 'Vous pouvez avoir les deux boutiques d’une correspondance.',
    'T2.5':
      'Quand tous ont bâti, la tuile restante fait son petit tour, puis elle est garée. Cela peut lancer un grand tour.',
    'T2.6': 'Le bus passe à gauche et la manche suivante commence.',
    'T2.7':
      'Vous choisissez une station, la ligne de sa tuile et, si la station est pleine, la boutique qui cède sa place. Deux tuiles identiques comptent pour un seul choix.',
    'T3.1': 'Les boutiques à la station de la tuile restante gagnent 1 point chacune, et c’est tout.',
    'T3.2':
      'Aucune boutique là ? Regardez le long de ses lignes, dans les deux sens. Toutes les boutiques à la plus petite distance gagnent 1 point chacune.',
    'T3.3': 'À une correspondance vide, regardez le long des deux lignes : une seule plus petite distance compte.',
    'T3.4': 'Aucune boutique sur ces lignes ? Personne ne marque.',
    'T4.1':
      'La tuile restante est garée. S’il y en a déjà une de sa ligne, un grand tour de cette ligne part aussitôt et les deux tuiles quittent la partie.',
    'T4.2':
      'Le bus fait halte aux quatre correspondances de la ligne. Si vous y avez une boutique, vous gagnez 1 point pour chacune de vos boutiques là et 1 pour chacune des vôtres aux stations voisines.',
    'T4.3':
      'Sans boutique à la correspondance, les voisines ne vous rapportent rien. Une même boutique peut rapporter à plusieurs haltes.',
    'T5.1':
      'Après la dernière pile, les marqueurs sont révélés. Chacune de ces lignes fait encore un grand tour où tout le monde marque ; la ligne visible passe en dernier.',
    'T5.2':
      'À trois ou quatre : celui qui a le plus de boutiques dans le sac gagne 1 point pour chacune ; à égalité, personne.',
    'T5.3':
      'Le plus grand nombre de points gagne. À égalité, le moins de boutiques sur le plan ; sinon, la victoire est partagée.',
    'T5.4': 'Vous ne voyez pas les piles, les marqueurs des autres ni, à trois ou quatre, le contenu du sac.',
    'E-T1': 'Il reste Luxembourg, avec une boutique noire : 1 pour noir. Violet, à Odéon, n’a rien.',
    'E-T2': 'Il reste Invalides, vide. Noir est à un arrêt des deux côtés : 2 pour noir.',
    'E-T3': 'Il reste Hôtel de Ville, vide. Violet et noir sont à un arrêt, sur deux lignes : 1 chacun.',
    'E-T4':
      'Une halte à Pompidou : noir y a une boutique et deux à côté, 3 ; violet seulement celle-là, 1 ; jaune seulement à côté, 0.',
    'E-T5': 'Un tour complet de la ligne verte : violet 4, jaune 3, noir 1, rose 1.',
    'E-T6': 'Il reste Luxembourg, vide. À un arrêt, des deux côtés, rose a trois boutiques et noir une : 3 et 1.',
    'E-T7':
      'De la place à Montmartre : personne ne part. Bastille est pleine : sa boutique part. À Odéon, il y en a deux : vous choisissez.',
    'R-T1':
      'L’ordre des tirages : qui commence, les marqueurs place par place, le marqueur visible, puis les tuiles pile par pile.',
    'R-T2': 'Le score affiché est celui de la piste. Les tours finaux et le sac ne comptent qu’une fois venus.',
    'R-T3':
      'Tout le monde a vu quelles boutiques ont été chassées : les bots peuvent donc connaître le sac. Votre vue ne le montre pas.',
    'R-T4': 'Un coup dit toujours quelle boutique est chassée.',
    'R-T5': 'Le bus fait halte aux quatre correspondances, même vides.',
    'R-T6': 'Le sac ouvert n’est proposé qu’à trois ou quatre joueurs.',
    'R-T7': 'Une position composée à la main peut omettre ce que personne n’a besoin de savoir.',
    'R-T8': 'À égalité de points et de boutiques, on partage la place.',
    'R-T9': 'Le score est tenu à part : toutes vos boutiques peuvent être posées.',
  },
  glossary: [
    ['ligne', 'une des cinq lignes de bus : couleur, lettre et motif'],
    ['station, correspondance', 'un arrêt ; un arrêt de deux lignes'],
    ['voisines', 'stations qui se suivent sur une ligne'],
    ['tuile', 'une tuile de station ; deux peuvent être identiques'],
    ['pile', 'les tuiles d’une manche, une de plus qu’il n’y a de joueurs'],
    ['proposées', 'les tuiles visibles que vous pouvez prendre'],
    ['boutique, place', 'votre pièce ; combien une station peut en accueillir'],
    ['chasser', 'faire partir une boutique d’une station pleine'],
    ['sac, réserve', 'les boutiques chassées ; celles qui vous restent'],
    ['restante', 'la tuile que personne n’a prise'],
    ['garée', 'une tuile restante qui attend la suivante de sa ligne'],
    [
      'petit, grand tour, tour final',
      'ce que rapporte une tuile restante ; le bus parcourt une ligne ; un par marqueur à la fin',
    ],
    ['halte', 'un arrêt du bus à une correspondance lors d’un grand tour'],
    ['marqueur de ligne', 'votre ligne secrète'],
    ['bus', 'montre qui est le premier joueur'],
    ['registre', 'ce que chaque tour a rapporté'],
  ],
  parts: {
    shops: { one: '{n} boutique', other: '{n} boutiques' },
  },
  facts: {
    'supply.shops': 'Boutiques par joueur',
    'supply.markers': 'Marqueurs de ligne',
    'room.plain': 'Place à une station simple',
    'room.crossing': 'Place à une correspondance',
    'track.length': 'Points sur la piste imprimée',
    'piles.two_players': 'Piles à deux joueurs',
    'piles.three_players': 'Piles à trois joueurs',
    'piles.four_players': 'Piles à quatre joueurs',
  },
};
