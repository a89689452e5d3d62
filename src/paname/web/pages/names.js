// The names of the games, which are the same in all languages.

/** @type {Record<string, string>} */
export const NAMES = { lumiere: 'La Cité de la Lumière', paris_paris: 'Paris Paris', paris: 'Paris' };

/** @param {string} game */
export const gameName = (game) => NAMES[game] ?? game;
