/** A number at the edge of a specimen, with the line from it to its part; px. */
export interface Mark {
  left: number;
  top: number;
  height: number;
  at: 'top' | 'bottom';
}

/** From the middle of one number to that of the next: its width, and a little room. */
const STEP = 28;

/**
 * Moves the numbers of each side along it, so that none lies on another one: parts often stand in the middle of what holds
 * them.
 * @returns the marks in their order
 */
export function apart(marks: readonly (Mark | undefined)[]): (Mark | undefined)[] {
  const moved = [...marks];
  for (const side of ['top', 'bottom'] as const) {
    let free = -Infinity;
    const own = marks.flatMap((mark, index) => (mark?.at === side ? [{ mark, index }] : []));
    for (const { mark, index } of own.sort((one, other) => one.mark.left - other.mark.left)) {
      const left = Math.max(mark.left, free);
      moved[index] = { ...mark, left };
      free = left + STEP;
    }
  }
  return moved;
}
