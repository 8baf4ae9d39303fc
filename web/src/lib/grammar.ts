/**
 * How a thing is said inside a sentence: the twin of `jurade.core.grammar`, where the forms are explained.
 * Both are tested on `tests/core/grammar.json`.
 */
import { FluentType, type FluentFunction, type FluentValue, type Scope } from '@fluent/bundle';

export type Tongue = 'en' | 'fr';
/** A word with its other forms, a list of such, or a plain text. */
export type Thing = Noun | Several | string;

export class Noun extends FluentType<string> {
  constructor(
    bare: string,
    readonly forms: Readonly<Record<string, string>>,
  ) {
    super(bare);
  }
  toString(_scope?: Scope): string {
    return this.value;
  }
}

export class Several extends FluentType<string> {
  constructor(
    readonly parts: readonly Thing[],
    tongue: Tongue,
  ) {
    super(joined(parts.map(bare), AND[tongue]));
  }
  toString(_scope?: Scope): string {
    return this.value;
  }
}

const AND = { en: 'and', fr: 'et' };
const OR = { en: 'or', fr: 'ou' };
const BREATHED = new Set('hans harald harold harriet harry harvey heidi helmut holger howard hussein'.split(' '));
const ONSET = /^(?:[aeiou]|œ|æ|y(?![aeiou]|$))/;

const bare = (thing: Thing): string => (typeof thing === 'string' ? thing : thing.value);

function joined(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Does French drop a vowel before this word? */
export function isElided(word: string): boolean {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (!plain.startsWith('h')) return ONSET.test(plain);
  return plain.length > 1 && !BREATHED.has(/^[\p{L}\p{N}_]+/u.exec(plain)![0]);
}

const the = (thing: Thing): string => (thing instanceof Noun ? (thing.forms.the ?? thing.value) : bare(thing));

function a(thing: Thing, tongue: Tongue): string {
  if (!(thing instanceof Noun) || !thing.forms.the) return bare(thing);
  if (thing.forms.a) return thing.forms.a;
  if (tongue === 'en') return `${/^[aeiou]/i.test(thing.value) ? 'an' : 'a'} ${thing.value}`;
  return `${{ m: 'un', f: 'une' }[gender(thing)] ?? 'des'} ${thing.value}`;
}

const de = (word: string): string => (isElided(word) ? `d’${word}` : `de ${word}`);

function of(thing: Thing, tongue: Tongue): string {
  const word = the(thing);
  if (tongue === 'en') return gender(thing).endsWith('p') && bare(thing).endsWith('s') ? `${word}’` : `${word}’s`;
  if (word.startsWith('le ')) return `du ${word.slice(3)}`;
  return word.startsWith('les ') ? `des ${word.slice(4)}` : de(word);
}

function to(thing: Thing, tongue: Tongue): string {
  const word = the(thing);
  if (tongue === 'en') return `to ${word}`;
  if (word.startsWith('le ')) return `au ${word.slice(3)}`;
  return word.startsWith('les ') ? `aux ${word.slice(4)}` : `à ${word}`;
}

function gender(thing: Thing): string {
  if (thing instanceof Several && thing.parts.length) {
    const one = thing.parts.every((part) => gender(part).startsWith('f')) ? 'f' : 'm';
    return thing.parts.length > 1 ? `${one}p` : one;
  }
  return thing instanceof Noun ? (thing.forms.gender ?? 'm') : 'm';
}

const capital = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

const each = (form: (thing: Thing) => string, last: string, thing: Thing): string =>
  thing instanceof Several ? joined(thing.parts.map(form), last) : form(thing);

/** What a function was given: a thing as it is, anything else as a text. */
function given(value: FluentValue | undefined): Thing {
  if (value instanceof Noun || value instanceof Several || typeof value === 'string') return value;
  return String(value instanceof FluentType ? value.valueOf() : (value ?? ''));
}

/** The functions that the messages of a language may call. */
export function functions(tongue: Tongue): Record<string, FluentFunction> {
  const form = (make: (thing: Thing) => string): FluentFunction => {
    return ([thing]) => each(make, AND[tongue], given(thing));
  };
  const list = (join: (parts: string[]) => string): FluentFunction => {
    return ([value]) => {
      const thing = given(value);
      return thing instanceof Several ? join(thing.parts.map(bare)) : bare(thing);
    };
  };
  return {
    THE: form(the),
    A: form((thing) => a(thing, tongue)),
    OF: form((thing) => of(thing, tongue)),
    TO: form((thing) => to(thing, tongue)),
    ...(tongue === 'fr' ? { DE: form((thing) => de(bare(thing))) } : {}),
    GENDER: ([thing]) => gender(given(thing)),
    OR: list((parts) => joined(parts, OR[tongue])),
    COMMAS: list((parts) => parts.join(', ')),
    CAPITAL: ([thing]) => capital(bare(given(thing))),
  };
}
