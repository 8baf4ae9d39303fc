/** Addresses of the server, made from how they are described: `/tables/{table}/replay/{ply}`. */

/** An address with its parts put in, and what is asked about behind it; what is null or undefined is not asked. */
export function address(path: string, at: Readonly<Record<string, string | number>> = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(at[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) asked.set(name, String(value));
  }
  return asked.size ? `${filled}?${asked.toString()}` : filled;
}
