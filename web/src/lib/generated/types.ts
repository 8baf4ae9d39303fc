/** Written by tools/generate_types.py. Do not edit. */

/** An argument that is a message itself. */
export interface Quoted {
  say: Message;
}

/** Something to be said: a key of the word files and, where it has any, its arguments. */
export type Message = [string, (Record<string, string | number | (string | number | Quoted)[] | Quoted>)?];

/** An element of a drawing, in the words of SVG; the same id before and after is the same thing. */
export interface Shape {
  tag: 'circle' | 'ellipse' | 'g' | 'line' | 'path' | 'pattern' | 'polygon' | 'polyline' | 'rect' | 'text' | 'use';
  id?: string;
  attrs?: Record<string, string | number>;
  text?: string | Message;
  title?: Message;
  children?: Shape[];
}

/** Shapes drawn together: shown, lit under the pointer (`hover`), or turned on by the watcher (`overlay`). */
export interface Layer {
  id: string;
  shapes: Shape[];
  kind?: 'hover' | 'overlay';
  label?: Message;
  key?: string;
}

/** Something that can be picked; a number has a range, and marks on its dial. */
export interface Pick {
  id: string;
  kind: 'button' | 'card' | 'number' | 'piece' | 'place' | 'turn';
  label: Message;
  outline?: Shape;
  area?: Shape;
  range?: [number, number];
  marks?: Record<string, Message>;
}

/** A legal action: what is sent, the picks that lead to it, how it is said, and what it puts on the board. */
export interface Choice {
  action: string;
  path: string[];
  label: Message;
  ghost?: Shape;
}

/** One thing a side of an offer may hold; `{n}` in `written` stands for a number of the range. */
export interface Term {
  written: string;
  label: Message;
  range: [number, number];
}

/** A seat that an offer may be made to. */
export interface Partner {
  seat: number;
  label: Message;
  gives: Term[];
  wants: Term[];
}

/** An action that is put together from terms rather than chosen. */
export interface OfferForm {
  template: string;
  partners: Partner[];
  left: number;
  joint: string;
  nothing: string;
}

/** What is shown of a seat beside the board. */
export interface Panel {
  seat: number;
  colour: string;
  score: number;
  facts: [Message, string | Message][];
  shapes: Shape[];
  chips: Message[];
}

/** A card, tile or token in hand. */
export interface Card {
  id: string;
  label: Message;
  shapes: Shape[];
  box: Box;
  spent: boolean;
}

/** A rectangle: x, y, width, height. */
export type Box = [number, number, number, number];

/** All that one watcher sees, and what can be picked. */
export interface Scene {
  box: Box;
  layers: Layer[];
  symbols: Record<string, Shape>;
  panels: Panel[];
  prompt: Message;
  hand: Card[];
  picks: Record<string, Pick>;
  choices: Choice[];
  focus: Box | null;
  description: Message | null;
  tables: [Message, [string | Message | Shape, string | Message][]][];
  offer?: OfferForm;
}

/** What an action would do; `points` are by seat. */
export interface Preview {
  lines: Message[];
  warnings: Message[];
  points: Record<string, number>;
  ghosts: Shape[];
}

/** Something that cannot be picked, and the rule that forbids it. */
export interface Forbidden {
  pick: Pick;
  rule: string;
  message: Message;
}

/** An action that a bot thought about: how often, and the share of the game it expects from it. */
export interface Considered {
  action: string;
  visits: number;
  value: number;
}

/** Somebody who plays or watches. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/** How time is kept: `minutes` and an `increment` in seconds, or `days` for each move. */
export interface ClockInfo {
  kind: 'days' | 'live' | 'none';
  minutes: number;
  increment: number;
  days: number;
  out: 'bot' | 'end';
}

/** The milliseconds left to each seat when it was `at` that time, and the seats whose time runs since. */
export interface Times {
  at: number;
  left: number[];
  running: number[];
}

/** A seat at a table. The `name` of somebody who deleted the account is empty. */
export interface SeatInfo {
  seat: number;
  colour: string;
  kind: 'bot' | 'open' | 'person';
  person: string | null;
  name: string;
  level: string;
  here: boolean;
  bot_plays: boolean;
  forfeited: boolean;
  you: boolean;
}

/** What a seat asks of the others; `sit`: somebody who sits nowhere asks for the seat of a bot. */
export interface SeatRequest {
  number: number;
  kind: 'draw' | 'sit' | 'undo';
  seat: number;
  agreed: number[];
  person?: string;
  name?: string;
}

