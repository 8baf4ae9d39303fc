/** Points that came with what happened: whose they are, how many, and what the places are called that earned them. */
import { places } from './places';
import type { LogEntry, Panel } from './generated/types';

export interface Gain {
  seat: number;
  points: number;
  /** Names of places, those of the likeliest one first. */
  places: string[];
}

/**
 * What every score has changed by, from one position to the next.
 *
 * Where the events account for all of a change each of them is a gain of its own, otherwise the change is one.
 */
export function gainsOf(
  before: readonly Panel[],
  now: readonly Panel[],
  log: readonly LogEntry[],
  colours: readonly string[],
): Gain[] {
  return now.flatMap(({ seat, score }) => {
    const was = before.find((panel) => panel.seat === seat);
    const change = was ? score - was.score : 0;
    if (!change) return [];
    const own = log.filter((entry) => entry.facts.seat === seat);
    const telling = own.filter((entry) => entry.points);
    if (telling.length && telling.reduce((sum, entry) => sum + entry.points!, 0) === change) {
      return telling.map((entry) => {
        const earlier = log.slice(0, log.indexOf(entry) + 1).reverse();
        return { seat, points: entry.points!, places: earlier.flatMap((each) => places(each, colours)) };
      });
    }
    const likely = [...own.toReversed(), ...log.toReversed()];
    return [{ seat, points: change, places: likely.flatMap((entry) => places(entry, colours)) }];
  });
}
