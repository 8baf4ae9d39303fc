/** The games there are, as the server lists them: asked for once, kept for all pages. */
import { api } from '../../lib/api';
import { language, sayOf, wantGames } from '../../lib/words.svelte';

export type OptionValue = string | number | boolean;

export interface GameOption {
  id: string;
  kind: 'choice' | 'switch' | 'number' | 'text';
  default: OptionValue;
  values?: OptionValue[];
  per_seat?: boolean;
  least?: number | null;
  most?: number | null;
}

export interface GameKind {
  id: string;
  rules: string;
  seats: number[];
  colours: string[];
  levels: string[];
  options: GameOption[];
  /** Name and line in each language, so that a list of games needs no word file. */
  names?: Record<string, { name: string; tagline: string }>;
}

let known = $state.raw<GameKind[]>([]);
let asked: Promise<GameKind[]> | null = null;

/** All games, as far as the page knows by now. */
export const games = (): GameKind[] => known;
export const gameOf = (id: string): GameKind | undefined => known.find((game) => game.id === id);

/** Ask for the games; their names can be said when this resolves. */
export function knowGames(): Promise<GameKind[]> {
  asked ??= api
    .get<GameKind[]>('/games')
    .then(async (found) => {
      const nameless = found.filter((game) => !game.names).map((game) => game.id);
      if (nameless.length) await wantGames(nameless);
      return (known = found);
    })
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

const named = (id: string) => gameOf(id)?.names?.[language()];
export const gameName = (id: string): string => named(id)?.name ?? sayOf(id, 'game-name');
export const gameLine = (id: string): string => named(id)?.tagline ?? sayOf(id, 'game-tagline');

/** The name without what stands behind a colon: for headings and narrow places. */
export const shortName = (id: string): string => gameName(id).split(/\s*:\s/)[0] ?? id;

export const pictureOf = (id: string): string => `/api/games/${id}/picture.svg?language=${language()}`;
