// What the page without a server says, in all languages at once: it has to be there before anything can be asked for.
export default {
  en: {
    offline: 'You’re offline',
    silent: 'The server isn’t answering',
    text: 'Your games are safe on the server, up to your last move. Clocks keep running there. This page comes back by itself as soon as it can.',
    again: 'Try again',
  },
  fr: {
    offline: 'Vous êtes hors ligne',
    silent: 'Le serveur ne répond pas',
    text: 'Vos parties sont en sécurité sur le serveur, jusqu’à votre dernier coup. Les pendules y tournent toujours. Cette page reviendra d’elle-même dès que possible.',
    again: 'Réessayer',
  },
  de: {
    offline: 'Du bist offline',
    silent: 'Der Server antwortet nicht',
    text: 'Deine Partien sind auf dem Server sicher, bis zu deinem letzten Zug. Die Uhren laufen dort weiter. Diese Seite kommt von selbst zurück, sobald es geht.',
    again: 'Noch einmal versuchen',
  },
  it: {
    offline: 'Sei offline',
    silent: 'Il server non risponde',
    text: 'Le tue partite sono al sicuro sul server, fino alla tua ultima mossa. Lì gli orologi continuano a scorrere. Questa pagina torna da sola appena possibile.',
    again: 'Riprova',
  },
  pl: {
    offline: 'Nie masz połączenia',
    silent: 'Serwer nie odpowiada',
    text: 'Twoje partie są bezpieczne na serwerze, do ostatniego ruchu. Zegary idą tam dalej. Ta strona wróci sama, gdy tylko będzie to możliwe.',
    again: 'Spróbuj ponownie',
  },
  ru: {
    offline: 'Нет подключения к сети',
    silent: 'Сервер не отвечает',
    text: 'Ваши партии в сохранности на сервере, вплоть до последнего хода. Часы там продолжают идти. Страница вернётся сама, как только сможет.',
    again: 'Попробовать ещё раз',
  },
  uk: {
    offline: 'Немає з’єднання з мережею',
    silent: 'Сервер не відповідає',
    text: 'Ваші партії в безпеці на сервері, аж до останнього ходу. Годинники там ідуть далі. Сторінка повернеться сама, щойно зможе.',
    again: 'Спробувати ще раз',
  },
};
