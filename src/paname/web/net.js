// The protocol (docs/reference/protocol.md): requests, and one live connection a table that comes back by itself.

/** @typedef {import('./draft.js').Legal} Legal */
/** @typedef {{id: string, name: string, account: boolean}} User */
/** @typedef {{seat: number, colour: string, kind: 'open'|'human'|'bot', user: string|null, name: string|null, level: string|null, bot_plays: boolean, resigned: boolean}} Seat */
/** @typedef {{id: string, game: string, players: number, options: Record<string, unknown>, status: 'open'|'running'|'over', host: string, rated: boolean, listed: boolean,
 *   hints: boolean, forecasts: boolean, undo: string, clock: {kind: string}, seats: Seat[], seal: import('./table/seal.js').Seal, previous: string|null, rematch: string|null}} Table */
/** @typedef {{seat: number, clause: string, source: string, points: number, note: string}} Line */
/** @typedef {{action: number, lines: Line[], totals: number[], certain: boolean}} Forecast */
/** @typedef {{scores: number[], winners: number[], places: number[], reason: string, seat: number|null}} Result */
/** @typedef {{audience: number, n: number, decision: number, status: string, to_move: number, view: any, legal: Legal[]|null, scores: (number|null)[]|null,
 *   undo: {can: string, to: number, asked: {seat: number, to: number, granted: number[]}|null}, clock: {running: number|null, left: number[], at: number}|null, result: Result|null}} State */
/** @typedef {{type: string, [field: string]: any}} GameEvent */
/** @typedef {{n: number, at: number, kind: string, seat: number, by?: string, decision?: number, action?: Legal, events?: GameEvent[], name?: string, text?: string, level?: string,
 *   grant?: boolean, to?: number, result?: Result, table?: string}} Update */
/** @typedef {{id: string, game: string, players: number, status: string, seats: Seat[], to_move: number, yours: number[], your_turn: boolean, updated: number, scores: (number|null)[]|null, result: Result|null}} TableLine */
/** @typedef {{code: string, text: string, clause?: string, reason?: string, decision?: number, retry_after?: number, field?: string}} Refusal */
/** @typedef {{type: 'reply', id: string, ok: boolean, error?: Refusal, [field: string]: any}} Reply */

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
const HEARTBEAT = 20_000;

/** @typedef {{message: (message: any) => void, status: (status: 'connecting'|'live'|'lost'|'gone', seconds: number) => void}} Listener */

/** One table's live connection. It says hello with the last number it has, sends unanswered commands again under their old ids, and never gives up.
 * @param {string} path @param {Listener} listener @param {typeof WebSocket} [Socket] */
export const connect = (path, listener, Socket = globalThis.WebSocket) => {
  /** @type {WebSocket | null} */
  let socket = null;
  let since = 0,
    tries = 0,
    closed = false,
    beat = 0,
    wait = 0,
    greeted = false;
  /** @type {Map<string, {command: object, done: (reply: Reply) => void}>} */
  const open = new Map();

  /** @param {object} message */
  const say = (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message));

  /** @param {any} message */
  const hear = (message) => {
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
    beat = Number(setInterval(() => greeted && say({ type: 'ping', t: Date.now() }), HEARTBEAT));
  };

  /** @param {number} code */
  const lose = (code) => {
    clearInterval(beat);
    socket = null;
    if (closed) return;
    if (code === 4004) return void listener.status('gone', 0);
    const seconds = PAUSES[Math.min(tries++, PAUSES.length - 1)];
    listener.status('lost', seconds);
    wait = Number(setTimeout(dial, seconds * 1000));
  };

  listener.status('connecting', 0);
  dial();
  return {
    /** Send a command and wait for its reply, over as many connections as it takes. @param {{type: string, [field: string]: unknown}} command @returns {Promise<Reply>} */
    send: (command) =>
      new Promise((done) => {
        const id = newId(),
          whole = { id, ...command };
        open.set(id, { command: whole, done });
        if (greeted) say(whole);
      }),
    /** Say something that is not answered. @param {object} message */
    tell: (message) => void say(message),
    /** Try again at once. */
    hurry: () => {
      if (socket || closed) return;
      clearTimeout(wait);
      dial();
    },
    /** Begin anew, as somebody else: the session has changed. */
    renew: () => {
      if (socket) socket.onclose = null;
      clearInterval(beat);
      clearTimeout(wait);
      socket?.close();
      dial();
    },
    /** Drop the connection as if it were lost. */
    drop: () => socket?.close(),
    close: () => {
      closed = true;
      clearTimeout(wait);
      clearInterval(beat);
      socket?.close();
    },
  };
};

/** @param {string} id */
export const livePath = (id) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`;
