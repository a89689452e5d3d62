// Les règles de Paris Paris, en bref, en français.
export default {
  lead: 'Ouvrez des boutiques aux arrêts de bus. À chaque manche, chacun prend une tuile et ouvre une boutique là ; la tuile restante lance le bus et paie les boutiques proches.',
  sections: {
    T0: 'Le matériel',
    T1: 'Mise en place',
    T2: 'Une manche',
    T3: 'Petit tour',
    T4: 'Grand tour',
    T5: 'La fin',
    E: 'Exemples',
    rulings: 'Décisions de ce projet',
  },
  clauses: {
    'T0.1':
      'Cinq lignes de 7 stations, 25 stations en tout. Deux lignes se croisent à une seule station. Les voisines se suivent sur une ligne.',
    'T0.2': 'Là où le plan imprimé nous est inconnu, il est de nous : des noms, couleurs, ordres et départs.',
    'T0.3': '60 tuiles, chacune avec une station et une ligne : 12 par ligne.',
    'T0.4': 'Place pour les boutiques : une à une station simple, deux à une correspondance.',
    'T0.5': 'Chacun a 20 boutiques et peut toutes les placer.',
    'T0.6': 'Cinq marqueurs de ligne ; un sac ; le bus montre qui commence.',
    'T0.7': 'Un plan à vous doit être bâti pareil : cinq lignes de 7, une correspondance par paire, 60 tuiles.',
    'T0.8': 'Les points n’ont pas de limite.',
    'T1.1': 'Mélangez les tuiles en piles : à 2, 20 piles de 3 ; à 3, 15 de 4 ; à 4, 12 de 5.',
    'T1.2': 'Chacun tire un marqueur secret. À deux, un autre reste ouvert. Le reste part sans être vu.',
    'T1.3': 'Le sort donne le bus à qui commence.',
    'T2.1':
      'Le premier joueur retourne une pile : ses tuiles sont posées à leurs stations, une de plus que de joueurs.',
    'T2.2': 'À tour de rôle, chacun prend une tuile et ouvre aussitôt une boutique à sa station. On ne passe pas.',
    'T2.3':
      'À une station pleine seulement, la nouvelle boutique en chasse une ; à une correspondance vous choisissez, la vôtre aussi. Celles des autres vont au sac (à deux : chez elles), la vôtre revient.',
    'T2.4': 'Les deux boutiques d’une correspondance peuvent être à vous.',
    'T2.5': 'Quand tous ont bâti : petit tour de la tuile restante, puis elle est garée, puis peut-être un grand tour.',
    'T2.6': 'Le bus passe à gauche ; manche suivante.',
    'T2.7':
      'Vous choisissez une station, la ligne de sa tuile et, si c’est plein, qui part. Deux tuiles égales sont un seul choix.',
    'T3.1': 'Boutiques à la station de la tuile restante : 1 point chacune, rien d’autre.',
    'T3.2':
      'Aucune : regardez le long de ses lignes, des deux côtés. Toutes les boutiques à la plus petite distance gagnent 1 point.',
    'T3.3': 'À une correspondance vide, on regarde les deux lignes, avec une seule distance.',
    'T3.4': 'Aucune boutique sur ces lignes : personne ne marque.',
    'T4.1':
      'La tuile restante est garée. S’il y en a déjà une de sa ligne, un grand tour part aussitôt et les deux tuiles s’en vont.',
    'T4.2':
      'Le bus fait halte aux quatre correspondances de la ligne. Qui y a une boutique gagne 1 par boutique à lui là et 1 par boutique à lui aux stations voisines.',
    'T4.3':
      'Sans boutique à la correspondance, les voisines ne paient rien. Une boutique peut payer à plusieurs haltes.',
    'T5.1':
      'Après la dernière pile, les marqueurs sont révélés ; chaque ligne fait encore un grand tour pour tous, l’ouverte en dernier.',
    'T5.2':
      'À trois ou quatre : qui a le plus de boutiques dans le sac gagne 1 point pour chacune ; à égalité, personne.',
    'T5.3': 'Le plus de points gagne. À égalité, le moins de boutiques sur le plan, sinon partagé.',
    'T5.4': 'Sont cachés les piles, les marqueurs des autres et, à trois ou quatre, le contenu du sac.',
    'E-T1': 'Luxembourg reste et a une boutique grise : gris 1. Violet à l’Odéon n’a rien.',
    'E-T2': 'Invalides reste, vide ; gris est à un arrêt des deux côtés : gris 2.',
    'E-T3': 'Hôtel de Ville reste, vide ; violet et gris sont à un arrêt sur deux lignes : 1 chacun.',
    'E-T4':
      'Halte à Pompidou : gris y a une boutique et deux à côté, 3 ; violet seulement là, 1 ; jaune seulement à côté, 0.',
    'E-T5': 'Un tour entier de la ligne verte : violet 4, jaune 3, gris 1, vert 1.',
    'E-T6': 'Luxembourg reste, vide ; à un arrêt des deux côtés, vert a trois boutiques et gris une : 3 et 1.',
    'E-T7':
      'De la place à Montmartre : personne ne part. Bastille est pleine : sa boutique part. Odéon est plein à deux : vous choisissez.',
    'R-T1': 'L’ordre du hasard : qui commence, les marqueurs place par place, l’ouvert, puis les tuiles pile par pile.',
    'R-T2': 'Le score montré est celui de la piste ; tours finaux et sac ne sont pas anticipés.',
    'R-T3': 'Tous ont vu ce qui fut chassé, donc les robots peuvent connaître le sac ; votre vue ne le montre pas.',
    'R-T4': 'Un coup nomme qui part partout où une boutique part.',
    'R-T5': 'Le bus fait halte aux quatre correspondances, même vides.',
    'R-T6': 'Le sac ouvert n’existe qu’à trois et quatre.',
    'R-T7': 'Une position dressée à la main peut omettre ce que nul n’a besoin de savoir.',
    'R-T8': 'Qui est à égalité de points et de boutiques partage la place.',
  },
  glossary: [
    ['ligne', 'une des cinq lignes de bus : couleur, lettre et motif'],
    ['station, correspondance', 'un arrêt ; un arrêt de deux lignes'],
    ['voisines', 'stations qui se suivent sur une ligne'],
    ['tuile', 'une tuile de station ; deux peuvent être égales'],
    ['pile', 'les tuiles d’une manche, une de plus que de joueurs'],
    ['offertes', 'tuiles ouvertes que l’on peut prendre'],
    ['boutique, place', 'votre pièce ; combien une station en tient'],
    ['chasser', 'faire partir une boutique d’une station pleine'],
    ['sac, réserve', 'les boutiques chassées ; celles qui vous restent'],
    ['restante', 'la tuile que personne n’a prise'],
    ['garée', 'une tuile restante qui attend la suivante de sa ligne'],
    [
      'petit, grand tour, tour final',
      'ce que paie une tuile restante ; le bus le long d’une ligne ; un pour un marqueur à la fin',
    ],
    ['halte', 'un arrêt du bus à une correspondance lors d’un grand tour'],
    ['marqueur de ligne', 'votre ligne secrète'],
    ['bus', 'le signe du premier joueur'],
    ['registre', 'ce que chaque tour a payé'],
  ],
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
