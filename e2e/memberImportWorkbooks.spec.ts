import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures/test';
import { ImportDialog } from './pages/importDialog';

const bytesOf = (path: string) =>
  readFileSync(new URL(`../src/lib/workbook/${path}`, import.meta.url));

test('the worker reads workbooks of many programs, and a sheet can be chosen', async ({
  page,
  inbox,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.open('en_US', inbox);
  for (const [path, rows] of [
    ['reported/embedded-workbook.xls', 5],
    ['reported/backslash-part-names.xlsx', 3],
    ['reported/padded-numbers.xlsx', 3],
    ['corpus/libreoffice-excel-rich.xls', 3],
  ] as const) {
    await dialog.choose(path.slice(path.indexOf('/') + 1), bytesOf(path));
    await expect(dialog.dialog.getByText(`Rows of data: ${rows}`).first()).toBeVisible();
  }
  await dialog.choose('excel-sheets.xlsx', bytesOf('corpus/excel-sheets.xlsx'));
  await expect(
    dialog.dialog.getByText('Sheet read: Members; header in row 1').first(),
  ).toBeVisible();
  await dialog.dialog.getByRole('combobox', { name: 'Sheet' }).selectOption('Notes');
  await expect(dialog.text('memberImport.problem.empty').first()).toBeVisible();
  await dialog.dialog.getByRole('combobox', { name: 'Sheet' }).selectOption('Members');
  await expect(dialog.dialog.getByText('Rows of data: 3').first()).toBeVisible();
  await dialog.choose('excel-95.xls', bytesOf('corpus/excel-95.xls'));
  await expect(dialog.text('memberImport.problem.old').first()).toBeVisible();
});
