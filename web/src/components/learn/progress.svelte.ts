/** Which lessons were solved in this browser. */
const KEPT = 'jurade.lessons';

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string[]>;
  } catch {
    return {}; // unreadable or forbidden storage: everything is still to be learned
  }
}

let solved = $state.raw(kept());

addEventListener('storage', (event) => {
  if (event.key === KEPT) solved = kept();
});

export const isSolved = (game: string, lesson: string): boolean => solved[game]?.includes(lesson) ?? false;
export const solvedOf = (game: string): number => solved[game]?.length ?? 0;

export function markSolved(game: string, lesson: string): void {
  if (isSolved(game, lesson)) return;
  solved = { ...solved, [game]: [...(solved[game] ?? []), lesson] };
  try {
    localStorage.setItem(KEPT, JSON.stringify(solved));
  } catch {
    // a browser that keeps nothing still teaches
  }
}
