import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anchor, search } from '../src/components/rules/book';
import { readBook } from '../src/components/rules/reading';

const RULES = new URL('../../docs/rules/', import.meta.url);
const PAGES = readdirSync(RULES).filter((name) => name.endsWith('.md'));
const picture = (name: string) => `/pictures/${name}`;

describe.each(PAGES)('%s', (name) => {
  const text = readFileSync(new URL(name, RULES), 'utf8');
  const book = readBook(text, picture);

  test('every rule is found by its number, first of all', () => {
    const numbers = [...text.matchAll(/^\*\*([A-Z]+[ -]?\d+[a-z]?)\.\*\*/gm)].map((found) => found[1]!);
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      expect(book.rules.get(anchor(number))?.id).toBe(anchor(number));
      expect(search(book, number)[0]?.block.id).toBe(anchor(number));
    }
  });

  test('no place of the book is called like another', () => {
    const ids = book.chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a page of rules', () => {
  const book = readBook(
    '# A game\n\nPlay *well*.\n\n## Barns\n\n**R1.** A barn <b>stays</b>, see R2.\n\n**R2.** Éléonore l’a dit.\n',
    picture,
  );
  test('shows HTML as text and links rules that exist', () => {
    const html = book.rules.get('R1')!.html;
    expect(html).toContain('&lt;b&gt;');
    expect(html).toMatch(/<a [^>]*R2/);
  });
  test('is searched without accents and capitals, and marks what was found', () => {
    const [found] = search(book, "eleonore l'a");
    expect(found?.block.id).toBe('R2');
    expect(found?.excerpt).toContain('<mark>Éléonore</mark>');
    expect(search(book, 'nowhere')).toEqual([]);
    expect(search(book, '  ')).toEqual([]);
  });
});
