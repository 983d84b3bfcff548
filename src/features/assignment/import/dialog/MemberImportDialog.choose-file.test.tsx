import { screen, within } from '@testing-library/react';
import { firstText, ONE_SHEET, openImport, SHEET } from '#testing/pages/importDialog.tsx';
import type { ImportDialog } from '#testing/pages/importDialog.tsx';
import { ScriptedWorker, workbookFile } from '#testing/helpers/scriptedWorker.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { ScriptedService } from '#testing/network/scriptedFetch.ts';
import { displayText } from '#lib/text/displayText.ts';
import { CHECK_TIMEOUT_MS } from '../upload/checkFile';

test('Import without a file asks for one, and Cancel closes the dialog', async () => {
  const page = await openImport();
  await page.press('Import');
  expect(firstText('Please upload the file first')).toBeVisible();
  expect(page.service.count('createImport')).toBe(0);
  await page.press('Cancel');
  expect(page.dialog()).toBeNull();
});

test.each<[string, File[], string]>([
  [
    'another extension, also of a file over the limit',
    [workbookFile('members.xlsb', new ArrayBuffer(5 * 1024 * 1024 + 1))],
    'Only XLS and XLSX files can be imported. Save the file as XLSX in a spreadsheet program and choose it again.',
  ],
  [
    'a hidden extension',
    [workbookFile('members.exe\u202exslx')],
    'Only XLS and XLSX files can be imported. Save the file as XLSX in a spreadsheet program and choose it again.',
  ],
  [
    'an empty file',
    [workbookFile('members.xlsx', '')],
    'The file is empty or has no data. Add your data and choose the file again.',
  ],
  [
    'HTML',
    [workbookFile('members.xls', '<html>')],
    'The file’s content doesn’t match its extension. Save it as XLSX in a spreadsheet program and choose it again.',
  ],
  ['two files', [workbookFile(), workbookFile('b.xlsx')], 'Choose one file at a time'],
])('refuses %s before a worker starts', async (_title, files, words) => {
  const page = await openImport();
  await page.choose(...files);
  expect(firstText(words)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Chosen file' })).toHaveTextContent(
    files.map(({ name }) => displayText(name, '')).join(', '),
  );
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(ScriptedWorker.all).toEqual([]);
});

test('a refused file can be replaced, and the import canceled', async () => {
  const page = await openImport();
  await page.choose(workbookFile('members.csv'));
  expect(page.button('Choose another file')).toBeVisible();
  await page.press('Cancel');
  expect(screen.queryByRole('dialog', { name: 'Batch import' })).toBeNull();
});

test('the limit is the deployment’s, shown in MB', async () => {
  const page = await openImport({ deployment: { uploadLimitMegabytes: 1 } });
  expect(screen.getByText(/up to 10,000 entries and 1 MB/)).toBeVisible();
  await page.choose(workbookFile('members.xlsx', new Uint8Array(1024 * 1024 + 1)));
  expect(firstText('The file can’t be larger than 1 MB')).toBeVisible();
});

test('shows the number of rows so far, then the first rows as text', async () => {
  const page = await openImport();
  await page.choose(workbookFile());
  await page.answer({ rows: 2000 });
  expect(screen.getByRole('progressbar', { name: 'Checking the file…' })).toBeInTheDocument();
  expect(firstText('Rows checked: 2,000')).toBeVisible();
  const html = '<img src=x onerror=window.__pwned=1>';
  await page.answer({
    reading: {
      summary: {
        rows: 2500,
        header: ['Name', ''],
        identities: [1],
        accountColumn: null,
        choosable: [0, 1],
        preview: [[html, '%{count}']],
        previewRows: [5],
        headerOptions: [{ row: 3, text: 'Name' }],
        duplicates: 4,
        macros: true,
        headerRow: 3,
        hiddenRows: 12,
      },
      choice: { place: 1, sheets: [{ place: 1, name: 'List 1' }] },
    },
  });
  const table = within(screen.getByRole('region', { name: 'First rows of the file' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Column 2Identifies people',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Header row 3',
    '5',
  ]);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    html,
    '%{count}',
  ]);
  expect(firstText('Rows of data: 2,500')).toBeVisible();
  expect(firstText(/^Duplicate rows: 4/)).toBeVisible();
  expect(firstText('The file contains macros. They won’t run.')).toBeVisible();
  expect(firstText('Sheet read: List 1; header in row 3')).toBeVisible();
  expect(
    firstText('Rows hidden by a filter or manually: 12. They’ll be imported too.'),
  ).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Sheet' })).toBeNull();
  expect(ScriptedWorker.last.terminated).toBe(true);
});

