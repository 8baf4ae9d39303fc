/** Clocks: what is left of a seat's time now, and how it is written. */
import type { TableInfo } from '../../lib/generated/types';

/** Milliseconds a seat has left at this moment of the server's time; null: no clock. */
export function leftOf(info: TableInfo, seat: number, now: number): number | null {
  const left = info.times.left[seat];
  if (info.clock.kind === 'none' || left === undefined) return null;
  return Math.max(0, info.times.running.includes(seat) ? left - Math.max(0, now - info.times.at) : left);
}

/** "4:12", "0:09", "2 d 5 h". */
export function written(left: number, days: (d: number, h: number) => string): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 36_000) return days(Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const tail = `${hours ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}

/** The whole time a fuse burns for: of the game, or of the move. */
export const whole = (info: TableInfo): number =>
  info.clock.kind === 'days' ? info.clock.days * 86_400_000 : info.clock.minutes * 60_000;
