/** Panning and zooming a board: by wheel, drag, pinch and call. Only a transform changes, nothing is drawn anew. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import 'd3-transition';
import type { Box } from '../generated/types';

export interface Moved {
  transform: ZoomTransform;
  /** Did a person move it, or the page itself? */
  byHand: boolean;
  resting: boolean;
}

const CLOSEST = 4;
const READABLE = 0.6; // pixels a unit: below that the page comes closer to what is asked about
const CLOSE = 0.95;

const isPart = (focus: Box, box: Box) => focus[2] * focus[3] < 0.6 * box[2] * box[3];

/** A box with some air, so that what is near it is seen too. */
function around([x, y, width, height]: Box): Box {
  const air = 0.06 * Math.max(width, height);
  return [x - air, y - air, width + 2 * air, height + 2 * air];
}

export class View {
  transform = zoomIdentity;
  /** A pointer is down: the page must not move the board now. */
  isHeld = false;
  private readonly selection;
  private readonly zoom = zoom<HTMLElement, unknown>();
  private whole: Box = [0, 0, 100, 100];

  constructor(
    private readonly frame: HTMLElement,
    private readonly onmove: (moved: Moved) => void,
  ) {
    this.selection = select(frame);
    this.zoom
      .clickDistance(5)
      .tapDistance(12)
      .filter((event: Event & { ctrlKey?: boolean; button?: number }) => {
        if ((event.target as Element).closest('[data-still]')) return false;
        if (event.type === 'dblclick') return !(event.target as Element).closest('[data-pick]');
        return (!event.ctrlKey || event.type === 'wheel') && !event.button;
      })
      .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent && event.sourceEvent.type !== 'wheel') this.isHeld = true;
        this.tell(event, false);
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.tell(event, false))
      .on('end', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.isHeld = false;
        this.tell(event, true);
      });
    this.selection.call(this.zoom);
  }

  private tell(event: D3ZoomEvent<HTMLElement, unknown>, resting: boolean): void {
    this.transform = event.transform;
    this.onmove({ transform: event.transform, byHand: Boolean(event.sourceEvent), resting });
  }

  private size(): [number, number] {
    return [this.frame.clientWidth || 1, this.frame.clientHeight || 1];
  }

  /** The whole board: how far one may go, and how small it may get. */
  bound(box: Box): void {
    this.whole = box;
    const [width, height] = this.size();
    const fit = Math.min(width / box[2], height / box[3]);
    const [marginX, marginY] = [box[2] * 0.5, box[3] * 0.5];
    this.zoom.scaleExtent([Math.min(fit * 0.6, 0.5), Math.max(CLOSEST, fit * 2)]).translateExtent([
      [box[0] - marginX, box[1] - marginY],
      [box[0] + box[2] + marginX, box[1] + box[3] + marginY],
    ]);
  }

  /** The transform that shows a box as large as it fits, at most `most` pixels a unit. */
  private showing([x, y, width, height]: Box, most: number): ZoomTransform {
    const [w, h] = this.size();
    const pad = Math.min(12, w * 0.02);
    const k = Math.min((w - 2 * pad) / width, (h - 2 * pad) / height, most);
    // Rather the edge of the board at the edge of the view than emptiness beside it.
    const along = (size: number, start: number, extent: number, middle: number) => {
      const wanted = size / 2 - k * middle;
      const last = size - pad - k * (start + extent);
      const first = pad - k * start;
      return k * extent <= size - 2 * pad
        ? size / 2 - k * (start + extent / 2)
        : Math.min(first, Math.max(last, wanted));
    };
    const [bx, by, bw, bh] = this.whole;
    return zoomIdentity.translate(along(w, bx, bw, x + width / 2), along(h, by, bh, y + height / 2)).scale(k);
  }

  show(box: Box, { lasts = 0, most = CLOSEST } = {}): void {
    const target = this.showing(box, most);
    if (lasts) this.selection.transition().duration(lasts).call(this.zoom.transform, target);
    else {
      this.selection.interrupt();
      this.selection.call(this.zoom.transform, target);
    }
  }

  /** The frame has another size: what was in its middle stays there. */
  keep([width, height]: readonly [number, number]): void {
    const [w, h] = this.size();
    const { k, x, y } = this.transform;
    this.selection.interrupt();
    this.selection.call(
      this.zoom.transform,
      zoomIdentity.translate(x + (w - width) / 2, y + (h - height) / 2).scale(k),
    );
  }

  fit(lasts = 0): void {
    this.show(this.whole, { lasts });
  }

  by(factor: number, lasts = 160): void {
    this.selection.transition().duration(lasts).call(this.zoom.scaleBy, factor);
  }

  /** Pixels a unit when the whole board is shown. */
  get fitting(): number {
    return this.showing(this.whole, CLOSEST).k;
  }

  /** What to show when this is asked about: a part of the board where the whole would be too small to read. */
  aim(box: Box, focus: Box | null): { near: Box | null; most: number } {
    const near = focus && this.fitting < READABLE && isPart(focus, box) ? around(focus) : null;
    return { near, most: near ? Math.max(CLOSE, 1.35 * this.fitting) : CLOSEST };
  }

  /** Is this box in sight, at least for the most part? */
  sees([x, y, width, height]: Box): boolean {
    const [w, h] = this.size();
    const { k } = this.transform;
    const [left, top] = this.transform.apply([x, y]);
    const across = Math.min(left + width * k, w) - Math.max(left, 0);
    const down = Math.min(top + height * k, h) - Math.max(top, 0);
    return across > 0.7 * width * k && down > 0.7 * height * k;
  }

  /** Is the view already, near enough, the one that shows this box? */
  isAt(box: Box, most: number): boolean {
    const target = this.showing(box, most);
    const { k, x, y } = this.transform;
    return Math.abs(k / target.k - 1) < 0.06 && Math.hypot(x - target.x, y - target.y) < 24;
  }

  destroy(): void {
    this.selection.interrupt();
    this.selection.on('.zoom', null);
  }
}
