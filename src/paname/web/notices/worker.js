// What the service worker says to an open page: that a notice came, or which page somebody wants to see.
import { go, loadLists, store } from '../shell.js';

/** Listen to it. */
export const hearWorker = () =>
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.type === 'go') go(data.url);
    else if (data?.type === 'notice' && store.get().me) void loadLists();
  });
