// Le regole di Lumière, in breve, in italiano.
export default {
  lead: 'In due lastricate la piazza, poi vi alzate edifici. La luce vale punti: un edificio conta la sua grandezza per ogni lampione accanto.',
  sections: {
    L0: 'Il contenuto',
    L1: 'Preparazione',
    L2: 'Lastricare',
    L3: 'Costruire',
    L4: 'Cartoline',
    L5: 'Punteggio',
    E: 'Un esempio',
    rulings: 'Decisioni di questo progetto',
  },
  clauses: {
    'L0.1': 'La piazza ha 16 zone di 2×2: 64 caselle, da a1 a h8, la riga 1 in alto.',
    'L0.2':
      'Ognuno ha 8 tessere di quattro caselle: colore proprio, dell’altro, comune o lampione. Le due serie sono uguali a colori scambiati.',
    'L0.3': 'Dodici edifici tutti diversi: due di grandezza 3, quattro di 4, quattro di 5, due di 6.',
    'L0.4': 'Ognuno ha 7 comignoli e 4 gettoni.',
    'L0.5':
      'Le cartoline portano pezzi: pittore, ballerina, statua, lampione, grande lampada, annesso, pietra (una casella), fontana e giardino (due).',
    'L0.6': 'Le cartoline sono 12; otto formano la serie iniziale.',
    'L0.7': 'Una casella senza pezzi è libera, anche un lampione stampato; ma gli edifici non stanno sui lampioni.',
    'L0.8': 'Un lampione è stampato e non coperto da un edificio, oppure è la tessera lampione. Non è di nessuno.',
    'L0.9': 'Toccare vuol dire con un lato intero, mai con un angolo.',
    'L1.1': 'Otto cartoline sono scoperte: la serie iniziale, otto a caso o otto scelte.',
    'L1.2': 'Mescola le tue 8 tessere coperte e tieni la prima, nascosta all’altro.',
    'L1.3': 'Chi inizia si sorteggia; nella rivincita inizia chi ha perso.',
    'L1.4': 'I 12 edifici sono nella riserva comune.',
    'L2.1':
      'Nel tuo turno posa la tessera in una zona vuota e pesca la prossima, oppure prendi un edificio nella tua riserva.',
    'L2.2': 'Una tessera riempie una zona, girata come vuoi. Non si capovolge mai.',
    'L2.3': 'Se non restano edifici, chi ha una tessera deve posarla.',
    'L2.4': 'Chi ha posato le sue 8 tessere prende un edificio o passa.',
    'L2.5': 'La fase finisce subito con la sedicesima tessera.',
    'L2.6': 'Conosci la tua tessera e tutto ciò che è scoperto; non quella dell’altro né l’ordine delle pile.',
    'L3.1': 'Inizia chi per primo ha posato le 8 tessere.',
    'L3.2':
      'Nel tuo turno alza un edificio della tua riserva o usa una cartolina. Non si passa; chi non può nulla è saltato.',
    'L3.3':
      'Un edificio copre solo caselle libere del tuo colore o comuni, mai un lampione. Si gira, non si capovolge. Serve uno dei tuoi 7 comignoli.',
    'L3.4': 'Una cartolina costa un gettone. Eseguila per intero o lasciala senza effetto; poi è spesa per tutti.',
    'L3.5': 'La fase finisce quando gli 8 gettoni sono usati e nessuno può più costruire.',
    'L4.1':
      'Scambia un edificio della tua riserva con uno della riserva comune e alzalo subito. Quello reso non costa nulla.',
    'L4.2': 'In un turno successivo un tuo edificio può coprire un lampione stampato, che poi non illumina più.',
    'L4.3': 'Alza subito il giardino: edificio di grandezza 2 su caselle tue o comuni, con un comignolo.',
    'L4.4': 'Gli edifici rimasti nella tua riserva non costano nulla.',
    'L4.5':
      'Metti il pittore su una tua casella libera. Alla fine 2 punti per ogni lampione nell’area attorno a lui, chiusa dagli edifici.',
    'L4.6':
      'Tieni la pietra comune. Una volta, più tardi, un tuo edificio o la fontana può coprire una casella libera dell’altro colore.',
    'L4.7': 'Posa l’annesso su una tua casella libera che tocca un tuo edificio. Da allora ne fa parte.',
    'L4.8': 'Metti un nuovo lampione su una tua casella libera. Illumina come gli altri.',
    'L4.9':
      'Metti la ballerina su una tua casella libera. Alla fine 1 punto per ogni casella libera che raggiunge, compresa la sua; lampioni e pezzi la fermano.',
    'L4.10':
      'Posa la fontana su due caselle libere tue o comuni. Alla fine 3 punti per ogni tuo edificio che la tocca.',
    'L4.11':
      'Metti la statua su una tua casella libera, col davanti libero. Se lo è alla fine: 2 punti per lato libero, 1 per angolo libero.',
    'L4.12':
      'Metti la grande lampada su un lampione: illumina fino a due caselle per lato, fino al primo edificio. Resta un solo lampione.',
    'L4.13':
      'Metropolitain e Chartier servono a ogni edificio alzato più tardi, giardino compreso; Chartier anche alla fontana.',
    'L5.1':
      'Luce: grandezza dell’edificio per i lampioni ai suoi lati. Un lampione conta una volta per ogni edificio che tocca.',
    'L5.2': 'Gruppo maggiore: 1 punto per casella del tuo più grande insieme di edifici che si toccano.',
    'L5.3': '−3 per ogni edificio rimasto nella tua riserva.',
    'L5.4': 'Alla fine pagano anche pittore, ballerina, fontana e statua.',
    'L5.5': 'Vince chi ha più punti. In parità, più caselle libere del proprio colore; se no, pareggio.',
    'E-L1':
      'Una partita contata: Arancione 33 di luce, 15 di gruppo, nulla per due non costruiti grazie al Sacré-Cœur: 48. Blu 43, 13, −3, pittore 4: 57.',
    'R-L1': 'La mossa di un edificio si scrive con la prima casella coperta, riga per riga, e la rotazione minore.',
    'R-L2': 'Metropolitain e Chartier si usano semplicemente coprendo una tale casella.',
    'R-L3': 'Levitation sono due scelte: l’edificio reso, poi il posto del nuovo.',
    'R-L4': '«Se finisse ora» conta tutto, anche i punti negativi dell’intera riserva.',
    'R-L5': 'Statua, pittore e ballerina contano solo alla fine. Se il davanti è costruito, la statua non vale nulla.',
    'R-L6': 'Un lampione sotto la grande lampada non è più libero.',
    'R-L7':
      'Il caso viene in quest’ordine: chi inizia, le cartoline, la prima tessera di Arancione, quella di Blu, poi una dopo ogni posa.',
    'R-L8': 'Chi è saltato non compare nella partita scritta.',
  },
  glossary: [
    ['piazza', 'il tabellone di 64 caselle'],
    ['zona', 'un blocco di 2×2 caselle che una tessera riempie'],
    ['tessera', 'una delle otto tessere di lastrico di un giocatore'],
    ['edificio', 'una delle dodici forme, o il giardino'],
    ['riserva comune, riserva', 'gli edifici di nessuno; quelli che hai preso e non alzato'],
    ['cartolina, gettone', 'una carta che dà un’azione; ciò che la segna usata'],
    ['senza effetto', 'una cartolina usata senza la sua azione'],
    ['pietra', 'la pietra comune di Chartier'],
    ['lampione, tessera lampione, grande lampada', 'stampato; di Lampadaire; di La Grande Lumière'],
    ['davanti', 'il lato che la statua guarda'],
  ],
  facts: {
    'supply.chimneys': 'Comignoli a testa',
    'supply.tokens': 'Gettoni a testa',
    'supply.postcards': 'Cartoline sul tavolo',
    'supply.unbuilt': 'Punti per edificio rimasto',
    'points.painter_lamp': 'Pittore: punti per lampione',
    'points.dancer_space': 'Ballerina: punti per casella',
    'points.fountain_building': 'Fontana: punti per edificio',
    'points.statue_side': 'Statua: punti per lato libero',
    'points.statue_diagonal': 'Statua: punti per angolo libero',
    'large_lamp.reach': 'Grande lampada: portata in caselle',
  },
};
