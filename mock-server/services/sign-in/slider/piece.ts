/** Side of the square that contains the piece, in natural pixels. The strip has the same width. */
export const PIECE_SIZE = 50;

const SAMPLES = [1 / 6, 3 / 6, 5 / 6];

/** A jigsaw piece: a square with a knob above and on the right, and a dent on the left. */
function inside(x: number, y: number): boolean {
  const body = x >= 2 && x <= 41 && y >= 10 && y <= 48;
  const knobs = Math.hypot(x - 22, y - 9) < 7.5 || Math.hypot(x - 42, y - 29) < 7.5;
  const dent = Math.hypot(x - 2, y - 29) < 7;
  return (body || knobs) && !dent;
}

const known = new Map<number, number>();

/**
 * How much of a pixel the piece covers, 0 to 1, for smooth edges. The coordinates are relative to
 * the piece's square.
 */
export function coverage(x: number, y: number): number {
  const place = (y + 1) * 100 + x + 1;
  const before = known.get(place);
  if (before !== undefined) return before;
  let hits = 0;
  for (const dx of SAMPLES) for (const dy of SAMPLES) if (inside(x + dx, y + dy)) hits += 1;
  known.set(place, hits / 9);
  return hits / 9;
}

/** Whether a pixel of the piece is at its edge. */
export function isEdge(x: number, y: number): boolean {
  const around = [coverage(x - 1, y), coverage(x + 1, y), coverage(x, y - 1), coverage(x, y + 1)];
  return coverage(x, y) > 0 && Math.min(...around) < 0.5;
}
