/**
 * The one connection of this page: asks with ids, keeps documents by applying changes, comes back by itself.
 *
 * What was asked and not yet answered when a connection broke is asked again with the same id: the server does it once.
 */
import { VERSION } from './generated/constants';
import type {
  ClientMessage,
  Done,
  Forbidden,
  ForbiddenAnswer,
  HintAnswer,
  Lobby,
  Person,
  Preview,
  PreviewAnswer,
  ServerMessage,
} from './generated/types';
import { Refused, refusalOf, Watched } from './watched.svelte';

const LONGEST_WAIT = 10_000;
const TOO_OFTEN = 2000; // milliseconds after which a table is asked for again when that was too often
const CHANGE_FOLLOWS = 1500; // milliseconds in which a change comes after the answer that it was made

/** What a connection is made of: a WebSocket, or what tells `open`, `message` and `close` like one. */
export interface Wire extends EventTarget {
  send(text: string): void;
  close(): void;
}

/** A message without its id, which the connection gives. */
type Unnamed<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
type Question = Unnamed<ClientMessage>;
type Change = Extract<Question, { type: 'act' | 'undo' | 'draw' | 'reply' }>;

interface Asked {
  text: string;
  answer: (got: ServerMessage) => void;
  refuse: (why: Error) => void;
  /** Asked again after the connection was lost. */
  kept: boolean;
}

export type Status = 'new' | 'open' | 'lost';

const lost = () => new Refused('lost', 'Connection lost.', ['table-lost'], '');

/** How long to wait before the next try; `chance` is a number between 0 and 1, so that not all come at once. */
export const pauseAfter = (tries: number, chance: number): number =>
  Math.min(LONGEST_WAIT, 250 * 2 ** tries) * (0.75 + chance / 2);

export class Connection {
  status = $state<Status>('new');
  /** Since when there is no connection, in milliseconds of this machine; null while there is one. */
  lostAt = $state<number | null>(null);
  lobby = $state.raw<Pick<Lobby, 'open' | 'mine'> | null>(null);
  /** What the server's clock is ahead of this machine's. */
  ahead = 0;
  onturn: ((table: string, seat: number) => void) | null = null;

  private wire: Wire | null = null;
  private number = 0;
  private readonly run = Math.random().toString(36).slice(2, 8);
  private readonly asked = new Map<string, Asked>();
  private readonly watched = new Map<string, Watched>();
  private wantsLobby = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private welcomed = false;

  /** `dial` opens a wire; `greet` is told who one is, where the server knows. */
  constructor(
    private readonly dial: () => Wire,
    private readonly greet: (person: Person) => void,
  ) {}

  /** The server's time now. */
  now(): number {
    return Date.now() + this.ahead;
  }

  connect(): void {
    if (this.wire) return;
    clearTimeout(this.timer);
    const wire = this.dial();
    this.wire = wire;
    this.welcomed = false;
    wire.addEventListener('open', () => wire.send(JSON.stringify(this.named({ type: 'hello', version: VERSION }))));
    wire.addEventListener('message', (event) =>
      this.receive(JSON.parse((event as MessageEvent<string>).data) as ServerMessage),
    );
    wire.addEventListener('close', () => {
      if (this.wire === wire) this.lost();
    });
  }

  /** Begin anew: who I am has changed, and the server knows a socket's person from its beginning. */
  restart(): void {
    const old = this.wire;
    this.wire = null;
    old?.close();
    this.tries = 0;
    this.connect();
  }

