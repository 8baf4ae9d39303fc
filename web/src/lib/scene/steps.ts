/**
 * Paths of picks: which choices agree with the picks made so far, and what can be picked next.
 *
 * A run of cards or of pieces of one kind in a path ("card:b card:n1 card:t2") means a set that the game writes in one
 * canonical order; a person may pick it in any.
 */
import type { Choice, Pick } from './types';

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

/** The dial a number belongs to, "bid" of "bid=6", and its value. */
export function dialOf(pick: Pick): { dial: string; value: number } {
  const cut = Math.max(pick.id.indexOf('='), -1);
  const at = cut >= 0 ? cut : pick.id.lastIndexOf(':');
  return { dial: at >= 0 ? pick.id.slice(0, at) : pick.id, value: pick.range?.[0] ?? 0 };
}
