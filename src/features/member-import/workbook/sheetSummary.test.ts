/** @jest-environment node */
import { SheetCount } from './sheetSummary';

/** What is found in a list of these rows, the header first. */
function summaryOf(...rows: string[][]) {
  const count = new SheetCount();
  rows.forEach((texts, at) => count.take({ number: at + 1, hidden: false, texts }));
  return count.finish(false);
}

it.each([['__proto__'], ['constructor', 'toString']])(
  'a header of %s alone has no column to choose',
  (...header) => {
    expect(summaryOf(header)).toEqual({ problem: 'header' });
  },
);

it.each(['Account', 'Employee ID', 'Email', 'Mobile number'])(
  'a list with nothing but each %s tells who is meant, twice too',
  (column) => {
    expect(
      summaryOf(['Remark', column], ['1', 'a'], ['2', 'b'], ['3', 'A ']).summary,
    ).toMatchObject({ rows: 3, choosable: [], duplicates: 1 });
  },
);

it('one phone number in two spellings is one person', () => {
  expect(
    summaryOf(
      ['Mobile number'],
      ['+86 138-0000-0001'],
      ['13800000001'],
      ['１３８００００００００２'],
    ).summary,
  ).toMatchObject({ rows: 3, duplicates: 1 });
});

it('rows that a filter has hidden are counted, and are rows all the same', () => {
  const count = new SheetCount();
  count.take({ number: 2, hidden: true, texts: ['Account'] });
  for (const hidden of [false, true, true]) count.take({ number: 3, hidden, texts: ['a'] });
  expect(count.finish(false).summary).toMatchObject({ headerRow: 2, rows: 3, hiddenRows: 2 });
});