/** A table itself, without the game. `can` is what the watcher may do besides playing. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, boolean | number | string>;
  status: 'open' | 'over' | 'paused' | 'running';
  visibility: 'link' | 'private' | 'public';
  rated: boolean;
  title: string;
  host: string;
  created: number;
  clock: ClockInfo;
  times: Times;
  seats: SeatInfo[];
  requests: SeatRequest[];
  commitment: string;
  watchers: number;
  delay: number;
  rematch: string | null;
  fork_of: [string, number] | null;
  brought: number;
  origin: 'position' | 'record' | 'start';
  can: string[];
}

/** How a game ended; `ranking` is empty for an abandoned one. */
export interface Outcome {
  ending: string;
  ranking: number[];
  scores: number[];
}

/** How a game ended, where the points came from, and what its draws can be checked by. */
export interface Result {
  ending: string;
  ranking: number[];
  scores: number[];
  breakdown: Record<string, number>[];
  seed: string;
  salt: string;
}

/** What everybody sees of a game, in every form. */
export interface Position {
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
}

/** What every document of a table has; `result` is there once the game is over. */
export interface TableDocument {
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
  info: TableInfo;
  result: Result | null;
}

/** A table for people: what to draw, what can be picked. */
export interface SceneDocument {
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
  info: TableInfo;
  result: Result | null;
  scene: Scene;
}

/** A position as a seat (null: a spectator) knows it, and its choices in notation. */
export interface View {
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
  game: string;
  rules: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  seat: number | null;
  position: Record<string, unknown>;
  choices: string[];
}

/** A table for programs. */
export interface ViewDocument {
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
  info: TableInfo;
  result: Result | null;
  view: View;
}

/** A table for those who only listen; the choices in notation, while the seat is asked. */
export interface EventsDocument {
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
  info: TableInfo;
  result: Result | null;
  choices: string[];
}

/** A clock in a list: what is as usual (no clock, a bot plays on) is left out. */
export interface ListedClock {
  kind?: 'days' | 'live' | 'none';
  minutes?: number;
  increment?: number;
  days?: number;
  out?: 'bot' | 'end';
}

/** A seat of a listed table. */
export interface ListedSeat {
  seat: number;
  colour: string;
  kind: 'bot' | 'open' | 'person';
  person: string | null;
  name: string;
  level: string;
}

/** A table as the lobby and the archive list it; `options` are those that differ from the game's own. */
export interface ListedTable {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'over' | 'paused' | 'running';
  visibility: 'link' | 'private' | 'public';
  rated: boolean;
  seats: ListedSeat[];
  clock: ListedClock;
  options: Record<string, boolean | number | string>;
  watchers: number;
  ply: number;
  to_act: number[];
  created: number;
  updated: number;
  host: string;
  result: Outcome | null;
}

/** This value instead. */
export interface Replaced {
  '=': unknown;
}

/** The object with these members changed or new, and these gone. */
export interface Members {
  '~': Record<string, Replaced | Members | Items>;
  '-'?: string[];
}

/** The list in which first, from an index on, so many items go and these come; then the items at these change. */
export interface Items {
  '+'?: [number, number, unknown[]][];
  '@'?: Record<string, Replaced | Members | Items>;
}

/** The first message: the version of these messages that the client speaks. */
export interface Hello {
  type: 'hello';
  id: string;
  version: number;
}

/** Show me a table as a seat of mine sees it, or as a spectator; `since` is the last step I know of. */
export interface Watch {
  type: 'watch';
  id: string;
  table: string;
  seat?: number | null;
  form?: 'events' | 'scene' | 'view';
  since?: number | null;
  invitation?: string;
}

/** I look away. */
export interface Unwatch {
  type: 'unwatch';
  id: string;
  table: string;
}

/** Show me the open tables and my own, from now on. */
export interface WatchLobby {
  type: 'lobby';
  id: string;
}

/** My choice at a table, made when it stood at this ply. */
export interface Act {
  type: 'act';
  id: string;
  table: string;
  seat: number;
  ply: number;
  action: string;
}

/** What would this action do? */
export interface AskPreview {
  type: 'preview';
  id: string;
  table: string;
  seat: number;
  ply: number;
  action: string;
}

/** What cannot be picked next, after these picks, and why? */
export interface AskForbidden {
  type: 'forbidden';
  id: string;
  table: string;
  seat: number;
  ply: number;
  picked?: string[];
}

/** What would a bot do in my place, and why? */
export interface AskHint {
  type: 'hint';
  id: string;
  table: string;
  seat: number;
  ply: number;
}