test.each([
  ['tooMany', 'At most 10,000 entries can be imported at once'],
  ['columns', 'A sheet can have at most 50 columns. Use the template.'],
  ['header', 'The sheet’s header row isn’t recognized. Use the template.'],
] as const)('a workbook that is %s is refused before the upload', async (problem, words) => {
  const page = await openImport();
  await page.choose(workbookFile());
  await page.answer({ reading: { problem } });
  expect(firstText(words)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Chosen file' })).toHaveTextContent('members.xlsx');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await page.press('Choose another file');
  expect(screen.queryByText(words)).toBeNull();
});

test('a check that takes too long ends with its worker', async () => {
  const page = await openImport();
  await page.choose(workbookFile());
  for (let time = 0; time < CHECK_TIMEOUT_MS - 1000; time += 1000) {
    await page.answer({ rows: 0 });
    await passTime(1000);
  }
  expect(ScriptedWorker.last.terminated).toBe(false);
  await passTime(1000);
  expect(ScriptedWorker.last.terminated).toBe(true);
  expect(
    firstText('Checking the file took too long and was stopped. Use the template.'),
  ).toBeVisible();
});

test('a canceled check ends, and its late result is dropped', async () => {
  const page = await openImport();
  await page.choose(workbookFile());
  await page.press('Cancel import');
  expect(ScriptedWorker.last.terminated).toBe(true);
  await page.answer({ reading: { problem: 'empty' } });
  expect(screen.queryByText(/empty/)).not.toBeInTheDocument();
});

test('closing the dialog ends the worker', async () => {
  const page = await openImport();
  await page.choose(workbookFile());
  await page.press('Close');
  expect(ScriptedWorker.last.terminated).toBe(true);
  expect(page.dialog()).not.toBeInTheDocument();
});

const select = (name: string) => screen.getByRole('combobox', { name });
const column = () => select('Column that identifies people');
/** Chooses an option; the worker then reads the workbook again. */
async function choose(page: ImportDialog, name: string, option: string) {
  await page.user.selectOptions(select(name), option);
  for (let turn = 0; turn < 3; turn += 1) await passTime(0);
}

test('a header without an identity column asks for one, and sends it with the header row', async () => {
  const unnamed = { header: ['No.', 'Who'], identities: [], headerRow: 3 };
  const page = await openImport();
  await page.chooseGood(unnamed);
  await page.press('Import');
  expect(firstText('First choose the column that identifies people')).toBeVisible();
  await choose(page, 'Column that identifies people', 'Who');
  expect(ScriptedWorker.last.asked?.options).toEqual({ accountColumn: 1 });
  expect(column()).toHaveFocus();
  await page.answerGood({ ...unnamed, accountColumn: 1 });
  await page.press('Import');
  const { form } = page.service.last('createImport');
  expect([form?.get('accountColumn'), form?.get('headerRow')]).toEqual(['1', '3']);
});

test('names the column that was found; another can be chosen, and duplicates are counted again', async () => {
  const page = await openImport();
  await page.chooseGood();
  expect(column()).toHaveDisplayValue('Account');
  const cellsOf = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
  expect(cellsOf('Account')).toHaveTextContent('Identifies people');
  await choose(page, 'Column that identifies people', 'Name');
  await page.answerGood({ accountColumn: 0, duplicates: 2 });
  expect(cellsOf('Name')).toHaveTextContent('Identifies people');
  expect(cellsOf('Account')).not.toHaveTextContent('Identifies people');
  expect(
    screen.getAllByText(/Rows of data: 3.*Duplicate rows: 2/, { selector: '[role="status"]' }),
  ).toHaveLength(1);
});

test('names all columns that may identify people, and offers them again after another', async () => {
  const several = {
    header: ['Account', 'Name', 'Email'],
    identities: [0, 2],
    choosable: [0, 1, 2],
  };
  const page = await openImport();
  await page.chooseGood(several);
  expect(column()).toHaveDisplayValue('Account / Email');
  expect(screen.getAllByText('Identifies people')).toHaveLength(2);
  await choose(page, 'Column that identifies people', 'Email');
  await page.answerGood({ ...several, accountColumn: 2 });
  await choose(page, 'Column that identifies people', 'Account / Email');
  expect(ScriptedWorker.last.asked?.options).toEqual({ headerRow: 1 });
});

test('another header row can be chosen, also when the list below it is empty', async () => {
  const page = await openImport();
  await page.chooseGood();
  expect(select('Header row')).toHaveDisplayValue('Row 1: Name | Account');
  await choose(page, 'Header row', 'Row 2: Wei Zhang | wei.zhang1');
  expect(ScriptedWorker.last.asked?.options).toEqual({ headerRow: 2 });
  await page.answer({
    reading: { problem: 'empty', summary: { ...SHEET, headerRow: 2 }, choice: ONE_SHEET },
  });
  expect(firstText(/^The file is empty/)).toBeVisible();
  await choose(page, 'Header row', 'Row 1: Name | Account');
  await page.answerGood();
  await page.press('Import');
  expect(page.service.last('createImport').form?.get('headerRow')).toBe('1');
});

test('a header with names of the template leaves row and column to the service', async () => {
  const page = await openImport();
  await page.chooseGood();
  await page.press('Import');
  const { form } = page.service.last('createImport');
  expect([form?.get('accountColumn'), form?.get('headerRow')]).toEqual([null, null]);
});

test('saves the template under a safe name', async () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const service = new ScriptedService().script(
    'getImportTemplate',
    async () =>
      new Response(Uint8Array.of(0x50, 0x4b, 0xff), {
        headers: {
          'content-type': xlsx,
          'content-disposition': "attachment; filename*=UTF-8''..%2F%E6%A8%A1%E6%9D%BF.exe",
        },
      }),
  );
  const page = await openImport({ service });
  await page.press('Download template');
  expect(page.environment.saved.map(({ name, file }) => [name, file.size, file.type])).toEqual([
    ['模板.xlsx', 3, xlsx],
  ]);
  expect(page.service.last('getImportTemplate').headers.get('authorization')).toBe(
    'Bearer token-1',
  );
});
