// Paris: the words of the lesson and of the rules card.
export default {
  'paris.learn.part.money': 'Denaro e salita',
  'paris.learn.part.tiles': 'Tessere e commercio',
  'paris.learn.part.end': 'Monumenti e fine',
  'paris.learn.city':
    'Sei quartieri circondano l’Arco. Le tue chiavi guadagnano alle banche, poi salgono verso edifici migliori e monumenti. Vince chi fa più punti.',
  'paris.learn.draw': 'Ogni turno comincia con un nuovo edificio. Scegli una pila: il dorso mostra il quartiere.',
  'paris.learn.steps':
    'Un turno ha un ordine: pescare, un’azione principale, ciò che porta, fine. Commercio e tessere sono liberi dopo la pesca.',
  'paris.learn.bank':
    'La tua azione principale: una nuova chiave. Scegli una banca. Paga subito il numero sulla moneta.',
  'paris.learn.climb':
    'Un turno dopo: la tua chiave è alla banca di Belleville e hai {francs}. Ogni banca e l’Arco tengono una sola tua chiave.',
  'paris.learn.pick': 'Ora sali. Prendi la chiave dalla banca: può andare in ogni edificio libero del suo quartiere.',
  'paris.learn.goal': 'I cartellini mostrano il prezzo: il valore in franchi. Scegli un edificio.',
  'paris.learn.move': 'Sposta lì la chiave.',
  'paris.learn.token':
    'Dove arrivi, il gettone accanto all’edificio è tuo: una medaglia oppure legno, marmo o oro. Qui la tua chiave è sul posto {low} di Saint-Germain.',
  'paris.learn.difference':
    'Nel loro quartiere le chiavi vanno solo in su e paghi solo la differenza. Porta questa chiave al {high}: {price}. Il posto {low} torna libero per tutti.',
  'paris.learn.arc':
    'Un altro inizio è l’Arco. Non paga nulla, ma da lì una chiave può andare in ogni quartiere. Metti una chiave sull’Arco.',
  'paris.learn.leap':
    'Qui la tua chiave è sull’Arco. Da lì può andare a un edificio di qualsiasi quartiere, per il valore intero. Spostala.',
  'paris.learn.eight': '{extra} Il legno ce l’hai: sali al posto {top} di Saint-Germain.',
  'paris.learn.paid':
    'I punti contano subito: li vedi accanto al tuo nome. Questo è tutto sul denaro. Poi: tessere e commercio.',
  'paris.learn.bonus':
    'La tua chiave è appena arrivata su un edificio di valore {at}. {gives} Prendine una davanti alla tua pedina.',
  'paris.learn.gives': 'Il valore {free} porta una tessera bonus, il valore {paid} la porta per {fee}.',
  'paris.learn.gives.any': 'Questi valori portano una tessera bonus: {list}.',
  'paris.learn.fee':
    'Questa chiave è appena arrivata su un edificio di valore {at}, dove una tessera bonus costa {fee}. Prendine una.',
  'paris.learn.extra': 'Il valore {top} costa anche {cost} e porta {points}.',
  'paris.learn.extra.any': 'Alcuni valori costano anche risorse o portano punti: {list}.',
  'paris.learn.track':
    'La pedina va solo avanti e nessuno prende due volte lo stesso numero. Alla casella 30 è finita. L’elenco spiega tutte le trenta tessere.',
  'paris.learn.use': 'Qui hai la tessera 5. Una tessera si usa una volta, quando vuoi nel tuo turno. Usala adesso.',
  'paris.learn.score':
    'Molte tessere danno punti per le tue chiavi su un certo valore: la 11 per quelle sul {at}. Ne hai due: usala.',
  'paris.learn.turn_goods':
    'Alcune tessere diventano legno, marmo, oro o medaglie solo per questo turno: ciò che non usi è perso.',
  'paris.learn.goods': 'Per un monumento a Montmartre ti manca un marmo, e la tessera 3 è marmo. Usala.',
  'paris.learn.above':
    'Il monumento che c’è vale {at}: il tuo deve valere di più. La tua chiave sul {high} paga solo la differenza. Costruiscilo.',
  'paris.learn.sell': 'Puoi commerciare nel frattempo quanto vuoi. Ti manca denaro: vendi la medaglia d’argento.',
  'paris.learn.buy': 'Qualcuno ha speso legno, perciò ce n’è uno nella riserva. Compralo.',
  'paris.learn.spend': 'Ecco il legno che mancava. Ora sali al posto {top} di Montmartre.',
  'paris.learn.market':
    'La riserva all’inizio è vuota: riceve ciò che si spende o si vende. Le medaglie date o vendute escono dal gioco e non si comprano.',
  'paris.learn.special':
    'Le tessere 9 e 16 fanno raggiungere un’altra chiave al suo posto, 13 e 14 danno nuove chiavi, 17 e 25 prendono tessere.',
  'paris.learn.newkey': 'Alla fine le chiavi scarseggiano. La tessera 13 te ne porta un’altra per {fee}: usala.',
  'paris.learn.fetch':
    'La tessera 17 prende una tessera qualsiasi del percorso e la pedina resta dov’è. Usala e scegline una.',
  'paris.learn.join':
    'Ora la tessera 16: il posto {high} di Batignolles è occupato, ma con lei puoi unirti. Prendi lì la tua chiave e va’ al {high}.',
  'paris.learn.unused':
    'Le tessere non usate non valgono nulla alla fine. Solo la 27 la aspetta: {each} per franco. Poi: i monumenti e la fine.',
  'paris.learn.list':
    'I monumenti costano franchi e risorse. In un quartiere il nuovo deve valere più dell’ultimo. Ciò che hai è a colori pieni.',
  'paris.learn.build': 'Hai {francs} e {goods}. Prendi la chiave alla banca di Batignolles e costruisci un monumento.',
  'paris.learn.medals':
    'Ogni posto di un monumento accetta una medaglia del suo tipo. {slots} Dai le tue con un tocco.',
  'paris.learn.slots': {
    one: 'Su un monumento una medaglia adatta porta {list} punto.',
    other: 'Su un monumento una medaglia adatta porta {list} punti.',
  },
  'paris.learn.majority':
    'Hai portato la quarta chiave nel quartiere: posa una tessera maggioranza. La migliore è già scelta: indica un quartiere che non ne ha.',
  'paris.learn.scoring':
    'Alla fine le somme più alte di un quartiere prendono i punti; a parità decide il posto migliore. In due, il secondo deve avere metà del primo.',
  'paris.learn.lead':
    'Belleville ha già la sua tessera maggioranza e lì sei al secondo posto, {mine} contro {theirs}. Sali e passa in testa.',
  'paris.learn.look':
    'Tutte le pile sono vuote. Invece di muovere una chiave puoi prendere una tessera finale. Guardale.',
  'paris.learn.take': 'Prendine una. Gli altri non vedono quale. Si usa come una tessera bonus, subito o più tardi.',
  'paris.learn.end':
    'Presa l’ultima delle dodici, si finisce il giro e se ne gioca un altro. Poi si contano i quartieri.',
  'paris.learn.last': 'È il tuo ultimo turno e le tessere non usate non valgono nulla. Usa la tessera da {points}.',
  'paris.learn.finish': 'Non puoi fare altro. Finisci il turno e guarda il conteggio dei quartieri.',
  'paris.learn.done': 'Questo è tutto il gioco. Gioca ora contro un bot, o leggi le regole in una pagina.',
  'paris.learn.card.keys':
    'Una nuova chiave va in una banca, che paga la sua moneta, o sull’Arco. Le chiavi salgono nel loro quartiere, dall’Arco ovunque, per il valore in franchi o la differenza.',
  'paris.learn.card.arrive': 'Dove arriva una chiave prendi il gettone. {gives} {extra}',
  'paris.learn.card.landmark':
    '{slots} La quarta chiave di un quartiere posa una tessera maggioranza in un quartiere che non ne ha.',
};