/** Take my last choice back: at once when nothing was revealed, otherwise the others are asked. */
export interface TakeBack {
  type: 'undo';
  id: string;
  table: string;
  seat: number;
}

/** I offer the others to end the game without a winner. */
export interface OfferDraw {
  type: 'draw';
  id: string;
  table: string;
  seat: number;
}

/** My answer to a request of another seat. */
export interface Reply {
  type: 'reply';
  id: string;
  table: string;
  seat: number;
  request: number;
  agree: boolean;
}

/** A line of chat. */
export interface Say {
  type: 'say';
  id: string;
  table: string;
  text: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'welcome';
  id: string;
  version: number;
  person: Person | null;
  now: number;
}

/** One thing that happened: `facts["event"]` is its name, said as the message `event-<name>`. Facts called `seat` or `seats`, or whose name ends so, are seats. How it sounds, how weighty it is, what it shows and what it gains its `seat` are as the game declares its events. */
export interface LogEntry {
  step: number;
  ply: number;
  at: number;
  facts: { event: string; [name: string]: unknown };
  sound?: '' | 'capture' | 'end' | 'offer' | 'points' | 'reveal' | 'seal' | 'set' | 'slap';
  weight?: 'dramatic' | 'notable' | 'routine';
  shows?: string[];
  points?: number;
  message?: Message;
}

/** One line of chat. */
export interface ChatLine {
  number: number;
  at: number;
  person: string;
  name: string;
  seat?: number | null;
  text: string;
}

/** The answer to `watch`: the whole document, what happened since, and the chat. */
export interface Document {
  type: 'table';
  id: string;
  table: string;
  seat?: number | null;
  form?: 'events' | 'scene' | 'view';
  step: number;
  document: SceneDocument | ViewDocument | EventsDocument;
  log?: LogEntry[];
  chat?: ChatLine[];
}

/** What changed since the last `table` or `change` of that table on this socket. */
export interface Change {
  type: 'change';
  table: string;
  since: number;
  step: number;
  delta?: Replaced | Members | Items;
  log?: LogEntry[];
}

/** It was done; the table then stood at this step. */
export interface Done {
  type: 'done';
  id: string;
  step?: number;
}

/** It was not done, and why: a code for programs, a sentence for people, the rule where a rule forbids it. */
export interface Refused {
  type: 'error';
  id: string | null;
  code: string;
  sentence: string;
  message?: Message;
  rule?: string;
  table?: string;
}

/** What the action would do. */
export interface PreviewAnswer {
  type: 'previewed';
  id: string;
  preview: Preview;
}

/** What cannot be picked next though one might try. */
export interface ForbiddenAnswer {
  type: 'forbade';
  id: string;
  picks: Forbidden[];
}

/** What a bot would do: the action, its picks, why, and what else it considered. */
export interface HintAnswer {
  type: 'hinted';
  id: string;
  action: string;
  path: string[];
  sentences: Message[];
  considered: Considered[];
}

/** A line of chat, as soon as it is said. */
export interface Said {
  type: 'said';
  table: string;
  line: ChatLine;
}

/** Open tables and one's own; whole, after every change (at most one a second). */
export interface Lobby {
  type: 'tables';
  open: ListedTable[];
  mine: ListedTable[];
}

/** At one of your tables you are asked now; not sent to a socket that watches the table from that seat. */
export interface YourTurn {
  type: 'turn';
  table: string;
  seat: number;
  ply: number;
}

/** The server closes; come back after so many milliseconds. */
export interface Bye {
  type: 'bye';
  reason: string;
  retry: number;
}

/** It was done, and there is nothing to say of it. */
export type Nothing = Record<string, never>;

/** Why it was not done: a code for programs, a sentence in English, the same as a message, and the rule, if any. */
export interface Refusal {
  code: string;
  sentence: string;
  message: Message;
  rule?: string;
}

/** It was not done. */
export interface RefusedRequest {
  error: Refusal;
}

/** Who you are from now on. */
export interface Entered {
  person: Person;
}

/** You are nobody from now on. */
export interface Left {
  person?: null;
}

/** Who the server thinks you are (null: a stranger), and what you may do. */
export interface Me {
  person: Person | null;
  scopes: string[];
}

/** A browser in which you are signed in; `current` is this one. */
export interface SessionShown {
  id: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}

/** A key for programs, and when it was last used. */
export interface TokenShown {
  id: string;
  label: string;
  scopes: string[];
  created: number;
  used: number | null;
}

