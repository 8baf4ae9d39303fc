/** An outline drawn into a group, again when it changes; its paint is the style sheet's. */
import { build } from './draw';
import { told } from '../words.svelte';
import type { Shape } from '../generated/types';

export function drawn(group: SVGGElement, shape: Shape) {
  group.replaceChildren(build(shape, told));
  return {
    update(now: Shape) {
      if (now === shape) return;
      shape = now;
      group.replaceChildren(build(now, told));
    },
  };
}
