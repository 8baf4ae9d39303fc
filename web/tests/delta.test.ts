import { expect, test } from 'vitest';
import { apply } from '../src/lib/delta';

const before = { ply: 1, name: 'Ada', shapes: [{ id: 'a' }, { id: 'b', x: 1 }, { id: 'c' }], scores: [1, 2] };

test('no change leaves the very same document', () => {
  expect(apply(before, null)).toBe(before);
  expect(apply(before, undefined)).toBe(before);
});

test('another value takes the place of the old one', () => {
  expect(apply(before, { '=': 3 })).toBe(3);
  expect(apply(before, { '=': null })).toBeNull();
});

test('members change, come and go; what did not change is the same object', () => {
  const after = apply(before, { '~': { ply: { '=': 2 }, title: { '=': 'x' } }, '-': ['name'] }) as typeof before;
  expect(after).toEqual({ ply: 2, title: 'x', shapes: before.shapes, scores: [1, 2] });
  expect(after.shapes).toBe(before.shapes);
  expect(before.ply).toBe(1);
});

test('items go and come from the indices of the list before, then some change', () => {
  const after = apply(before, {
    '~': {
      shapes: {
        '+': [
          [0, 1, []],
          [3, 0, [{ id: 'd' }, { id: 'e' }]],
        ],
        '@': { '0': { '~': { x: { '=': 2 } } } },
      },
    },
  }) as typeof before;
  expect(after.shapes).toEqual([{ id: 'b', x: 2 }, { id: 'c' }, { id: 'd' }, { id: 'e' }]);
  expect(after.shapes[1]).toBe(before.shapes[2]);
  expect(before.shapes).toHaveLength(3);
});

test('items may change without any coming or going', () => {
  const after = apply(before, { '~': { scores: { '@': { '1': { '=': 9 } } } } }) as typeof before;
  expect(after.scores).toEqual([1, 9]);
});
