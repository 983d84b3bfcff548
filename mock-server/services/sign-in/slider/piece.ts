/** Natural pixels per CSS pixel, so that the pictures are sharp on screens with twice the pixels. */
export const SCALE = 2;
/** Side of the square that contains the piece, in natural pixels. The strip has the same width. */
export const PIECE_SIZE = 50 * SCALE;

const SAMPLES = [1 / 6, 3 / 6, 5 / 6];

/**
 * A jigsaw piece, in CSS pixels: a square with a knob above and on the right, and a dent on the
 * left.
 */
function inside(x: number, y: number): boolean {
  const body = x >= 2 && x <= 41 && y >= 10 && y <= 48;
  const knobs = Math.hypot(x - 22, y - 9) < 7.5 || Math.hypot(x - 42, y - 29) < 7.5;
  const dent = Math.hypot(x - 2, y - 29) < 7;
  return (body || knobs) && !dent;
}

const cache = new Map<number, number>();

/**
 * How much of a pixel the piece covers, 0 to 1, for smooth edges. The coordinates are relative to
 * the piece's square.
 */
export function coverage(x: number, y: number): number {
  const place = (y + SCALE) * 2 * PIECE_SIZE + x + SCALE;
  const before = cache.get(place);
  if (before !== undefined) return before;
  let hits = 0;
  for (const dx of SAMPLES)
    for (const dy of SAMPLES) if (inside((x + dx) / SCALE, (y + dy) / SCALE)) hits += 1;
  cache.set(place, hits / 9);
  return hits / 9;
}

export function isEdge(x: number, y: number): boolean {
  const around = [
    coverage(x - SCALE, y),
    coverage(x + SCALE, y),
    coverage(x, y - SCALE),
    coverage(x, y + SCALE),
  ];
  return coverage(x, y) > 0 && Math.min(...around) < 0.5;
}
