import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { Message } from '../src/lib/generated/types';
import { functions, type Tongue } from '../src/lib/grammar';
import { said } from '../src/lib/saying';

interface Given {
  words: Record<Tongue, string[]>;
  cases: [Tongue, Message, string][];
}
const given = JSON.parse(readFileSync(new URL('../../tests/core/grammar.json', import.meta.url), 'utf8')) as Given;

function words(tongue: Tongue): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false, functions: functions(tongue) });
  bundle.addResource(new FluentResource(given.words[tongue].join('\n')));
  return bundle;
}
const WORDS = { en: words('en'), fr: words('fr') };

test.each(given.cases)('%s %j is said as %s', (tongue, message, text) => {
  expect(said(message, { names: {}, colours: [] }, WORDS[tongue])).toBe(text);
});
