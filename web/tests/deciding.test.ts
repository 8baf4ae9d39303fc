import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Deciding } from '../src/lib/deciding.svelte';
import type { Preview } from '../src/lib/generated/types';
import { choice, pick, scene } from './shapes';

const TILES = scene(
  [
    choice('a r0', 'cell:a', 'turn:0'),
    choice('a r90', 'cell:a', 'turn:90'),
    choice('b r90', 'cell:b', 'turn:90'),
    choice('pass', 'pass'),
  ],
  [pick('cell:a'), pick('cell:b'), pick('turn:0', 'turn'), pick('turn:90', 'turn'), pick('pass', 'button')],
);
const CARDS = scene(
  [
    choice('play a b', 'card:a', 'card:b'),
    choice('play a c', 'card:a', 'card:c'),
    choice('play b c', 'card:b', 'card:c'),
  ],
  [pick('card:a', 'card'), pick('card:b', 'card'), pick('card:c', 'card')],
);
const PREVIEW: Preview = { lines: [], warnings: [], points: {}, ghosts: [] };

let sent: string[];
let asked: string[];
let isInstant: boolean;
let deciding: Deciding;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  asked = [];
  isInstant = false;
  deciding = new Deciding({
    send: async (action) => void sent.push(action),
    preview: async (action) => {
      asked.push(action);
      return PREVIEW;
    },
    isInstant: () => isInstant,
  });
});

describe('picking', () => {
  beforeEach(() => deciding.show(TILES));

  test('lights what can be picked, and narrows', () => {
    expect(deciding.next).toEqual(['cell:a', 'cell:b', 'pass']);
    expect(deciding.chosen).toBeNull();
    deciding.pick('cell:a');
    expect(deciding.path).toEqual(['cell:a', 'turn:0']);
    expect(deciding.chosen?.action).toBe('a r0');
  });

  test('the same place again turns', () => {
    deciding.pick('cell:a');
    deciding.pick('cell:a');
    expect(deciding.chosen?.action).toBe('a r90');
    deciding.turn();
    expect(deciding.chosen?.action).toBe('a r0');
  });

  test('another place takes the place of the first', () => {
    deciding.pick('cell:a');
    expect(deciding.instead).toEqual(['cell:b', 'pass']);
    deciding.pick('cell:b');
    expect(deciding.chosen?.action).toBe('b r90');
    expect(deciding.back()).toBe(true);
    expect(deciding.path).toEqual([]);
    expect(deciding.back()).toBe(false);
  });

  test('what cannot be picked is not', () => {
    deciding.pick('nowhere');
    expect(deciding.path).toEqual([]);
  });

  test('pointing shows where it would lead', () => {
    deciding.point('cell:b');
    expect(deciding.pointed?.action).toBe('b r90');
    expect(deciding.chosen).toBeNull();
  });

  test('nothing is sent before it is said', async () => {
    deciding.pick('pass');
    expect(sent).toEqual([]);
    await deciding.send();
    expect(sent).toEqual(['pass']);
  });

  test('a finished path goes at once where that is wished, unless it can still be turned', () => {
    isInstant = true;
    deciding.pick('cell:a');
    expect(sent).toEqual([]);
    deciding.pick('cell:b');
    expect(sent).toEqual(['b r90']);
  });

  test('what was picked by a hint is not sent by itself', () => {
    isInstant = true;
    deciding.pick('pass', false);
    expect(sent).toEqual([]);
  });
});

test('cards of a set are picked in any order', () => {
  deciding.show(CARDS);
  expect(deciding.next).toEqual(['card:a', 'card:b', 'card:c']);
  deciding.pick('card:c');
  expect(deciding.next).toEqual(['card:a', 'card:b']);
  deciding.pick('card:a');
  expect(deciding.chosen?.action).toBe('play a c');
});

test('the only choice is only to be said', () => {
  deciding.show(scene([choice('draw', 'pile')], [pick('pile')]));
  expect(deciding.chosen?.action).toBe('draw');
  expect(deciding.canGoBack).toBe(false);
});

describe('another scene', () => {
  test('takes the picks away', () => {
    deciding.show(TILES);
    deciding.pick('cell:a');
    deciding.show(TILES);
    expect(deciding.path).toEqual([]);
  });
  test('of the same decision keeps them, as long as they lead somewhere', () => {
    deciding.show(TILES);
    deciding.pick('cell:a');
    deciding.show({ ...TILES }, true);
    expect(deciding.path).toEqual(['cell:a', 'turn:0']);
    deciding.show({ ...TILES, choices: [choice('pass', 'pass'), choice('b r90', 'cell:b', 'turn:90')] }, true);
    expect(deciding.path).toEqual([]);
  });
});

describe('what it would do', () => {
  test('is asked once for each action', async () => {
    deciding.show(TILES);
    deciding.pick('cell:a');
    await vi.runAllTimersAsync();
    expect(deciding.preview).toEqual(PREVIEW);
    deciding.turn();
    deciding.turn();
    await vi.runAllTimersAsync();
    expect(asked).toEqual(['a r0', 'a r90'].filter((action) => asked.includes(action)));
    expect(new Set(asked).size).toBe(asked.length);
  });
  test('pointing is asked about when it lasts', async () => {
    deciding.show(TILES);
    deciding.point('pass');
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['pass']);
    expect(deciding.pointedPreview).toEqual(PREVIEW);
  });
});

test('an action in words stands beside the picks; a choice in words is taken', () => {
  deciding.show(TILES);
  deciding.write('offer 1 none for pay:3');
  expect(deciding.composed).toBe('offer 1 none for pay:3');
  deciding.write('a r90');
  expect([deciding.composed, deciding.chosen?.action]).toEqual([null, 'a r90']);
});

test('a refusal leaves the picks to be changed', async () => {
  deciding = new Deciding({ send: () => Promise.reject(new Error('no')) });
  deciding.show(TILES);
  deciding.pick('pass');
  await deciding.send();
  expect([deciding.sending, deciding.chosen?.action]).toEqual([false, 'pass']);
});
