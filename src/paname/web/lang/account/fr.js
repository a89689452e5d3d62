// Français : installer, clés d’accès, mot de passe oublié.
export default {
  'account.password.mail':
    'Huit caractères au moins. En cas d’oubli, une adresse e-mail confirmée vous permet de revenir.',
  'install.do': 'Installer Paname',
  'install.why':
    'Installez Paname pour l’ouvrir comme une application, avec le nombre de parties qui vous attendent sur son icône.',
  'install.by_hand': 'Pour installer Paname, touchez Partager dans Safari, puis « Sur l’écran d’accueil ».',
  'passkey.title': 'Clés d’accès',
  'passkey.why':
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe.',
  'passkey.add': 'Ajouter une clé d’accès',
  'passkey.added': 'La clé d’accès est enregistrée.',
  'passkey.remove': 'Retirer',
  'passkey.removed': 'La clé d’accès est retirée.',
  'passkey.used': 'dernière utilisation : {day}',
  'passkey.unused': 'pas encore utilisée',
  'passkey.enter': 'Se connecter avec une clé d’accès',
  'passkey.stopped': 'Cela n’a pas marché. Réessayez, ou utilisez votre mot de passe.',
  'reset.forgot': 'Mot de passe oublié ?',
  'reset.why':
    'Si vous avez confirmé une adresse e-mail dans votre profil, nous y enverrons un lien. Il sert une seule fois, pendant une heure.',
  'reset.who': 'Votre nom ou votre adresse e-mail',
  'reset.send': 'Envoyer le lien',
  'reset.sent': 'S’il existe un compte avec une adresse confirmée, un lien est en route.',
  'reset.title': 'Un nouveau mot de passe',
  'reset.save': 'Enregistrer et se connecter',
  'reset.saved': 'Votre mot de passe est changé et votre session est ouverte.',
};
