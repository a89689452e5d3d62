// Lumière: the words of the lesson and of the rules card.
export default {
  'lumiere.rule.paving':
    'Durante la pavimentazione posi la tua tessera o prendi un edificio. Posate le otto tessere, prendi un edificio o passi.',
  'lumiere.rule.unbuilt':
    'Un edificio aspetta nella tua riserva finché la piazza non è pavimentata. Ognuno che non costruisci costa {unbuilt}.',
  'lumiere.rule.begin':
    'Si costruisce quando tutte le 16 tessere sono posate. Comincia chi ha posato per primo la sua ottava tessera.',
  'lumiere.rule.turn':
    'Da ora, a ogni turno, costruisci un edificio o usi una cartolina. Avete {chimneys} per gli edifici e 4 gettoni per le cartoline a testa.',
  'lumiere.rule.cards':
    'Una cartolina si usa una volta sola, da uno solo di voi. Se la lasci senza effetto, il gettone è speso lo stesso.',
  'lumiere.rule.group': 'Il tuo gruppo più grande di edifici che si toccano vale 1 punto per casella.',
  'lumiere.rule.painter':
    'Un lampione illumina entrambi. Il pittore vale {painter} per lampione nell’area aperta intorno a lui; gli edifici la riducono, e con lei i suoi punti.',
  'lumiere.rule.end':
    'La partita finisce quando tutti gli 8 gettoni sono usati e nessuno può più costruire. Vince chi ha più punti; a parità, chi ha più caselle libere del proprio colore.',
  'lumiere.learn.spot':
    'Scegli un posto vicino ai lampioni. L’anteprima mostra come starebbe, il numero quanto rende. Puoi anche girarlo.',
  'lumiere.learn.look': 'Questa è la tua tessera. Scegli per lei una zona vuota della piazza.',
  'lumiere.learn.last': 'La fine è vicina. Fai le ultime mosse e guarda il conteggio dei punti.',
  'lumiere.learn.done': 'Questo è tutto il gioco. Gioca ora contro un bot, o leggi le regole in una pagina.',
  'lumiere.learn.light':
    'Questa è la piazza. Prima la pavimentate insieme, poi ci costruite sopra. La luce vale punti: un edificio conta la sua dimensione per ogni lampione accanto.',
  'lumiere.learn.turn': 'L’anteprima mostra come starebbe. Gira la tessera una volta.',
  'lumiere.learn.lay': 'Ti piace? Premi «Posa».',
  'lumiere.learn.take':
    'Invece di posare una tessera puoi prendere un edificio. Conta {minus} finché non lo costruisci. Prendine uno ora; i piccoli si piazzano meglio.',
  'lumiere.learn.building': 'La piazza è pavimentata. Scegli un edificio della tua riserva.',
  'lumiere.learn.raise': 'Fai la mossa e guarda accendersi le finestre.',
  'lumiere.learn.use':
    'Ora usa la cartolina Lampadaire. Costa uno dei tuoi quattro gettoni. Il numero verde dice quanto ti renderebbe.',
  'lumiere.learn.place':
    'Gli anelli mostrano dove può stare il lampione. Scegli una casella accanto ai tuoi edifici, poi premi «Metti qui».',
};
