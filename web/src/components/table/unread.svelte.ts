/** How many lines of the chat have not been seen yet. What was said before one came counts as seen. */
import type { TableSession } from '../../lib/table.svelte';

/** Made while a component is. `isSeen` says whether the chat is in sight now. */
export class Unread {
  private read = $state(-1);
  private known = false;

  constructor(
    private readonly session: () => TableSession,
    isSeen: () => boolean,
  ) {
    $effect(() => {
      const { watched } = this.session();
      if (!watched?.document) return;
      if (!this.known || isSeen()) this.read = watched.chat.at(-1)?.number ?? -1;
      this.known = true;
    });
  }

  get count(): number {
    return this.session().watched?.chat.filter((line) => line.number > this.read).length ?? 0;
  }
}
