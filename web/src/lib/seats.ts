/** Seats of a table: what colour they really have, and how they are called. */
import type { Scene, SeatInfo, TableInfo } from './generated/types';

/** The colour of each seat: of its panel where the game gives colours by chance, otherwise of its place. */
export const coloursOf = (info: TableInfo, scene: Scene | null): string[] =>
  info.seats.map(({ seat, colour }) => scene?.panels.find((panel) => panel.seat === seat)?.colour ?? colour);

/** What is known of a table, with the colours its seats really have: some games deal them. */
export const coloured = (info: TableInfo, scene: Scene | null): TableInfo => {
  const colours = coloursOf(info, scene);
  return { ...info, seats: info.seats.map((seat, at) => ({ ...seat, colour: colours[at]! })) };
};

/** Is a seat called by its player's name? Bots, and persons who play several seats, are told apart by colour. */
export const isNamed = (seat: SeatInfo, info: TableInfo): boolean =>
  seat.kind === 'person' && info.seats.filter((other) => other.person === seat.person).length === 1;
