/** Changes of documents; the same dozen lines as jurade.table.delta. What did not change stays the same object. */

type Json = unknown;
interface Replaced {
  '=': Json;
}
interface Members {
  '~': Record<string, Delta>;
  '-'?: string[];
}
interface Items {
  '@': Record<string, Delta>;
}
interface Spliced {
  '<': number;
  '>': number;
  '+': Json[];
}
export type Delta = Replaced | Members | Items | Spliced | null | undefined;

export function apply(before: Json, change: Delta): Json {
  if (!change) return before;
  if ('=' in change) return change['='];
  if ('~' in change) {
    const after: Record<string, Json> = { ...(before as Record<string, Json>) };
    for (const key of change['-'] ?? []) delete after[key];
    for (const [key, inner] of Object.entries(change['~'])) after[key] = apply(after[key], inner);
    return after;
  }
  const items = before as Json[];
  if ('@' in change) {
    const after = [...items];
    for (const [index, inner] of Object.entries(change['@'])) after[+index] = apply(after[+index], inner);
    return after;
  }
  return [...items.slice(0, change['<']), ...change['+'], ...items.slice(items.length - change['>'])];
}
