/** What an event speaks of: the words by which things on the board are called, as the game declares them. */
import type { LogEntry } from './generated/types';

/** The names of what an entry shows, alone, joined as ids join them, and behind the colour of its seat. */
export function places({ facts, shows = [] }: LogEntry, colours: readonly string[]): string[] {
  const joined = shows.flatMap((a) => shows.filter((b) => b !== a).flatMap((b) => [`${a}-${b}`, `${a}.${b}`]));
  const colour = typeof facts.seat === 'number' ? colours[facts.seat] : undefined;
  const owned = colour ? shows.map((word) => `${colour}-${word}`) : [];
  return [...shows, ...joined, ...owned];
}
