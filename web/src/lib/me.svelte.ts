/** Who is reading: a guest or an account. Asked for once, kept for all pages. */
import { api } from './api';
import type { Person } from './generated/types';

let me = $state.raw<Person | null>(null);
let asked: Promise<Person | null> | null = null;

/** Who I am, as far as the page knows by now; null: nobody yet. */
export const whoAmI = (): Person | null => me;

export function setMe(now: Person | null): void {
  me = now;
  asked = Promise.resolve(now);
}

/** Ask the server who I am; null when it does not know me yet. */
export function knowMe(): Promise<Person | null> {
  asked ??= api
    .get('/me')
    .then(({ person }) => (me = person))
    .catch(() => {
      asked = null;
      return null;
    });
  return asked;
}

/** Be a guest under this name, if the server does not know me yet. */
export async function beGuest(name: string): Promise<Person> {
  const { person } = await api.post('/guests', { body: { name } });
  setMe(person);
  return person;
}
