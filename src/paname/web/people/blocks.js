// Whom you have blocked: you don't sit together, and you don't read what they write.
import { ask } from '../net.js';
import { complain, ensureSession, store } from '../shell.js';

/** @param {string | undefined} user */
export const isBlocked = (user) => store.get().blocks.some(({ id }) => id === user);

/** Block somebody, or take it back. @param {string} user */
export const toggleBlock = async (user) => {
  try {
    await ensureSession();
    const { blocks } = isBlocked(user)
      ? await ask('DELETE', `/api/me/blocks/${user}`)
      : await ask('POST', '/api/me/blocks', { user });
    store.set({ blocks, trouble: '' });
  } catch (error) {
    complain(error);
  }
};
