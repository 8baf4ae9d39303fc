/** What somebody chose the last time a table was opened, kept in this browser. */
import type { ClockInfo, GameKind, OptionValue, TableInfo, WantedSeat } from '../../lib/generated/types';

/** Who is to sit somewhere; somebody who is invited gets a link to the seat. */
export type Sitter = WantedSeat['kind'] | 'invite';

export interface Wish {
  kind: Sitter;
  level: string;
}

export interface TableChoice {
  seats: Wish[];
  options: Record<string, OptionValue>; // only those that differ from the default
  clock: ClockInfo;
  visibility: TableInfo['visibility'];
  rated: boolean;
  delay: number;
}

interface Kept {
  level: string;
  tables: Record<string, TableChoice>;
}

const KEPT = 'jurade.choices';
export const NO_CLOCK: ClockInfo = { kind: 'none', minutes: 0, increment: 0, days: 0, out: 'bot' };

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
  } catch {
    return {}; // unreadable or forbidden storage: the usual choice serves
  }
}

const now: Kept = $state({ level: 'squire', tables: {}, ...kept() });

function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(now));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The level of bots for "Play now". */
export const level = (): string => now.level;
export function setLevel(chosen: string): void {
  now.level = chosen;
  keep();
}

/** The first seat for oneself, bots of that level on the others. */
export const againstBots = (seats: number, chosen: string): (WantedSeat & Wish)[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'bot', level: chosen }));

/** The last choice for a game as far as it still holds, or the usual one. */
export function choiceFor(game: GameKind): TableChoice {
  const last = now.tables[game.id];
  const usual: TableChoice = {
    seats: againstBots(game.seats[0] ?? 2, now.level),
    options: {},
    clock: { ...NO_CLOCK },
    visibility: 'public',
    rated: false,
    delay: 0,
  };
  if (!last || !game.seats.includes(last.seats?.length)) return usual;
  const options = Object.fromEntries(
    Object.entries(last.options ?? {}).filter(([id]) => game.options.some((option) => option.id === id)),
  );
  const seats = last.seats.map((wish) => ({
    ...wish,
    level: game.levels.includes(wish.level) ? wish.level : now.level,
  }));
  return { ...usual, ...last, options, seats, clock: { ...NO_CLOCK, ...last.clock } };
}

export function rememberChoice(game: string, choice: TableChoice): void {
  now.tables[game] = choice;
  keep();
}
