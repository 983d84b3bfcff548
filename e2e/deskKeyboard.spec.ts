import { operations } from '#shared/api/contract/operations.generated.ts';
import { expect, test } from './fixtures/test';

/** A pending QR session. */
async function newSession(
  request: Parameters<Parameters<typeof test>[2]>[0]['request'],
  namespace: string,
): Promise<string> {
  const answer = await request.get(operations.createQrSession.path, {
    headers: { 'sxz-lang': 'en_US', 'x-mock-ns': namespace },
  });
  return ((await answer.json()) as { data: { qrCodeSessionId: string } }).data.qrCodeSessionId;
}

test('removing active items by keyboard moves the focus to the next one', async ({
  page,
  request,
  namespace,
}) => {
  for (const kind of ['html', 'hang', 'empty'])
    await request.post('/__mock/faults', {
      headers: { 'x-mock-ns': namespace },
      data: { operation: '*', kind },
    });
  await page.goto('/__mock/');
  const active = page.getByRole('region', { name: 'Active' });
  await active.getByRole('button', { name: 'Remove html of *' }).press('Enter');
  await expect(active.getByRole('button', { name: 'Remove hang of *' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(active.getByRole('button', { name: 'Remove empty of *' })).toBeFocused();
});

test('the same key scans and confirms a QR session on the desk', async ({
  page,
  request,
  namespace,
}) => {
  const name = (await newSession(request, namespace)).slice(0, 8);
  await page.goto('/__mock/');
  await page.getByRole('button', { name: `Scan session ${name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Confirm session ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Expire session ${name}` })).toBeFocused();
});

test('the phone keeps the focus while it polls, and moves it to the next action', async ({
  page,
  request,
  namespace,
}) => {
  await page.clock.install();
  await page.goto(`/__mock/phone/${await newSession(request, namespace)}`);
  const scan = page.getByRole('button', { name: 'Scan the QR code' });
  await scan.focus();
  const news = page.waitForResponse(/\/__mock\/qr$/);
  await page.clock.fastForward(5000);
  await (await news).finished();
  await expect(scan).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();
});

test('reports a part of the desk that cannot be loaded, and keeps the message', async ({
  page,
  expected,
}) => {
  expected.trouble('console error', /500/);
  await page.route(/\/__mock\/(ns\/[^/]+\/)?rules$/, (route) =>
    route.fulfill({ status: 500, json: { message: 'No rules today' } }),
  );
  await page.goto('/__mock/');
  await expect(page.getByText('No code has been sent yet')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('No rules today');
});

test('saves only the changed fields of a row, because the others may have changed meanwhile', async ({
  page,
  request,
  namespace,
}) => {
  const headers = { 'x-mock-ns': namespace };
  await page.goto('/__mock/');
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByLabel('Table').selectOption('tenants');
  await page.locator('#rows').getByText('code-only', { exact: true }).click();
  await page.getByLabel('loginScenarioType').selectOption('2');
  await request.patch('/__mock/db/tenants/code-only', { headers, data: { assignmentQuota: 7 } });
  await page.locator('#rows').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved code-only')).toBeVisible();
  const row: unknown = await (
    await request.get('/__mock/db/tenants/code-only', { headers })
  ).json();
  expect(row).toMatchObject({ loginScenarioType: 2, assignmentQuota: 7 });
  await page.getByLabel('assignmentQuota').fill('');
  await page.locator('#rows').getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('“assignmentQuota” is not a number: nothing was saved'),
  ).toBeVisible();
});
