/**
 * Shapes drawn into SVG and kept up to date: what did not change is not touched, what has an id travels.
 *
 * The browser does the moving (Web Animations on `translate`, `scale`, `opacity`), so a frame costs no script.
 */
import type { Box, Message, Scene, Shape } from '../generated/types';

const SVG = 'http://www.w3.org/2000/svg';
const TRAVEL = 420;
const TURN = 700; // a card turns over
const APART = 90;
const LONGEST = 1600;
const CROWD = 60; // more than that changing at once is another position, not a move
const KIND = /^(hover|place|feature|cell|tile)-/; // how ids of places begin
const EASE = 'cubic-bezier(.2,.7,.2,1)';

export type Say = (words: string | Message) => string;

const drawnFrom = new WeakMap<Element, Shape>();

/** The shape an element was drawn from. */
export const shapeOf = (element: Element): Shape | undefined => drawnFrom.get(element);

/** Does a shape that lights under the pointer say itself how strongly it is painted? */
export function isTinted(shape: Shape, symbols: Scene['symbols']): boolean {
  const { attrs = {} } = shape;
  if ('fill-opacity' in attrs || 'opacity' in attrs || attrs.fill === 'none') return true;
  if (shape.tag === 'use') {
    const symbol = symbols[String(attrs.href).slice(1)];
    return symbol ? isTinted(symbol, symbols) : true;
  }
  return (shape.children ?? []).some((child) => isTinted(child, symbols));
}

interface Node {
  shape: Shape;
  element: SVGElement;
  inside: Node[];
}

/** One element with all it contains, made once; for symbols and small pictures. */
export function build(shape: Shape, say: Say): SVGElement {
  return make(shape, say).element;
}

function make(shape: Shape, say: Say): Node {
  const element = document.createElementNS(SVG, shape.tag) as SVGElement;
  for (const name in shape.attrs) element.setAttribute(name, String(shape.attrs[name]));
  if (shape.id) element.dataset.id = shape.id;
  if (shape.text !== undefined) element.textContent = say(shape.text);
  const inside = (shape.children ?? []).map((child) => make(child, say));
  for (const node of inside) element.append(node.element);
  drawnFrom.set(element, shape);
  return { shape, element, inside };
}

