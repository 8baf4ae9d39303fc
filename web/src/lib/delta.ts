/** Changes of documents; the same two dozen lines as jurade.table.delta. What did not change stays the same object. */

type Json = unknown;
interface Replaced {
  '=': Json;
}
interface Members {
  '~': Record<string, Delta>;
  '-'?: string[];
}
interface Items {
  '+'?: [at: number, gone: number, items: Json[]][];
  '@'?: Record<string, Delta>;
}
export type Delta = Replaced | Members | Items | null | undefined;

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
  const after: Json[] = [];
  let was = 0;
  for (const [at, gone, fresh] of change['+'] ?? []) {
    after.push(...items.slice(was, at), ...fresh);
    was = at + gone;
  }
  after.push(...items.slice(was));
  for (const [index, inner] of Object.entries(change['@'] ?? {})) after[+index] = apply(after[+index], inner);
  return after;
}
