/** The page's words: both languages alike, every key in use, every use with its words and their arguments. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { functions } from '../src/lib/grammar';
import type { Message } from '../src/lib/generated/types';
import { said } from '../src/lib/saying';

const ROOT = new URL('../../', import.meta.url);
const LANGUAGES = ['en', 'fr'] as const;
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const list = (folder: string, end: RegExp): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .sort();

// ---- words

type Node = { type?: string; [name: string]: unknown };

/** Everything inside that passes. */
function* within(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* within(each);
  else if (node && typeof node === 'object') {
    yield node as Node;
    for (const each of Object.values(node)) yield* within(each);
  }
}

/** The arguments that a message asks for, by key. */
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    const asked = [...within([value, attributes])].filter((node) => node.type === 'var');
    found.set(id, new Set(asked.map((node) => String(node.name))));
  }
  return found;
}

const FILES = list('web/words/en', /\.ftl$/);
const PAGE = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Map(FILES.flatMap((file) => [...messages(read(`web/words/${language}/${file}`))])),
  ]),
) as Record<(typeof LANGUAGES)[number], Map<string, Set<string>>>;
const SERVER = new Set(
  ['core', ...list('src/jurade/games', /^\w+$/).map((game) => `games/${game}`)]
    .filter((part) => list(`src/jurade/${part}`, /^words\/en\.ftl$/).length)
    .flatMap((part) => [...messages(read(`src/jurade/${part}/words/en.ftl`)).keys()]),
);

describe('both languages', () => {
  test('have the same files', () => expect(list('web/words/fr', /\.ftl$/)).toEqual(FILES));

  test.each(FILES)('say the same in %s, in the same order', (file) => {
    const [en, fr] = LANGUAGES.map((language) => [...messages(read(`web/words/${language}/${file}`))]);
    expect(fr).toEqual(en);
  });

  test.each(LANGUAGES)('are read without errors: %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: functions(language) });
    for (const file of FILES)
      expect(bundle.addResource(new FluentResource(read(`web/words/${language}/${file}`)))).toEqual([]);
    for (const [key, asked] of PAGE[language]) {
      for (const number of [0, 1, 2, 21]) {
        const errors: Error[] = [];
        const given = Object.fromEntries([...asked].map((name) => [name, number]));
        const text = bundle.formatPattern(bundle.getMessage(key)!.value!, given, errors);
        expect([key, errors, /\{|\}|\s$/.test(text)]).toEqual([key, [], false]);
      }
    }
  });
});

const bundles = Object.fromEntries(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: functions(language) });
    for (const file of FILES) bundle.addResource(new FluentResource(read(`web/words/${language}/${file}`)));
    return [language, bundle] as const;
  }),
);

test.each<['en' | 'fr', Message, string]>([
  ['en', ['new-rest-text', { parts: ['no clock', 'friendly'] }], 'No clock, friendly.'],
  ['fr', ['new-rest-text', { parts: ['sans pendule', 'amicale'] }], 'Sans pendule, amicale.'],
  ['en', ['lobby-title-of', { name: 'Alice', game: 'Feudo' }], 'Alice’s Feudo'],
  ['fr', ['request-sit-sent', { seat: 'Alice' }], 'Vous demandez la place d’Alice. On attend la réponse des autres.'],
  ['fr', ['me-signed-in-as', { name: 'Yves' }], 'Session ouverte au nom d’Yves'],
  ['fr', ['result-shared', { names: ['Alice', 'Bob'] }], 'Alice et Bob se partagent la victoire'],
  ['fr', ['choices-list', { n: 0 }], 'Aucun choix'],
  ['fr', ['lobby-learn-count', { done: 0 }], '0 leçon résolue'],
  ['fr', ['page-percent', { percent: 47 }], '47\u202f%'],
])('%s %j is said as %s', (language, message, text) => {
  expect(said(message, { names: {}, colours: [] }, bundles[language]!)).toBe(text);
});

// ---- where they are said

