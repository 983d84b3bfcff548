/** @jest-environment node */
import { isReached } from './departmentChain';

test('a search in a department includes it and, if requested, its descendants', () => {
  const chain = { id: 'd2', ancestorIds: ['d0', 'd1'] };
  expect(['d0', 'd1', 'd2', 'd3'].map((top) => isReached(chain, top, 'below'))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(['d0', 'd1', 'd2', 'd3'].map((top) => isReached(chain, top, 'single'))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
