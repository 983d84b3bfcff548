/** @jest-environment node */
import { SheetCount } from './sheetSummary';
import type { CellValue } from './sheetSummary';

function previewOf(cell: CellValue): string | undefined {
  const count = new SheetCount();
  count.take(['Account', 'More']);
  count.take(['a', cell]);
  return count.finish(false).summary?.preview[0]?.[1];
}

it.each<[string, CellValue, string]>([
  ['a number', 0, '0'],
  ['a truth', false, 'false'],
  ['a day', new Date(Date.UTC(2026, 0, 15)), '2026-01-15'],
  ['a day that is none', new Date(Number.NaN), ''],
  ['nothing', null, ''],
  ['a cell that is not there', undefined, ''],
  ['a formula without its value', { formula: 'A1' }, ''],
])('%s is shown as text', (_, cell, shown) => expect(previewOf(cell)).toBe(shown));

it('a row of cells that are not there is blank', () => {
  const count = new SheetCount();
  count.take([undefined, null]);
  count.take(['Account']);
  count.take([undefined]);
  count.take(['a']);
  expect(count.finish(false).summary).toMatchObject({ header: ['Account'], rows: 1 });
});

it('blank cells behind a row make the list no wider', () => {
  const count = new SheetCount();
  count.take(['Account', ' ']);
  count.take(['a', null, '\u00a0', undefined]);
  expect(count.finish(false).summary).toMatchObject({ header: ['Account'], preview: [['a']] });
});

it.each([['__proto__'], ['constructor', 'toString']])('a header of %s alone has no column to choose', (...header) => {
  const count = new SheetCount();
  expect(count.take(header)).toBe(false);
  expect(count.finish(false)).toEqual({ problem: 'header' });
});

it.each(['Account', 'Employee ID', 'Email', 'Mobile number'])('a list with nothing but each %s tells who is meant, twice too', (column) => {
  const count = new SheetCount();
  count.take(['Remark', column]);
  for (const [remark, person] of [['1', 'a'], ['2', 'b'], ['3', 'a']]) count.take([remark, person]);
  expect(count.finish(false).summary).toMatchObject({ rows: 3, choosable: [], duplicates: 1 });
});
