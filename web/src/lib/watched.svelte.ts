/** A table that is watched: its document, kept up to date by changes, and when it has to be asked for anew. */
import { apply } from './delta';
import type {
  Change,
  ChatLine,
  Document,
  LogEntry,
  Message,
  Refused as Refusal,
  Scene,
  SceneDocument,
} from './generated/types';

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

export const refusalOf = ({ code, sentence, message, rule }: Refusal): Refused =>
  new Refused(code, sentence, message ?? null, rule ?? '');

/** Changes that arrived together, in their order: what happened, and how the table stood then. */
export interface Arrival {
  document: SceneDocument;
  log: LogEntry[];
  /** The whole document came anew: nothing to animate. */
  whole: boolean;
}

/** Its document is the newest one; `onarrival` gets every one in between. */
export class Watched {
  document = $state.raw<SceneDocument | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  step = -1;
  /** From which step on the log was asked for; null: all of it. */
  since: number | null = null;
  invitation = '';
  symbols: Scene['symbols'] = {};
  onarrival: ((arrival: Arrival) => void) | null = null;
  onrefusal: ((why: Refused) => void) | null = null;
  /** The whole document has been asked for: changes of an older one are of no use. */
  isBehind = false;

  constructor(
    readonly table: string,
    public seat: number | null,
  ) {}

  whole({ seat = null, step, log = [], chat = this.chat, document }: Document): void {
    this.seat = seat;
    this.step = step;
    this.isBehind = false;
    this.log = this.since === null ? log : [...withoutUndone(this.log, log), ...log];
    this.chat = chat;
    this.take(document as SceneDocument, log, true); // the form that is always asked for
  }

  /** Take a change; false when it changes another document than the one that is here. */
  change({ since, step, log = [], delta }: Change): boolean {
    if (!this.document || this.isBehind) return true;
    if (since !== this.step) return false;
    this.step = step;
    if (log.length) this.log = [...withoutUndone(this.log, log), ...log];
    this.take(apply(this.document, delta) as SceneDocument, log, false);
    return true;
  }

  /** Take a line of chat, once. */
  hear(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  private take(document: SceneDocument, log: LogEntry[], whole: boolean): void {
    Object.assign(this.symbols, document.scene.symbols);
    this.document = document;
    this.refused = null;
    this.onarrival?.({ document, log, whole });
  }
}

/** The log without what these new entries say was taken back. */
export function withoutUndone(log: LogEntry[], fresh: readonly LogEntry[]): LogEntry[] {
  let kept = log;
  for (const { facts } of fresh) {
    const { plies } = facts;
    if (/^table-(undone|taken-back)$/.test(facts.event) && typeof plies === 'number') {
      kept = kept.filter((entry) => entry.ply <= plies || entry.facts.event.startsWith('table-'));
    }
  }
  return kept;
}