/** A new key; its secret is shown this once. */
export interface NewToken {
  id: string;
  label: string;
  scopes: string[];
  created: number;
  used: number | null;
  secret: string;
}

/** How a person has fared at a game with so many seats; `place` and `score` are averages. */
export interface Fared {
  game: string;
  seats: number;
  played: number;
  won: number;
  place: number;
  score: number;
  best: number;
  last: number;
}

/** A rating: `rating` is the cautious estimate, mu less three sigma. */
export interface Rated {
  game: string;
  seats: number;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** What everybody may know of a person. */
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  games: Fared[];
  ratings: Rated[];
}

/** A game in one language. */
export interface GameName {
  name: string;
  tagline: string;
}

/** An option of a game; a number lies between `least` and `most`, where there are such bounds. */
export interface GameOption {
  id: string;
  kind: 'choice' | 'number' | 'switch' | 'text';
  default: boolean | number | string;
  values?: (boolean | number | string)[];
  per_seat?: boolean;
  least?: number | null;
  most?: number | null;
}

/** A game that can be played; `seats` are the numbers of seats it can have, `levels` those of the bots. */
export interface GameKind {
  id: string;
  name: string;
  tagline: string;
  names: Record<string, GameName>;
  rules: string;
  seats: number[];
  colours: string[];
  endings: string[];
  levels: string[];
  options: GameOption[];
}

/** The rules of a game and those of every table as Markdown, and each rule by its number. */
export interface RulesText {
  text: string;
  table: string;
  rules: Record<string, string>;
}

/** A lesson in a list. */
export interface LessonHead {
  name: string;
  rule: string;
  title: Message;
}

/** What a watcher of a table would keep, without a table. */
export interface LessonDocument {
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
  scene: Scene;
}

/** A position to solve, with its words. */
export interface LessonShown {
  name: string;
  rule: string;
  title: Message;
  seat: number;
  text: Message;
  task: Message;
  document: LessonDocument;
}

/** Something that an answer made happen. */
export interface LessonEvent {
  ply: number;
  facts: { event: string; [name: string]: unknown };
}

/** Was the answer right, and why; how the table stands after it; a right answer, where it was asked for. */
export interface Verdict {
  right: boolean;
  message: Message;
  document: LessonDocument;
  log: LessonEvent[];
  answer?: string;
}

/** What an answer would do. */
export interface Previewed {
  preview: Preview;
}

/** A table; the step at which it was changed, where it was; invitations by seat, for those who sit there. */
export interface TableShown {
  id: string;
  info: TableInfo;
  step?: number;
  invitations?: Record<string, string>;
}

/** A page of tables, and whether there are more. */
export interface TableList {
  tables: ListedTable[];
  more: boolean;
}

/** The document after a ply, and the log of that ply. */
export interface Replay {
  document: SceneDocument;
  log: LogEntry[];
}

/** Who made each ply of a finished game (-1: chance), and the scores after each number of plies from 0 on. */
export interface Course {
  last: number;
  plies: number[];
  scores: number[][];
}

/** What a bot thinks of the decisions of a finished game, by ply: points each seat could expect, what was best. */
export interface Analysis {
  status: 'done' | 'none' | 'running';
  values: Record<string, number[]>;
  best: Record<string, Considered[]>;
}

/** Is the server open, and does its store answer? */
export interface Health {
  status: 'broken' | 'closing' | 'ok';
  store: string;
}

export type Arg = string | number | (string | number | Quoted)[] | Quoted;

export interface Facts {
  event: string;
  [name: string]: unknown;
}

export type SceneTable = [Message, [string | Message | Shape, string | Message][]];

export type OptionValue = boolean | number | string;

/** Anything a client says. */
export type ClientMessage = Hello | Watch | Unwatch | WatchLobby | Act | AskPreview | AskForbidden | AskHint | TakeBack | OfferDraw | Reply | Say;

/** Anything the server says. */
export type ServerMessage = Welcome | Document | Change | Done | Refused | PreviewAnswer | ForbiddenAnswer | HintAnswer | Said | Lobby | YourTurn | Bye;

/** What the learner chose, in notation. */
export interface Answer {
  action: string;
  show?: boolean;
}

/** From which ply to play on, and with whom. */
export interface ForkWish {
  ply: number;
  seats?: WantedSeat[] | null;
}

/** An account. */
export interface NameAndPassword {
  name: string;
  password: string;
}

/** A name, as others are to see it. */
export interface Named {
  name: string;
}

