/** The games there are, as the server lists them: asked for once, kept for all pages. */
import { api } from '../../lib/api';
import type { GameKind } from '../../lib/generated/types';
import { language, sayOf } from '../../lib/words.svelte';

let known = $state.raw<GameKind[]>([]);
let asked: Promise<GameKind[]> | null = null;

/** All games, as far as the page knows by now. */
export const games = (): GameKind[] => known;
export const gameOf = (id: string): GameKind | undefined => known.find((game) => game.id === id);

/** Ask for the games; they come with their names in every language. */
export function knowGames(): Promise<GameKind[]> {
  asked ??= api
    .get('/games')
    .then((found) => (known = found))
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

const named = (id: string) => gameOf(id)?.names[language()];
export const gameName = (id: string): string => named(id)?.name ?? sayOf(id, 'game-name');
export const gameLine = (id: string): string => named(id)?.tagline ?? sayOf(id, 'game-tagline');

/** The name without what stands behind a colon: for headings and narrow places. */
export const shortName = (id: string): string => gameName(id).split(/\s*:\s/)[0] ?? id;

export const pictureOf = (id: string): string => `/api/games/${id}/picture.svg?language=${language()}`;
