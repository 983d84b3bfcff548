import { readFileSync } from 'node:fs';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { ar_SA } from '#translations/ar_SA.ts';
import { boxOf } from './fixtures/boxOf';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { ImportDialog } from './pages/importDialog';
import { PickerDialog } from './pages/pickerDialog';

test.use({ reducedMotion: 'reduce' });

/** Employee IDs of members that the mock lists, and some unknown ones. */
const members = (count: number, strangers = 0): string[][] => [
  ['Employee ID', 'Name'],
  ...Array.from({ length: count }, (_, index) => [
    `E${String(100_000 + index * 3).padStart(7, '0')}`,
    'somebody',
  ]),
  ...Array.from({ length: strangers }, (_, index) => [`nobody${index}`, '=1+1']),
];

test('10,000 rows go from a file into the selection and are assigned', async ({ page, mock }) => {
  const dialog = new ImportDialog(page);
  await dialog.open('en_US', mock);
  await dialog.choose('members.xlsx', writeSheet(members(10_000)));
  await expect(dialog.dialog.getByText('Rows of data: 10,000').first()).toBeVisible();
  await dialog.button('memberImport.import').click();
  await expect(dialog.progress).toBeVisible();
  await expect(dialog.accounts).toContainText('10,000');
  await dialog.button('memberImport.import').click();
  await expect(dialog.text('memberImport.state.done').first()).toBeVisible();
  await dialog.button('common.ok').click();
  await expect(dialog.dialog).toBeHidden();
  const picker = new PickerDialog(page);
  await expect(picker.selected.getByText(/^Imported members/)).toBeVisible();
  await picker.confirm();
  const assign = new AssignPage(page);
  await assign.content.fill('Safety at work');
  await assign.assign.click();
  await expect(assign.heading('assign.done')).toBeVisible();
  const [request] = await mock.requests('createAssignment');
  expect((request?.body as { selection: { imports: string[] } }).selection.imports).toHaveLength(1);
});

test('the import survives a reload, errors are shown by row, and the report can be corrected and uploaded', async ({
  page,
  axe,
  mock,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.open('en_US', mock);
  await axe();
  const card = dialog.dialog.locator('> :first-child');
  const before = await boxOf(card);
  await mock.freezeClock(new Date().toISOString());
  await dialog.choose('members.xlsx', writeSheet(members(20, 15)));
  await expect(dialog.dialog.getByRole('region', { name: 'First rows of the file' })).toBeVisible();
  expect(await boxOf(card)).toEqual(before);
  await axe();
  await dialog.button('memberImport.import').click();
  await expect(dialog.text('memberImport.state.uploaded').first()).toBeVisible();
  await mock.advance(1000);
  await expect(dialog.text('memberImport.state.queued').first()).toBeVisible();
  await page.reload();
  await expect(dialog.text('memberImport.state.queued').first()).toBeVisible();
  await mock.advance(60_000);
  await expect(dialog.text('memberImport.state.ready').first()).toBeVisible();
  await expect(dialog.dialog.getByRole('cell', { name: 'nobody0', exact: true })).toBeVisible();
  await axe();
  await dialog.button('pickers.nextPage').click();
  await expect(dialog.dialog.getByText('11–15 of 15')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.button('memberImport.report').click();
  const report = readFileSync(await (await download).path());
  await dialog.button('memberImport.cancel').click();
  await dialog.button('memberImport.again').click();
  await dialog.choose('report.xlsx', report);
  await expect(dialog.dialog.getByRole('cell', { name: "'=1+1" }).first()).toBeVisible();
});

test('in Arabic, by keyboard, at 320 px', async ({ page, mock, axe }) => {
  const dialog = new ImportDialog(page, ar_SA);
  await dialog.open('ar_SA', mock);
  await page.setViewportSize({ width: 320, height: 640 });
  await dialog.button('memberImport.import').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.text('memberImport.problem.missing').first()).toBeVisible();
  await axe();
  await dialog.choose('members.xlsx', writeSheet(members(20, 15)));
  await expect(
    dialog.dialog.getByRole('region', { name: ar_SA['memberImport.preview'] }),
  ).toBeVisible();
  await dialog.button('memberImport.import').press('Enter');
  await expect(dialog.text('memberImport.state.ready').first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await axe();
  expect(await horizontalOverflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toBeHidden();
});
