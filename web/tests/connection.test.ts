import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, pauseAfter, type Wire } from '../src/lib/connection.svelte';
import type { ClientMessage, LogEntry, ServerMessage } from '../src/lib/generated/types';
import { Refused, Watched, withoutUndone, type Arrival } from '../src/lib/watched.svelte';
import { table } from './shapes';

/** One end of a wire; the test is the server at the other. */
class Line extends EventTarget implements Wire {
  sent: ClientMessage[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
  /** The server says this. */
  hear(message: ServerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  open() {
    this.dispatchEvent(new Event('open'));
  }
  welcome() {
    if (!this.sent.length) this.open();
    const { id } = this.sent[0]!;
    this.hear({
      type: 'welcome',
      id,
      version: 1,
      person: { id: 'ada', name: 'Ada', guest: true },
      now: Date.now() + 500,
    });
  }
  /** The messages of a type that were sent. */
  of<T extends ClientMessage['type']>(type: T) {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }
}

let lines: Line[];
let greeted: string[];
let connection: Connection;
const line = () => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  greeted = [];
  const dial = () => {
    lines.push(new Line());
    return line();
  };
  connection = new Connection(dial, ({ id }) => greeted.push(id));
});
afterEach(() => vi.useRealTimers());

const whole = (step: number, ply = step): ServerMessage => ({
  type: 'table',
  id: line().of('watch').at(-1)!.id,
  table: 't',
  seat: 0,
  step,
  document: table(ply),
});
const change = (since: number, step: number): ServerMessage => ({
  type: 'change',
  table: 't',
  since,
  step,
  delta: { '~': { ply: { '=': step } } },
});

