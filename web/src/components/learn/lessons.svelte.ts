/** Lessons as the server tells them: lists are fetched once, positions each time. */
import { api } from '../../lib/api';
import type { Facts, Message, Preview, Scene } from '../../lib/scene/types';

export interface LessonHead {
  name: string;
  rule: string;
  title: Message;
}

interface Position {
  ply: number;
  to_act: number[];
  scores: number[];
  over: boolean;
  scene: Scene;
}

export interface Lesson extends LessonHead {
  seat: number;
  text: Message;
  task: Message;
  document: Position;
}

export interface Verdict {
  right: boolean;
  message: Message;
  document: Position;
  log: { ply: number; facts: Facts }[];
  answer?: string;
}

const lists = new Map<string, Promise<LessonHead[]>>();

export function lessonsOf(game: string): Promise<LessonHead[]> {
  let found = lists.get(game);
  if (!found) {
    found = api.get<LessonHead[]>(`/games/${game}/lessons`);
    lists.set(game, found);
    found.catch(() => lists.delete(game));
  }
  return found;
}

const path = (game: string, name: string) => `/games/${game}/lessons/${name}`;
export const lessonOf = (game: string, name: string): Promise<Lesson> => api.get<Lesson>(path(game, name));
/** What is said to an answer; with `show` a right one is told too. */
export const judge = (game: string, name: string, action: string, show = false): Promise<Verdict> =>
  api.post<Verdict>(path(game, name), { action, show });
export const preview = async (game: string, name: string, action: string): Promise<Preview> =>
  (await api.post<{ preview: Preview }>(`${path(game, name)}/preview`, { action })).preview;
