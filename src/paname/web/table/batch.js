// Questions that come up while a page is drawn are collected and asked together once it is drawn.

/** @template T @param {(wanted: T[]) => Promise<unknown>} ask */
export const createBatch = (ask) => {
  /** @type {Set<T>} */
  const wanted = new Set();
  let timer = 0;
  const flush = async () => {
    timer = 0;
    const all = [...wanted];
    wanted.clear();
    await ask(all);
  };
  return {
    /** @param {T} one */
    want: (one) => {
      wanted.add(one);
      timer ||= Number(setTimeout(flush, 0));
    },
  };
};
