import { pageNumbers } from './pageNumbers';

test.each<[number, number, ReturnType<typeof pageNumbers>]>([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 5, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [1, 0, []],
])('page %i of %i', (page, last, steps) => {
  expect(pageNumbers(page, last)).toEqual(steps);
});
