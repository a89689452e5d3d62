// Deutsch: Installieren, Passkeys, vergessenes Passwort.
export default {
  'account.password.mail':
    'Mindestens acht Zeichen. Falls du es vergisst, kommst du mit einer bestätigten E-Mail-Adresse wieder hinein.',
  'install.do': 'Paname installieren',
  'install.why':
    'Installiere Paname, dann öffnet es sich wie eine App, und das Symbol zählt die Partien, die auf dich warten.',
  'install.by_hand': 'Zum Installieren tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  'passkey.title': 'Passkeys',
  'passkey.why': 'Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an statt mit einem Passwort.',
  'passkey.add': 'Passkey hinzufügen',
  'passkey.added': 'Der Passkey ist gespeichert.',
  'passkey.remove': 'Entfernen',
  'passkey.removed': 'Der Passkey ist entfernt.',
  'passkey.used': 'zuletzt benutzt: {day}',
  'passkey.unused': 'noch nicht benutzt',
  'passkey.enter': 'Mit Passkey anmelden',
  'passkey.stopped': 'Das hat nicht geklappt. Versuch es noch einmal oder nimm dein Passwort.',
  'reset.forgot': 'Passwort vergessen?',
  'reset.why':
    'Wenn du in deinem Profil eine E-Mail-Adresse bestätigt hast, schicken wir einen Link dorthin. Er gilt einmal, eine Stunde lang.',
  'reset.who': 'Dein Name oder deine E-Mail-Adresse',
  'reset.send': 'Link schicken',
  'reset.sent': 'Wenn es ein Konto mit bestätigter Adresse gibt, ist ein Link unterwegs.',
  'reset.title': 'Ein neues Passwort',
  'reset.save': 'Speichern und anmelden',
  'reset.saved': 'Dein Passwort ist geändert, und du bist angemeldet.',
};
