/** The course of a finished game: who made each ply, and how the scores stood after it. */
import { api } from '../../lib/api';

export interface Course {
  last: number; // plies of the game
  plies: number[]; // by whom: a seat, or -1 for chance
  scores: number[][]; // by seat, after each number of plies from 0 on; empty when the server does not tell
}

const kept = new Map<string, Promise<Course>>();

export function courseOf(table: string): Promise<Course> {
  let found = kept.get(table);
  if (!found) {
    found = api.get<Course>(`/tables/${encodeURIComponent(table)}/course`);
    kept.set(table, found);
    found.catch(() => kept.delete(table));
  }
  return found;
}
