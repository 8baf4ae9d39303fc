/** What went wrong, as a sentence in the reader's language where there is one. */
import { ApiError } from '../../lib/api';
import { Refused } from '../../lib/socket.svelte';
import { hasWords, say } from '../../lib/words.svelte';

export function sentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof Refused) {
    return error.said && hasWords(error.said[0]) ? say(error.said) : error.sentence;
  }
  return error instanceof Error ? error.message : String(error);
}
