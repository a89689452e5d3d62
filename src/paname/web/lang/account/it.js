// Italiano: installare, passkey, password dimenticata.
export default {
  'account.password.mail':
    'Almeno otto caratteri. Se la dimentichi, con un indirizzo e-mail confermato puoi rientrare.',
  'install.do': 'Installa Paname',
  'install.why': 'Installa Paname per aprirlo come un’app, con il numero di partite che ti aspettano sull’icona.',
  'install.by_hand': 'Per installare Paname, tocca Condividi in Safari e poi “Aggiungi alla schermata Home”.',
  'passkey.title': 'Passkey',
  'passkey.why': 'Accedi con l’impronta, il volto o il blocco schermo invece della password.',
  'passkey.add': 'Aggiungi una passkey',
  'passkey.added': 'La passkey è salvata.',
  'passkey.remove': 'Rimuovi',
  'passkey.removed': 'La passkey è stata rimossa.',
  'passkey.used': 'ultimo uso: {day}',
  'passkey.unused': 'mai usata',
  'passkey.enter': 'Accedi con una passkey',
  'passkey.stopped': 'Non ha funzionato. Riprova, oppure usa la password.',
  'reset.forgot': 'Password dimenticata?',
  'reset.why':
    'Se nel profilo hai confermato un indirizzo e-mail, ti mandiamo lì un link. Vale una volta sola, per un’ora.',
  'reset.who': 'Il tuo nome o indirizzo e-mail',
  'reset.send': 'Manda il link',
  'reset.sent': 'Se c’è un account con un indirizzo confermato, il link è in arrivo.',
  'reset.title': 'Una nuova password',
  'reset.save': 'Salva e accedi',
  'reset.saved': 'La password è cambiata e hai effettuato l’accesso.',
};
