/** What went wrong, as a sentence in the reader's language where there is one. */
import { ApiError } from '../../lib/api';
import { Refused } from '../../lib/watched.svelte';
import { hasWords, say } from '../../lib/words.svelte';

export function sentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof Refused) {
    return error.said && hasWords(error.said[0]) ? say(error.said) : capital(error.sentence);
  }
  return error instanceof Error ? error.message : String(error);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
