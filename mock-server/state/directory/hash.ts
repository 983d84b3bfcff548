/**
 * A hash of its arguments only, so that any row of a large set can be made without the others.
 * @returns an integer from 0 to 4294967295
 */
export function hash(seed: number, index: number, salt: number): number {
  let value =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
    ^ Math.imul(index + 1, 0xc2b2ae35)
    ^ Math.imul(salt + 1, 0x27d4eb2f);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * Picks one of the items.
 * @param hash a value of `hash`
 */
export function pickBy<Item>(items: readonly [Item, ...Item[]], hash: number): Item {
  return items[hash % items.length] ?? items[0];
}
