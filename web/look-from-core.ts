/**
 * The seats' marks, read from the core's own drawings when the page is built: colour, what is drawn on it, emblem and
 * hatching stand in one place (jurade/core/look.py, glyphs.py), for pictures and page alike.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:seats';
const CORE = fileURLToPath(new URL('../src/jurade/core/', import.meta.url));

/** A dictionary of Python string literals, pieces of one string joined. */
function strings(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const m of source.matchAll(/^ {4}"(\w+)": (?:\(\n([\s\S]*?)\n {4}\)|(".*")),$/gm)) {
    const [name, body] = [m[1]!, m[2] ?? m[3]!];
    found.set(name, [...body.matchAll(/"([^"]*)"/g)].map((piece) => piece[1]).join(''));
  }
  return found;
}

function seats(): Record<string, unknown> {
  const look = readFileSync(`${CORE}look.py`, 'utf8');
  const glyphs = strings(readFileSync(`${CORE}glyphs.py`, 'utf8'));
  const named = new Map([...look.matchAll(/^(\w+): Final = "([^"]*)"/gm)].map((m) => [m[1]!, m[2]!]));
  const found: Record<string, unknown> = {};
  for (const [, colour, fill, on, emblem, rest] of look.matchAll(
    /^ {4}"(\w+)": Seat\("([^"]+)", (\w+), "(\w+)"(.*)\),$/gm,
  )) {
    const drawn = glyphs.get(emblem!);
    if (!drawn || !named.has(on!)) throw new Error(`the core's drawing of the seat ${colour} cannot be read`);
    const hatch = (rest ?? '')
      .split('+')
      .map((part) => /"([^"]*)"/.exec(part)?.[1] ?? named.get(/(_[A-Z]+)/.exec(part)?.[1] ?? '') ?? '')
      .join('');
    found[colour!] = { fill, on: named.get(on!), emblem: drawn, hatch, dots: /dots=True/.test(rest ?? '') };
  }
  if (Object.keys(found).length < 6) throw new Error('the seats of the core cannot be read from look.py');
  return found;
}

export function lookFromCore(): Plugin {
  return {
    name: 'look-from-core',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      for (const file of ['look.py', 'glyphs.py']) this.addWatchFile(CORE + file);
      return `export default ${JSON.stringify(seats())}`;
    },
  };
}
