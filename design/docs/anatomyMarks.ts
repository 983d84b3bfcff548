/** A number at the edge of a specimen, with the line to its part; px. */
export interface Mark {
  left: number;
  top: number;
  height: number;
  at: 'top' | 'bottom';
}

/** Distance between the middles of two numbers: the width of one and a small gap. */
const STEP = 28;

/**
 * Moves the numbers along each side until none overlap, because parts often share the middle of
 * their container.
 * @returns the marks in their order
 */
export function spreadMarks(marks: readonly (Mark | undefined)[]): (Mark | undefined)[] {
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
