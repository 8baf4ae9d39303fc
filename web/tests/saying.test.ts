import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { eventMessage, said, type Called } from '../src/lib/saying';

function words(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const NOBODY: Called = { names: {}, colours: [] };
const EN = words(
  'en',
  `
colour-red = Red
colour-grey = Grey
player = Player { $number }
points = { $seat } gets { $points ->
    [one] a point
   *[other] { $points } points
}
list = Those are { $names }
event-scored = { $seat } scores { $by }
event-met = { $seats } met
`,
);

describe('a message', () => {
  test('is said with its arguments, which may be messages', () => {
    expect(said(['points', { seat: { say: ['colour-red'] }, points: 1 }], NOBODY, EN)).toBe('Red gets a point');
  });
  test('a list is said with its last “and”', () => {
    expect(said(['list', { names: ['Ada', { say: ['colour-red'] }, 3] }], NOBODY, EN)).toBe('Those are Ada, Red and 3');
  });
  test('a key nobody knows is shown as it is', () => {
    expect(said(['nobody-knows', { n: 1 }], NOBODY, EN)).toBe('nobody-knows');
    expect(said('nobody-knows', NOBODY, EN)).toBe('nobody-knows');
  });
  test('seats are called by their players, also where a game counts them', () => {
    const called: Called = { names: { red: 'Ada' }, colours: ['blue', 'red'] };
    expect(said(['colour-red'], called, EN)).toBe('Ada');
    expect(said(['player', { number: 2 }], called, EN)).toBe('Ada');
    expect(said(['player', { number: 3 }], called, EN)).toBe('Player 3');
  });
});

describe('an event', () => {
  test('says seats by their colours', () => {
    const colours = ['red'];
    expect(said(eventMessage({ event: 'scored', seat: 0, by: 4 }, colours), NOBODY, EN)).toBe('Red scores 4');
    expect(said(eventMessage({ event: 'met', seats: [0, 7] }, colours), NOBODY, EN)).toBe('Red and Grey met');
  });
  test('leaves out what is not there, and says truth values as words', () => {
    expect(eventMessage({ event: 'x', a: null, b: true, c: 'd' }, [])).toEqual(['event-x', { b: 'true', c: 'd' }]);
  });
});
