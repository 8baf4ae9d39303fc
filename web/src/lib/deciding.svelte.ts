/**
 * Deciding: the picks made so far, what can be picked next, what that would do, and sending it.
 *
 * It belongs to no page: a table and a lesson give it scenes and two callbacks, `send` and `preview`.
 */
import type { Choice, Preview, Scene } from './generated/types';
import {
  adjustables,
  adjusted,
  beginning,
  choiceAt,
  completed,
  matching,
  nextPicks,
  pathsOf,
  restart,
} from './scene/steps';

export interface Means {
  /** Send the notation of a choice; a promise that fails leaves the picks as they are. */
  send: (action: string) => Promise<unknown>;
  /** Ask what it would do. */
  preview?: (action: string) => Promise<Preview>;
  /** Is a finished path sent at once, instead of waiting for the main button? */
  isInstant?: () => boolean;
}

export class Deciding {
  scene = $state.raw<Scene | null>(null);
  path = $state.raw<string[]>([]);
  /** What is pointed at, on the board or anywhere else. */
  hover = $state<string | null>(null);
  sending = $state(false);
  /** A composed action that stands in no list: an offer in words. */
  composed = $state.raw<string | null>(null);

  private readonly history: string[][] = [];
  /** The path before the last pick. */
  private before = $state.raw<string[]>([]);
  private previews = $state.raw<Record<string, Preview | null>>({});
  private version = 0;
  private pointer = { x: -1, y: -1, time: -1 }; // where it was when it last pointed
  private given = $state(0); // so much of the path was there before anything was picked

  readonly paths = $derived(pathsOf(this.scene?.choices ?? [], this.scene?.picks ?? {}));
  readonly isAsked = $derived(this.paths.all.length > 0);
  readonly matching = $derived(matching(this.paths, this.path));
  /** The choice the picks are, or null while more must be picked. */
  readonly chosen = $derived<Choice | null>(this.path.length ? choiceAt(this.paths, this.path) : null);
  readonly next = $derived(nextPicks(this.paths, this.path));
  readonly adjustables = $derived(adjustables(this.paths, this.path));
  /** The choice that what is pointed at would lead to; otherwise the chosen one. */
  readonly pointed = $derived.by<Choice | null>(() => {
    if (this.hover && this.next.includes(this.hover)) {
      return this.ledTo(this.hover) ?? this.firstGhost([...this.path, this.hover]);
    }
    return this.chosen ?? (this.path.length ? this.firstGhost(this.path) : null);
  });
  readonly preview = $derived(this.previewOf(this.composed ?? this.chosen?.action));
  readonly pointedPreview = $derived(this.previewOf(this.pointedExactly()?.action));

  constructor(private readonly means: Means) {}

  /** Another scene: picks that still lead somewhere stay only when nothing was decided in the meantime. */
  show(scene: Scene | null, keep = false): void {
    this.scene = scene;
    this.previews = {};
    this.version++;
    this.composed = null;
    if (!keep || !this.matching.length) this.reset();
    else if (this.hover && !this.next.includes(this.hover)) this.hover = null;
  }

  reset(): void {
    this.history.length = 0;
    this.before = [];
    this.hover = null;
    this.composed = null;
    this.path = beginning(this.paths);
    this.given = this.path.length;
    this.wantPreview();
  }

  private firstGhost(path: readonly string[]): Choice | null {
    const found = matching(this.paths, path);
    const ghosts = new Set(found.map((one) => one.choice.ghost && JSON.stringify(one.choice.ghost)));
    return ghosts.size === 1 ? (found[0]?.choice ?? null) : null; // several different pictures would be a lie
  }

  /** The choice that picking this would make at once. */
  ledTo(id: string): Choice | null {
    return this.next.includes(id) ? choiceAt(this.paths, completed(this.paths, [...this.path, id])) : null;
  }

  private pointedExactly(): Choice | null {
    return this.hover && this.next.includes(this.hover) ? this.ledTo(this.hover) : this.chosen;
  }

  /** Pick what is lit. Picking the place of a turn again turns. `sure`: picked on purpose, may be sent at once. */
  pick(id: string, sure = true): void {
    if (this.sending) return;
    this.composed = null;
    if (!this.next.includes(id)) {
      const turn = this.adjustables.findLast((one) => one.kind === 'turn' && one.options.length > 1);
      const at = this.path.indexOf(id);
      if (turn && at >= 0 && at === turn.at - 1) this.turn();
      else if (at >= 0) this.backTo(at);
      else this.restartWith(id, sure);
      return;
    }
    this.history.push(this.path);
    this.before = this.path;
    this.path = completed(this.paths, [...this.path, id]);
    this.hover = null;
    this.wantPreview();
    const isSettled = this.chosen && this.adjustables.every((one) => one.options.length < 2);
    if (isSettled && sure && this.means.isInstant?.()) void this.send();
  }

