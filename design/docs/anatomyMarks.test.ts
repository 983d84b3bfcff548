import { spreadMarks } from './anatomyMarks';
import type { Mark } from './anatomyMarks';

const mark = (left: number, at: Mark['at'] = 'top'): Mark => ({ left, top: 20, height: 40, at });
const lefts = (marks: readonly (Mark | undefined)[]) =>
  spreadMarks(marks).map((each) => each?.left);

test('numbers of one side never overlap, and have the order of their parts', () => {
  expect(lefts([mark(240), mark(240)])).toEqual([240, 268]);
  expect(lefts([mark(85), mark(73), mark(90)])).toEqual([101, 73, 129]);
});

test('numbers with enough space stay beside their parts, and the two sides are independent', () => {
  expect(lefts([mark(10), undefined, mark(38), mark(10, 'bottom')])).toEqual([
    10,
    undefined,
    38,
    10,
  ]);
});
