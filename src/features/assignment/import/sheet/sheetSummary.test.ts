/** @jest-environment node */
import { SheetCount } from './sheetSummary';

/** The summary of a list with these rows, the header first. */
function summaryOf(...rows: string[][]) {
  const count = new SheetCount([]);
  rows.forEach((texts, at) => count.take({ number: at + 1, hidden: false, texts }));
  return count.finish(false);
}

it.each([['__proto__'], ['constructor', 'toString']])(
  'a header of %s alone has no column to choose',
  (...header) => {
    expect(summaryOf(header)).toMatchObject({ problem: 'header' });
  },
);

it.each(['Account', 'Employee ID', 'Email', 'Mobile number'])(
  'a list with only the column %s identifies people, also with the column twice',
  (column) => {
    expect(
      summaryOf(['Remark', column], ['1', 'a'], ['2', 'b'], ['3', 'A ']).summary,
    ).toMatchObject({ rows: 3, identities: [1], duplicates: 1 });
  },
);

it('one phone number in two formats is one person', () => {
  expect(
    summaryOf(
      ['Mobile number'],
      ['+86 138-0000-0001'],
      ['13800000001'],
      ['１３８００００００００２'],
    ).summary,
  ).toMatchObject({ rows: 3, duplicates: 1 });
});

it('rows hidden by a filter are counted, and imported', () => {
  const count = new SheetCount([]);
  count.take({ number: 2, hidden: true, texts: ['Account'] });
  for (const hidden of [false, true, true]) count.take({ number: 3, hidden, texts: ['a'] });
  expect(count.finish(false).summary).toMatchObject({ headerRow: 2, rows: 3, hiddenRows: 2 });
});

it('a row with text beside the imported columns only is not counted', () => {
  const count = new SheetCount([]);
  const rows = [
    ['Account', 'Remark'],
    ['a'],
    ['', 'checked by Ada'],
    ['b', 'new'],
    ['', '', 'end'],
  ];
  rows.forEach((texts, at) => count.take({ number: at + 1, hidden: at === 2, texts }));
  expect(count.finish(false).summary).toMatchObject({
    rows: 2,
    hiddenRows: 0,
    preview: [
      ['a', ''],
      ['b', 'new'],
    ],
  });
  expect(summaryOf(['Account', 'Remark'], ['', 'none yet'])).toMatchObject({
    problem: 'noRows',
    summary: { rows: 0 },
  });
});

it('every row counts until the user has chosen a column', () => {
  expect(summaryOf(['Login', 'Remark'], ['a'], ['', 'b']).summary).toMatchObject({ rows: 2 });
});
