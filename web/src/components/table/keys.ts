/** The keys of a table: what each of them does, and when it is left to whatever has the focus. */
import type Board from '../../lib/scene/Board.svelte';
import type { TableSession } from '../../lib/table.svelte';
import type { Tab } from './Talk.svelte';

export interface Reached {
  session: TableSession;
  board: Board | undefined;
  openRules: () => void;
  openTalk: (on: Tab) => void;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const NEARER = 1.3;

/** Take a key that was pressed anywhere on the page. */
export function takeKey(event: KeyboardEvent, reached: Reached): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest('input:not([type=range]), textarea, select, dialog')) return;
  const { session } = reached;
  if (session.behind && ['Escape', ' ', 'Enter'].includes(event.key)) {
    session.skip();
    return event.preventDefault();
  }
  session.finish();
  const onControl = Boolean(target.closest('button, a, [role=tab], summary, input'));
  if (act(event.key, onControl, reached)) event.preventDefault();
}

/** Do what a key means; false when it means nothing here. */
function act(key: string, onControl: boolean, { session, board, openRules, openTalk }: Reached): boolean {
  const { deciding } = session;
  const way = WAYS[key];
  if (way) return board?.walk(...way) ?? false;
  switch (key) {
    case 'Enter':
      if (onControl || session.held) return false;
      if (board?.isWalking()) deciding.pick(deciding.hover!);
      else void deciding.send();
      return true;
    case 'Escape':
      if (session.why) session.why = null;
      else if (session.asksWhy) void session.toggleWhy();
      else return deciding.back();
      return true;
    case '/':
      openTalk('choices');
      return true;
    case '+':
    case '=':
      board?.zoomBy(NEARER);
      return true;
    case '-':
      board?.zoomBy(1 / NEARER);
      return true;
    case '0':
      board?.fit();
      return true;
  }
  if (/^[1-9]$/.test(key)) {
    const id = deciding.next[Number(key) - 1];
    if (id && !session.held) deciding.pick(id);
    return Boolean(id);
  }
  const letter = key.toLowerCase();
  if (letter === 't' && deciding.turn(key === 'T' ? -1 : 1)) return true;
  const does: Record<string, () => void> = {
    u: () => void session.undo(),
    h: () => void session.askHint(),
    r: openRules,
    l: () => openTalk('log'),
  };
  const overlay = session.shown?.scene?.layers.find(
    (layer) => layer.kind === 'overlay' && layer.key?.toLowerCase() === letter,
  );
  if (does[letter]) does[letter]();
  else if (overlay) session.toggleOverlay(overlay.id);
  else if (letter === 'c') openTalk('chat');
  else return false;
  return true;
}
