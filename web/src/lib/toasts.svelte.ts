/** Short notices at the bottom of the page: said once, gone by themselves, never in the way. */

export interface Toast {
  number: number;
  text: string;
  kind: 'plain' | 'warn';
  link?: { text: string; act: () => void };
}

let number = 0;
let toasts = $state.raw<Toast[]>([]);
export const allToasts = (): Toast[] => toasts;

export function toast(
  text: string,
  options: { kind?: Toast['kind']; link?: Toast['link']; stays?: number } = {},
): void {
  const mine: Toast = { number: ++number, text, kind: options.kind ?? 'plain' };
  if (options.link) mine.link = options.link;
  toasts = [...toasts.filter((other) => other.text !== text).slice(-2), mine];
  setTimeout(() => dismiss(mine.number), options.stays ?? Math.max(4000, 60 * text.length));
}

export function dismiss(which: number): void {
  toasts = toasts.filter((other) => other.number !== which);
}
