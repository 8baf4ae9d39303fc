/** The name of a guest: asked once, when it is first needed. */
import type { Person } from '../../lib/generated/types';
import { knowMe } from '../../lib/me.svelte';

let asking = $state.raw<((me: Person | null) => void) | null>(null);

export const isAsking = (): boolean => asking !== null;

/** Whoever reads, known to the server; null when the reader would rather not say a name. */
export async function someone(): Promise<Person | null> {
  const known = await knowMe();
  if (known) return known;
  return new Promise((resolve) => {
    asking?.(null);
    asking = (me) => {
      asking = null;
      resolve(me);
    };
  });
}

export function answer(me: Person | null): void {
  asking?.(me);
}
