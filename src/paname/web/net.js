// The protocol (docs/reference/protocol.md): requests, and one live connection a table that comes back by itself.

// What is sent is typed by wire.d.ts, which tools/wire_types.py writes from the server's definitions; only actions are known better here.

/** @typedef {import('./draft.js').Legal} Legal */
/** @template T @typedef {Omit<T, 'legal' | 'action'> & {legal: Legal[] | null}} WithLegal */
/** @typedef {WithLegal<import('./wire.js').State>} State */
/** @typedef {Omit<import('./wire.js').Past, 'state'> & {state: WithLegal<import('./wire.js').PastState>}} Past */
/** @typedef {Omit<import('./wire.js').Hint, 'action'> & {action: Legal}} Hint */
/** @typedef {Omit<import('./wire.js').Why, 'near'> & {near?: Legal[]}} Why */
/** @typedef {Omit<import('./wire.js').Reply, 'hint' | 'why'> & {hint?: Hint, why?: Why}} Reply */
/** @typedef {import('./wire.js').Table} Table */
/** @typedef {import('./wire.js').TableLine} TableLine */
/** @typedef {import('./wire.js').Seat} Seat */
/** @typedef {import('./wire.js').Update} Update */
/** @typedef {import('./wire.js').GameEvent} GameEvent */
/** @typedef {import('./wire.js').Line} Line */
/** @typedef {import('./wire.js').Forecast} Forecast */
/** @typedef {import('./wire.js').Result} Result */
/** @typedef {import('./wire.js').Person} User */
/** @typedef {import('./wire.js').Reason} Reason */
/** @typedef {import('./wire.js').Refusal} Refusal */
/** @typedef {import('./wire.js').Command | import('./wire.js').Query} Sent */

/** A refusal of the server as an error. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** A new command id. */
export const newId = () =>
  `c-${Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Ask the server once. @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export const ask = async (method, path, body) => {
  const init = {
    method,
    headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const answer = await fetch(path, init);
  const text = await answer.text();
  const data = text ? JSON.parse(text) : {};
  if (!answer.ok) throw new Refused(data.error ?? { code: 'internal', text: `${answer.status}` });
  return data;
};

const PAUSES = [1, 2, 4, 8, 15];
/** The server looks every few seconds who has gone quiet, and says how often; three times without a word mean that the line is dead. */
const BEAT = 3;
/** The closing code of somebody whom the host has sent away. */
export const SENT_AWAY = 4003;
/** Closing codes after which it makes no sense to come back: no such table, a log that can't be read, sent away by the host. */
const FOR_GOOD = [SENT_AWAY, 4004, 4010];

/** `gone` is for good, and the closing code says why: there is no such table, its log can't be read, or the host has sent you away.
 * @typedef {{message: (message: any) => void, status: (status: 'connecting'|'live'|'lost'|'gone', seconds: number, code?: number) => void}} Listener */

/** One table's live connection. It says hello with the last number it has, sends unanswered commands again under their old ids, and never gives up.
 * @param {string} path @param {Listener} listener @param {typeof WebSocket} [Socket] */
export const connect = (path, listener, Socket = globalThis.WebSocket) => {
  /** @type {WebSocket | null} */
  let socket = null;
  let since = 0,
    tries = 0,
    closed = false,
    watch = 0,
    wait = 0,
    beat = BEAT,
    greeted = false;
  /** @type {Map<string, {command: object, done: (reply: Reply) => void}>} */
  const open = new Map();

  /** @param {object} message */
  const say = (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message));

  /** Wait for the next sign of life; without one the line is dead. */
  const watchOver = () => {
    clearTimeout(watch);
    watch = Number(setTimeout(() => drop(4001), 3 * beat * 1000));
  };

  /** Give a line up that nobody answers on: a dead one would be closed minutes later. @param {number} code */
  const drop = (code) => {
    const dead = socket;
    if (!dead) return;
    dead.onclose = dead.onmessage = dead.onopen = null;
    dead.close();
    lose(code);
  };

  /** @param {any} message */
  const hear = (message) => {
    if (message.type === 'welcome') beat = message.beat ?? BEAT;
    watchOver();
    if (message.type === 'ping') return void say({ type: 'pong', t: message.t });
    if (message.type === 'reply') {
      open.get(message.id)?.done(message);
      return void open.delete(message.id);
    }
    if (message.type === 'welcome') {
      [greeted, tries] = [true, 0];
      listener.status('live', 0);
      for (const { command } of open.values()) say(command);
    }
    if (message.type === 'updates')
      since = Math.max(since, message.state?.n ?? 0, ...message.updates.map((/** @type {Update} */ u) => u.n));
    listener.message(message);
  };

  const dial = () => {
    greeted = false;
    socket = new Socket(path);
    socket.onopen = () => say({ type: 'hello', protocol: 1, since });
    socket.onmessage = ({ data }) => hear(JSON.parse(data));
    socket.onclose = ({ code }) => lose(code);
    watchOver();
  };

  /** @param {number} code */
  const lose = (code) => {
    clearTimeout(watch);
    clearTimeout(wait);
    socket = null;
    if (closed) return;
    if (FOR_GOOD.includes(code)) return void listener.status('gone', 0, code);
    const seconds = PAUSES[Math.min(tries++, PAUSES.length - 1)];
    listener.status('lost', seconds);
    wait = Number(setTimeout(dial, seconds * 1000));
  };

  /** Try again at once. */
  const hurry = () => {
    if (socket || closed) return;
    clearTimeout(wait);
    dial();
  };
  /** The device has lost its network. */
  const offline = () => drop(4001);
  globalThis.addEventListener?.('offline', offline);
  globalThis.addEventListener?.('online', hurry);

  listener.status('connecting', 0);
  dial();
  return {
    /** Send a command and wait for its reply, over as many connections as it takes. @param {Sent} command @returns {Promise<Reply>} */
    send: (command) =>
      new Promise((done) => {
        const id = newId(),
          whole = { id, ...command };
        open.set(id, { command: whole, done });
        if (greeted) say(whole);
      }),
    /** Say something that is not answered. @param {object} message */
    tell: (message) => void say(message),
    hurry,
    /** Begin again, as somebody else: the session has changed. */
    renew: () => {
      if (socket) socket.onclose = null;
      clearTimeout(watch);
      clearTimeout(wait);
      socket?.close();
      dial();
    },
    /** Drop the connection as if it were lost. */
    drop: () => socket?.close(),
    close: () => {
      closed = true;
      clearTimeout(wait);
      clearTimeout(watch);
      globalThis.removeEventListener?.('offline', offline);
      globalThis.removeEventListener?.('online', hurry);
      socket?.close();
    },
  };
};

/** @param {string} id */
export const livePath = (id) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`;
