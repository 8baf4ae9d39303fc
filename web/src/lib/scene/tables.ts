// Tables of a scene and of a result: rows of two cells, the first of them words or a drawing.
import type { Message, SceneTable, Shape } from '../generated/types';

export const isShape = (cell: Message | Shape | string): cell is Shape =>
  typeof cell === 'object' && !Array.isArray(cell);

/** Does any row begin with a drawing? Then it is shown as pictures, not as lines. */
export const isDrawn = ([, rows]: SceneTable): boolean => rows.some(([cell]) => isShape(cell));
