/** Tables as the lobby lists them. */
import type { ListedClock, ListedSeat, ListedTable, OptionValue } from '../../lib/generated/types';
import { gameHasWords, sayOf, t } from '../../lib/words.svelte';
import { gameOf, shortName } from './games.svelte';

export const colourOf = (row: ListedTable, seat: number): string =>
  row.seats.find((each) => each.seat === seat)?.colour || gameOf(row.game)?.colours[seat] || 'grey';

export function nameOf(seat: ListedSeat): string {
  if (seat.kind === 'open') return t('lobby-seat-free');
  if (seat.kind === 'bot') return t('lobby-bot', { level: t(`level-${seat.level}`) });
  return seat.name || t('page-former');
}

export function titleOf(row: ListedTable): string {
  if (row.title) return row.title;
  const host = row.seats.find((seat) => seat.kind === 'person' && seat.person === row.host)?.name;
  return host ? t('lobby-title-of', { game: shortName(row.game), name: host }) : shortName(row.game);
}

export const freeSeats = (row: ListedTable): number => row.seats.filter((seat) => seat.kind === 'open').length;
export const mySeats = (row: ListedTable, me: string | undefined): ListedSeat[] =>
  me === undefined ? [] : row.seats.filter((seat) => seat.kind === 'person' && seat.person === me);
export const isMyTurn = (row: ListedTable, me: string | undefined): boolean =>
  row.status === 'running' && mySeats(row, me).some((seat) => row.to_act.includes(seat.seat));

export function clockText({ kind, minutes = 0, increment = 0, days = 0 }: ListedClock): string {
  if (kind === 'days') return t('new-clock-days', { days });
  if (kind === 'live') {
    return increment ? t('new-clock-live-more', { minutes, increment }) : t('new-clock-live', { minutes });
  }
  return t('new-say-clock-none');
}

export const optionName = (game: string, id: string): string => sayOf(game, `option-${id}`);
export const optionHelp = (game: string, id: string): string =>
  gameHasWords(game, `option-${id}-help`) ? sayOf(game, `option-${id}-help`) : '';

export function valueName(game: string, id: string, value: OptionValue, colours: readonly string[] = []): string {
  const key = `option-${id}-${value}`;
  if (gameHasWords(game, key)) return sayOf(game, key);
  const seat = /^seat(\d+)$/.exec(String(value));
  if (seat) return t('new-per-seat', { number: +seat[1]! + 1, colour: t(`colour-${colours[+seat[1]!] ?? 'grey'}`) });
  return String(value);
}

/** What differs from the usual rules, in a few words. */
export function rulesText(row: ListedTable): string {
  const changed = Object.entries(row.options).filter(([id, value]) => {
    const option = gameOf(row.game)?.options.find((each) => each.id === id);
    return option !== undefined && option.default !== value;
  });
  if (!changed.length) return t('lobby-standard');
  return changed
    .map(([id, value]) => t('page-pair', { name: optionName(row.game, id), value: valueName(row.game, id, value) }))
    .join(', ');
}

/** Who won, or how else it ended. */
export function outcomeText(row: ListedTable): string {
  const { result } = row;
  if (!result || !result.ranking.length) return t('lobby-over-ended');
  const winners = result.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map((seat) => nameOf(row.seats[seat]!));
  if (!names.length) return t('lobby-over-ended');
  return t(names.length === 1 ? 'lobby-over-won' : 'lobby-over-shared', { names });
}
