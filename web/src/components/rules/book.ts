// The rules page of a game: blocks that can be shown, linked by rule number, and searched.

/** One paragraph, list, table or picture.  `rule` is its number when it is a rule. */
export interface Block {
  id: string;
  rule: string;
  html: string;
  plain: string; // for searching: no marks, no accents, small letters
  text: string; // for showing what was found
}

export interface Chapter {
  id: string;
  title: string;
  level: number;
  blocks: Block[];
}

export interface Term {
  word: string;
  meaning: string; // HTML of one table cell
}

export interface Book {
  title: string;
  chapters: Chapter[]; // the first one is the introduction and has the book's title
  glossary: Term[];
  rules: Map<string, Block>;
}

export interface Found {
  chapter: Chapter;
  block: Block;
  excerpt: string; // HTML with <mark>
}

const AROUND = 70; // characters shown on both sides of what was found

/** How a rule's number is spelled in an address: `RULING 3` is `RULING-3`. */
export function anchor(number: string): string {
  return number.trim().toUpperCase().replace(/\s+/g, '-');
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** All blocks that hold every word of the search; a rule's number finds the rule first. */
export function search(book: Book, text: string): Found[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const wanted = anchor(text);
  const found: Found[] = [];
  for (const chapter of book.chapters) {
    for (const each of chapter.blocks) {
      const exact = each.id !== '' && each.id === wanted;
      if (exact || words.every((word) => each.plain.includes(word))) {
        const hit = { chapter, block: each, excerpt: excerpt(each, words) };
        if (exact) found.unshift(hit);
        else found.push(hit);
      }
    }
  }
  return found;
}

function excerpt(found: Block, words: string[]): string {
  // `plain` has a letter for each letter of `text` unless one of them is a ligature: then nothing is marked.
  const same = found.plain.length === found.text.length;
  const at = same
    ? Math.max(
        0,
        Math.min(...words.map((word) => found.plain.indexOf(word)).filter((place) => place >= 0), found.text.length),
      )
    : 0;
  const from = Math.max(0, at - AROUND);
  const to = Math.min(found.text.length, at + 2 * AROUND);
  const part = found.text.slice(from, to);
  const low = found.plain.slice(from, to);
  let out = '';
  let place = 0;
  while (place < part.length) {
    const hit = same
      ? words
          .map((word) => ({ word, start: low.indexOf(word, place) }))
          .filter((each) => each.start >= 0)
          .sort((a, b) => a.start - b.start)[0]
      : undefined;
    if (!hit) break;
    out +=
      escaped(part.slice(place, hit.start)) +
      `<mark>${escaped(part.slice(hit.start, hit.start + hit.word.length))}</mark>`;
    place = hit.start + hit.word.length;
  }
  out += escaped(part.slice(place));
  return (from > 0 ? '… ' : '') + out + (to < found.text.length ? ' …' : '');
}
