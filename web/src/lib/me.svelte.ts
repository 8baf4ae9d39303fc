/** Who is reading: a guest or an account. Asked for once, kept for all pages. */
import { api } from './api';

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

let me = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

/** Who I am, as far as the page knows by now; null: nobody yet. */
export const whoAmI = (): Me | null => me;

export function setMe(now: Me | null): void {
  me = now;
  asked = Promise.resolve(now);
}

/** Ask the server who I am; null when it does not know me yet. */
export function knowMe(): Promise<Me | null> {
  asked ??= api
    .get<Me | { person: Me | null } | null>('/me')
    .then((got) => {
      const found = got && 'person' in got ? got.person : got;
      me = found?.id ? found : null;
      return me;
    })
    .catch(() => {
      asked = null;
      return null;
    });
  return asked;
}

/** Be a guest under this name, if the server does not know me yet. */
export async function beGuest(name: string): Promise<Me> {
  const found = await api.post<Me | { person: Me }>('/guests', { name });
  const now = 'person' in found ? found.person : found;
  setMe(now);
  return now;
}
