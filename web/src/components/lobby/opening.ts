/** Opening tables and sitting down at them. */
import { api } from '../../lib/api';
import { go } from '../../lib/router.svelte';
import { againstBots, choiceFor, NO_CLOCK } from './choices.svelte';
import type { GameKind } from './games.svelte';
import { someone } from './guest.svelte';
import type { Row } from './rows';

export interface Opened {
  id: string;
  info?: { status: Row['status'] };
  invitations?: Record<string, string>;
}

/** One click: a table against bots of this level, begun at once. */
export async function playNow(game: GameKind, level: string, query = ''): Promise<void> {
  if (!(await someone())) return;
  const seats = choiceFor(game).seats.length;
  const opened = await api.post<Opened>(
    '/tables',
    {
      game: game.id,
      seats: againstBots(seats, level),
      options: choiceFor(game).options,
      visibility: 'link',
      clock: NO_CLOCK,
      start: true,
    },
    { once: crypto.randomUUID() },
  );
  go(`/t/${opened.id}${query}`);
}

/** Sit down at the first free seat of a table, and go there. */
export async function sitAt(row: Row): Promise<void> {
  if (!(await someone())) return;
  const free = row.seats.find((seat) => seat.kind === 'open');
  if (free) await api.put(`/tables/${row.id}/seats/${free.seat}`, { who: 'me' });
  go(`/t/${row.id}`);
}
