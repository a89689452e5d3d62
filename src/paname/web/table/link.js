// The live connection of the table that is looked at: one at a time.
import { connect, livePath } from '../net.js';

/** @type {ReturnType<typeof connect> | null} */
let connection = null;

/** Who answers instead of a server, where no table is live: a variation, a puzzle. @type {((command: import('../net.js').Sent) => Promise<import('../net.js').Reply>) | null} */
let instead = null;

/** @param {((command: any) => Promise<any>) | null} answers */
export const answerWith = (answers) => {
  instead = answers;
};

/** @param {string} id @param {import('../net.js').Listener} listener */
export const dial = (id, listener) => {
  connection = connect(livePath(id), listener);
};

/** Send a command and wait for the reply. @param {import('../net.js').Sent} command */
export const send = (command) => {
  if (instead) return instead(command);
  return connection ? connection.send(command) : Promise.reject(new Error('no table'));
};

/** Say whose eyes look at this screen now. @param {number} seat */
export const reveal = (seat) => connection?.tell({ type: 'reveal', seat });

/** Say whether the table is in sight; where it isn't, notices come. */
export const attend = () => connection?.tell({ type: 'attend', front: document.visibilityState === 'visible' });

/** Try again at once. */
export const hurry = () => connection?.hurry();

/** Connect again as somebody else: the session has changed. */
export const renew = () => connection?.renew();

/** Drop the connection as if it were lost. */
export const drop = () => connection?.drop();

export const close = () => {
  connection?.close();
  connection = null;
};
