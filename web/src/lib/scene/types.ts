/** Scenes and documents as the server sends them (jurade.core.scene, jurade.table.messages). */

export type Arg = string | number | { say: Message } | Arg[];
export type Message = [string] | [string, Record<string, Arg>];
export type Box = [x: number, y: number, width: number, height: number];

export interface Shape {
  tag: 'g' | 'path' | 'rect' | 'circle' | 'ellipse' | 'line' | 'polyline' | 'polygon' | 'text' | 'use' | 'pattern';
  id?: string;
  attrs?: Record<string, string | number>;
  text?: string | Message;
  title?: Message;
  children?: Shape[];
}

export interface Layer {
  id: string;
  shapes: Shape[];
  kind?: 'hover' | 'overlay';
  label?: Message;
  key?: string;
}

export type PickKind = 'place' | 'piece' | 'card' | 'button' | 'turn' | 'number';

export interface Pick {
  id: string;
  kind: PickKind;
  label: Message;
  outline?: Shape;
  area?: Shape;
  range?: [number, number];
  marks?: Record<string, Message>;
}

export interface Choice {
  action: string;
  path: string[];
  label: Message;
  ghost?: Shape;
}

export interface Term {
  written: string;
  label: Message;
  range: [number, number];
}

export interface Partner {
  seat: number;
  label: Message;
  gives: Term[];
  wants: Term[];
}

export interface OfferForm {
  template: string;
  partners: Partner[];
  left: number;
  joint: string;
  nothing: string;
}

export interface Panel {
  seat: number;
  colour: string;
  score: number;
  facts: [Message, string | Message][];
  shapes: Shape[];
  chips: Message[];
}

export interface Card {
  id: string;
  label: Message;
  shapes: Shape[];
  box: Box;
  spent: boolean;
}

export interface Preview {
  lines: Message[];
  warnings: Message[];
  points: Record<string, number>;
  ghosts: Shape[];
}

export type SceneTable = [Message, [Message | Shape | string, Message | string][]];
export type Symbols = Record<string, Shape>;

export interface Scene {
  box: Box;
  layers: Layer[];
  symbols: Symbols;
  panels: Panel[];
  prompt: Message;
  hand: Card[];
  picks: Record<string, Pick>;
  choices: Choice[];
  focus: Box | null;
  description: Message | null;
  tables: SceneTable[];
  offer?: OfferForm;
}

export interface SeatInfo {
  seat: number;
  colour: string;
  kind: 'person' | 'bot' | 'open';
  person: string | null;
  name: string | null;
  level: string | null;
  here: boolean;
  bot_plays: boolean;
  forfeited?: boolean;
  you: boolean;
}

export interface Request {
  number: number;
  /** `sit`: somebody who is not at the table asks for the seat of a bot. */
  kind: 'undo' | 'draw' | 'sit';
  seat: number;
  /** Who asks to sit down. */
  person?: string;
  name?: string;
  agreed: number[];
}

export interface Clock {
  kind: 'none' | 'live' | 'days';
  minutes: number;
  increment: number;
  days: number;
  out: 'bot' | 'end';
}

export interface Info {
  id: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  status: 'open' | 'running' | 'paused' | 'over';
  visibility: 'public' | 'link' | 'private';
  rated: boolean;
  title: string;
  host?: string;
  clock: Clock;
  times: { at: number; left: (number | null)[]; running: number[] };
  seats: SeatInfo[];
  requests: Request[];
  commitment: string | null;
  watchers: number;
  delay: number;
  rematch: string | null;
  fork_of: unknown;
  /** From where the game began: the rules' beginning, a record that was brought along, or a written position. */
  origin?: 'start' | 'record' | 'position';
  can: string[];
}

export interface Result {
  ending: string;
  ranking: number[];
  scores: number[];
  breakdown: Record<string, number>[];
  seed?: string | number;
  salt?: string;
}

export interface TableDocument {
  info: Info;
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
  scene: Scene | null;
  result: Result | null;
}

export type Facts = { event: string } & Record<string, unknown>;

export interface LogEntry {
  step: number;
  ply: number;
  at: number;
  facts: Facts;
  /** The line of a game's event; the table's own events are said from their facts. */
  message?: Message;
}

export interface ChatLine {
  number: number;
  at: number;
  person: string;
  name: string;
  seat?: number | null;
  text: string;
}

/** Something that cannot be picked, and why. */
export interface Forbidden {
  pick: Pick;
  rule: string;
  message: Message;
}

export interface Hint {
  action: string;
  path: string[];
  sentences: Message[];
  considered: { action: string; visits: number; value: number }[];
}
