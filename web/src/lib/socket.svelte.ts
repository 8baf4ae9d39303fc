/**
 * The one socket of this page: asks with ids, keeps documents by applying changes, comes back by itself.
 *
 * What was asked and not yet answered when a connection broke is asked again with the same id: the server does it once.
 */
import { apply, type Delta } from './delta';
import { setMe, type Me } from './me.svelte';
import type { ChatLine, Forbidden, Hint, LogEntry, Message, Preview, Symbols, TableDocument } from './scene/types';

const VERSION = 1;
const LONGEST_WAIT = 10_000;
const TOO_OFTEN = 2000; // milliseconds after which a table is asked for again when that was too often
const CHANGE_FOLLOWS = 1500; // milliseconds in which a change comes after the answer that it was made

/** The server did not do it: why. `stale`: the table moved on in the meantime. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly said: Message | null,
    readonly rule: string,
  ) {
    super(sentence);
  }
}

interface Received {
  type: string;
  id?: string | null;
  table?: string;
  step?: number;
  /** Of a change: the step it changes the document of. */
  since?: number;
  seat?: number | null;
  delta?: Delta;
  document?: TableDocument;
  log?: LogEntry[];
  chat?: ChatLine[];
  line?: ChatLine;
  code?: string;
  sentence?: string;
  message?: Message | null;
  rule?: string;
  person?: Me;
  now?: number;
  retry?: number;
  preview?: Preview;
  picks?: Forbidden[];
  open?: unknown[];
  mine?: unknown[];
}

interface Asked {
  text: string;
  answer: (got: Received) => void;
  refuse: (why: Error) => void;
  /** Asked again after the connection was lost. */
  kept: boolean;
}

export type Status = 'new' | 'open' | 'lost';

/** Changes that arrived together, in their order: what happened, and how the table stood then. */
export interface Arrival {
  document: TableDocument;
  log: LogEntry[];
  /** The whole document came anew: nothing to animate. */
  whole: boolean;
}

/** A table that is watched. Its document is the newest one; `onarrival` gets every one in between. */
export class Watched {
  document = $state.raw<TableDocument | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  step = -1;
  /** From which step on the log was asked for; null: all of it. */
  since: number | null = null;
  invitation = '';
  symbols: Symbols = {};
  onarrival: ((arrival: Arrival) => void) | null = null;
  onrefusal: ((why: Refused) => void) | null = null;
  /** The whole document has been asked for: changes of an older one are of no use. */
  isBehind = false;

  constructor(
    readonly table: string,
    public seat: number | null,
  ) {}

  whole(got: Received): void {
    this.seat = got.seat ?? null;
    this.step = got.step ?? 0;
    this.isBehind = false;
    const log = got.log ?? [];
    this.log = this.since === null ? log : [...withoutUndone(this.log, log), ...log];
    this.chat = got.chat ?? this.chat;
    this.take(got.document!, log, true);
  }

  /** Take a change; false when it changes another document than the one that is here. */
  change(got: Received): boolean {
    if (!this.document || this.isBehind) return true;
    if (got.since !== undefined && got.since !== this.step) return false;
    this.step = got.step ?? this.step;
    const log = got.log ?? [];
    if (log.length) this.log = [...withoutUndone(this.log, log), ...log];
    this.take(apply(this.document, got.delta) as TableDocument, log, false);
    return true;
  }

  private take(document: TableDocument, log: LogEntry[], whole: boolean): void {
    if (document.scene) Object.assign(this.symbols, document.scene.symbols);
    this.document = document;
    this.refused = null;
    this.onarrival?.({ document, log, whole });
  }
}

/** The log without what these new entries say was taken back. */
function withoutUndone(log: LogEntry[], fresh: LogEntry[]): LogEntry[] {
  let kept = log;
  for (const { facts } of fresh) {
    const { plies } = facts;
    if (/^table-(undone|taken-back)$/.test(facts.event) && typeof plies === 'number') {
      kept = kept.filter((entry) => entry.ply <= plies || entry.facts.event.startsWith('table-'));
    }
  }
  return kept;
}