  private lost(wait?: number): void {
    this.wire = null;
    this.status = 'lost';
    this.lostAt ??= Date.now();
    for (const [id, asked] of this.asked) {
      if (!asked.kept) {
        this.asked.delete(id);
        asked.refuse(lost());
      }
    }
    const pause = wait ?? pauseAfter(this.tries, Math.random());
    this.tries++;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.status === 'lost' && !this.wire) {
      this.tries = 0;
      this.connect();
    }
  }

  private named(question: Question): ClientMessage {
    return { ...question, id: `${this.run}-${++this.number}` };
  }

  private receive(got: ServerMessage): void {
    switch (got.type) {
      case 'welcome':
        this.welcomed = true;
        this.tries = 0;
        this.ahead = got.now - Date.now();
        if (got.person) this.greet(got.person);
        this.status = 'open';
        this.lostAt = null;
        for (const watched of this.watched.values()) this.sendWatch(watched);
        if (this.wantsLobby) this.send(this.named({ type: 'lobby' }));
        for (const asked of this.asked.values()) if (asked.text) this.wire?.send(asked.text); // watching was said above
        return;
      case 'table':
        this.watched.get(got.table)?.whole(got);
        break;
      case 'change':
        if (this.watched.get(got.table)?.change(got) === false) this.lookAgain(got.table);
        return;
      case 'said':
        this.watched.get(got.table)?.hear(got.line);
        return;
      case 'tables':
        this.lobby = { open: got.open, mine: got.mine };
        return;
      case 'turn':
        this.onturn?.(got.table, got.seat);
        return;
      case 'bye': {
        const old = this.wire;
        this.wire = null;
        old?.close();
        this.lost(got.retry);
        return;
      }
    }
    const asked = got.id ? this.asked.get(got.id) : undefined;
    if (!asked || !got.id) {
      const watched = got.type === 'error' && got.table ? this.watched.get(got.table) : undefined;
      if (watched && got.type === 'error') watched.refused = refusalOf(got);
      return;
    }
    this.asked.delete(got.id);
    if (got.type === 'error') asked.refuse(refusalOf(got));
    else asked.answer(got);
  }

  private send(message: ClientMessage): void {
    if (this.welcomed) this.wire?.send(JSON.stringify(message));
  }

  /** Ask something; the promise is kept when the answer comes, also over a new connection when `kept`. */
  private ask<Answer extends ServerMessage>(question: Question, kept = false): Promise<Answer> {
    const message = this.named(question);
    const text = JSON.stringify(message);
    this.connect();
    if (!kept && this.status === 'lost') return Promise.reject(lost());
    return new Promise((answer, refuse) => {
      this.asked.set(message.id, { text, answer: (got) => answer(got as Answer), refuse, kept });
      if (this.welcomed) this.wire?.send(text);
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

  private async change(question: Change): Promise<void> {
    const { step = 0 } = await this.ask<Done>(question, true);
    this.expect(question.table, step);
  }

  private sendWatch(watched: Watched): void {
    watched.since = watched.step >= 0 ? watched.step : null;
    const message = this.named({
      type: 'watch',
      table: watched.table,
      form: 'scene',
      ...(watched.seat === null ? {} : { seat: watched.seat }),
      ...(watched.since === null ? {} : { since: watched.since }),
      ...(watched.invitation ? { invitation: watched.invitation } : {}),
    });
    this.asked.set(message.id, {
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
    this.send(message);
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
    if (this.watched.delete(table)) this.send(this.named({ type: 'unwatch', table }));
  }

  watchLobby(): void {
    this.wantsLobby = true;
    this.connect();
    if (this.welcomed) this.send(this.named({ type: 'lobby' }));
  }

  act(table: string, seat: number, ply: number, action: string): Promise<void> {
    return this.change({ type: 'act', table, seat, ply, action });
  }
  async preview(table: string, seat: number, ply: number, action: string): Promise<Preview> {
    return (await this.ask<PreviewAnswer>({ type: 'preview', table, seat, ply, action })).preview;
  }
  async forbidden(table: string, seat: number, ply: number, picked: string[]): Promise<Forbidden[]> {
    return (await this.ask<ForbiddenAnswer>({ type: 'forbidden', table, seat, ply, picked })).picks;
  }
  hint(table: string, seat: number, ply: number): Promise<HintAnswer> {
    return this.ask({ type: 'hint', table, seat, ply });
  }
  undo(table: string, seat: number): Promise<void> {
    return this.change({ type: 'undo', table, seat });
  }
  draw(table: string, seat: number): Promise<void> {
    return this.change({ type: 'draw', table, seat });
  }
  reply(table: string, seat: number, request: number, agree: boolean): Promise<void> {
    return this.change({ type: 'reply', table, seat, request, agree });
  }
  async say(table: string, text: string): Promise<void> {
    await this.ask<Done>({ type: 'say', table, text }, true);
  }
}