  /** Something else of an earlier step is picked: it takes the place of what was picked there. */
  private restartWith(id: string, sure: boolean): void {
    const before = restart(this.paths, this.path, id);
    if (!before) return;
    while (this.history.length && this.history[this.history.length - 1]!.length >= before.length) this.history.pop();
    this.path = before;
    this.pick(id, sure);
  }

  /** Take the last pick back, with all that followed from it by itself. */
  back(): boolean {
    if (this.composed) {
      this.composed = null;
      return true;
    }
    const before = this.history.pop();
    if (!before) return false;
    this.path = before;
    this.before = this.history[this.history.length - 1] ?? [];
    this.hover = null;
    this.wantPreview();
    return true;
  }

  /** Take back the pick at this place of the path and all after it. */
  backTo(at: number): void {
    const before = this.history.findLast((path) => path.length <= at);
    if (!before) return this.reset();
    while (this.history.pop() !== before);
    this.before = this.history[this.history.length - 1] ?? [];
    this.path = before;
    this.hover = null;
    this.wantPreview();
  }

  /** Was something picked that can be taken back? What followed by itself cannot. */
  readonly canGoBack = $derived(this.path.length > this.given && this.paths.all.length > 1);

  adjust(at: number, id: string): void {
    this.path = adjusted(this.paths, this.path, at, id);
    this.wantPreview();
  }

  /** The next turn of what is being placed. */
  turn(by = 1): boolean {
    const turn = this.adjustables.findLast((one) => one.kind === 'turn');
    if (!turn || turn.options.length < 2) return false;
    this.adjust(turn.at, turn.options[(turn.index + by + turn.options.length) % turn.options.length]!.id);
    return true;
  }

  /** Take a choice of the list as it stands. */
  take(choice: Choice): void {
    this.history.push(this.path);
    this.composed = null;
    this.path = choice.path;
    this.wantPreview();
  }

  /** An action put together from parts: it stands beside the path of picks, and the rules judge it. */
  compose(action: string | null): void {
    this.composed = action;
    this.wantPreview();
  }

  /** What could have been picked instead of the last pick, once the path is complete. */
  readonly instead = $derived.by<string[]>(() => {
    if (!this.chosen || !this.path.length) return [];
    const before = this.before;
    return nextPicks(this.paths, before).filter((id) => id !== this.path[before.length] && !this.next.includes(id));
  });

  /** Say an action in its notation: a choice when it is one, otherwise something composed that the rules judge. */
  write(action: string): void {
    const choice = this.scene?.choices.find((other) => other.action === action);
    if (choice) this.take(choice);
    else this.compose(action);
  }

  async send(): Promise<void> {
    const action = this.composed ?? this.chosen?.action;
    if (!action || this.sending) return;
    const version = this.version;
    this.sending = true;
    try {
      await this.means.send(action);
    } catch {
      // the owner has shown why; the picks stay to be changed
    } finally {
      this.sending = false;
      if (version !== this.version) this.hover = null;
    }
  }

  private previewOf(action: string | undefined): Preview | null {
    return (action !== undefined && this.previews[action]) || null;
  }

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask what the chosen or the pointed action would do, once each; pointing waits a moment to be meant. */
  wantPreview(pointing = false): void {
    clearTimeout(this.timer);
    const action = this.composed ?? (pointing ? this.pointedExactly()?.action : this.chosen?.action);
    const { preview } = this.means;
    if (!action || !preview || action in this.previews) return;
    const version = this.version;
    this.timer = setTimeout(
      () => {
        this.previews = { ...this.previews, [action]: null };
        preview(action).then(
          (got) => {
            if (version === this.version) this.previews = { ...this.previews, [action]: got };
          },
          () => {
            if (version !== this.version) return;
            const { [action]: _, ...others } = this.previews;
            this.previews = others;
          },
        );
      },
      pointing ? 140 : 0,
    );
  }

  point(id: string | null, by?: MouseEvent): void {
    if (by) {
      const { clientX: x, clientY: y, timeStamp: time } = by;
      // A pointer that rests: what lay under it has moved, perhaps by the very preview that this would take away.
      if (x === this.pointer.x && y === this.pointer.y && time !== this.pointer.time) return;
      this.pointer = { x, y, time };
    }
    if (this.hover === id) return;
    this.hover = id;
    if (id) this.wantPreview(true);
  }
}
