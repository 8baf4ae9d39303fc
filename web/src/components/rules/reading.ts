// A rules page read from Markdown.  Apart from the book itself, so that only readers of rules fetch the reader of Markdown.
import { Marked, type Token, type Tokens } from 'marked';
import { anchor, escaped, plain, type Block, type Book, type Chapter } from './book';

const RULE = /^\*\*(?<number>[A-Z]+[ -]?\d+[a-z]?)\.\*\*\s*/;
const MENTION = /\b(?:R(?:UL(?:ING)?)?|[GJTV])[ -]?\d+[a-z]?\b/g;

function slug(title: string): string {
  return plain(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function shown(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(shown).join('');
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => item.text).join(' · ');
  if (token.type === 'table') {
    const table = token as Tokens.Table;
    return [table.header, ...table.rows]
      .map((row) => row.map((cell) => cell.tokens.map(shown).join('')).join(': '))
      .join(' · ');
  }
  if (token.type === 'image') return (token as Tokens.Image).text;
  return 'text' in token ? String(token.text).replace(/\*\*|`/g, '') : '';
}

/**
 * Reads a page.  Only our own Markdown comes in, and still no HTML of it goes out: raw HTML is shown as text,
 * links lead to places of the page only, and `picture` says where a picture is.
 */
export function readBook(text: string, picture: (name: string) => string): Book {
  const known = new Set<string>();
  for (const line of text.split('\n')) {
    const number = RULE.exec(line)?.groups?.number;
    if (number) known.add(anchor(number));
  }
  const marked = new Marked({
    renderer: {
      html: ({ text: raw }) => escaped(raw),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return href.startsWith('#') ? `<a href="#${escaped(slug(href.slice(1)))}">${words}</a>` : words;
      },
      image({ href, text: words }) {
        const name = href.split('/').pop() ?? '';
        return `<img src="${escaped(picture(name))}" alt="${escaped(words)}" loading="lazy">`;
      },
      codespan: ({ text: code }) => `<code>${escaped(code)}</code>`,
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
        return mentions(escaped(token.text), known);
      },
      table(token) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const body = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="wide" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  const book: Book = { title: '', chapters: [], glossary: [], rules: new Map() };
  for (const token of marked.lexer(text)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const heading = token as Tokens.Heading;
      const title = shown(heading);
      if (heading.depth === 1) book.title = title;
      book.chapters.push({ id: slug(title), title, level: heading.depth, blocks: [] });
      continue;
    }
    const chapter = book.chapters.at(-1) ?? { id: '', title: '', level: 1, blocks: [] };
    if (!book.chapters.length) book.chapters.push(chapter);
    chapter.blocks.push(block(token, chapter, book, marked));
  }
  return book;
}

function block(token: Token, chapter: Chapter, book: Book, marked: Marked): Block {
  const begins = token.type === 'paragraph' ? RULE.exec(token.raw) : null;
  const number = begins?.groups?.number ?? '';
  const html = number
    ? String(marked.parseInline(token.raw.slice(begins![0].length).trim()))
    : pictured(token, String(marked.parser([token])));
  const words = shown(token).replace(/\s+/g, ' ').trim();
  const made = { id: number ? anchor(number) : '', rule: number, html, plain: plain(words), text: words };
  if (number) book.rules.set(made.id, made);
  if (token.type === 'table' && chapter.level === 3 && !book.glossary.length) {
    const table = token as Tokens.Table;
    if (table.header.length === 2) {
      book.glossary = table.rows.map((row) => ({
        word: row[0]!.tokens.map(shown).join(''),
        meaning: String(marked.parseInline(row[1]!.text)),
      }));
    }
  }
  return made;
}

/** A paragraph that begins with a picture is a figure; the line in italics under it is its caption. */
function pictured(token: Token, html: string): string {
  if (token.type !== 'paragraph' || !token.raw.startsWith('![')) return html;
  const inner = html.trim().replace(/^<p>|<\/p>$/g, '');
  const end = inner.indexOf('>') + 1;
  const caption = inner.slice(end).trim().replace(/^<br>/, '');
  return `<figure>${inner.slice(0, end)}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function mentions(text: string, known: Set<string>): string {
  return text.replace(MENTION, (number) => {
    const id = anchor(number);
    return known.has(id) ? `<a class="mention" href="#${id}">${number}</a>` : number;
  });
}
