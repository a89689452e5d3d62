// The protocol's types. Written by tools/wire_types.py from the server's definitions; don't edit.

export type GameEvent = { type: string; [field: string]: any };

/** How time is kept: none, Fischer (seconds), or days a move. */
export interface Clock {
  kind: string;
  initial: number;
  increment: number;
  days: number;
}

/** Everything about a table that is neither its game nor its people. */
export interface TableSettings {
  listed: boolean;
  rated: boolean;
  clock: Clock;
  time_out: string;
  leave: string;
  undo: string;
  hints: boolean;
  forecasts: boolean;
}

/** Why the rules refuse something: the clause, a code with its facts, and the English sentence. */
export interface Reason {
  clause: string;
  code: string;
  facts: Record<string, number | string | string[]>;
  text: string;
}

/** A refusal as a client gets it. */
export interface Refusal {
  code: string;
  text: string;
  case?: string;
  facts?: Record<string, number | string | string[]>;
  why?: Reason;
  clause?: string;
  reason?: string;
  decision?: number;
  retry_after?: number;
  field?: string;
}

/** An action: its id, its line of notation, and its readable fields. */
export interface Action {
  id: number;
  text: string;
  fields: Record<string, unknown>;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  colour: string;
  kind: 'bot' | 'human' | 'open';
  user: string | null;
  name: string | null;
  account: boolean;
  level: string | null;
  bot_plays: boolean;
  resigned: boolean;
  away: boolean;
}

/** The seal: commitment and nonces; the secret and the seed once the game is over. */
export interface Seal {
  commitment: string;
  nonces: (string | null)[];
  secret: string | null;
  seed: string | null;
}

/** A table as everybody sees it. */
export interface Table {
  listed: boolean;
  rated: boolean;
  clock: Clock;
  time_out: string;
  leave: string;
  undo: string;
  hints: boolean;
  forecasts: boolean;
  id: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, boolean | number | string | string[]>;
  status: 'open' | 'over' | 'running';
  origin: 'lesson' | 'new' | 'position';
  host: string;
  created: number;
  seats: Seat[];
  seal: Seal;
  previous: string | null;
  rematch: string | null;
  forked_from: string | null;
}

/** A table as a line of a list. */
export interface TableLine {
  id: string;
  game: string;
  players: number;
  status: 'open' | 'over' | 'running';
  seats: Seat[];
  to_move: number | null;
  yours: number[];
  your_turn: boolean;
  updated: number;
  decision: number;
  result: Result | null;
}

/** A line of a score: the points, the clause, a code for what they are for, about what, and the numbers behind. */
export interface Line {
  seat: number;
  clause: string;
  code: string;
  points: number;
  subject: Record<string, number | string | string[]>;
  facts: Record<string, number | string | string[]>;
}

/** The lines of the scores that an audience knows. */
export interface Breakdown {
  lines: Line[];
  scores: (number | null)[];
  certain: boolean;
}

/** What an action would change in the scores. */
export interface Forecast {
  action: number;
  lines: Line[];
  totals: number[];
  certain: boolean;
}

/** Why something can't be done, and legal actions close to it; or the ids of what can be done after all. */
export interface Why {
  clause?: string;
  code?: string;
  facts?: Record<string, number | string | string[]>;
  text?: string;
  reason?: string;
  near?: Action[];
  legal?: number[];
}

/** Somebody asks to go back. */
export interface UndoQuestion {
  seat: number;
  to: number;
  granted: number[];
}

/** What this audience can undo, and the question that is open. */
export interface Undo {
  can: 'ask' | 'free' | 'no';
  to: number | null;
  asked: UndoQuestion | null;
}

/** What is left of everybody's time as of a moment. */
export interface ClockState {
  running: number | null;
  left: number[];
  at: number;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  places: number[];
  reason: 'resigned' | 'rules' | 'time';
  seat: number | null;
}

/** How things stand, for one audience. */
export interface State {
  audience: number;
  n: number;
  decision: number;
  status: 'open' | 'over' | 'running';
  to_move: number | null;
  view: any;
  legal: Action[] | null;
  scores: (number | null)[] | null;
  lines: Line[] | null;
  certain: boolean;
  undo: Undo;
  clock: ClockState | null;
  result: Result | null;
}

