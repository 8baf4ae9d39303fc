/** The course of a finished game: who made each ply, from its record, and how the scores stood, where the server tells. */
import { api } from '../../lib/api';

export const CHANCE = -1;

export interface Made {
  by: number; // a seat, or CHANCE
  text: string; // its notation
}

/** All plies, from the record: lines `2: place …`, or `*: draw …` for chance; `!` and `;` begin what is only noted. */
export async function pliesOf(table: string): Promise<Made[]> {
  const text = await api.get('/tables/{table}/record', { at: { table } });
  const plies: Made[] = [];
  for (const line of text.split('\n')) {
    const found = /^(\*|\d+): ([^;!]*)/.exec(line);
    if (found) plies.push({ by: found[1] === '*' ? CHANCE : +found[1]!, text: found[2]!.trim() });
  }
  return plies;
}

export interface Scores {
  at: number[]; // plies, rising
  scores: number[][]; // by seat
}

const kept = new Map<string, Promise<Scores>>();

export function scoresOf(table: string): Promise<Scores> {
  let found = kept.get(table);
  if (!found) {
    found = api
      .get('/tables/{table}/course', { at: { table } })
      .then(({ scores }) => ({ at: scores.map((_, ply) => ply), scores }));
    kept.set(table, found);
    found.catch(() => kept.delete(table));
  }
  return found;
}