export interface LobbyNews {
  open: unknown[];
  mine: unknown[];
}

class Connection {
  status = $state<Status>('new');
  /** Since when there is no connection, in milliseconds of this machine; null while there is one. */
  lostAt = $state<number | null>(null);
  lobby = $state.raw<LobbyNews | null>(null);
  /** What the server's clock is ahead of this machine's. */
  ahead = 0;
  onturn: ((table: string, seat: number) => void) | null = null;

  private socket: WebSocket | null = null;
  private number = 0;
  private readonly run = Math.random().toString(36).slice(2, 8);
  private readonly asked = new Map<string, Asked>();
  private readonly watched = new Map<string, Watched>();
  private wantsLobby = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private welcomed = false;

  /** The server's time now. */
  now(): number {
    return Date.now() + this.ahead;
  }

  connect(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.socket = socket;
    this.welcomed = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', id: this.id(), version: VERSION }));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Received);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Begin anew: who I am has changed, and the server knows a socket's person from its beginning. */
  restart(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.tries = 0;
    this.connect();
  }

  private lost(wait?: number): void {
    this.socket = null;
    this.status = 'lost';
    this.lostAt ??= Date.now();
    for (const [id, asked] of this.asked) {
      if (!asked.kept) {
        this.asked.delete(id);
        asked.refuse(new Refused('lost', 'The connection was lost.', ['table-lost'], ''));
      }
    }
    const pause = wait ?? Math.min(LONGEST_WAIT, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries++;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.status === 'lost' && !this.socket) {
      this.tries = 0;
      this.connect();
    }
  }

  private id(): string {
    return `${this.run}-${++this.number}`;
  }

  private receive(got: Received): void {
    switch (got.type) {
      case 'welcome':
        this.welcomed = true;
        this.tries = 0;
        this.ahead = (got.now ?? Date.now()) - Date.now();
        if (got.person?.id) setMe(got.person);
        this.status = 'open';
        this.lostAt = null;
        for (const watched of this.watched.values()) this.sendWatch(watched);
        if (this.wantsLobby) this.send({ type: 'lobby', id: this.id() });
        for (const asked of this.asked.values()) if (asked.text) this.socket?.send(asked.text); // watching was said above
        return;
      case 'table':
        this.watched.get(got.table ?? '')?.whole(got);
        break;
      case 'change':
        if (this.watched.get(got.table ?? '')?.change(got) === false) this.lookAgain(got.table!);
        return;
      case 'said': {
        const watched = this.watched.get(got.table ?? '');
        if (watched && got.line && !watched.chat.some((line) => line.number === got.line!.number)) {
          watched.chat = [...watched.chat, got.line];
        }
        return;
      }
      case 'tables':
        this.lobby = { open: got.open ?? [], mine: got.mine ?? [] };
        break;
      case 'turn':
        this.onturn?.(got.table ?? '', got.seat ?? 0);
        return;
      case 'bye':
        this.socket?.close();
        this.socket = null;
        this.lost(got.retry);
        return;
    }
    const asked = got.id ? this.asked.get(got.id) : undefined;
    if (!asked || !got.id) {
      if (got.type === 'error' && got.table) {
        const watched = this.watched.get(got.table);
        if (watched) watched.refused = this.refusal(got);
      }
      return;
    }
    this.asked.delete(got.id);
    if (got.type === 'error') asked.refuse(this.refusal(got));
    else asked.answer(got);
  }

  private refusal(got: Received): Refused {
    return new Refused(got.code ?? 'unknown', got.sentence ?? '', got.message ?? null, got.rule ?? '');
  }

  private send(message: object): void {
    if (this.welcomed) this.socket?.send(JSON.stringify(message));
  }

  /** Ask something; the promise is kept when the answer comes, also over a new connection when `kept`. */
  private ask(message: Record<string, unknown>, kept = false): Promise<Received> {
    const id = this.id();
    const text = JSON.stringify({ ...message, id });
    this.connect();
    if (!kept && this.status === 'lost') {
      return Promise.reject(new Refused('lost', 'The connection was lost.', ['table-lost'], ''));
    }
    return new Promise((answer, refuse) => {
      this.asked.set(id, { text, answer, refuse, kept });
      if (this.welcomed) this.socket?.send(text);
    });
  }

  /**
   * Ask for the whole of a table again: what is here is old. Whatever was missed comes with it, and nothing twice.
   * Without a connection there is nothing to do: a new one begins with just this.
   */
  lookAgain(table: string): void {
    const watched = this.watched.get(table);
    if (!watched || watched.isBehind) return;
    watched.isBehind = true;
    if (this.welcomed) this.sendWatch(watched);
  }

  /** It was done at this step: if nobody tells what changed, ask. */
  private expect(table: string, step: number): void {
    setTimeout(() => {
      const watched = this.watched.get(table);
      if (watched && watched.step < step) this.lookAgain(table);
    }, CHANGE_FOLLOWS);
  }

  private async change(message: Record<string, unknown> & { table: string }): Promise<unknown> {
    const { step = 0 } = await this.ask(message, true);
    this.expect(message.table, step);
    return step;
  }

  private sendWatch(watched: Watched): void {
    watched.since = watched.step >= 0 ? watched.step : null;
    const since = watched.since === null ? {} : { since: watched.since };
    const invitation = watched.invitation ? { invitation: watched.invitation } : {};
    const seat = watched.seat === null ? {} : { seat: watched.seat };
    const id = this.id();
    this.asked.set(id, {
      text: '',
      kept: false,
      answer: () => undefined,
      refuse: (why) => {
        if (!(why instanceof Refused) || why.code === 'lost') return;
        watched.isBehind = false;
        if (why.code === 'too-often') setTimeout(() => this.lookAgain(watched.table), TOO_OFTEN);
        else {
          watched.refused = why;
          watched.onrefusal?.(why);
        }
      },
    });
    this.send({ type: 'watch', id, table: watched.table, form: 'scene', ...seat, ...since, ...invitation });
  }

  /** Watch a table as one of my seats sees it, or as a spectator. One viewpoint a table. */
  watch(table: string, seat: number | null, invitation = ''): Watched {
    let watched = this.watched.get(table);
    if (!watched) {
      watched = new Watched(table, seat);
      this.watched.set(table, watched);
    }
    watched.seat = seat;
    watched.step = -1;
    watched.isBehind = true;
    watched.invitation = invitation;
    this.connect();
    if (this.welcomed) this.sendWatch(watched);
    return watched;
  }

  unwatch(table: string): void {
    if (this.watched.delete(table)) this.send({ type: 'unwatch', id: this.id(), table });
  }

  watchLobby(): void {
    this.wantsLobby = true;
    this.connect();
    if (this.welcomed) this.send({ type: 'lobby', id: this.id() });
  }

  act(table: string, seat: number, ply: number, action: string): Promise<unknown> {
    return this.change({ type: 'act', table, seat, ply, action });
  }
  async preview(table: string, seat: number, ply: number, action: string): Promise<Preview> {
    return (await this.ask({ type: 'preview', table, seat, ply, action })).preview!;
  }
  async forbidden(table: string, seat: number, ply: number, picked: string[]): Promise<Forbidden[]> {
    return (await this.ask({ type: 'forbidden', table, seat, ply, picked })).picks ?? [];
  }
  async hint(table: string, seat: number, ply: number): Promise<Hint> {
    return (await this.ask({ type: 'hint', table, seat, ply })) as unknown as Hint;
  }
  undo(table: string, seat: number): Promise<unknown> {
    return this.change({ type: 'undo', table, seat });
  }
  draw(table: string, seat: number): Promise<unknown> {
    return this.change({ type: 'draw', table, seat });
  }
  reply(table: string, seat: number, request: number, agree: boolean): Promise<unknown> {
    return this.change({ type: 'reply', table, seat, request, agree });
  }
  say(table: string, text: string): Promise<unknown> {
    return this.ask({ type: 'say', table, text }, true);
  }
}

export const connection = new Connection();

addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.hurry();
});
