/** The rules of the games in the reader's language: fetched and read when somebody opens them, then kept. */
import { api } from '../../lib/api';
import type { Book } from './book';

const books = new Map<string, Promise<Book>>();

async function read(game: string, language: string): Promise<Book> {
  const [got, { readBook }] = await Promise.all([
    api.get('/games/{game}/rules/{language}', { at: { game, language } }),
    import('./reading'), // with the Markdown reader, which nobody else needs
  ]);
  const picture = (name: string) => `/api/games/${game}/pictures/${encodeURIComponent(name)}?language=${language}`;
  const book = readBook(got.text, picture);
  const common = readBook(got.table, picture);
  book.chapters.push(
    ...common.chapters.map((chapter) => ({
      ...chapter,
      id: `table-${chapter.id}`,
      level: chapter.level === 1 ? 2 : 3,
    })),
  );
  for (const [number, rule] of common.rules) if (!book.rules.has(number)) book.rules.set(number, rule);
  return book;
}

export function bookOf(game: string, language: string): Promise<Book> {
  const key = `${game} ${language}`;
  let found = books.get(key);
  if (!found) {
    found = read(game, language);
    books.set(key, found);
    found.catch(() => books.delete(key));
  }
  return found;
}
