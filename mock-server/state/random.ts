/** Seeded random values, so that runs are repeatable. Not suitable for secrets; this is a mock. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  digits(length: number): string;
  hex(length: number): string;
  /** The position in the sequence. */
  state(): number;
  load(state: number): void;
}

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/**
 * Creates a random source (mulberry32).
 * @param seed equal texts give equal sequences
 */
export function makeRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    digits: (length) => Array.from({ length }, () => integer(0, 9)).join(''),
    hex: (length) => Array.from({ length }, () => integer(0, 15).toString(16)).join(''),
    state: () => state,
    load(at) {
      state = at;
    },
  };
}