/** What stands for the changing part of a key that is put together. */
const ENDS: Record<string, readonly string[]> = {
  'me-token-scope-': ['read', 'play', 'tables'],
  'menu-': ['resign', 'abandon'],
  'menu--sure': ['resign', 'abandon'],
  'new-clock-out-': ['bot', 'end'],
  'new-say-visibility-': ['public', 'link', 'private'],
  'new-seat-': ['me', 'bot', 'open', 'invite'],
  'new-seat--help': ['open', 'invite'],
  'new-visibility-': ['public', 'link', 'private'],
  'new-visibility--help': ['public', 'link', 'private'],
  'request-': ['undo', 'draw', 'sit'],
  'request--sent': ['undo', 'draw', 'sit'],
  'seat-asks-': ['undo', 'draw', 'sit'],
  'table-from-': ['record', 'position'],
};
const OF_SERVER = /^(colour|level|ending|source)-/;

interface Use {
  where: string;
  key: string;
  given: Set<string>;
  isExact: boolean; // one key, so that nothing is given in vain
}

/** The keys that an expression may be. */
function keysOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => keysOf(each as Node));
  if (node.type === 'ArrayExpression') return keysOf((node.elements as Node[])[0]!);
  if (node.type !== 'TemplateLiteral') return [];
  const texts = (node.quasis as { value: { cooked: string } }[]).map((each) => each.value.cooked);
  const whole = texts.join('');
  if (OF_SERVER.test(whole)) return [];
  return (ENDS[whole] ?? ['?']).map((end) => texts.join(end));
}

function argumentsOf(node: Node | undefined): Set<string> {
  if (node?.type !== 'ObjectExpression') return new Set();
  return new Set((node.properties as { key: { name: string } }[]).map((each) => each.key.name));
}

function* usesIn(where: string, text: string): Generator<Use> {
  const tree = parse(where.endsWith('.svelte') ? text : `<script lang="ts">${text}</script>`, { modern: true });
  for (const node of within(tree)) {
    const args = node.arguments as Node[] | undefined;
    const called = (node.callee as Node | undefined)?.name;
    let said: [Node, Node | undefined] | null = null;
    if (node.type === 'CallExpression' && called === 't') said = [args![0]!, args![1]];
    else if (node.type === 'CallExpression' && called === 'say' && args![0]!.type === 'Literal')
      said = [args![0]!, undefined];
    else if (node.type === 'ArrayExpression') {
      const [key, given] = node.elements as Node[]; // a message as it travels
      if (key?.type === 'Literal' && (!given || given.type === 'ObjectExpression') && PAGE.en.has(String(key.value)))
        said = [key, given];
    } else if (node.type === 'ReturnStatement' && /^import-/.test(String((node.argument as Node | null)?.value)))
      said = [node.argument as Node, undefined];
    if (!said) continue;
    const keys = keysOf(said[0]);
    const isExact = said[0].type !== 'TemplateLiteral';
    for (const key of keys) yield { where, key, given: argumentsOf(said[1]), isExact };
  }
}

const SOURCES = list('web/src', /\.(svelte|ts)$/).filter((name) => !/generated|\.d\.ts$/.test(name));
const USES = SOURCES.flatMap((name) => [...usesIn(name, read(`web/src/${name}`))]);

describe('words and their uses', () => {
  test('are many', () => expect(USES.length).toBeGreaterThan(400));

  test('every key that is said has words', () => {
    const unknown = USES.filter(({ key }) => !PAGE.en.has(key) && !SERVER.has(key));
    expect(unknown.map(({ where, key }) => `${where}: ${key}`)).toEqual([]);
  });

  test('every message gets the arguments it asks for, and no others', () => {
    const wrong = USES.filter(({ key, given, isExact }) => {
      const asked = PAGE.en.get(key);
      if (!asked) return false;
      return [...asked].some((name) => !given.has(name)) || (isExact && [...given].some((name) => !asked.has(name)));
    });
    expect(wrong.map(({ where, key, given }) => `${where}: ${key} gets ${[...given].join(', ')}`)).toEqual([]);
  });

  test('nothing is never said', () => {
    const said = new Set(USES.map(({ key }) => key));
    expect([...PAGE.en.keys()].filter((key) => !said.has(key))).toEqual([]);
  });
});
