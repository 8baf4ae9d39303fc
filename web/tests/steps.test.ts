import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Choice, Message, Pick } from '../src/lib/generated/types';
import {
  adjustables,
  adjusted,
  beginning,
  choiceAt,
  completed,
  dialOf,
  markOf,
  matching,
  nextPicks,
  pathsOf,
  rest,
  restart,
  type Paths,
} from '../src/lib/scene/steps';
import { choice, pick } from './shapes';

/** Positions of real games; the core's own next_picks is tested on the same file. */
interface Case {
  game: string;
  picks: Record<string, { kind: Pick['kind']; range?: [number, number] }>;
  choices: { action: string; path: string[] }[];
  walks: { picked: string[]; next: string[]; action: string | null }[];
  in_any_order: { picked: string[]; action: string }[];
  dials: Record<string, number[]>;
}
const CASES = JSON.parse(readFileSync(new URL('../../tests/page/picks.json', import.meta.url), 'utf8')) as Case[];

function pathsOfCase({ picks, choices }: Case): Paths {
  const named = Object.entries(picks).map(([id, about]): [string, Pick] => [id, { ...pick(id), ...about }]);
  return pathsOf(
    choices.map(({ action, path }): Choice => choice(action, ...path)),
    Object.fromEntries(named),
  );
}

/** Does any choice have a set, which may be picked in any order? */
const hasSets = (paths: Paths): boolean => paths.all.some(({ steps }) => steps.some(({ ids }) => ids.length > 1));

/** May these be the first picks of a choice, taken in some order? */
const isPart = (picked: readonly string[], path: readonly string[]): boolean => {
  const left = [...path];
  return picked.every((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

test('every game is among the cases, and sets and dials are', () => {
  expect([...new Set(CASES.map(({ game }) => game))].sort()).toHaveLength(5);
  expect(CASES.some((one) => one.in_any_order.length)).toBe(true);
  expect(CASES.some((one) => Object.keys(one.dials).length)).toBe(true);
});

describe.each(CASES.map((one, nth) => [`${nth} ${one.game}`, one] as const))('picks of position %s', (_, one) => {
  const paths = pathsOfCase(one);

  test('what can follow is what the core says', () => {
    for (const { picked, next } of one.walks) {
      const found = nextPicks(paths, picked);
      if (!hasSets(paths)) expect(found).toEqual(next);
      expect(found).toEqual(expect.arrayContaining(next));
      for (const id of found) expect(one.choices.some(({ path }) => isPart([...picked, id], path))).toBe(true);
    }
  });

  test('a whole path is its action, and nothing less is', () => {
    for (const { picked, action } of one.walks) {
      if (picked.length) expect(choiceAt(paths, picked)?.action ?? null).toBe(action);
    }
  });

  test('the cards of a set may be picked in any order', () => {
    for (const { picked, action } of one.in_any_order) expect(choiceAt(paths, picked)?.action).toBe(action);
  });

  test('every choice is reached by picking what is lit', () => {
    for (const { action, path } of one.choices) {
      let now: string[] = [];
      for (const id of path) {
        expect(nextPicks(paths, now)).toContain(id);
        now = [...now, id];
      }
      expect(matching(paths, now).map(({ choice: { action: found } }) => found)).toContain(action);
    }
  });

  test('what follows by itself leads on, never astray', () => {
    for (const { picked } of one.walks) {
      const now = completed(paths, picked);
      expect(now.slice(0, picked.length)).toEqual(picked);
      expect(matching(paths, now).length).toBeGreaterThan(0);
      expect(completed(paths, now)).toEqual(now);
    }
  });

  test('numbers stand on their dials', () => {
    const found: Record<string, Set<number>> = {};
    for (const each of Object.values(paths.picks)) {
      if (each.kind !== 'number') continue;
      const { dial, value } = dialOf(each);
      (found[dial] ??= new Set()).add(value);
    }
    const sorted = Object.entries(found).map(([dial, values]) => [dial, [...values].sort((a, b) => a - b)]);
    expect(Object.fromEntries(sorted)).toEqual(one.dials);
  });
});

test('a number means what stands at its own value of the dial', () => {
  const marks = { 2: ['mark-first'] as Message };
  const [two, three] = [2, 3].map((n): Pick => ({ ...pick(`count:${n}`, 'number'), range: [0, 3], marks }));
  expect([dialOf(two!), markOf(two!)]).toEqual([{ dial: 'count', value: 2 }, ['mark-first']]);
  expect(markOf(three!)).toBeUndefined();
});

const TILES = pathsOf(
  [
    choice('a r0', 'cell:a', 'turn:0'),
    choice('a r90', 'cell:a', 'turn:90'),
    choice('b r90', 'cell:b', 'turn:90'),
    choice('b r0', 'cell:b', 'turn:0'),
    choice('pass', 'pass'),
  ],
  Object.fromEntries(
    [pick('cell:a'), pick('cell:b'), pick('turn:0', 'turn'), pick('turn:90', 'turn'), pick('pass', 'button')].map(
      (each) => [each.id, each],
    ),
  ),
);

const BIDS = pathsOf(
  [10, 2, 6].map((n) => choice(`bid ${n}`, 'bid', `bid=${n}`)),
  Object.fromEntries(
    [pick('bid', 'button'), ...[10, 2, 6].map((n) => pick(`bid=${n}`, 'number', n))].map((each) => [each.id, each]),
  ),
);

describe('what follows by itself', () => {
  test('a tile is laid with the first turn that fits', () => {
    expect(completed(TILES, ['cell:b'])).toEqual(['cell:b', 'turn:90']);
  });
  test('a dial begins at its least number', () => {
    expect(completed(BIDS, ['bid'])).toEqual(['bid', 'bid=2']);
  });
  test('nothing is picked where there is a choice', () => {
    expect(beginning(TILES)).toEqual([]);
  });
  test('the only choice is there from the beginning', () => {
    const only = pathsOf([choice('take', 'card:b', 'card:c')], {});
    expect(beginning(only)).toEqual(['card:b', 'card:c']);
  });
  test('the rest of a choice keeps its own order', () => {
    const [one] = pathsOf([choice('x', 'a', 'b', 'c')], {}).all;
    expect(rest(one!, ['a'])).toEqual(['b', 'c']);
  });
});

describe('changing what was picked', () => {
  test('turns and numbers can be changed in place, numbers from the least to the most', () => {
    expect(adjustables(BIDS, ['bid', 'bid=6'])).toMatchObject([{ at: 1, kind: 'number', index: 1 }]);
    expect(adjustables(BIDS, ['bid', 'bid=6'])[0]!.options.map(({ id }) => id)).toEqual(['bid=2', 'bid=6', 'bid=10']);
    expect(adjustables(TILES, ['cell:a', 'turn:0'])).toMatchObject([{ at: 1, kind: 'turn', index: 0 }]);
  });
  test('another place keeps the turn where it fits there too', () => {
    expect(adjusted(TILES, ['cell:a', 'turn:90'], 0, 'cell:b')).toEqual(['cell:b', 'turn:90']);
  });
  test('something of an earlier step is picked from there', () => {
    expect(restart(TILES, ['cell:a', 'turn:0'], 'cell:b')).toEqual([]);
    expect(restart(TILES, ['cell:a', 'turn:0'], 'nowhere')).toBeNull();
  });
});
