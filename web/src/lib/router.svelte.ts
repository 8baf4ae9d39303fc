/** Where the reader is. Every link of the same origin is followed without loading anew; back and forward work. */
import { routeOf, withoutInvitation, type Route } from './routes';

/**
 * Take an invitation out of the address bar, where others can read it, and keep it with the entry of the history until
 * it is used, so that the page can be loaded again.
 */
function hideInvitation(): void {
  const found = withoutInvitation(location);
  if (!found) return;
  history.replaceState(found.invitation ? { invitation: found.invitation } : null, '', found.address);
}

const keptInvitation = (): string | undefined =>
  (history.state as { invitation?: string } | null)?.invitation ?? undefined;

/** The invitation has been used. */
export function dropInvitation(): void {
  if (keptInvitation() === undefined) return;
  history.replaceState(null, '', location.href);
  current = read();
}

function read(): Route {
  hideInvitation();
  return routeOf(location, keptInvitation());
}

let current = $state.raw(read());

/** Reading it in a template follows every change. */
export const route = (): Route => current;

/** Go to an address of this page. `replace` leaves no entry to go back to. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = read();
  if (!replace && !current.place) scrollTo(0, 0);
}

addEventListener('popstate', () => (current = read()));

addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) {
    queueMicrotask(() => (current = read())); // the browser itself scrolls to a place on the same page
    return;
  }
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
