// Sitting down at a table from anywhere: one press, and you are there.
import { ask, newId } from '../net.js';
import { complain, ensureSession, go } from '../shell.js';
import { nonceFor } from '../table/seal.js';

/** Take a free seat and go to the table. @param {string} id */
export const takeSeat = async (id) => {
  try {
    await ensureSession();
    await ask('POST', `/api/tables/${id}/commands`, { type: 'join', id: newId(), nonce: nonceFor(id) });
    go(`/t/${id}`);
  } catch (error) {
    complain(error);
  }
};
