/**
 * A table as one browser sees it: which seat it looks from, what is shown now, what is still to be shown.
 *
 * Documents arrive faster than they can be watched; each is shown in turn, and whoever is in a hurry skips to the last.
 * Deciding is possible only when the newest one is shown.
 */
import { sentence } from '../components/lobby/sentence';
import { api, ApiError } from './api';
import { Deciding } from './deciding.svelte';
import { gainsOf, type Gain } from './gains';
import type {
  Forbidden,
  HintAnswer,
  LogEntry,
  Scene,
  SceneDocument,
  SeatChange,
  SeatInfo,
  TableInfo,
} from './generated/types';
import { whoAmI } from './me.svelte';
import { dropInvitation } from './router.svelte';
import { isStill, settings } from './settings.svelte';
import { coloursOf, isNamed } from './seats';
import { connection } from './socket';
import { play, type Sound } from './sound';
import { Refused, type Arrival, type Watched } from './watched.svelte';
import { callSeats, say, t, wantGame } from './words.svelte';

const OLD_PICTURE = new Set(['stale', 'replayed']); // refusals that mean: you do not see how the table stands
const PAUSE = 120; // between two moves that are shown one after the other
const QUEUE = 6; // more than that are not watched but skipped
const FORCED = 1200; // a move that was the only one is named so long

export interface Why {
  /** Not about the decision on the table: it is there until it is closed, whatever is played meanwhile. */
  stays?: boolean;
  text: string;
  rule: string;
}

export const nameOf = (seat: SeatInfo): string => seat.name || t('page-former');

export class TableSession {
  shown = $state.raw<SceneDocument | null>(null);
  watched = $state.raw<Watched | null>(null);
  info = $state.raw<TableInfo | null>(null);
  problem = $state.raw<string | null>(null);
  seat = $state<number | null>(null);
  /** The seat that the device is to be passed to; null: no curtain. */
  curtain = $state<number | null>(null);
  behind = $state(0);
  /** Nothing moves any more: what is shown has been seen. */
  atRest = $state(true);
  hint = $state.raw<HintAnswer | null>(null);
  /** My last decision, for the guide of a first game. */
  decided = $state.raw<{ ply: number; action: string } | null>(null);
  thinking = $state(false);
  forbidden = $state.raw<Forbidden[]>([]);
  asksWhy = $state(false);
  why = $state.raw<Why | null>(null);
  overlays = $state.raw<ReadonlySet<string>>(new Set());
  lights = $state.raw<readonly string[]>([]);
  /** The only choice that was taken by itself, for a moment. */
  forced = $state.raw<string | null>(null);
  invitations = $state.raw<Record<string, string>>({});
  /** What somebody was sent to sit down here; empty once it is used. */
  invitation = $state('');
  breath = $state(0);
  /** The points that came with what is shown now, on their way to their seats. */
  gains = $state.raw<readonly Gain[]>([]);

  readonly deciding: Deciding;
  readonly colours = $derived(this.info ? coloursOf(this.info, this.shown?.scene ?? null) : []);
  readonly mine = $derived(this.info?.seats.filter((seat) => seat.you) ?? []);
  readonly isSpectator = $derived(this.info !== null && this.mine.length === 0);
  /** What I, who sit nowhere here, have asked the others for: a bot's seat. */
  readonly ownRequest = $derived(
    this.info?.requests.find(
      (each) => each.kind === 'sit' && each.person !== undefined && each.person === whoAmI()?.id,
    ) ?? null,
  );
  readonly isUpToDate = $derived(this.behind === 0);
  readonly isMyTurn = $derived(this.seat !== null && (this.shown?.to_act.includes(this.seat) ?? false));
  /** What can be laid over the board now. */
  readonly offeredOverlays = $derived(
    (this.shown?.scene?.layers ?? []).filter(
      (layer) => layer.kind === 'overlay' && layer.label && (layer.shapes.length > 0 || this.overlays.has(layer.id)),
    ),
  );
  readonly held = $derived(!this.isUpToDate || this.curtain !== null);

