import { describe, expect, test } from 'vitest';
import { paint, stack, ticks } from '../src/components/after/bars';
import { leftOf, whole, written } from '../src/components/table/clock';
import { nearest, towards, type Placed } from '../src/lib/scene/pointing';
import { coloured, coloursOf, isNamed } from '../src/lib/seats';
import type { SeatInfo, TableInfo } from '../src/lib/generated/types';
import { info, scene } from './shapes';

describe('clocks', () => {
  const live: TableInfo = {
    ...info,
    clock: { kind: 'live', minutes: 10, increment: 5, days: 0, out: 'bot' },
    times: { at: 1000, left: [60_000, 30_000], running: [0] },
  };
  test('only the time of those who are asked runs, and not below zero', () => {
    expect(leftOf(live, 0, 11_000)).toBe(50_000);
    expect(leftOf(live, 1, 11_000)).toBe(30_000);
    expect(leftOf(live, 0, 500)).toBe(60_000);
    expect(leftOf(live, 0, 1_000_000)).toBe(0);
  });
  test('without a clock there is nothing left to tell', () => {
    expect(leftOf(info, 0, 0)).toBeNull();
  });
  test('time is written as people write it', () => {
    const days = (d: number, h: number) => `${d} d ${h} h`;
    expect([9000, 252_000, 3_723_000, 190_800_000].map((left) => written(left, days))).toEqual([
      '0:09',
      '4:12',
      '1:02:03',
      '2 d 5 h',
    ]);
  });
  test('the whole of it', () => {
    expect(whole(live)).toBe(600_000);
    expect(whole({ ...live, clock: { ...live.clock, kind: 'days', days: 2 } })).toBe(172_800_000);
  });
});

describe('bars of points', () => {
  const row = (seat: number, sources: Record<string, number>) => ({ seat, name: '', colour: '', total: 0, sources });
  test('sources stand in one order, losses left of zero', () => {
    const { least, most, sources, rows } = stack([row(0, { roads: 3, cities: 0, floor: -2 }), row(1, { cities: 5 })]);
    expect([least, most, sources]).toEqual([-2, 5, ['roads', 'cities', 'floor']]);
    expect(rows[0]!.segments).toEqual([
      { source: 'roads', points: 3, from: 0, to: 3 },
      { source: 'floor', points: -2, from: -2, to: 0 },
    ]);
  });
  test('an axis has round numbers, zero among them', () => {
    expect(ticks(-3, 47, 5)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(-30, 30, 4)).toContain(0);
  });
  test('no two of twenty-one sources look alike', () => {
    expect(new Set(Array.from({ length: 21 }, (_, nth) => JSON.stringify(paint(nth)))).size).toBe(21);
  });
});

describe('pointing', () => {
  const placed = (id: string, left: number, top: number): Placed => {
    const [width, height] = [10, 10];
    return { id, box: { left, top, width, height, right: left + width, bottom: top + height } as DOMRect };
  };
  const picks = [placed('a', 0, 0), placed('b', 30, 0), placed('c', 0, 30), placed('d', 60, 4)];
  test('means the nearest pick within reach', () => {
    expect(nearest(picks, 12, 5, 12)).toBe('a');
    expect(nearest(picks, 27, 5, 12)).toBe('b');
    expect(nearest(picks, 200, 200, 12)).toBeNull();
  });
  test('keys lead from one pick to the next in their direction', () => {
    expect(towards(picks, 'a', 1, 0)?.id).toBe('b');
    expect(towards(picks, 'b', 1, 0)?.id).toBe('d');
    expect(towards(picks, 'a', 0, 1)?.id).toBe('c');
    expect(towards(picks, 'a', -1, 0)).toBeNull();
    expect(towards(picks, null, 1, 0)?.id).toBe('a');
  });
});

describe('seats', () => {
  const seat = (number: number, person: string | null, kind: SeatInfo['kind'] = 'person'): SeatInfo => ({
    seat: number,
    colour: ['red', 'blue', 'green'][number]!,
    kind,
    person,
    name: person ?? '',
    level: '',
    here: true,
    bot_plays: kind === 'bot',
    forfeited: false,
    you: false,
  });
  const table: TableInfo = { ...info, seats: [seat(0, 'ada'), seat(1, 'bo'), seat(2, 'bo')] };
  const panel = { seat: 1, colour: 'violet', score: 0, facts: [], shapes: [], chips: [] };
  test('have the colour that the game has dealt, or that of their place', () => {
    expect(coloursOf(table, null)).toEqual(['red', 'blue', 'green']);
    expect(coloursOf(table, { ...scene(), panels: [panel] })).toEqual(['red', 'violet', 'green']);
    expect(coloured(table, { ...scene(), panels: [panel] }).seats[1]!.colour).toBe('violet');
  });
  test('are called by a name only where it tells them apart', () => {
    expect(table.seats.map((each) => isNamed(each, table))).toEqual([true, false, false]);
    expect(isNamed(seat(0, null, 'bot'), table)).toBe(false);
  });
});
