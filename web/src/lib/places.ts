/** What an event speaks of: the words by which places and things on the board are called. */
import type { Facts } from './scene/types';

const LONGEST = 24; // a longer text is no name of a place

/** The names of places and things in the facts, alone and joined as ids join them. */
export function places(facts: Facts, colours: readonly string[]): string[] {
  const words = Object.entries(facts)
    .filter(([name, value]) => name !== 'event' && typeof value === 'string' && value && value.length < LONGEST)
    .map(([, value]) => value as string);
  const joined = words.flatMap((a) => words.filter((b) => b !== a).flatMap((b) => [`${a}-${b}`, `${a}.${b}`]));
  const colour = typeof facts.seat === 'number' ? colours[facts.seat] : undefined;
  const owned = colour ? words.map((word) => `${colour}-${word}`) : [];
  return [...words, ...joined, ...owned];
}
