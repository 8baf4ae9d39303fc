/** Points that came with what happened: whose they are, how many, and what the places are called that earned them. */
import { places } from './places';
import type { Facts, LogEntry, Panel } from './scene/types';

export interface Gain {
  seat: number;
  points: number;
  /** Names of places, those of the likeliest one first. */
  places: string[];
}

/** The points an event gives to the seat it names: `by` is a change; `points` too where there is no `by`. */
function amountOf(facts: Facts): number {
  const amount = facts.by ?? facts.points;
  return typeof amount === 'number' ? amount : 0;
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
  const events = log.map((entry) => entry.facts);
  return now.flatMap(({ seat, score }) => {
    const was = before.find((panel) => panel.seat === seat);
    const change = was ? score - was.score : 0;
    if (!change) return [];
    const own = events.filter((facts) => facts.seat === seat);
    const telling = own.filter((facts) => amountOf(facts) !== 0);
    if (telling.length && telling.reduce((sum, facts) => sum + amountOf(facts), 0) === change) {
      return telling.map((facts) => {
        const earlier = events.slice(0, events.indexOf(facts) + 1).reverse();
        return { seat, points: amountOf(facts), places: earlier.flatMap((each) => places(each, colours)) };
      });
    }
    const likely = [...own.toReversed(), ...events.toReversed()];
    return [{ seat, points: change, places: likely.flatMap((facts) => places(facts, colours)) }];
  });
}
