/**
 * Processes each item, with at most `most` at the same time.
 * @returns the results in the order of the items
 */
export async function mapWithConcurrency<Item, Result>(
  most: number,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    // All workers share the iterator, so that each item is processed once.
    for (const [place, item] of waiting) results[place] = await act(item);
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}
