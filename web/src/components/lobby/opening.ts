/** Opening tables and sitting down at them. */
import { api } from '../../lib/api';
import type { GameKind, ListedTable } from '../../lib/generated/types';
import { go } from '../../lib/router.svelte';
import { againstBots, choiceFor, NO_CLOCK } from './choices.svelte';
import { someone } from './guest.svelte';

/** One click: a table against bots of this level, begun at once. */
export async function playNow(game: GameKind, level: string, query = ''): Promise<void> {
  if (!(await someone())) return;
  const seats = choiceFor(game).seats.length;
  const opened = await api.post('/tables', {
    once: crypto.randomUUID(),
    body: {
      game: game.id,
      seats: againstBots(seats, level),
      options: choiceFor(game).options,
      visibility: 'link',
      clock: NO_CLOCK,
      start: true,
    },
  });
  go(`/t/${opened.id}${query}`);
}

/** Sit down at the first free seat of a table, and go there. */
export async function sitAt(row: ListedTable): Promise<void> {
  if (!(await someone())) return;
  const free = row.seats.find((seat) => seat.kind === 'open');
  if (free)
    await api.put('/tables/{table}/seats/{seat}', { at: { table: row.id, seat: free.seat }, body: { who: 'me' } });
  go(`/t/${row.id}`);
}