  private queue: Arrival[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moving = 0;
  private rests = 0; // when all that moves now has come to rest
  private closed = false;
  private wasMyTurn = false;
  private wasOld = false; // something was refused because the table stands elsewhere
  /** Ends all movements at once; set by whoever draws the board. */
  finish: () => void = () => undefined;

  constructor(
    readonly table: string,
    invitation: string,
  ) {
    this.invitation = invitation;
    this.deciding = new Deciding({
      send: (action) => this.act(action),
      preview: (action) => connection.preview(this.table, this.seat!, this.shown!.ply, action),
      isInstant: () => settings.instant,
    });
  }

  // ---- coming and going

  async open(): Promise<void> {
    this.problem = null;
    try {
      await this.learn();
    } catch (error) {
      if (!this.closed) this.problem = sentence(error);
      return;
    }
    if (this.closed) return;
    const info = this.info!;
    await wantGame(info.game);
    this.look(this.seatToLookFrom(info));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    if (this.watched) this.watched.onarrival = this.watched.onrefusal = null;
    connection.unwatch(this.table);
    callSeats({});
  }

  /** What the server says of the table before it is watched. */
  async learn(): Promise<void> {
    const got = await api.get('/tables/{table}', { at: { table: this.table }, invitation: this.invitation });
    if (this.closed) return;
    this.invitations = got.invitations ?? {};
    this.take(got.info);
  }

  private take(info: TableInfo, scene: Scene | null = this.shown?.scene ?? null): void {
    const asked = this.info ? this.ownRequest : null;
    this.info = info;
    const colours = coloursOf(info, scene);
    callSeats(
      Object.fromEntries(
        info.seats.flatMap((seat) => (isNamed(seat, info) ? [[colours[seat.seat]!, nameOf(seat)]] : [])),
      ),
      colours,
    );
    if (asked && !this.ownRequest) this.answered();
  }

  private seatToLookFrom(info: TableInfo): number | null {
    const mine = info.seats.filter((seat) => seat.you && !seat.forfeited).map((seat) => seat.seat);
    if (this.seat !== null && mine.includes(this.seat)) return this.seat;
    return mine[0] ?? info.seats.find((seat) => seat.you)?.seat ?? null;
  }

  /** Look from a seat, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.queue = [];
    this.behind = 0;
    this.forget();
    this.watched = connection.watch(this.table, seat, this.invitation);
    this.watched.onarrival = (arrival) => this.arrive(arrival);
    this.watched.onrefusal = (why) => void this.turnedAway(why);
  }

  /** Another invitation to this table was followed. */
  invite(invitation: string): void {
    if (invitation === this.invitation) return;
    this.invitation = invitation;
    void this.open();
  }

  /** It cannot be watched like that any more: perhaps the seat is no longer mine. */
  private async turnedAway(why: Refused): Promise<void> {
    const from = this.seat;
    try {
      await this.learn();
    } catch (error) {
      if (!this.closed && !this.shown) this.problem = sentence(error);
      return;
    }
    if (this.closed) return;
    const seat = this.seatToLookFrom(this.info!);
    if (seat !== from) this.look(seat);
    else this.why = { text: sentence(why), rule: '' };
  }

  // ---- showing what arrives

  private arrive(arrival: Arrival): void {
    if (arrival.whole || isStill() || document.hidden || !this.shown || this.queue.length >= QUEUE) {
      this.queue = [];
      this.display(arrival, arrival.whole && !this.shown ? 0 : 1);
      return;
    }
    this.queue.push(arrival);
    this.behind = this.queue.length;
    if (!this.moving) this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.moving = 0;
    const arrival = this.queue.shift();
    this.behind = this.queue.length;
    if (arrival) this.display(arrival, 2);
    else this.atRest = true;
  }

  /** `how`: 0 for the first time, 1 at once, 2 with movements. */
  private display(arrival: Arrival, how: number): void {
    const { document: now, log } = arrival;
    const before = this.shown;
    const hadPicked = this.deciding.canGoBack || this.deciding.composed !== null;
    this.take(now.info, now.scene);
    const sameDecision = before !== null && before.ply === now.ply && before.scene?.choices === now.scene?.choices;
    const sameChoices =
      before?.scene && now.scene && JSON.stringify(before.scene.choices) === JSON.stringify(now.scene.choices);
    this.shown = now;
    const stays = sameDecision || Boolean(sameChoices && now.to_act.includes(this.seat ?? -1));
    if (!stays) this.forget();
    this.deciding.show(
      this.seat === null || !now.to_act.includes(this.seat)
        ? now.scene
          ? { ...now.scene, choices: [] }
          : null
        : now.scene,
      stays,
    );
    if (arrival.whole && before) this.sayWhatCame(hadPicked && this.decided?.ply !== before.ply, stays);
    if (how) this.hear(log, before, now);
    this.gains = how === 2 ? gainsOf(before?.scene?.panels ?? [], now.scene?.panels ?? [], log, this.colours) : [];
    this.rests = 0;
    this.atRest = how !== 2;
    if (how === 2) {
      this.moving = 1;
      this.timer = setTimeout(() => this.next(), PAUSE);
    } else this.behind = 0;
    this.turnBegins(before);
    if (!before || before.info.status !== now.info.status) void this.learnInvitations();
  }

  private async learnInvitations(): Promise<void> {
    if (this.info?.status === 'open') await this.learn().catch(() => undefined);
  }

  /** The board, and whatever else moves, says how long the movements of what it was given take. */
  moves(lasts: number): void {
    if (!this.moving) return;
    this.rests = Math.max(this.rests, performance.now() + lasts + PAUSE);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), this.rests - performance.now());
  }

  /** Do not watch any longer: everything at its end, the newest document. */
  skip(): void {
    this.finish();
    if (!this.queue.length) {
      if (this.moving) this.next();
      return;
    }
    const last = this.queue[this.queue.length - 1]!;
    this.queue = [];
    clearTimeout(this.timer);
    this.moving = 0;
    this.display(last, 1);
  }

  private hear(log: LogEntry[], before: SceneDocument | null, now: SceneDocument): void {
    const sounds = new Set<Sound>(log.flatMap((entry) => entry.sound || []));
    if (now.over && !before?.over) sounds.add('end');
    let delay = 0;
    for (const sound of [...sounds].slice(0, 3)) {
      setTimeout(() => play(sound), delay);
      delay += 140;
    }
    const only = log.find((entry) => entry.facts.event === 'forced' && entry.facts.seat === this.seat);
    if (only?.message) {
      this.forced = say(only.message);
      setTimeout(() => (this.forced = null), FORCED * 2);
    }
  }

  private turnBegins(before: SceneDocument | null): void {
    const now = this.isMyTurn;
    if (now && !this.wasMyTurn && before) {
      play('turn');
      this.breath++;
    }
    this.wasMyTurn = now;
    this.pass();
  }

  /** Several seats of mine on this device: when another of them is asked, the device is passed behind a curtain. */
  private pass(): void {
    if (this.mine.length < 2 || !this.shown || this.queue.length || this.shown.over) return;
    const asked = this.shown.to_act.filter((seat) => this.mine.some((own) => own.seat === seat && !own.bot_plays));
    if (!asked.length || (this.seat !== null && asked.includes(this.seat))) return;
    this.curtain = asked[0]!;
  }

  /** The next player has the device. */
  openCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) {
      this.shown = null;
      if (this.watched) this.watched.log = []; // as the last player may read it
      this.deciding.show(null);
      this.wasMyTurn = false;
      this.look(seat);
    }
  }

  // ---- acting

  private forget(): void {
    this.hint = null;
    this.forbidden = [];
    this.asksWhy = false;
    if (!this.why?.stays) this.why = null;
    this.lights = [];
  }

  private async act(action: string): Promise<void> {
    this.why = null;
    const { ply } = this.shown!;
    try {
      await connection.act(this.table, this.seat!, ply, action);
      this.decided = { ply, action };
    } catch (error) {
      this.explain(error);
      throw error;
    }
  }

  /** The table came anew in the middle of a decision: does what was picked still stand? */
  private sayWhatCame(hadPicked: boolean, stays: boolean): void {
    if (this.wasOld) {
      const isAsked = stays && this.isMyTurn;
      this.why = { text: t(isAsked ? (hadPicked ? 'table-stale-kept' : 'table-stale-same') : 'table-stale'), rule: '' };
    } else if (hadPicked && !stays) this.why = { text: t('table-stale'), rule: '' };
    this.wasOld = false;
  }

  /** Show why something was not done: a rule with its number, or that the table moved on; then it is asked for anew. */
  explain(error: unknown): void {
    if ((error instanceof Refused || error instanceof ApiError) && OLD_PICTURE.has(error.code)) {
      this.why = { text: t('table-catching-up'), rule: '' };
      this.wasOld = true;
      this.queue = [];
      connection.lookAgain(this.table);
    } else {
      this.why = { text: sentence(error), rule: error instanceof Refused ? error.rule : '' };
      play('illegal');
    }
  }

  /** Something typed that is no choice: let the rules say why. */
  async askAbout(action: string): Promise<void> {
    try {
      await connection.preview(this.table, this.seat!, this.shown!.ply, action);
      this.deciding.write(action);
    } catch (error) {
      this.explain(error);
    }
  }

  /** Show what cannot be picked now, and why; a second time: no longer. */
  async toggleWhy(): Promise<void> {
    this.asksWhy = !this.asksWhy;
    this.why = null;
    if (!this.asksWhy) {
      this.forbidden = [];
      return;
    }
    await this.refreshWhy();
  }

  async refreshWhy(): Promise<void> {
    try {
      this.forbidden = await connection.forbidden(this.table, this.seat!, this.shown!.ply, this.deciding.path);
      if (!this.forbidden.length) this.why = { text: t('table-why-none'), rule: '' };
    } catch (error) {
      this.asksWhy = false;
      this.explain(error);
    }
  }

  async askHint(): Promise<void> {
    if (this.thinking || !this.isMyTurn) return;
    this.thinking = true;
    try {
      const { ply } = this.shown!;
      const hint = await connection.hint(this.table, this.seat!, ply);
      if (this.shown?.ply === ply) this.hint = hint;
    } catch (error) {
      this.explain(error);
    } finally {
      this.thinking = false;
    }
  }

  async undo(): Promise<void> {
    if (this.seat === null) return;
    try {
      await connection.undo(this.table, this.seat);
    } catch (error) {
      this.explain(error);
    }
  }

  async offerDraw(): Promise<void> {
    await connection.draw(this.table, this.seat!).catch((error: unknown) => this.explain(error));
  }

  async reply(request: number, seat: number, agree: boolean): Promise<void> {
    await connection.reply(this.table, seat, request, agree).catch((error: unknown) => this.explain(error));
  }

  /** Set the table over HTTP: start, pause, resume, resign, abandon. */
  async set(what: 'start' | 'pause' | 'resume' | 'resign' | 'abandon'): Promise<void> {
    try {
      const at = { table: this.table };
      if (what === 'resign') await api.post('/tables/{table}/resign', { at, body: { seat: this.seat } });
      else await api.post(`/tables/{table}/${what}`, { at });
      await this.learn();
    } catch (error) {
      this.explain(error);
    }
  }

  /** Change who sits somewhere. */
  async sit(seat: number, who: SeatChange['who'], level?: string): Promise<void> {
    try {
      await api.put('/tables/{table}/seats/{seat}', {
        at: { table: this.table, seat },
        body: {
          who,
          ...(level ? { level } : {}),
          ...(this.invitation && who === 'me' ? { invitation: this.invitation } : {}),
        },
      });
      await this.settleDown();
    } catch (error) {
      this.explain(error);
    }
  }

  /** Look from where I sit now; an invitation is used up by sitting down. */
  private async settleDown(): Promise<void> {
    await this.learn();
    if (this.closed) return;
    if (this.mine.length) {
      this.invitation = '';
      dropInvitation();
    }
    const seat = this.seatToLookFrom(this.info!);
    if (seat !== this.seat || !this.watched) this.look(seat);
  }

  /** The others have answered whether I may sit down. */
  private answered(): void {
    if (this.info?.seats.some((seat) => seat.person === whoAmI()?.id)) {
      this.settleDown().catch((error: unknown) => this.explain(error));
    } else this.why = { text: t('request-sit-refused'), rule: '', stays: true };
  }

  /** Sit down where the invitation leads. */
  async accept(): Promise<void> {
    for (const seat of this.info?.seats ?? []) {
      if (seat.kind === 'person') continue;
      try {
        await api.put('/tables/{table}/seats/{seat}', {
          at: { table: this.table, seat: seat.seat },
          body: { who: 'me', invitation: this.invitation },
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) continue;
        this.explain(error);
        return;
      }
      await this.settleDown();
      return;
    }
    this.why = { text: t('table-invitation-old'), rule: '' };
  }

  toggleOverlay(id: string): void {
    const next = new Set(this.overlays);
    if (!next.delete(id)) next.add(id);
    this.overlays = next;
  }
}
