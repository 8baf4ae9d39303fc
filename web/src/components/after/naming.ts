/** Who sits at a seat, said on results and replays. */
import type { Info, SeatInfo } from '../../lib/scene/types';
import { t } from '../../lib/words.svelte';

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return seat.name ?? t('lobby-bot', { level: t(`level-${seat.level ?? 'squire'}`) });
  return seat.name ?? t(`colour-${seat.colour}`);
}

/** Names by seat colour, so that events speak of players. */
export const namesByColour = (info: Info): Record<string, string> =>
  Object.fromEntries(info.seats.map((seat) => [seat.colour, seatName(seat)]));

/** Seats from the best place to the last; equals in seat order. */
export const byPlace = (ranking: readonly number[]): number[] =>
  ranking.map((_, seat) => seat).sort((a, b) => ranking[a]! - ranking[b]! || a - b);
