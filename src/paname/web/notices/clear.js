// What still stands on the screen about a table.

/** Close what still stands on the screen about a page that is looked at now. @param {string} tag */
export const clearNotices = async (tag) => {
  const worker = await navigator.serviceWorker?.getRegistration?.().catch(() => undefined),
    shown = (await worker?.getNotifications?.({ tag })) ?? [];
  for (const notice of shown) notice.close();
};
