import { describe, expect, test } from 'vitest';
import { gainsOf } from '../src/lib/gains';
import type { LogEntry, Panel } from '../src/lib/generated/types';
import { places } from '../src/lib/places';

const panels = (...scores: number[]): Panel[] =>
  scores.map((score, seat) => ({ seat, colour: ['red', 'blue'][seat]!, score, facts: [], shapes: [], chips: [] }));
const entry = (seat: number | undefined, shows: string[], points = 0): LogEntry => ({
  step: 0,
  ply: 0,
  at: 0,
  facts: { event: 'scored', seat },
  shows,
  points,
});
const COLOURS = ['red', 'blue'];

describe('points that came', () => {
  test('no change, no gain', () => {
    expect(gainsOf(panels(3, 4), panels(3, 4), [entry(0, [], 3)], COLOURS)).toEqual([]);
  });
  test('a seat that was not there before has gained nothing yet', () => {
    expect(gainsOf([], panels(3), [], COLOURS)).toEqual([]);
  });
  test('events that account for all of a change are a gain each, at their places', () => {
    const found = gainsOf(panels(0, 0), panels(5, 0), [entry(0, ['ghent'], 2), entry(0, ['ypres'], 3)], COLOURS);
    expect(found.map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
      [0, 3],
    ]);
    expect(found[0]!.places[0]).toBe('ghent');
    expect(found[1]!.places[0]).toBe('ypres');
  });
  test('otherwise the change is one gain, the likeliest place first', () => {
    const [found] = gainsOf(panels(0, 0), panels(0, -4), [entry(1, ['ghent'], 9), entry(0, ['ypres'])], COLOURS);
    expect(found).toMatchObject({ seat: 1, points: -4 });
    expect(found!.places[0]).toBe('ghent');
    expect(found!.places).toContain('ypres');
  });
});

describe('names of places', () => {
  test('alone, joined as ids join them, and owned by the colour of the seat', () => {
    const found = places(entry(1, ['rook', 'a4']), COLOURS);
    expect(found).toEqual(expect.arrayContaining(['rook', 'a4', 'rook-a4', 'a4.rook', 'blue-rook', 'blue-a4']));
  });
  test('an event that shows nothing lights nothing', () => {
    expect(places(entry(undefined, []), COLOURS)).toEqual([]);
  });
});
