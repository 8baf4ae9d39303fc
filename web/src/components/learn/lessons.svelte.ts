/** Lessons as the server tells them: lists are fetched once, positions each time. */
import { api } from '../../lib/api';
import type { LessonHead, LessonShown, Preview, Verdict } from '../../lib/generated/types';

const lists = new Map<string, Promise<LessonHead[]>>();

export function lessonsOf(game: string): Promise<LessonHead[]> {
  let found = lists.get(game);
  if (!found) {
    found = api.get('/games/{game}/lessons', { at: { game } });
    lists.set(game, found);
    found.catch(() => lists.delete(game));
  }
  return found;
}

export const lessonOf = (game: string, name: string): Promise<LessonShown> =>
  api.get('/games/{game}/lessons/{name}', { at: { game, name } });
/** What is said to an answer; with `show` a right one is told too. */
export const judge = (game: string, name: string, action: string, show = false): Promise<Verdict> =>
  api.post('/games/{game}/lessons/{name}', { at: { game, name }, body: { action, show } });
export const preview = async (game: string, name: string, action: string): Promise<Preview> =>
  (await api.post('/games/{game}/lessons/{name}/preview', { at: { game, name }, body: { action } })).preview;
