/** Who sits at a seat, said on results and replays. */
import type { TableInfo, SeatInfo } from '../../lib/generated/types';
import { say, t } from '../../lib/words.svelte';

export function seatName(seat: SeatInfo): string {
  const colour = say([`colour-${seat.colour}`], {});
  if (seat.kind === 'bot') return t('result-bot', { colour, level: t(`level-${seat.level || 'squire'}`) });
  return seat.name || colour;
}

/** The same where room is scarce and the level of a bot has been said already. */
export const shortSeatName = (seat: SeatInfo): string =>
  seat.kind === 'person' && seat.name ? seat.name : say([`colour-${seat.colour}`], {});

/** Names by seat colour, so that events speak of people; bots are called by their colour. */
export const namesByColour = (info: TableInfo): Record<string, string> =>
  Object.fromEntries(
    info.seats.flatMap((seat) => (seat.kind === 'person' && seat.name ? [[seat.colour, seat.name]] : [])),
  );

/** Seats from the best place to the last; equals in seat order. */
export const byPlace = (ranking: readonly number[]): number[] =>
  ranking.map((_, seat) => seat).sort((a, b) => ranking[a]! - ranking[b]! || a - b);
