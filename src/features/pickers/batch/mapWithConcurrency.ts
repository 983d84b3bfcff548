/**
 * Does something with each item, with at most `most` of them at the same time; the next begins when one is done.
 * @returns what came of each, in the order of the items
 */
export async function mapWithConcurrency<Item, Result>(
  most: number,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    // All take from the one iterator, so that each item is taken once.
    for (const [place, item] of waiting) results[place] = await act(item);
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}
