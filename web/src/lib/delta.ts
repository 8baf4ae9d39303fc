/** Changes of documents; the same two dozen lines as jurade.table.delta. What did not change stays the same object. */
import type { Change } from './generated/types';

type Json = unknown;
export type Delta = Change['delta'] | null;

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
