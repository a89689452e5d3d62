// Le regole di Lumière, in breve, in italiano.
export default {
  lead: 'In due pavimentate la piazza, poi ci costruite sopra. La luce vale punti: un edificio conta la sua dimensione per ogni lampione accanto.',
  sections: {
    L0: 'Il contenuto',
    L1: 'Preparazione',
    L2: 'Pavimentazione',
    L3: 'Costruzione',
    L4: 'Cartoline',
    L5: 'Punteggio',
    E: 'Un esempio',
    rulings: 'Decisioni di questo progetto',
  },
  clauses: {
    'L0.1': 'La piazza ha 16 zone di 2×2: 64 caselle, da a1 a h8, la riga 1 in alto.',
    'L0.2':
      'Ognuno ha 8 tessere di quattro caselle: il proprio colore, quello avversario, quello comune o un lampione. Le due serie sono uguali, a colori scambiati.',
    'L0.3': 'Dodici edifici tutti diversi: due di dimensione 3, quattro di 4, quattro di 5, due di 6.',
    'L0.4': 'Ognuno ha {chimneys} e 4 gettoni.',
    'L0.5':
      'Le cartoline portano dei pezzi: pittore, ballerina, statua, lampione, grande lampada, annesso e pietra (una casella ciascuno), fontana e giardino (due).',
    'L0.6': 'Le cartoline sono 12; otto formano la serie iniziale.',
    'L0.7': 'Una casella senza pezzi è libera, anche se è un lampione stampato; ma sui lampioni non si costruisce.',
    'L0.8':
      'Un lampione è un lampione stampato che nessun edificio copre, oppure la tessera lampione. I lampioni non sono di nessuno.',
    'L0.9': 'Toccarsi vuol dire avere un lato intero in comune, mai solo un angolo.',
    'L1.1': 'Otto cartoline sono scoperte: la serie iniziale, otto a caso o otto a tua scelta.',
    'L1.2': 'Mescola le tue 8 tessere coperte e tieni in mano la prima, senza mostrarla all’avversario.',
    'L1.3': 'Chi inizia si sorteggia; nella rivincita inizia chi ha perso.',
    'L1.4': 'I 12 edifici sono nella riserva comune.',
    'L2.1':
      'Nel tuo turno posa la tessera che hai in mano in una zona vuota e pesca la prossima, oppure prendi un edificio nella tua riserva.',
    'L2.2': 'Una tessera riempie una zona, girata come vuoi. Non si capovolge mai.',
    'L2.3': 'Se non restano edifici e hai una tessera, devi posarla.',
    'L2.4': 'Quando hai posato tutte e 8 le tessere, prendi un edificio o passa.',
    'L2.5': 'La fase finisce appena è posata la sedicesima tessera.',
    'L2.6': 'Conosci la tua tessera e tutto ciò che è scoperto; non quella dell’avversario né l’ordine delle pile.',
    'L3.1': 'Inizia chi ha posato per primo tutte e 8 le tessere.',
    'L3.2':
      'Nel tuo turno costruisci un edificio della tua riserva o usa una cartolina. Non puoi passare; se non puoi fare nulla, salti il turno.',
    'L3.3':
      'Un edificio copre solo caselle libere del tuo colore o comuni, mai un lampione. Puoi girarlo, ma non capovolgerlo. Serve uno dei tuoi comignoli.',
    'L3.4': 'Una cartolina costa un gettone. Eseguila per intero o lasciala senza effetto; poi nessuno può più usarla.',
    'L3.5': 'La fase finisce quando gli 8 gettoni sono usati e nessuno può più costruire.',
    'L4.1':
      'Scambia un edificio della tua riserva con uno della riserva comune e costruiscilo subito. Quello che restituisci non costa nulla.',
    'L4.2': 'In un turno successivo un tuo edificio può coprire un lampione stampato, che poi non illumina più.',
    'L4.3':
      'Costruisci subito il giardino: un edificio di dimensione 2 su caselle del tuo colore o comuni, con un comignolo.',
    'L4.4': 'Gli edifici rimasti nella tua riserva non ti costano nulla.',
    'L4.5':
      'Metti il pittore su una casella libera del tuo colore. Alla fine ottieni {painter} per ogni lampione nell’area attorno a lui, delimitata solo dagli edifici.',
    'L4.6':
      'Tieni la pietra comune. Una volta, più tardi, un tuo edificio o la fontana può coprire una casella libera del colore avversario.',
    'L4.7': 'Metti l’annesso su una casella libera del tuo colore che tocca un tuo edificio. Da allora ne fa parte.',
    'L4.8': 'Metti un nuovo lampione su una casella libera del tuo colore. Illumina come gli altri.',
    'L4.9':
      'Metti la ballerina su una casella libera del tuo colore. Alla fine ottieni {dancer} per ogni casella libera che può raggiungere, compresa la sua; lampioni e pezzi la fermano.',
    'L4.10':
      'Metti la fontana su due caselle libere del tuo colore o comuni. Alla fine ottieni {fountain} per ogni tuo edificio che la tocca.',
    'L4.11':
      'Metti la statua su una casella libera del tuo colore, rivolta a una casella libera. Se alla fine è ancora libera: {side} per ogni lato libero, {corner} per ogni angolo libero.',
    'L4.12': 'Metti la grande lampada su un lampione stampato. {lights} Conta sempre come un solo lampione.',
    'L4.13':
      'Métropolitain e Chartier valgono per ogni edificio costruito in un turno successivo, giardino compreso; Chartier anche per la fontana.',
    'L5.1':
      'Luce: dimensione dell’edificio per i lampioni ai suoi lati. Un lampione conta una volta per ogni edificio che tocca.',
    'L5.2': 'Gruppo più grande: 1 punto per ogni casella del tuo più grande insieme di edifici che si toccano.',
    'L5.3': '{minus} per ogni edificio rimasto nella tua riserva.',
    'L5.4': 'Alla fine danno punti anche pittore, ballerina, fontana e statua.',
    'L5.5':
      'Vince chi ha più punti. In caso di parità, chi ha più caselle libere del proprio colore; se anche quelle sono pari, è pareggio.',
    'E-L1':
      'Una partita intera contata: Arancione 33 per la luce, 15 per il gruppo, nulla per due edifici rimasti grazie a Sacré-Cœur: 48. Blu 43, 13, −3, pittore 4: 57.',
    'R-L1': 'La mossa di un edificio si scrive con la prima casella coperta, riga per riga, e la rotazione minore.',
    'R-L2': 'Métropolitain e Chartier si usano semplicemente coprendo una casella di quel tipo.',
    'R-L3': 'Lévitation sono due decisioni: quale edificio restituire, poi dove mettere quello nuovo.',
    'R-L4': '«Se finisse ora» conta tutto, anche i punti negativi dell’intera riserva.',
    'R-L5':
      'Statua, pittore e ballerina contano solo alla fine. Se si costruisce davanti alla statua, non vale più nulla.',
    'R-L6': 'Un lampione sotto la grande lampada non è più libero.',
    'R-L7':
      'Si estrae in quest’ordine: chi inizia, le cartoline, la prima tessera di Arancione, quella di Blu, poi una dopo ogni posa.',
    'R-L8': 'Un turno saltato non compare nella partita registrata.',
    'R-L9': 'Un edificio copre ciò che gli sta dietro in linea retta dalla grande lampada.',
    'R-L10': 'Métropolitain e Chartier valgono anche con Lévitation; una casella sotto la grande lampada non è libera.',
  },
  glossary: [
    ['piazza', 'il tabellone di 64 caselle'],
    ['zona', 'un blocco di 2×2 caselle che una tessera riempie'],
    ['tessera', 'una delle otto tessere di pavimentazione di un giocatore'],
    ['edificio', 'una delle dodici forme, o il giardino'],
    ['riserva comune, riserva', 'gli edifici che nessuno ha preso; quelli che hai preso e non costruito'],
    ['cartolina, gettone', 'una carta che dà un’azione; ciò che la segna usata'],
    ['senza effetto', 'una cartolina usata senza la sua azione'],
    ['pietra', 'la pietra comune di Chartier'],
    ['lampione, tessera lampione, grande lampada', 'stampato; di Lampadaire; di La Grande Lumière'],
    ['davanti', 'il lato che la statua guarda'],
  ],
  parts: {
    far: {
      one: 'Illumina a {n} casella in quattro direzioni.',
      other: 'Illumina a {n} caselle in quattro direzioni, fino al primo edificio.',
    },
    around: {
      one: 'Illumina {n} casella intorno a sé.',
      other: 'Illumina {n} caselle intorno a sé; un edificio copre ciò che ha dietro.',
    },
    dark: 'Con questi numeri non illumina altro.',
  },
  facts: {
    'supply.chimneys': 'Comignoli a testa',
    'supply.tokens': 'Gettoni a testa',
    'supply.postcards': 'Cartoline sul tavolo',
    'supply.unbuilt': 'Punti per edificio rimasto in riserva',
    'points.painter_lamp': 'Pittore: punti per lampione',
    'points.dancer_space': 'Ballerina: punti per casella',
    'points.fountain_building': 'Fontana: punti per edificio',
    'points.statue_side': 'Statua: punti per lato libero',
    'points.statue_diagonal': 'Statua: punti per angolo libero',
    'large_lamp.pattern': 'Grande lampada: le caselle illuminate',
  },
};
