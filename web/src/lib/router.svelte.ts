/** Addresses of the page. Every link of the same origin is followed without loading anew; back and forward work. */

const ROUTES = [
  ['Lobby', /^\/$/, []],
  ['NewTable', /^\/new(?:\/([^/]+))?\/?$/, ['game']],
  ['Table', /^\/t\/([^/]+)\/?$/, ['table']],
  ['Replay', /^\/replay\/([^/]+)\/?$/, ['table']],
  ['Learn', /^\/learn(?:\/([^/]+))?(?:\/([^/]+))?\/?$/, ['game', 'lesson']],
  ['Rules', /^\/rules(?:\/([^/]+))?\/?$/, ['game']],
  ['Me', /^\/me\/?$/, []],
  ['Person', /^\/people\/([^/]+)\/?$/, ['id']],
] as const;

export type PageName = (typeof ROUTES)[number][0] | 'Nowhere';

export interface Route {
  page: PageName;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  /** What stands behind "#", without it. */
  place: string;
}

const INVITATION = /^#invitation=(.*)$/;
const WELL_WRITTEN = /^[A-Za-z0-9_.~-]{1,200}$/; // it travels in a header, where not everything can stand

/** A text of an address as it is meant; one that is not well written, as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a table for somebody who is invited: what stands behind "#" is sent to no server. */
export const invitedTo = (table: string, invitation: string): string => `/t/${table}#invitation=${invitation}`;

/**
 * Take an invitation out of the address bar, where others can read it, and keep it with the entry of the history until
 * it is used, so that the page can be loaded again. Older links have it in the path or in the query.
 */
function hideInvitation(): void {
  const [, table, inPath] = /^\/t\/([^/]+)(?:\/([^/]+))?\/?$/.exec(location.pathname) ?? [];
  if (!table) return;
  const query = new URLSearchParams(location.search);
  const behind = INVITATION.exec(location.hash)?.[1];
  const found = behind ?? inPath ?? query.get('invitation');
  if (found === null || found === undefined) return;
  query.delete('invitation');
  const asked = query.size ? `?${query.toString()}` : '';
  const place = behind ? '' : location.hash;
  const kept = WELL_WRITTEN.test(found) ? { invitation: found } : null;
  history.replaceState(kept, '', `/t/${table}${asked}${place}`);
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
  const query = new URLSearchParams(location.search);
  const place = decoded(location.hash.slice(1));
  for (const [page, pattern, names] of ROUTES) {
    const found = pattern.exec(location.pathname);
    if (found) {
      const params: Route['params'] = Object.fromEntries(
        names.map((name, i) => {
          const value = found[i + 1];
          return [name, value === undefined ? undefined : decoded(value)];
        }),
      );
      if (page === 'Table') params.invitation = keptInvitation();
      return { page, params, query, place };
    }
  }
  return { page: 'Nowhere', params: {}, query, place };
}

let current = $state.raw(read());

/** Where the reader is; reading it in a template follows every change. */
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
