import { mapWithConcurrency } from './requestInBatches';

test('limits the concurrency, processes each item once, and keeps the order', async () => {
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await mapWithConcurrency(3, [5, 1, 4, 2, 3, 6, 7], async (turns) => {
    begun.push(turns);
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30, 60, 70]);
  expect(begun).toEqual([5, 1, 4, 2, 3, 6, 7]);
  expect(most).toBe(3);
});

test('returns nothing for nothing', async () => {
  expect(await mapWithConcurrency(3, [], async () => 1)).toEqual([]);
});
