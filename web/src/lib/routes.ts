/** Which page an address means, and what it says besides; nothing here knows a browser. */
import { PLACES } from './generated/constants';

export type PageName = keyof typeof PLACES | 'Nowhere';

/** The parts of an address, as a browser gives them. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

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
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const parts = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

/** What stands in the braces of a place, for an address that is of its form; null for another. */
export function matched(place: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [parts(place), parts(pathname)];
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name && given[at]) found[name] = decoded(given[at]);
    else if (part !== given[at]) return null;
  }
  return found;
}

/** The page of an address. The invitation to a table is known from elsewhere: it does not stay in the address. */
export function routeOf({ pathname, search, hash }: Address, invitation?: string): Route {
  const query = new URLSearchParams(search);
  const place = decoded(hash.slice(1));
  for (const [page, places] of Object.entries(PLACES)) {
    for (const each of places) {
      const params = matched(each, pathname);
      if (params)
        return { page: page as PageName, params: page === 'Table' ? { ...params, invitation } : params, query, place };
    }
  }
  return { page: 'Nowhere', params: {}, query, place };
}

/** The address of a table for somebody who is invited: what stands behind "#" is sent to no server. */
export const invitedTo = (table: string, invitation: string): string => `/t/${table}#invitation=${invitation}`;

/**
 * An address that holds an invitation, without it; null for any other. Older links have it in the path or in the query.
 * The invitation is empty when it is not well written.
 */
export function withoutInvitation({ pathname, search, hash }: Address): { address: string; invitation: string } | null {
  const [, table, inPath] = /^\/t\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (!table) return null;
  const query = new URLSearchParams(search);
  const behind = INVITATION.exec(hash)?.[1];
  const found = behind ?? inPath ?? query.get('invitation');
  if (found === null) return null;
  query.delete('invitation');
  const asked = query.size ? `?${query.toString()}` : '';
  const place = behind ? '' : hash;
  return { address: `/t/${table}${asked}${place}`, invitation: WELL_WRITTEN.test(found) ? found : '' };
}

/** The table an address, a link or a code means; null: none. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const link = /\/(?:t|replay)\/([A-Za-z0-9_-]+)(?:(?:\/|[?#]invitation=)([A-Za-z0-9_.~-]+))?/.exec(trimmed);
  if (link) return link[2] ? invitedTo(link[1]!, link[2]) : `/t/${link[1]}`;
  return /^[A-Za-z0-9_-]{4,64}$/.test(trimmed) ? `/t/${trimmed}` : null;
}