/** How things stand, after the curtain was opened or closed. */
export interface StateMessage {
  type: 'state';
  audience: number;
  n: number;
  decision: number;
  status: 'open' | 'over' | 'running';
  to_move: number | null;
  view: any;
  legal: Action[] | null;
  scores: (number | null)[] | null;
  lines: Line[] | null;
  certain: boolean;
  undo: Undo;
  clock: ClockState | null;
  result: Result | null;
}

/** How things stood; nothing can be done there. */
export interface PastState {
  audience: number;
  decision: number;
  status: 'open' | 'over' | 'running';
  to_move: number | null;
  view: any;
  legal: null;
  scores: (number | null)[];
  result: Result | null;
}

/** One entry of the log, holding what an audience may know of it. */
export interface Update {
  n: number;
  at: number;
  kind: string;
  seat?: number;
  name?: string;
  by_seat?: number;
  level?: string;
  to?: number;
  grant?: boolean;
  text?: string;
  table?: string;
  by?: 'bot' | 'human';
  decision?: number;
  action?: Action;
  result?: Result | null;
  seal?: Seal;
  events?: GameEvent[];
}

/** The decision that led to a past position. */
export interface PastMove {
  kind: 'moved';
  seat: number;
  decision: number;
  events: GameEvent[];
  action?: Action;
}

/** A past position, and what led there. */
export interface Past {
  decision: number;
  of: number;
  state: PastState;
  breakdown: Breakdown;
  update: PastMove | null;
}

/** How the scores went: before the first decision and after each one, and who made it. */
export interface Curve {
  of: number;
  scores: (number | null)[][];
  movers: number[];
}

/** What the bot thinks of one action. */
export interface HintReason {
  action: Action;
  visits: number;
  lead: number;
  win: number;
}

/** What the bot would do, and what it thinks of that and of the next best. */
export interface Hint {
  action: Action;
  level: string;
  text: string;
  reasons: HintReason[];
  exact: boolean;
}

/** Somebody with a session, as everybody may see them. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
}

/** The answer to hello. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  you: Person | null;
  seats: number[];
  audience: number;
  table: Table;
  n: number;
  time: number;
}

/** What happened, and how things stand after it. */
export interface Updates {
  type: 'updates';
  updates: Update[];
  state: State;
  table?: Table;
  resync?: boolean;
}

/** Which seats have somebody here, and how many watch. */
export interface Presence {
  type: 'presence';
  seats: boolean[];
  watchers: number;
}

/** A bot thinks, or has stopped without a move. */
export interface Thinking {
  type: 'thinking';
  seat: number;
  level: string;
  since: number | null;
}

/** Is anybody there? */
export interface ServerPing {
  type: 'ping';
  t: number;
}

/** The answer to a ping. */
export interface ServerPong {
  type: 'pong';
  t: number;
  time: number;
}

/** A refusal of something that had no id. */
export interface ErrorMessage {
  type: 'error';
  id: null;
  ok: boolean;
  error: Refusal;
}

/** The answer to a command or a question; the fields are those that were asked for. */
export interface Reply {
  type: 'reply';
  id: string;
  ok: boolean;
  error?: Refusal;
  n?: number;
  table?: string;
  forecasts?: Forecast[];
  why?: Why;
  lines?: Line[];
  scores?: (number | null)[] | (number | null)[][];
  certain?: boolean;
  legal?: Action[];
  hint?: Hint;
  decision?: number;
  of?: number;
  state?: PastState;
  breakdown?: Breakdown;
  update?: PastMove | null;
  movers?: number[];
}

/** Take an open seat. */
export interface JoinCommand {
  type: 'join';
  seat?: number | null;
  name?: string | null;
  nonce?: string | null;
  id?: string;
}

/** Stand up. */
export interface LeaveCommand {
  type: 'leave';
  seat?: number | null;
  id?: string;
}

/** Take your seat back. */
export interface ReturnCommand {
  type: 'return';
  seat?: number | null;
  id?: string;
}

