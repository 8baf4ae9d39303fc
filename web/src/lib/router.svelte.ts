/** Addresses of the page. Every link of the same origin is followed without loading anew; back and forward work. */

const ROUTES = [
  ['Lobby', /^\/$/, []],
  ['NewTable', /^\/new(?:\/([^/]+))?\/?$/, ['game']],
  ['Table', /^\/t\/([^/]+)(?:\/([^/]+))?\/?$/, ['table', 'invitation']],
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

function read(): Route {
  const query = new URLSearchParams(location.search);
  const place = decodeURIComponent(location.hash.slice(1));
  for (const [page, pattern, names] of ROUTES) {
    const found = pattern.exec(location.pathname);
    if (found) {
      const params = Object.fromEntries(
        names.map((name, i) => {
          const value = found[i + 1];
          return [name, value === undefined ? undefined : decodeURIComponent(value)];
        }),
      );
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
