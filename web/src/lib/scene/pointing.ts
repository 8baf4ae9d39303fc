/** Which pick is meant: by a pointer that is near one, or by a key that leads from one to the next. */

/** How far a pointer may be from a pick and still mean it, in pixels. */
export const REACH = { mouse: 12, pen: 22, touch: 22 } as const;
export type Pointer = keyof typeof REACH;

/** A pick and where it is on the screen. */
export interface Placed {
  id: string;
  box: DOMRect;
}

const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/** The pick nearest to a place of the screen, if one is within reach; of equally near ones the one whose middle is. */
export function nearest(picks: readonly Placed[], x: number, y: number, reach: number): string | null {
  let best: { id: string; far: number } | null = null;
  for (const { id, box } of picks) {
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const [cx, cy] = middle(box);
    const far = Math.hypot(dx, dy) + Math.hypot(x - cx, y - cy) / 1000;
    if (far <= reach && (!best || far < best.far)) best = { id, far };
  }
  return best?.id ?? null;
}

/** The next pick in a direction from this one; the first of all when none of them is pointed at yet. */
export function towards(picks: readonly Placed[], from: string | null, dx: number, dy: number): Placed | null {
  const start = picks.find(({ id }) => id === from);
  if (!start) return picks[0] ?? null;
  const [fromX, fromY] = middle(start.box);
  let best: { pick: Placed; cost: number } | null = null;
  for (const pick of picks) {
    if (pick === start) continue;
    const [x, y] = middle(pick.box);
    const along = (x - fromX) * dx + (y - fromY) * dy;
    const aside = Math.abs((x - fromX) * dy - (y - fromY) * dx);
    const cost = along + 2.2 * aside;
    if (along > 1 && (!best || cost < best.cost)) best = { pick, cost };
  }
  return best?.pick ?? null;
}
