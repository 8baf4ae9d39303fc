/** The clocks of a table as they run: what each seat has left now, how it is written, and when it presses. */
import type { TableInfo } from '../../lib/generated/types';
import { connection } from '../../lib/socket';
import { play } from '../../lib/sound';
import { t } from '../../lib/words.svelte';
import { leftOf, whole, written } from './clock';

const PRESSING = 30_000; // milliseconds left from which on one is told
const TELLING = 10_000; // between two ticks that are heard
const LOST = 1500; // a connection may be away so long before it is said

export const isPressing = (left: number | null): boolean => left !== null && left < PRESSING;

/** Made while a component is: it ticks as long as that one lives. */
export class Clockwork {
  private now = $state(Date.now());
  private heard = 0;

  constructor(
    private readonly info: () => TableInfo | null,
    private readonly seat: () => number | null,
  ) {
    $effect(() => {
      const isFast = connection.lostAt !== null || this.info()?.clock.kind !== 'none';
      const ticking = setInterval(() => (this.now = Date.now()), isFast ? 250 : 1000);
      return () => clearInterval(ticking);
    });
    $effect(() => {
      if (!this.isPressing) return;
      const nth = Math.ceil(this.mine! / TELLING);
      if (nth !== this.heard) play('tick');
      this.heard = nth;
    });
  }

  /** Milliseconds a seat has left; null: no clock. */
  left(seat: number): number | null {
    const info = this.info();
    return info ? leftOf(info, seat, this.now + connection.ahead) : null;
  }

  written(left: number | null): string | null {
    return left === null ? null : written(left, (d, h) => t('clock-days', { d, h }));
  }

  /** My own time while it runs. */
  get mine(): number | null {
    const [info, seat] = [this.info(), this.seat()];
    return seat !== null && info?.times?.running.includes(seat) ? this.left(seat) : null;
  }

  get isPressing(): boolean {
    return isPressing(this.mine);
  }

  /** The part of my time that is left, 0 to 1; null: nothing burns. */
  get fuse(): number | null {
    const [info, mine] = [this.info(), this.mine];
    return mine !== null && info ? mine / whole(info) : null;
  }

  /** The server has not been heard for so long that it should be said. */
  get isLost(): boolean {
    return connection.lostAt !== null && this.now - connection.lostAt > LOST;
  }
}