/** The host opens a seat or gives it to a bot. */
export interface SetSeatCommand {
  type: 'seat';
  seat: number;
  kind: string;
  level?: string;
  id?: string;
}

/** Begin. */
export interface StartCommand {
  type: 'start';
  id?: string;
}

/** Make a decision, by its id or in notation. */
export interface MoveCommand {
  type: 'move';
  decision: number;
  action?: number | null;
  text?: string | null;
  id?: string;
}

/** Take back. */
export interface UndoCommand {
  type: 'undo';
  to?: number | null;
  seat?: number | null;
  id?: string;
}

/** Agree to an undo, or not. */
export interface UndoAnswerCommand {
  type: 'undo_answer';
  grant: boolean;
  seat?: number | null;
  id?: string;
}

/** Say something. */
export interface ChatCommand {
  type: 'chat';
  text: string;
  id?: string;
}

/** Give up. */
export interface ResignCommand {
  type: 'resign';
  seat?: number | null;
  id?: string;
}

/** Let a bot play for somebody who is away. */
export interface ReplaceCommand {
  type: 'replace';
  seat: number;
  level?: string;
  id?: string;
}

/** Timeline again. */
export interface RematchCommand {
  type: 'rematch';
  id?: string;
}

/** Ask what actions would be worth. */
export interface ForecastQuery {
  type: 'forecast';
  actions: number[];
  decision: number;
  id?: string;
}

/** Ask why something may not be done. */
export interface WhyQuery {
  type: 'why';
  action?: number | null;
  text?: string | null;
  draft?: Record<string, unknown> | null;
  id?: string;
}

/** Ask for the scores by clause. */
export interface BreakdownQuery {
  type: 'breakdown';
  id?: string;
}

/** Ask for the legal actions. */
export interface LegalQuery {
  type: 'legal';
  decision?: number | null;
  id?: string;
}

/** Ask the strongest bot. */
export interface HintQuery {
  type: 'hint';
  id?: string;
}

/** Ask for a past position. */
export interface ReplayQuery {
  type: 'replay';
  decision: number;
  id?: string;
}

/** Ask how the scores went. */
export interface CurveQuery {
  type: 'curve';
  id?: string;
}

/** The first message of a live connection. */
export interface HelloMessage {
  type: 'hello';
  protocol: number;
  since?: number | null;
  seat?: number | null;
  id?: string;
}

/** Is anybody there? */
export interface PingMessage {
  type: 'ping';
  t?: number;
  id?: string;
}

/** The answer to the server's ping. */
export interface PongMessage {
  type: 'pong';
  t?: number;
  id?: string;
}

/** Open the curtain for one seat. */
export interface RevealMessage {
  type: 'reveal';
  seat: number;
  id?: string;
}

/** Close the curtain. */
export interface ConcealMessage {
  type: 'conceal';
  id?: string;
}

/** Who shall sit on one seat of a new table. */
export interface SeatWish {
  kind: string;
  level?: string;
  name?: string | null;
}

/** A table as it is asked for. */
export interface NewTable {
  listed?: boolean;
  rated?: boolean;
  clock?: Clock;
  time_out?: string;
  leave?: string;
  undo?: string;
  hints?: boolean;
  forecasts?: boolean;
  game: string;
  id?: string | null;
  players?: number | null;
  options?: Record<string, boolean | number | string | string[]>;
  seats?: SeatWish[] | null;
  lesson?: boolean;
  nonce?: string;
  record?: Record<string, unknown> | null;
  decision?: number | null;
}

export type ServerMessage = Welcome | Updates | StateMessage | Presence | Thinking | ServerPing | ServerPong | Reply | ErrorMessage;

export type Command = JoinCommand | LeaveCommand | ReturnCommand | SetSeatCommand | StartCommand | MoveCommand | UndoCommand | UndoAnswerCommand | ChatCommand | ResignCommand | ReplaceCommand | RematchCommand;

export type Query = ForecastQuery | WhyQuery | BreakdownQuery | LegalQuery | HintQuery | ReplayQuery | CurveQuery;
