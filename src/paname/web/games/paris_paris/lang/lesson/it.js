// Paris Paris: the words of the lesson and of the rules card.
export default {
  'paris_paris.rule.turn':
    'A ogni turno c’è una tessera in più dei giocatori. A giro, prendine una e apri un negozio alla sua fermata. Non si passa.',
  'paris_paris.rule.nearest':
    'La tessera rimasta fa un piccolo giro: ogni negozio alla sua fermata vale 1 punto. Se non ce ne sono, contano i più vicini sulle sue linee.',
  'paris_paris.rule.open':
    'In due c’è un’altra linea scoperta, segnata a trattini. Anche lei fa un grande giro alla fine.',
  'paris_paris.rule.end':
    'Dopo l’ultima pila ci sono i giri finali. In tre o quattro, chi ha più negozi nel sacchetto segna 1 punto per ognuno. Vince chi ha più punti.',
  'paris_paris.learn.pick':
    'Cinque linee di autobus attraversano Parigi: {lines}. Scegli una lettera per illuminare la sua linea.',
  'paris_paris.learn.displace': '{station} è piena. Prendi la sua tessera, poi scegli quale negozio se ne va.',
  'paris_paris.learn.tour':
    'Ognuna di queste linee ha già una tessera al deposito. Prendine una: quella che lasci fa partire un grande giro.',
  'paris_paris.learn.tour.done':
    'Era un grande giro. Le due tessere hanno lasciato il deposito; una nuova coppia farà partire il prossimo.',
  'paris_paris.learn.last': 'L’ultimo turno. Apri l’ultimo negozio e guarda i giri finali.',
  'paris_paris.learn.done': 'Questo è tutto il gioco. Gioca ora contro un bot, o leggi le regole in una pagina.',
  'paris_paris.learn.offers':
    'A ogni turno ci sono tessere scoperte alle loro fermate: una in più dei giocatori. Scegline una.',
  'paris_paris.learn.open':
    'Qui apriresti il tuo negozio. Le altre carte mostrano quanto pagherebbero se nessuno le prendesse. Ti va bene? Fai la mossa.',
  'paris_paris.learn.depot':
    'Poi viene parcheggiata al deposito. Una seconda tessera della stessa linea fa partire un grande giro.',
  'paris_paris.learn.crossings':
    'Ogni linea ha quattro incroci, con posto per due negozi ciascuno. In un grande giro il bus si ferma solo lì.',
  'paris_paris.learn.call': 'A ogni sosta il tuo negozio all’incrocio riceve 1 punto, e così ogni tuo negozio vicino.',
  'paris_paris.learn.table':
    'Una tabella mostra quanto pagherebbe ora un grande giro di ogni linea. Sul telefono, tocca un nome per vederla.',
  'paris_paris.learn.full':
    'Se una fermata è piena, il tuo negozio prende il posto di un altro. A un incrocio scegli tu quale.',
  'paris_paris.learn.secret':
    'Questa è la tua linea segreta. A fine partita farà ancora un grande giro. Anche gli altri ne hanno una.',
};