/** The password until now, and the one from now on. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A line of chat that somebody responsible should read. */
export interface Report {
  table: string;
  number: number;
  reason: string;
}

/** Who is to sit there from now on. */
export interface SeatChange {
  who: 'me' | 'bot' | 'nobody';
  level?: string;
  invitation?: string;
}

/** The seat in whose name it is done, where that matters. */
export interface SeatNamed {
  seat?: number | null;
}

/** A token for a program: what it is called, and what it may do. */
export interface TokenWish {
  label: string;
  scopes: ('read' | 'play' | 'tables')[];
}

/** How time is kept. */
export interface WantedClock {
  kind?: 'none' | 'live' | 'days';
  minutes?: number;
  increment?: number;
  days?: number;
  out?: 'bot' | 'end';
}

/** Who is to sit at a seat. */
export interface WantedSeat {
  kind: 'me' | 'bot' | 'open';
  level?: string;
}

/** A table to be set up. */
export interface WantedTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, boolean | number | string>;
  visibility?: 'public' | 'link' | 'private';
  clock?: WantedClock;
  rated?: boolean;
  delay?: number;
  title?: string;
  start?: boolean;
  record?: string | null;
  position?: Record<string, unknown> | string | null;
}

/** Every address that can be asked, with what is sent and what comes back. */
export interface Routes {
  'GET /games': { query: { language?: string }; reply: GameKind[] };
  'GET /words/{language}.ftl': { reply: string };
  'GET /games/{game}/words/{language}.ftl': { reply: string };
  'GET /games/{game}/rules/{language}': { reply: RulesText };
  'GET /games/{game}/pictures/{name}.svg': { query: { language?: string }; reply: string };
  'GET /games/{game}/picture.svg': { query: { language?: string }; reply: string };
  'GET /games/{game}/lessons': { reply: LessonHead[] };
  'GET /games/{game}/lessons/{name}': { reply: LessonShown };
  'POST /games/{game}/lessons/{name}': { body: Answer; reply: Verdict };
  'POST /games/{game}/lessons/{name}/preview': { body: Answer; reply: Previewed };
  'GET /me': { reply: Me };
  'DELETE /me': { reply: Left };
  'PATCH /me': { body: Named; reply: Entered };
  'PUT /me/password': { body: NewPassword; reply: Entered };
  'POST /guests': { body: Named; reply: Entered };
  'POST /accounts': { body: NameAndPassword; reply: Entered };
  'GET /sessions': { reply: SessionShown[] };
  'POST /sessions': { body: NameAndPassword; reply: Entered };
  'DELETE /sessions/{session}': { reply: Nothing };
  'GET /people/{person}': { reply: Profile };
  'GET /me/muted': { reply: string[] };
  'PUT /me/muted/{person}': { reply: string[] };
  'DELETE /me/muted/{person}': { reply: string[] };
  'GET /tokens': { reply: TokenShown[] };
  'POST /tokens': { body: TokenWish; reply: NewToken };
  'DELETE /tokens/{token}': { reply: Nothing };
  'GET /tables': { query: { status?: '' | 'open' | 'running' | 'paused' | 'over'; game?: string; mine?: boolean; text?: string; page?: number }; reply: TableList };
  'POST /tables': { body: WantedTable; reply: TableShown };
  'GET /tables/{table}': { query: { invitation?: string }; reply: TableShown };
  'PUT /tables/{table}/seats/{seat}': { body: SeatChange; reply: TableShown };
  'POST /tables/{table}/start': { reply: TableShown };
  'POST /tables/{table}/pause': { reply: TableShown };
  'POST /tables/{table}/resume': { reply: TableShown };
  'POST /tables/{table}/resign': { body: SeatNamed; reply: TableShown };
  'POST /tables/{table}/abandon': { reply: TableShown };
  'POST /tables/{table}/rematch': { reply: TableShown };
  'POST /tables/{table}/fork': { body: ForkWish; reply: TableShown };
  'GET /tables/{table}/record': { query: { seat?: number | null }; reply: string };
  'GET /tables/{table}/position': { query: { ply?: number | null; seat?: number | null }; reply: Record<string, unknown> };
  'GET /tables/{table}/replay/{ply}': { query: { seat?: number | null; open?: boolean }; reply: Replay };
  'GET /tables/{table}/course': { reply: Course };
  'GET /tables/{table}/analysis': { reply: Analysis };
  'POST /tables/{table}/analysis': { reply: Analysis };
  'POST /reports': { body: Report; reply: Nothing };
  'GET /socket.json': { reply: Record<string, unknown> };
}
