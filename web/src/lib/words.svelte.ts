/**
 * Words: what a message says in the reader's language.
 *
 * The page brings its own words; those of the core, the tables and the games come from the server, which knows them.
 * `say` and `t` may be used in templates: they follow a change of language and words that arrive later.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from './api';
import type { Arg, Facts, LogEntry, Message } from './generated/types';
import { functions } from './grammar';
import { eventMessage, said, type Names } from './saying';
import { settings, type Language } from './settings.svelte';

const NONE = bundled('en', []); // until words arrive
let bundle = $state.raw<FluentBundle>(NONE);
let ofGames = $state.raw<Record<string, FluentBundle>>({}); // games use the same keys, so each has a bundle of its own
let ofPage = $state.raw<FluentBundle>(NONE); // where the page's own keys win over those of a game
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
  const made = new FluentBundle(language, { useIsolating: false, functions: functions(language) });
  for (const resource of resources) made.addResource(resource, { allowOverrides: true });
  return made;
}

async function load(language: Language): Promise<void> {
  const mine = ++wanted;
  const wantedGames = [...games];
  const read = async (parts: Promise<string[]>) => (await parts).map((text) => new FluentResource(text));
  const [own, core, ...others] = await Promise.all([
    read(fetched(`page ${language}`, () => page(language))),
    read(
      fetched(`core ${language}`, async () => [await api.get('/words/{language}.ftl', { at: { language } })]).catch(
        () => [],
      ),
    ),
    ...wantedGames.map((game) =>
      read(
        fetched(`${game} ${language}`, async () => [
          await api.get('/games/{game}/words/{language}.ftl', { at: { game, language } }),
        ]).catch(() => []),
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

/** A day in the reader's language, in the order and with the ordinal that it has there. */
export function day(at: number, how: Intl.DateTimeFormatOptions): string {
  if (language() === 'en') return new Intl.DateTimeFormat('en-GB', how).format(at);
  return new Intl.DateTimeFormat('fr', how).format(at).replace(/^1(?=\s)/, '1er');
}

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

let names = $state.raw<Names>({});
let colours = $state.raw<readonly string[]>([]); // by seat
/** Call the seats by these names while a table is open. */
export function callSeats(now: Names, bySeat: readonly string[] = []): void {
  names = now;
  colours = bySeat;
}

/** A message in the reader's language. A key nobody knows is shown as it is: visible, never empty. */
export const say = (message: Message | string, called: Names = names): string =>
  said(message, { names: called, colours }, bundle);

/** A message in the words of one game, where several games stand side by side; seats are said by their colours. */
export const sayOf = (game: string, message: Message | string, called: Names = {}): string =>
  said(message, { names: called, colours }, ofGames[game] ?? bundle);

/** Does this game have something to say under this key? */
export const gameHasWords = (game: string, key: string): boolean => ofGames[game]?.hasMessage(key) ?? false;

/** Short for a message of the page: `t('table-confirm', { n: 3 })`. */
export const t = (key: string, args?: Record<string, Arg>): string =>
  said(args ? [key, args] : [key], { names, colours }, ofPage);

/** Words of a message, or a text that needs none. */
export const told = (value: Message | string): string => (typeof value === 'string' ? value : say(value));

/** A line of the log. */
export const line = (entry: LogEntry, colours: readonly string[]): string =>
  entry.message ? say(entry.message) : tell(entry.facts, colours);

/** An event as a log line. */
export const tell = (facts: Facts, colours: readonly string[]): string => say(eventMessage(facts, colours));
