/** How a message is said: from a bundle of words, with the players' names; nothing here knows a page. */
import type { FluentBundle } from '@fluent/bundle';
import type { Arg, Facts, Message } from './generated/types';
import { Noun, Several, type Thing, type Tongue } from './grammar';

/** Names of players by seat colour: said in place of "Blue" while a table is open. */
export type Names = Readonly<Record<string, string>>;

/** Who is spoken of: names by colour, and the colour of each seat. */
export interface Called {
  names: Names;
  colours: readonly string[];
}

const tongueOf = (bundle: FluentBundle): Tongue => (bundle.locales[0] === 'fr' ? 'fr' : 'en');

function argument(value: Arg, called: Called, from: FluentBundle): Thing | number {
  if (Array.isArray(value)) {
    const parts = value.map((part) => argument(part, called, from));
    return new Several(
      parts.map((part) => (typeof part === 'number' ? String(part) : part)),
      tongueOf(from),
    );
  }
  return typeof value === 'object' ? thing(value.say, called, from) : value;
}

/** A message with all its forms, for a sentence that asks for one. */
function thing(message: Message | string, called: Called, from: FluentBundle): Noun | string {
  const [key, args = {}] = typeof message === 'string' ? ([message] as Message) : message;
  if (key.startsWith('colour-')) {
    const name = called.names[key.slice(7)];
    if (name) return name;
  } else if (key === 'player') {
    const colour = called.colours[Number(args.number) - 1]; // a game whose colours are given by chance counts its seats
    if (colour) return thing([`colour-${colour}`], called, from);
  }
  const found = from.getMessage(key);
  if (!found?.value) return key;
  const ready: Record<string, Thing | number> = {};
  for (const [name, value] of Object.entries(args)) ready[name] = argument(value, called, from);
  const text = from.formatPattern(found.value, ready, []);
  const forms = Object.entries(found.attributes).map(
    ([name, pattern]) => [name, from.formatPattern(pattern, ready, [])] as const,
  );
  return forms.length ? new Noun(text, Object.fromEntries(forms)) : text;
}

/** A message in the language of a bundle; its key where the bundle does not know it. */
export function said(message: Message | string, called: Called, from: FluentBundle): string {
  return thing(message, called, from).toString();
}

/** The message of an event. Facts called seat or seats, or whose name ends so, are said by the players' names. */
export function eventMessage(facts: Facts, colours: readonly string[]): Message {
  const told = (name: string, value: unknown): Arg => {
    if (Array.isArray(value)) return value.map((part) => told(name, part)) as Arg;
    if (typeof value === 'number' && /seats?$/.test(name)) return { say: [`colour-${colours[value] ?? 'grey'}`] };
    return typeof value === 'boolean' ? String(value) : (value as Arg);
  };
  const args = Object.entries(facts)
    .filter(([name, value]) => name !== 'event' && value !== null && value !== undefined)
    .map(([name, value]) => [name, told(name, value)] as const);
  return [`event-${facts.event}`, Object.fromEntries(args)];
}
