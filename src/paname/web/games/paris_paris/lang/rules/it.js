// Le regole di Paris Paris, in breve, in italiano.
export default {
  lead: 'Aprite negozi alle fermate del bus. A ogni turno ciascuno prende una tessera e lì apre un negozio. La tessera che avanza fa partire il bus e dà punti ai negozi vicini.',
  sections: {
    T0: 'Il contenuto',
    T1: 'Preparazione',
    T2: 'Un turno',
    T3: 'Piccolo giro',
    T4: 'Grande giro',
    T5: 'La fine',
    E: 'Esempi',
    rulings: 'Le nostre decisioni',
  },
  clauses: {
    'T0.1':
      'Cinque linee di 7 fermate ciascuna, 25 fermate in tutto. Due linee si incrociano sempre in una sola fermata. Le vicine si susseguono su una linea.',
    'T0.2':
      'Dove non conosciamo la mappa stampata l’abbiamo completata: alcuni nomi, colori, ordini e partenze sono nostri.',
    'T0.3': '60 tessere, ognuna con una fermata e una linea: 12 per linea.',
    'T0.4': 'Posto per i negozi: uno a una fermata semplice, due a un incrocio.',
    'T0.5': 'Ognuno ha {shops}, che bastano per tutta la partita.',
    'T0.6': 'Cinque segnalini, uno per linea; un sacchetto; il bus, che mostra chi comincia.',
    'T0.7':
      'Una mappa personalizzata deve avere la stessa struttura: cinque linee di 7, un incrocio per ogni coppia di linee, 60 tessere.',
    'T0.8': 'I punti non hanno limite.',
    'T1.1': 'Mescola le tessere e forma le pile: in due 20 da 3, in tre 15 da 4, in quattro 12 da 5.',
    'T1.2':
      'Ognuno pesca un segnalino segreto. In due, un altro resta scoperto. I rimanenti si mettono via senza guardarli.',
    'T1.3': 'Chi viene sorteggiato riceve il bus e comincia.',
    'T2.1': 'Chi comincia scopre una pila: le tessere restano scoperte alle loro fermate, una in più dei giocatori.',
    'T2.2': 'A turno, prendi una tessera e apri subito un negozio alla sua fermata. Non puoi passare.',
    'T2.3':
      'Un nuovo negozio ne scaccia un altro solo se la fermata è piena. A un incrocio scegli tu quale, anche il tuo. Quelli degli altri vanno nel sacchetto (in due tornano al proprietario), il tuo torna nella tua riserva.',
    'T2.4': 'Puoi avere entrambi i negozi di un incrocio.',
    'T2.5':
      'Quando tutti hanno costruito, la tessera avanzata fa il piccolo giro e viene parcheggiata. Può partire un grande giro.',
    'T2.6': 'Il bus passa a sinistra e comincia il turno seguente.',
    'T2.7':
      'Scegli una fermata, la linea della tessera e, se la fermata è piena, quale negozio fa posto. Due tessere identiche sono la stessa scelta.',
    'T3.1': 'I negozi alla fermata della tessera avanzata ricevono 1 punto ciascuno, e basta.',
    'T3.2':
      'Non ce ne sono? Guarda lungo le sue linee in entrambi i sensi. Tutti i negozi alla distanza minima ricevono 1 punto ciascuno.',
    'T3.3': 'A un incrocio vuoto guarda lungo entrambe le linee: vale un’unica distanza minima.',
    'T3.4': 'Nessun negozio su quelle linee? Nessuno fa punti.',
    'T4.1':
      'La tessera avanzata viene parcheggiata. Se ce n’è già una della sua linea, parte subito un grande giro di quella linea e le due tessere escono dal gioco.',
    'T4.2':
      'Il bus sosta ai quattro incroci della linea. Se lì hai un negozio, ricevi 1 punto per ogni tuo negozio in quel punto e 1 per ogni tuo negozio alle fermate vicine.',
    'T4.3': 'Senza un negozio all’incrocio, i vicini non ti danno nulla. Lo stesso negozio può dare punti a più soste.',
    'T5.1':
      'Dopo l’ultima pila si scoprono i segnalini. Ognuna di quelle linee fa ancora un grande giro, in cui tutti fanno punti; quella scoperta è l’ultima.',
    'T5.2':
      'In tre o quattro: chi ha più negozi nel sacchetto riceve 1 punto per ciascuno; in caso di parità, nessuno.',
    'T5.3':
      'Vince chi ha più punti. In caso di parità, chi ha meno negozi sulla mappa; altrimenti la vittoria è condivisa.',
    'T5.4': 'Non vedi le pile, i segnalini degli altri e, in tre o quattro, il contenuto del sacchetto.',
    'E-T1': 'Avanza Luxembourg, con un negozio nero: 1 al nero. Il viola all’Odéon non riceve nulla.',
    'E-T2': 'Avanza Invalides, vuota. Il nero è a una fermata da entrambi i lati: 2 al nero.',
    'E-T3': 'Avanza Hôtel de Ville, vuota. Viola e nero sono a una fermata, su due linee: 1 ciascuno.',
    'E-T4':
      'Una sosta a Pompidou: il nero ha un negozio lì e due accanto, 3; il viola solo quello, 1; il giallo solo accanto, 0.',
    'E-T5': 'Un giro intero della linea verde: viola 4, giallo 3, nero 1, rosa 1.',
    'E-T6': 'Avanza Luxembourg, vuota. A una fermata, dai due lati, il rosa ha tre negozi e il nero uno: 3 e 1.',
    'E-T7':
      'A Montmartre c’è posto: nessuno se ne va. Bastille è piena: il suo negozio fa posto. A Odéon ce ne sono due: scegli tu.',
    'R-T1':
      'L’ordine dei sorteggi: chi comincia, i segnalini posto per posto, quello scoperto, poi le tessere pila per pila.',
    'R-T2':
      'Il punteggio che vedi è quello del tracciato. I giri finali e il sacchetto contano solo al momento giusto.',
    'R-T3':
      'Tutti hanno visto quali negozi sono stati scacciati, quindi i bot possono sapere che cosa c’è nel sacchetto. La tua vista non lo mostra.',
    'R-T4': 'Una mossa dice sempre quale negozio viene scacciato.',
    'R-T5': 'Il bus sosta a tutti e quattro gli incroci, anche vuoti.',
    'R-T6': 'Il sacchetto aperto c’è solo in tre o quattro.',
    'R-T7': 'Una posizione preparata a mano può tralasciare ciò che nessuno ha bisogno di sapere.',
    'R-T8': 'Chi è pari in punti e negozi condivide il posto.',
    'R-T9': 'I punti si segnano a parte, quindi si possono piazzare tutti i tuoi negozi.',
  },
  glossary: [
    ['linea', 'una delle cinque linee di bus: colore, lettera e motivo'],
    ['fermata, incrocio', 'una fermata; una fermata di due linee'],
    ['vicine', 'fermate che si susseguono su una linea'],
    ['tessera', 'una tessera fermata; due possono essere uguali'],
    ['pila', 'le tessere di un turno, una in più dei giocatori'],
    ['in offerta', 'tessere scoperte che si possono prendere'],
    ['negozio, posto', 'il tuo pezzo; quanti ne tiene una fermata'],
    ['scacciare', 'far lasciare a un negozio una fermata piena'],
    ['sacchetto, riserva', 'i negozi scacciati; quelli che hai ancora'],
    ['avanzata', 'la tessera che nessuno ha preso'],
    ['parcheggiata', 'una tessera avanzata che aspetta la prossima della sua linea'],
    [
      'piccolo, grande giro, giro finale',
      'ciò che dà una tessera avanzata; il bus percorre una linea; uno per ogni segnalino alla fine',
    ],
    ['sosta', 'quando il bus si ferma a un incrocio in un grande giro'],
    ['segnalino di linea', 'la tua linea segreta'],
    ['bus', 'mostra chi comincia'],
    ['registro', 'ciò che ha dato ogni giro'],
  ],
  parts: {
    shops: { one: '{n} negozio', other: '{n} negozi' },
  },
  facts: {
    'supply.shops': 'Negozi a testa',
    'supply.markers': 'Segnalini di linea',
    'room.plain': 'Posto a una fermata semplice',
    'room.crossing': 'Posto a un incrocio',
    'track.length': 'Punti sul tracciato stampato',
    'piles.two_players': 'Pile in due',
    'piles.three_players': 'Pile in tre',
    'piles.four_players': 'Pile in quattro',
  },
};
