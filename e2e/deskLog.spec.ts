import { operations } from '#shared/api/contract/operations.generated.ts';
import { expect, test } from './fixtures/test';

type Request = Parameters<Parameters<typeof test>[2]>[0]['request'];

/** Calls a small operation. */
function callOften(request: Request, namespace: string, times: number, headers = {}) {
  return Promise.all(
    Array.from({ length: times }, () =>
      request.get(operations.getOverseas.path, {
        headers: { 'sxz-lang': 'en_US', 'x-mock-ns': namespace, ...headers },
      }),
    ),
  );
}

test('an open row stays open and in its place while the log grows', async ({
  page,
  request,
  namespace,
  axe,
}) => {
  await callOften(request, namespace, 20);
  await callOften(request, namespace, 1, { tenant_id: 'oauth' });
  await page.goto('/__mock/');
  const row = page.getByRole('button', { name: /getOverseas .* oauth/ });
  await row.click();
  await expect(page.getByRole('group', { name: 'Answer', exact: true }).first()).toContainText(
    '"code"',
  );
  await expect(page.getByRole('link', { name: 'getOverseas in the contract' })).toBeVisible();
  const before = await row.boundingBox();
  await callOften(request, namespace, 30);
  await expect(page.getByText(/^51 of 51 calls/)).toBeVisible();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  await axe();
});

test('only a part of a long log is in the page, and the search looks at all of it', async ({
  page,
  request,
  namespace,
}) => {
  await callOften(request, namespace, 1, { 'x-marker': 'needle' });
  for (let round = 0; round < 6; round += 1) await callOften(request, namespace, 50);
  await page.goto('/__mock/');
  const rows = page.getByRole('button', { name: /getOverseas/ });
  await expect(page.getByText('301 of 301 calls; the mock keeps the newest 2,000')).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await page.keyboard.press('/');
  await page.keyboard.type('NEEDLE');
  await expect(page.getByText(/^1 of 301 calls/)).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('a running call is shown and finished in place', async ({ page, request, namespace }) => {
  await page.goto('/__mock/');
  await expect(page.getByText(/^0 of 0 calls/)).toBeVisible();
  await request.post('/__mock/rules', {
    headers: { 'x-mock-ns': namespace },
    data: { operation: 'getOverseas', kind: 'delay', ms: 1500 },
  });
  const call = callOften(request, namespace, 1);
  await expect(page.getByRole('button', { name: /getOverseas.*running/ })).toBeVisible();
  await call;
  await expect(page.getByRole('button', { name: /getOverseas.*delay, rule 1.* s / })).toBeVisible();
  await expect(page.getByText(/^1 of 1 calls/)).toBeVisible();
});

test('a call is copied as curl, replayed by key, edited, and gets another outcome', async ({
  page,
  request,
  namespace,
}) => {
  // The page's policy forbids reading the clipboard.
  await page.addInitScript(() => {
    const writeText = (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await callOften(request, namespace, 1);
  await page.goto('/__mock/');
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied the curl command');
  await expect(page.locator('html')).toHaveAttribute(
    'data-copied',
    /^curl -X GET 'http.*\/overseas'.*-H 'x-mock-ns: /s,
  );
  await page.getByRole('button', { name: /getOverseas/ }).press('r');
  await expect(page.getByText(/^2 of 2 calls/)).toBeVisible();
  await page
    .getByRole('button', { name: /getOverseas/ })
    .first()
    .click();
  await page.getByLabel('Outcome of getOverseas').selectOption('overseas');
  await page.getByRole('button', { name: 'Use this outcome now' }).click();
  await expect(page.getByRole('region', { name: 'Active' })).toContainText('getOverseas: overseas');
  await page.getByRole('button', { name: 'Edit and send again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit and send again' });
  await dialog
    .getByLabel('Headers to send')
    .fill('sxz-lang: en_US\ntenant_id: oauth\nx-mock-ns: ' + namespace);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByRole('button', { name: /getOverseas.*outcome: overseas.*oauth/ }),
  ).toBeVisible();
});

test('the arrow keys move in the log and enter opens a row', async ({
  page,
  request,
  namespace,
}) => {
  await callOften(request, namespace, 3);
  await page.goto('/__mock/');
  const rows = page.getByRole('button', { name: /getOverseas/ });
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Search').press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
});

test('an edited form is left alone when its row changes elsewhere', async ({
  page,
  request,
  namespace,
}) => {
  await page.goto('/__mock/');
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByLabel('Table').selectOption('tenants');
  await page.locator('#rows').getByText('code-only', { exact: true }).click();
  await page.getByLabel('assignmentQuota').fill('12');
  await request.patch('/__mock/db/tenants/code-only', {
    headers: { 'x-mock-ns': namespace },
    data: { version: '7' },
  });
  await expect(page.getByText('code-only was changed elsewhere meanwhile.')).toBeVisible();
  await expect(page.getByLabel('assignmentQuota')).toHaveValue('12');
  await page.getByRole('button', { name: 'Show its new values' }).click();
  await expect(page.getByLabel('version')).toHaveValue('7');
});

test('rows that arrive after another table is chosen are not shown', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/__mock\/db\/users/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/__mock/');
  await page.getByRole('tab', { name: 'Data' }).click();
  const late = page.waitForResponse(/__mock\/db\/users/);
  await page.getByLabel('Table').selectOption('tenants');
  const rows = page.locator('#rows');
  await expect(rows.getByText('code-only', { exact: true })).toBeVisible();
  release();
  await late.then((response) => response.finished());
  // The page handles its answers in order.
  await page.evaluate(() => fetch('/__mock/tables').then((answer) => answer.json()));
  await expect(rows.getByText('user-admin')).toHaveCount(0);
  await expect(rows.getByText('code-only', { exact: true })).toBeVisible();
});

test('rows and optional fields can be added', async ({ page }) => {
  await page.goto('/__mock/');
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByRole('button', { name: 'Add a row' }).click();
  const form = page.locator('#new-row');
  await form.getByLabel('id', { exact: true }).fill('user-new');
  await form.getByLabel('schoolId').fill('school-1');
  await form.getByLabel('Add a field').selectOption('nickName');
  await form.getByLabel('nickName').fill('Newcomer');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added user-new')).toBeVisible();
  await page.getByLabel('Find').fill('Newcomer');
  await expect(page.locator('#rows').getByText('user-new')).toBeVisible();
});
