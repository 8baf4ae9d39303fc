/**
 * Paths of picks: which choices agree with the picks made so far, and what can be picked next.
 *
 * A run of cards or of pieces of one kind in a path ("card:b card:n1 card:t2") means a set that the game writes in one
 * canonical order; a person may pick it in any.
 */
import type { Choice, Message, Pick } from '../generated/types';

type Step = { ids: string[] };
export interface Walkable {
  choice: Choice;
  steps: Step[];
}

const family = (id: string): string => id.split(':')[0]!;
const isOfSet = (pick: Pick | undefined): boolean => pick?.kind === 'card' || pick?.kind === 'piece';

/** The choices with their paths cut into steps; a step of several ids may be picked in any order. */
export function walkable(choices: readonly Choice[], picks: Readonly<Record<string, Pick>>): Walkable[] {
  const sets = new Set<string>();
  for (const { path } of choices) {
    for (let i = 1; i < path.length; i++) {
      const [a, b] = [path[i - 1]!, path[i]!];
      if (family(a) === family(b) && isOfSet(picks[a]) && isOfSet(picks[b])) sets.add(family(a));
    }
  }
  return choices.map((choice) => {
    const steps: Step[] = [];
    let open = '';
    for (const id of choice.path) {
      const kind = isOfSet(picks[id]) && sets.has(family(id)) ? family(id) : '';
      if (kind && kind === open) steps[steps.length - 1]!.ids.push(id);
      else steps.push({ ids: [id] });
      open = kind;
    }
    return { choice, steps };
  });
}

/** What may follow a path within one choice: null when the path does not lead there, [] when it is all of it. */
export function following({ steps }: Walkable, path: readonly string[]): string[] | null {
  let at = 0;
  let left = steps[0] ? [...steps[0].ids] : [];
  for (const id of path) {
    const found = left.indexOf(id);
    if (found < 0) return null;
    left.splice(found, 1);
    if (!left.length) left = steps[++at] ? [...steps[at]!.ids] : [];
  }
  return left;
}

/** The rest of one choice's path after these picks, in its own order. */
export function rest(one: Walkable, path: readonly string[]): string[] {
  const found: string[] = [];
  let left = following(one, path);
  while (left?.length) {
    found.push(left[0]!);
    left = following(one, [...path, ...found]);
  }
  return found;
}

/** The dial a number belongs to, "bid" of "bid=6", and its value; a range says what other values the dial may have. */
export function dialOf({ id }: Pick): { dial: string; value: number } {
  const at = id.includes('=') ? id.indexOf('=') : id.lastIndexOf(':');
  return { dial: id.slice(0, at), value: Number(id.slice(at + 1)) };
}

/** What a number means, where it means something. */
export const markOf = (pick: Pick): Message | undefined => pick.marks?.[dialOf(pick).value];

/** The choices of a scene as they are walked through, and what their picks are. */
export interface Paths {
  all: readonly Walkable[];
  picks: Readonly<Record<string, Pick>>;
}

export const pathsOf = (choices: readonly Choice[], picks: Readonly<Record<string, Pick>>): Paths => ({
  all: walkable(choices, picks),
  picks,
});

/** The choices that a path of picks leads to. */
export const matching = ({ all }: Paths, path: readonly string[]): Walkable[] =>
  all.filter((one) => following(one, path) !== null);

/** What can be picked after a path. */
export function nextPicks({ all }: Paths, path: readonly string[]): string[] {
  const found = new Set<string>();
  for (const one of all) for (const id of following(one, path) ?? []) found.add(id);
  return [...found];
}

/** The choice that a path is the whole of; null while more must be picked. */
export const choiceAt = ({ all }: Paths, path: readonly string[]): Choice | null =>
  all.find((one) => following(one, path)?.length === 0)?.choice ?? null;

const byValue = (a: Pick, b: Pick): number => dialOf(a).value - dialOf(b).value;

/** A path with what follows by itself: a single way on, and a first value for turns and numbers. */
export function completed(paths: Paths, path: readonly string[]): string[] {
  let now = [...path];
  for (;;) {
    const ways = matching(paths, now);
    if (!ways.length || ways.some((one) => !following(one, now)!.length)) return now;
    if (ways.length === 1 && now.length) return [...now, ...rest(ways[0]!, now)];
    const next = nextPicks(paths, now).map((id) => paths.picks[id]!);
    const dials = new Set(next.map((pick) => (pick.kind === 'number' ? dialOf(pick).dial : pick.kind)));
    const { kind } = next[0]!;
    if (dials.size > 1 || (kind !== 'number' && kind !== 'turn')) return now;
    now = [...now, (kind === 'number' ? next.toSorted(byValue) : next)[0]!.id];
  }
}

/** The path to begin with: all of it where nothing else can be done, otherwise what follows by itself. */
export const beginning = (paths: Paths): string[] =>
  paths.all.length === 1 ? paths.all[0]!.choice.path : completed(paths, []);

/** A part of the path that can be changed in place: a turn, or a number on a dial. */
export interface Adjustable {
  at: number;
  kind: 'turn' | 'number';
  options: Pick[];
  index: number;
}

export function adjustables(paths: Paths, path: readonly string[]): Adjustable[] {
  return path.flatMap((id, at) => {
    const pick = paths.picks[id];
    if (!pick || (pick.kind !== 'turn' && pick.kind !== 'number')) return [];
    const { kind } = pick;
    const same = nextPicks(paths, path.slice(0, at))
      .map((other) => paths.picks[other]!)
      .filter((other) => other.kind === kind && (kind === 'turn' || dialOf(other).dial === dialOf(pick).dial));
    if (kind === 'number') same.sort(byValue);
    return [{ at, kind, options: same, index: same.findIndex((other) => other.id === id) }];
  });
}

/** The path with another pick at a place; what came after it stays as far as it still can. */
export function adjusted(paths: Paths, path: readonly string[], at: number, id: string): string[] {
  let now = [...path.slice(0, at), id];
  for (const later of path.slice(at + 1)) if (nextPicks(paths, now).includes(later)) now = [...now, later];
  return completed(paths, now);
}

/** The longest beginning of the path after which this can be picked; null when there is none. */
export function restart(paths: Paths, path: readonly string[], id: string): string[] | null {
  for (let at = path.length - 1; at >= 0; at--) {
    const before = path.slice(0, at);
    if (nextPicks(paths, before).includes(id)) return before;
  }
  return null;
}
