import { gzipSync } from 'node:zlib';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { networkQuiet } from './fixtures/networkQuiet';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { ImportDialog } from './pages/importDialog';
import { PickerDialog } from './pages/pickerDialog';

/** Bytes (gzip) that opening the pickers and the import may add to the page. */
const MAX_BYTES = 43_000;

test('the code of pickers and import loads when they open and is small, their reader when a file is chosen', async ({
  page,
  mock,
}) => {
  const assign = new AssignPage(page);
  await assign.open('en_US');
  await assign.signIn(mock);
  await networkQuiet(page);
  let requests: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('.js')) requests.push(request.url());
  });
  /** Bytes of the scripts that were requested since the last call. */
  const came = async (): Promise<number> => {
    await networkQuiet(page);
    const scripts = await Promise.all(
      requests.map(async (url) => (await page.request.get(url)).body()),
    );
    requests = [];
    return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  };
  await assign.button('pickers.chooseParticipants').click();
  const picker = new PickerDialog(page);
  await expect(picker.rows).toHaveCount(10);
  for (const tab of [
    'departments',
    'groups',
    'prerequisites',
    'roles',
    'visitors',
    'members',
  ] as const)
    await picker.tab(tab).click();
  const pickers = await came();
  const dialog = new ImportDialog(page);
  await page.getByRole('button', { name: 'Batch import', exact: true }).click();
  await expect(dialog.button('memberImport.choose')).toBeVisible();
  const importing = await came();
  expect(pickers).toBeGreaterThan(0);
  expect(importing).toBeGreaterThan(0);
  expect(pickers + importing).toBeLessThanOrEqual(MAX_BYTES);
  await dialog.choose('members.xlsx', writeSheet([['Account'], ['wei.zhang1']]));
  await expect(dialog.dialog.getByText('Rows of data: 1').first()).toBeVisible();
  expect(requests).toEqual([expect.stringContaining('worker')]);
});