/** The box of an element, in the coordinates of the root it is drawn in. */
export function boxOf(element: SVGElement, root: SVGGraphicsElement): Box | null {
  const graphic = element as SVGGraphicsElement;
  const [own, whole] = [graphic.getCTM(), root.getCTM()];
  if (!own || !whole) return null;
  const bare = graphic.getBBox();
  if (!bare.width && !bare.height) return null;
  const matrix = whole.inverse().multiply(own);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [bare.x, bare.y],
    [bare.x + bare.width, bare.y],
    [bare.x, bare.y + bare.height],
    [bare.x + bare.width, bare.y + bare.height],
  ] as const) {
    xs.push(matrix.a * x + matrix.c * y + matrix.e);
    ys.push(matrix.b * x + matrix.d * y + matrix.f);
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** Keyframes that begin at one box and end where the element stands; in the coordinates of the element's parent. */
function from(box: Box, to: Box, scale: number, element: SVGElement, root: SVGGraphicsElement, wide = 1): Keyframe {
  const parent = element.parentNode as SVGGraphicsElement;
  const matrix = root.getCTM()!.inverse().multiply(parent.getCTM()!);
  const [across, down] = [scale * wide, scale];
  const x = box[0] + box[2] / 2 - across * (to[0] + to[2] / 2) + (across - 1) * matrix.e;
  const y = box[1] + box[3] / 2 - down * (to[1] + to[3] / 2) + (down - 1) * matrix.f;
  const area = matrix.a * matrix.d - matrix.b * matrix.c || 1;
  const [dx, dy] = [(matrix.d * x - matrix.c * y) / area, (matrix.a * y - matrix.b * x) / area];
  return { translate: `${dx}px ${dy}px`, scale: `${across} ${down}` };
}

const AT_REST: Keyframe = { translate: '0px 0px', scale: '1' };

/** The drawings a shape shows, itself or right within it: another one in the same place is another face. */
const facesOf = (shape: Shape): string =>
  [shape, ...(shape.children ?? [])].map(({ tag, attrs }) => (tag === 'use' ? String(attrs?.href) : '')).join(' ');

/** A thing as it was before a change: where, and what it showed. */
interface Earlier {
  box: Box | null;
  faces: string;
  shown: SVGElement;
}

function* named(shapes: readonly Shape[]): Generator<Shape> {
  for (const shape of shapes) {
    if (shape.id) yield shape;
    if (shape.children) yield* named(shape.children);
  }
}

function* nodes(list: readonly Node[]): Generator<Node> {
  for (const node of list) {
    if (node.shape.id) yield node;
    yield* nodes(node.inside);
  }
}

export class Drawing {
  private top: Node[] = [];
  private running: Animation[] = [];
  private leaving: SVGElement[] = [];
  private turning: SVGElement[] = []; // faces that are being turned away

  constructor(private readonly root: SVGGElement) {}

  /** Draw these shapes. With `moves`, what changed since travels; the answer is how many milliseconds that takes. */
  update(shapes: readonly Shape[], say: Say, moves: boolean): number {
    this.finish();
    if (!moves || !this.top.length) {
      this.top = this.patch(this.root, this.top, shapes, say);
      return 0;
    }
    const after = new Set(named(shapes));
    const changed = new Set<string>();
    const known = new Set<string>();
    for (const node of nodes(this.top)) {
      known.add(node.shape.id!);
      if (!after.has(node.shape)) changed.add(node.shape.id!);
    }
    const fresh = [...after].filter((shape) => !known.has(shape.id!)).length;
    if (changed.size + fresh > CROWD) {
      this.top = this.patch(this.root, this.top, shapes, say);
      return 0;
    }
    const before = new Map<string, Earlier>();
    for (const { shape, element } of nodes(this.top)) {
      if (!changed.has(shape.id!)) continue;
      const shown = element.cloneNode(true) as SVGElement;
      delete shown.dataset.id;
      drawnFrom.set(shown, shape);
      before.set(shape.id!, { box: boxOf(element, this.root), faces: facesOf(shape), shown });
    }
    const stay = new Set([...after].map((shape) => shape.id!));
    this.top = this.patch(this.root, this.top, shapes, say, stay);
    return this.animate(before, known);
  }

  /** Everything at its end at once: somebody clicked, or the next move is there. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
    for (const element of [...this.leaving, ...this.turning]) element.remove();
    this.leaving = [];
    this.turning = [];
  }

  /** Forget everything: the language changed, or another table is shown. */
  clear(): void {
    this.finish();
    for (const node of this.top) node.element.remove();
    this.top = [];
  }

  /** The things, as they are drawn now, that one of these words names: by their id, or by what follows its kind. */
  called(words: readonly string[]): SVGElement[] {
    const wanted = new Set(words);
    const found: SVGElement[] = [];
    for (const { shape, element } of nodes(this.top)) {
      if (wanted.has(shape.id!) || wanted.has(shape.id!.replace(KIND, ''))) found.push(element);
    }
    return found;
  }

  private animate(before: Map<string, Earlier>, known: Set<string>): number {
    const work: [SVGElement, Keyframe[], number][] = [];
    const moving: SVGElement[] = [];
    let turned = 0;
    for (const node of nodes(this.top)) {
      const id = node.shape.id!;
      const isNew = !known.has(id);
      if (!isNew && !before.has(id)) continue;
      if (moving.some((outer) => outer.contains(node.element))) continue;
      const to = boxOf(node.element, this.root);
      if (!to) continue;
      const earlier = before.get(id);
      const was = earlier?.box;
      if (isNew) {
        moving.push(node.element);
        work.push([node.element, [{ ...from(to, to, 0.9, node.element, this.root), opacity: 0 }, AT_REST], TRAVEL / 2]);
      } else if (was) {
        const scale = to[2] > 1 && to[3] > 1 ? Math.sqrt((was[2] * was[3]) / (to[2] * to[3])) || 1 : 1;
        const far = Math.hypot(was[0] + was[2] / 2 - to[0] - to[2] / 2, was[1] + was[3] / 2 - to[1] - to[3] / 2);
        if (far < 1.5 && Math.abs(scale - 1) < 0.06) {
          if (facesOf(node.shape) === earlier!.faces) continue;
          moving.push(node.element);
          this.turnOver(node.element, earlier!.shown, to);
          turned = TURN;
          continue;
        }
        moving.push(node.element);
        work.push([node.element, [from(was, to, scale, node.element, this.root), AT_REST], TRAVEL]);
      }
    }
    const apart = Math.min(APART, (LONGEST - TRAVEL) / Math.max(1, work.length));
    let ends = turned;
    work.forEach(([element, frames, lasts], i) => {
      const delay = i * apart;
      this.running.push(element.animate(frames, { duration: lasts, delay, easing: EASE, fill: 'backwards' }));
      ends = Math.max(ends, delay + lasts);
    });
    for (const element of this.leaving) {
      const box = boxOf(element, this.root);
      const small = box ? from(box, box, 0.9, element, this.root) : {};
      const fade = element.animate(
        [
          { ...AT_REST, opacity: 1 },
          { ...small, opacity: 0 },
        ],
        { duration: TRAVEL / 2, easing: EASE },
      );
      fade.onfinish = () => element.remove();
      this.running.push(fade);
      ends = Math.max(ends, TRAVEL / 2);
    }
    return ends;
  }

  /** Show the earlier face narrowing, then the present one widening: a card on its back is turned over. */
  private turnOver(element: SVGElement, earlier: SVGElement, box: Box): void {
    element.before(earlier);
    const narrow = from(box, box, 1, element, this.root, 0.02);
    const half = { duration: TURN / 2, easing: 'ease-in', fill: 'forwards' } as const;
    const away = earlier.animate([AT_REST, narrow], half);
    away.onfinish = () => earlier.remove();
    const hidden = { ...narrow, opacity: 0 };
    const back = element.animate(
      [hidden, { ...hidden, offset: 0.5 }, { ...narrow, opacity: 1, offset: 0.5 }, { ...AT_REST, opacity: 1 }],
      { duration: TURN, easing: 'ease-out' },
    );
    this.running.push(away, back);
    this.turning.push(earlier);
  }

  /** Make the elements under a parent those of the shapes. `stay`: ids that are still there; others leave slowly. */
  private patch(parent: SVGElement, before: Node[], shapes: readonly Shape[], say: Say, stay?: Set<string>): Node[] {
    const old = new Map<string, Node>();
    before.forEach((node, i) => old.set(node.shape.id ?? `${i} ${node.shape.tag}`, node));
    let next: ChildNode | null = before[0]?.element ?? null;
    const result = shapes.map((shape, i) => {
      const key = shape.id ?? `${i} ${shape.tag}`;
      let node = old.get(key);
      if (node && node.shape.tag === shape.tag) {
        old.delete(key);
        if (node.shape !== shape) this.revise(node, shape, say, stay);
      } else {
        node = make(shape, say);
      }
      if (node.element === next) next = next.nextSibling;
      else parent.insertBefore(node.element, next);
      return node;
    });
    for (const node of old.values()) {
      const leaves = stay && node.shape.id && !stay.has(node.shape.id);
      if (leaves) this.leaving.push(node.element);
      else node.element.remove();
    }
    return result;
  }

  private revise(node: Node, shape: Shape, say: Say, stay?: Set<string>): void {
    const { element } = node;
    const [was, now] = [node.shape.attrs ?? {}, shape.attrs ?? {}];
    for (const name in was) if (!(name in now)) element.removeAttribute(name);
    for (const name in now) if (was[name] !== now[name]) element.setAttribute(name, String(now[name]));
    if (shape.text !== undefined) {
      const text = say(shape.text);
      if (element.textContent !== text) element.textContent = text;
    } else {
      if (node.shape.text !== undefined) element.textContent = '';
      node.inside = this.patch(element, node.inside, shape.children ?? [], say, stay);
    }
    node.shape = shape;
    drawnFrom.set(element, shape);
  }
}
