/**
 * Words: what a message says in the reader's language.
 *
 * The page brings its own words; those of the core, the tables and the games come from the server, which knows them.
 * `say` and `t` may be used in templates: they follow a change of language and words that arrive later.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from './api';
import type { Arg, Facts, LogEntry, Message } from './scene/types';
import { settings, type Language } from './settings.svelte';

let bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
let ofGames = $state.raw<Record<string, FluentBundle>>({}); // games use the same keys, so each has a bundle of its own
let ofPage = $state.raw<FluentBundle>(bundle); // where the page's own keys win over those of a game
let ready = $state(false);
let played = ''; // the game that `say` and `t` know besides the page and the core
const games = new Set<string>();
const texts = new Map<string, Promise<string[]>>();

async function page(language: Language): Promise<string[]> {
  return (await (language === 'fr' ? import('./words/fr') : import('./words/en'))).default;
}

/** Every text is fetched once; one that failed is asked for again the next time. */
function fetched(key: string, get: () => Promise<string[]>): Promise<string[]> {
  let found = texts.get(key);
  if (!found) {
    found = get();
    texts.set(key, found);
    found.catch(() => texts.delete(key));
  }
  return found;
}

let wanted = 0;

function bundled(language: Language, resources: FluentResource[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) made.addResource(resource, { allowOverrides: true });
  return made;
}

async function load(language: Language): Promise<void> {
  const mine = ++wanted;
  const wantedGames = [...games];
  const read = async (parts: Promise<string[]>) => (await parts).map((text) => new FluentResource(text));
  const [own, core, ...others] = await Promise.all([
    read(fetched(`page ${language}`, () => page(language))),
    read(fetched(`core ${language}`, async () => [await api.text(`/words/${language}.ftl`)]).catch(() => [])),
    ...wantedGames.map((game) =>
      read(
        fetched(`${game} ${language}`, async () => [await api.text(`/games/${game}/words/${language}.ftl`)]).catch(
          () => [],
        ),
      ),
    ),
  ]);
  if (mine !== wanted) return;
  const common = [...own!, ...core!];
  const made: Record<string, FluentBundle> = {};
  wantedGames.forEach((game, nth) => (made[game] = bundled(language, [...common, ...others[nth]!])));
  ofGames = made;
  resources = {
    language,
    own: own!,
    core: core!,
    games: Object.fromEntries(wantedGames.map((game, nth) => [game, others[nth]!])),
  };
  choose();
  ready = true;
}

interface Resources {
  language: Language;
  own: FluentResource[];
  core: FluentResource[];
  games: Record<string, FluentResource[]>;
}
let resources: Resources | null = null;

/** Put up the bundles of the game that is being played. */
function choose(): void {
  if (!resources) return;
  const { language, own, core, games } = resources;
  bundle = ofGames[played] ?? bundled(language, [...own, ...core]);
  ofPage = bundled(language, [...core, ...(games[played] ?? []), ...own]);
}

$effect.root(() => {
  $effect(() => void load(settings.language));
});

/** Are the page's words there? Until then nothing should be shown. */
export const haveWords = (): boolean => ready;

/** The language the words now shown are in. */
export const language = (): Language => (bundle.locales[0] === 'fr' ? 'fr' : 'en');

/** Have the words of a game as well, from now on the ones `say` uses; resolves when they can be said. */
export async function wantGame(game: string): Promise<void> {
  played = game;
  await wantGames([game]);
  if (played === game) choose();
}

/** Have the words of several games, to be said by `sayOf`; resolves when they can be said. */
export async function wantGames(wished: readonly string[]): Promise<void> {
  if (wished.every((game) => games.has(game) && ofGames[game] && texts.has(`${game} ${settings.language}`))) return;
  for (const game of wished) games.add(game);
  await load(settings.language);
}

/** Is there something to say under this key? */
export const hasWords = (key: string): boolean => bundle.hasMessage(key);

/** Names of players by seat colour: said in place of "Blue" while a table is open. */
export type Names = Readonly<Record<string, string>>;
let names = $state.raw<Names>({});
let colours = $state.raw<readonly string[]>([]); // by seat
export function callSeats(now: Names, bySeat: readonly string[] = []): void {
  names = now;
  colours = bySeat;
}

function argument(value: Arg, called: Names, from: FluentBundle): string | number {
  if (Array.isArray(value)) return value.map((part) => argument(part, called, from)).join(', ');
  return typeof value === 'object' ? said(value.say, called, from) : value;
}

/** French sets a space before some signs; no line may begin with them. */
const unbroken = (text: string): string => text.replace(/ (?=[:;?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0');

function said(message: Message | string, called: Names, from: FluentBundle): string {
  const [key, args = {}] = typeof message === 'string' ? ([message] as Message) : message;
  if (key.startsWith('colour-')) {
    const name = called[key.slice(7)];
    if (name) return name;
  } else if (key === 'player') {
    const colour = colours[Number(args.number) - 1]; // a game whose colours are given by chance counts its seats
    if (colour) return said([`colour-${colour}`], called, from);
  }
  const pattern = from.getMessage(key)?.value;
  if (!pattern) return key;
  const ready: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) ready[name] = argument(value, called, from);
  const text = from.formatPattern(pattern, ready, []);
  return from.locales[0] === 'fr' ? unbroken(text) : text;
}

/** A message in the reader's language. A key nobody knows is shown as it is: visible, never empty. */
export const say = (message: Message | string, called: Names = names): string => said(message, called, bundle);

/** A message in the words of one game, where several games stand side by side; seats are said by their colours. */
export const sayOf = (game: string, message: Message | string, called: Names = {}): string =>
  said(message, called, ofGames[game] ?? bundle);

/** Does this game have something to say under this key? */
export const gameHasWords = (game: string, key: string): boolean => ofGames[game]?.hasMessage(key) ?? false;

/** Short for a message of the page: `t('table-confirm', { n: 3 })`. */
export const t = (key: string, args?: Record<string, Arg>): string => said(args ? [key, args] : [key], names, ofPage);

/** Words of a message, or a text that needs none. */
export const told = (value: Message | string): string => (typeof value === 'string' ? value : say(value));

/** A line of the log. */
export const line = (entry: LogEntry, colours: readonly string[]): string =>
  entry.message ? say(entry.message) : tell(entry.facts, colours);

/** An event as a log line. Facts called seat or seats, or whose name ends so, are said by the players' names. */
export function tell(facts: Facts, colours: readonly string[]): string {
  const told = (name: string, value: unknown): Arg => {
    if (Array.isArray(value)) return value.map((part) => told(name, part));
    if (typeof value === 'number' && /seats?$/.test(name)) return { say: [`colour-${colours[value] ?? 'grey'}`] };
    return typeof value === 'boolean' ? String(value) : (value as Arg);
  };
  const args = Object.entries(facts)
    .filter(([name, value]) => name !== 'event' && value !== null && value !== undefined)
    .map(([name, value]) => [name, told(name, value)] as const);
  return say([`event-${facts.event}`, Object.fromEntries(args)]);
}
