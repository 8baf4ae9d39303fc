/** A record or position to play on from, on its way from the lobby to the new table. */

export interface Imported {
  game: string;
  seats: number;
  record?: string;
  position?: Record<string, unknown>;
}

let waiting = $state.raw<Imported | null>(null);

export const imported = (): Imported | null => waiting;
export function dropImport(): void {
  waiting = null;
}

const TAG = /\[(\w+) "([^"]*)"\]/g;

/** Reads what was pasted; the key of what is wrong with it, or '' when it can be played on from. */
export function readImport(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    try {
      const position = JSON.parse(trimmed) as Record<string, unknown>;
      if (typeof position.game !== 'string' || typeof position.seats !== 'number') return 'import-no-game';
      waiting = { game: position.game, seats: position.seats, position };
      return '';
    } catch {
      return 'import-no-json';
    }
  }
  const tags = Object.fromEntries([...trimmed.matchAll(TAG)].map((found) => [found[1]!, found[2]!]));
  if (!tags.Game) return 'import-no-game';
  const seats = tags.Seats ? (/^\d+$/.test(tags.Seats) ? +tags.Seats : tags.Seats.split(',').length) : 0;
  if (!seats) return 'import-no-seats';
  waiting = { game: tags.Game, seats, record: trimmed };
  return '';
}