describe('keeping a document', () => {
  let watched: Watched;
  let arrivals: Arrival[];
  beforeEach(() => {
    watched = connection.watch('t', 0);
    arrivals = [];
    watched.onarrival = (arrival) => arrivals.push(arrival);
    line().welcome();
    line().hear(whole(4));
  });

  test('it comes whole, then by changes', () => {
    line().hear(change(4, 5));
    line().hear(change(5, 6));
    expect(arrivals.map(({ document: { ply }, whole: all }) => [ply, all])).toEqual([
      [4, true],
      [5, false],
      [6, false],
    ]);
    expect(watched.step).toBe(6);
    expect(line().of('watch')).toHaveLength(1);
  });

  test('a change of another document makes it ask for the whole, once', () => {
    line().hear(change(7, 8));
    line().hear(change(8, 9));
    expect(watched.document?.ply).toBe(4);
    expect(
      line()
        .of('watch')
        .map(({ since }) => since),
    ).toEqual([undefined, 4]);
    line().hear(whole(9));
    line().hear(change(9, 10));
    expect(watched.document?.ply).toBe(10);
  });

  test('the whole that was too much asked for is asked for later', () => {
    connection.lookAgain('t');
    const { id } = line().of('watch').at(-1)!;
    line().hear({ type: 'error', id, code: 'too-often', sentence: 'Later.' });
    expect(line().of('watch')).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    expect(line().of('watch')).toHaveLength(3);
  });

  test('a refusal to be watched is told to whoever watches', () => {
    const refused: string[] = [];
    watched.onrefusal = ({ code }) => refused.push(code);
    connection.lookAgain('t');
    line().hear({ type: 'error', id: line().of('watch').at(-1)!.id, code: 'not-yours', sentence: 'No.' });
    expect(refused).toEqual(['not-yours']);
    expect(watched.refused?.code).toBe('not-yours');
  });

  test('an act is done when the server says so; if no change follows, the whole is asked for', async () => {
    const done = connection.act('t', 0, 4, 'pass');
    line().hear({ type: 'done', id: line().of('act')[0]!.id, step: 5 });
    await done;
    vi.advanceTimersByTime(1499);
    expect(line().of('watch')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(line().of('watch').at(-1)).toMatchObject({ since: 4, seat: 0, form: 'scene' });
  });

  test('… and not when it follows', async () => {
    const done = connection.act('t', 0, 4, 'pass');
    line().hear(change(4, 5));
    line().hear({ type: 'done', id: line().of('act')[0]!.id, step: 5 });
    await done;
    vi.advanceTimersByTime(5000);
    expect(line().of('watch')).toHaveLength(1);
  });

  test('another seat means another document', () => {
    connection.watch('t', 1, 'secret');
    expect(line().of('watch').at(-1)).toMatchObject({ seat: 1, invitation: 'secret' });
    expect(line().of('watch').at(-1)?.since).toBeUndefined();
    line().hear(change(4, 5)); // of the seat before
    expect(watched.document?.ply).toBe(4);
  });

  test('a line of chat is heard once', () => {
    const said = { number: 1, at: 0, person: 'bo', name: 'Bo', text: 'Hello' };
    line().hear({ type: 'said', table: 't', line: said });
    line().hear({ type: 'said', table: 't', line: said });
    expect(watched.chat).toEqual([said]);
  });

  test('who looks away hears nothing more', () => {
    connection.unwatch('t');
    line().hear(change(4, 5));
    expect(line().of('unwatch')).toHaveLength(1);
    expect(watched.document?.ply).toBe(4);
  });
});

describe('a connection that is lost', () => {
  test('is tried again, later each time but never much later', () => {
    expect([0, 1, 2, 3].map((tries) => pauseAfter(tries, 0.5))).toEqual([250, 500, 1000, 2000]);
    expect(pauseAfter(30, 1)).toBe(12_500);
    connection.connect();
    line().close();
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
  });

  test('begins with what was watched, from the last step on, and with what was not answered, under its id', async () => {
    connection.watch('t', 0);
    line().welcome();
    line().hear(whole(4));
    const done = connection.act('t', 0, 4, 'pass');
    const { id } = line().of('act')[0]!;
    line().close();
    vi.advanceTimersByTime(400);
    line().welcome();
    expect(line().sent.map(({ type }) => type)).toEqual(['hello', 'watch', 'act']);
    expect(line().of('watch')[0]).toMatchObject({ since: 4 });
    expect(line().of('act')[0]!.id).toBe(id);
    line().hear({ type: 'done', id, step: 5 });
    await done;
  });

  test('questions are not kept: they are refused at once', async () => {
    connection.connect();
    line().welcome();
    const preview = connection.preview('t', 0, 4, 'pass');
    line().close();
    await expect(preview).rejects.toMatchObject({ code: 'lost' });
    await expect(connection.hint('t', 0, 4)).rejects.toBeInstanceOf(Refused);
  });

  test('comes back when the server wanted, which says goodbye', () => {
    connection.connect();
    line().welcome();
    line().hear({ type: 'bye', reason: 'restart', retry: 1000 });
    vi.advanceTimersByTime(999);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
  });

  test('comes back at once when somebody looks', () => {
    connection.connect();
    line().close();
    connection.hurry();
    expect(lines).toHaveLength(2);
    line().welcome();
    expect(connection.status).toBe('open');
    expect(connection.lostAt).toBeNull();
    connection.hurry();
    expect(lines).toHaveLength(2);
  });
});

test('the server is asked nothing before it has said welcome', () => {
  void connection.act('t', 0, 1, 'pass');
  line().open();
  expect(line().sent.map(({ type }) => type)).toEqual(['hello']);
  line().welcome();
  expect(line().of('act')).toHaveLength(1);
  expect(greeted).toEqual(['ada']);
  expect(connection.now() - Date.now()).toBe(500);
});

test('a refusal says why: code, sentence, message, rule', async () => {
  connection.connect();
  line().welcome();
  const act = connection.act('t', 0, 1, 'jump');
  line().hear({
    type: 'error',
    id: line().of('act')[0]!.id,
    code: 'illegal',
    sentence: 'No.',
    message: ['why'],
    rule: 'R1',
  });
  await expect(act).rejects.toMatchObject({ code: 'illegal', sentence: 'No.', said: ['why'], rule: 'R1' });
});

describe('what was taken back', () => {
  const entry = (ply: number, event: string, plies?: number): LogEntry => ({
    step: ply,
    ply,
    at: 0,
    facts: { event, ...(plies === undefined ? {} : { plies }) },
  });
  test('leaves the log, but not what happened at the table', () => {
    const log = [entry(1, 'moved'), entry(2, 'moved'), entry(2, 'table-paused'), entry(3, 'moved')];
    expect(withoutUndone(log, [entry(1, 'table-undone', 1)])).toEqual([log[0], log[2]]);
  });
  test('nothing else does', () => {
    const log = [entry(1, 'moved'), entry(2, 'moved')];
    expect(withoutUndone(log, [entry(3, 'moved', 1)])).toBe(log);
  });
  test('the log goes on where it was, when it was asked for from there', () => {
    const watched = new Watched('t', null);
    const first: LogEntry[] = [entry(1, 'moved')];
    watched.whole({ type: 'table', id: '1', table: 't', step: 1, document: table(1), log: first });
    watched.since = 1;
    watched.whole({ type: 'table', id: '2', table: 't', step: 2, document: table(2), log: [entry(2, 'moved')] });
    expect(watched.log.map(({ ply }) => ply)).toEqual([1, 2]);
  });
});
