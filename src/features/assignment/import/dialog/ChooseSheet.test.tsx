import { screen } from '@testing-library/react';
import { openImport, SHEET } from '#testing/pages/importDialog.tsx';
import { ScriptedWorker, workbookFile } from '#testing/helpers/scriptedWorker.ts';
import type { ImportDialog } from '#testing/pages/importDialog.tsx';
import { passTime } from '#testing/render/renderApp.tsx';

const SHEETS = [
  { place: 0, name: 'Notes' },
  { place: 2, name: '名单' },
  { place: 3, name: 'Old' },
];
const select = () => screen.getByRole('combobox', { name: 'Sheet' });
const chooseSheet = async (page: ImportDialog, name: string) => {
  await page.user.selectOptions(select(), name);
  // The first bytes of the file are read again.
  for (let turn = 0; turn < 3; turn += 1) await passTime(0);
};
const fields = ({ service }: ImportDialog) => {
  const { form } = service.last('createImport');
  return { sheet: form?.get('sheet'), name: (form?.get('file') as File).name };
};

test('names the sheet that was read, says that there are others, and reads the chosen one', async () => {
  const page = await openImport();
  await page.chooseGood({ headerRow: 2 }, workbookFile(), { place: 0, sheets: SHEETS });
  expect(screen.getByText('Sheet read: Notes; header in row 2')).toBeVisible();
  expect(
    screen.getByText(
      'Other visible sheets in this workbook: 2. Only the chosen sheet is imported.',
    ),
  ).toBeVisible();
  await chooseSheet(page, '名单');
  expect(ScriptedWorker.last.asked).toMatchObject({ kind: 'xlsx', options: { place: 2 } });
  expect(select()).toHaveFocus();
  await page.answer({
    reading: {
      summary: SHEET,
      choice: { place: 2, sheets: SHEETS },
    },
  });
  expect(screen.getByText('Sheet read: 名单; header in row 1')).toBeVisible();
  await page.press('Import');
  expect(fields(page).sheet).toBe('2');
});

test('a sheet that cannot be imported can be replaced by another', async () => {
  const page = await openImport();
  await page.choose(workbookFile());
  await page.answer({ reading: { problem: 'empty', choice: { place: 0, sheets: SHEETS } } });
  expect(
    screen.getAllByText(
      'The file is empty or has no data. Add your data and choose the file again.',
    )[0],
  ).toBeVisible();
  await chooseSheet(page, 'Old');
  expect(ScriptedWorker.last.asked).toMatchObject({ options: { place: 3 } });
  expect(
    screen.queryByText(
      'The file is empty or has no data. Add your data and choose the file again.',
    ),
  ).toBeNull();
});

test('choosing a sheet while another is being read reads the chosen one', async () => {
  const page = await openImport();
  await page.chooseGood({}, workbookFile(), { place: 0, sheets: SHEETS });
  await chooseSheet(page, '名单');
  const first = ScriptedWorker.last;
  await chooseSheet(page, 'Old');
  expect([first.terminated, ScriptedWorker.last.asked?.options.place]).toEqual([true, 3]);
});

test('another file starts with its own first sheet', async () => {
  const page = await openImport();
  await page.chooseGood({}, workbookFile(), { place: 0, sheets: SHEETS });
  await chooseSheet(page, 'Old');
  await page.press('Cancel import');
  await page.choose(workbookFile('others.xlsx'));
  expect(ScriptedWorker.last.asked?.options.place).toBeUndefined();
  expect(screen.queryByRole('combobox', { name: 'Sheet' })).toBeNull();
});

test('shows and sends a file by its base name, without folders', async () => {
  const page = await openImport();
  await page.chooseGood({}, workbookFile('../../members.xlsx'));
  expect(screen.getByRole('group', { name: 'Chosen file' })).toHaveTextContent(/^members\.xlsx/);
  await page.press('Import');
  expect(fields(page)).toEqual({ sheet: null, name: 'members.xlsx' });
});

test('sends which sheet was read when it is not the first visible one, as the service would read that', async () => {
  const page = await openImport();
  await page.chooseGood({}, workbookFile(), { place: 2, sheets: SHEETS });
  await page.press('Import');
  expect(fields(page)).toMatchObject({ sheet: '2' });
});
