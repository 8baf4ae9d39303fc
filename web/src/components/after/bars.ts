// The arithmetic of stacked bars: sources of points in fixed order, losses to the left of zero.

/** Points of one seat by source; `-floor` and the like are negative. */
export interface Row {
  seat: number;
  name: string;
  colour: string;
  total: number;
  sources: Record<string, number>;
}

export interface Segment {
  source: string;
  points: number;
  from: number; // in points, on the axis of the chart
  to: number;
}

export interface Bars {
  least: number; // 0 or below
  most: number; // at least 1
  sources: string[]; // all that somebody has, in the order of the game
  rows: { row: Row; segments: Segment[] }[];
}

export function stack(rows: Row[]): Bars {
  const sources: string[] = [];
  for (const row of rows) {
    for (const [source, points] of Object.entries(row.sources))
      if (points && !sources.includes(source)) sources.push(source);
  }
  const order = Object.keys(Object.assign({}, ...rows.map((row) => row.sources)));
  sources.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  let least = 0;
  let most = 1;
  const stacked = rows.map((row) => {
    let up = 0;
    let down = 0;
    const segments: Segment[] = [];
    for (const source of sources) {
      const points = row.sources[source] ?? 0;
      if (points > 0) segments.push({ source, points, from: up, to: (up += points) });
      if (points < 0) segments.push({ source, points, from: (down += points), to: down - points });
    }
    least = Math.min(least, down);
    most = Math.max(most, up);
    return { row, segments };
  });
  return { least, most, sources, rows: stacked };
}

/** Round numbers for an axis, at most `count` of them, zero among them. */
export function ticks(least: number, most: number, count: number): number[] {
  const span = Math.max(1, most - least);
  const raw = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * power).find((k) => k >= raw) ?? raw);
  const found: number[] = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) found.push(Math.round(at) + 0); // never -0
  return found;
}

// Fills of the sources: grounds of the boards, light enough for ink, each with a hatching of its own.
export const FILLS = ['#E2BE84', '#A9C1C8', '#B9C79A', '#E3A994', '#D6C2DE', '#C9C0AE', '#F0D98A'];
export const HATCHES = [
  '',
  'M0 6 6 0M-1 1 1-1M5 7 7 5',
  'M0 3H6',
  'M3 0V6',
  'M0 0 6 6M-1 5 1 7M5-1 7 1',
  'M0 3H6M3 0V6',
];

/** The look of the nth source: no two of twenty-one are alike. */
export function paint(nth: number): { fill: string; hatch: string } {
  const fill = FILLS[nth % FILLS.length]!;
  return { fill, hatch: HATCHES[(Math.floor(nth / FILLS.length) + nth) % HATCHES.length]! };
}
