import type { APIRequestContext } from '@playwright/test';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';

/** Calls the platform besides the page, as the app or a test would. */
function platform(request: APIRequestContext, namespace: string) {
  const headers = { 'sxz-lang': 'en_US', 'x-mock-ns': namespace };
  return {
    sendSms: (phone: string) =>
      request.post(operations.sendSmsCode.path, {
        headers,
        form: { phone_number: phone, country_code: '+86', left: '', key: '' },
      }),
    getOverseas: () => request.get(operations.getOverseas.path, { headers }),
    async newQrSession() {
      const answer = await request.get(operations.createQrSession.path, { headers });
      return ((await answer.json()) as { data: { qrCodeSessionId: string } }).data.qrCodeSessionId;
    },
  };
}

test('shows codes and calls as they arrive, with contract violations', async ({
  page,
  request,
  namespace,
  axe,
  expected,
}) => {
  const { sendSms } = platform(request, namespace);
  await page.goto('/__mock/');
  await expect(page.getByText('No code has been sent yet')).toBeVisible();
  await sendSms('13912345678');
  await expect(page.getByRole('button', { name: /^Copy code \d{6}$/ })).toBeVisible();
  await expect(page.getByText('SMS to 13912345678')).toBeVisible();
  expected.trouble('broken contract', /phone_number/);
  const tooLong = '1'.repeat(65);
  await sendSms(tooLong);
  await expect(page.getByText('2 of 2 calls')).toBeVisible();
  await page.getByLabel('Only contract violations').check();
  await expect(page.getByText('1 of 2 calls')).toBeVisible();
  await page.getByText('breaks the contract').click();
  await expect(page.getByLabel('Body', { exact: true })).toContainText(
    `"phone_number": "${tooLong}"`,
  );
  await axe();
});

test('an open call stays open while others arrive and a running one ends in place', async ({
  page,
  request,
  namespace,
  mock,
}) => {
  const { getOverseas } = platform(request, namespace);
  await getOverseas();
  await page.goto('/__mock/');
  const log = page.getByRole('list', { name: 'Requests' });
  await log.getByText('getOverseas').click();
  await expect(log.getByLabel('Answer', { exact: true })).toBeVisible();
  await mock.addRule({ operation: 'getOverseas', kind: 'delay', ms: 1500 });
  const call = getOverseas();
  await expect(log.getByText('running')).toBeVisible();
  await call;
  await expect(log.getByText(/delay, rule 1/)).toBeVisible();
  await expect(log.getByText('running')).toBeHidden();
  await expect(log.getByLabel('Answer', { exact: true })).toBeVisible();
  await expect(page.getByText(/matched 1 calls/)).toBeVisible();
});

test('rules and rows are changed by hand, and a reset asks first', async ({ page, axe }) => {
  await page.goto('/__mock/');
  const active = page.getByRole('region', { name: 'Active' });
  await page.getByLabel('Outcome', { exact: true }).selectOption('methods-4');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(active).toContainText('getAcademyConfig: methods-4');
  await page.getByLabel('Operation', { exact: true }).selectOption('*');
  await page.getByLabel('Answer', { exact: true }).selectOption('html');
  await page.getByLabel('More fields as JSON').fill('{"when":{"academy":"large"}}');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(active).toContainText('*: html {"when":{"academy":"large"}}');
  await active.getByRole('button', { name: 'Pause html of *' }).press('Enter');
  await expect(active).toContainText('paused');
  await page.getByLabel('Table').selectOption('tenants');
  const rows = page.getByRole('list', { name: 'Data' });
  await rows.getByText('code-only', { exact: true }).click();
  const row = rows.getByRole('textbox', { name: 'code-only' });
  await row.fill(
    (await row.inputValue()).replace('"loginScenarioType": 0', '"loginScenarioType": 2'),
  );
  await rows.getByRole('button', { name: 'Save code-only' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved code-only');
  await axe();
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page).toHaveTitle('(3) Mock desk');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page).toHaveTitle('(1) Mock desk');
});

test('a row that the mock refuses is named, and stays in the form', async ({ page, expected }) => {
  expected.trouble('console error', /422/);
  await page.goto('/__mock/');
  await page.getByLabel('Table').selectOption('visitors');
  const rows = page.getByRole('list', { name: 'Data' });
  await rows.getByText('a new row').click();
  await rows.getByRole('textbox', { name: 'a new row' }).fill('{"id":"guest","name":"Guest"}');
  await rows.getByRole('button', { name: 'Save a new row' }).click();
  await expect(page.getByRole('status')).toHaveText('visitors "guest": mobile must be a text');
  await expect(rows.getByRole('textbox', { name: 'a new row' })).toHaveValue(/guest/);
});

test('a scene is saved, downloaded, loaded from a file and from the folder', async ({
  page,
  mock,
}) => {
  await mock.addRule({ operation: 'getOverseas', kind: 'outcome', outcome: 'overseas' });
  await page.goto('/__mock/');
  const active = page.getByRole('region', { name: 'Active' });
  const scenes = page.getByRole('region', { name: 'Scenes' });
  await scenes.getByLabel('Name').fill('from-the-desk');
  await scenes.getByRole('button', { name: 'Save in the folder' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved in mock-server/scenes');
  await scenes.getByLabel('Load a file').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"rules":[{"operation":"getProfile","kind":"html"}]}'),
  });
  await expect(page.getByRole('status')).toHaveText('Loaded mine.json');
  await expect(page.getByText(/^getProfile: html/)).toBeVisible();
  await scenes.getByRole('button', { name: 'Load from-the-desk' }).click();
  await expect(active.getByText(/^getOverseas: overseas/)).toBeVisible();
});

test('the desk lets a real service answer one operation, and stops it', async ({ page, mock }) => {
  await page.goto('/__mock/');
  const form = page.getByRole('form', { name: 'Upstream' });
  await form.getByLabel('Origin of the service').fill('http://127.0.0.1:9');
  await form.getByLabel('Only these operations').fill('getOverseas');
  await form.getByRole('button', { name: 'Pass calls on' }).click();
  const active = page.getByRole('region', { name: 'Active' });
  await expect(active.getByText('Upstream http://127.0.0.1:9: getOverseas')).toBeVisible();
  await active.getByRole('button', { name: 'Remove upstream' }).click();
  await expect(active.getByText(/^Upstream/)).toBeHidden();
  expect(await mock.scene()).toEqual({});
});

test('a link of the desk opens the app with an outcome', async ({ page, context }) => {
  await page.goto('/__mock/');
  await page.getByLabel('With outcome').selectOption('getAcademyConfig=methods-4');
  await page.getByLabel('Language').selectOption('en_US');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'academy', exact: true }).click(),
  ]);
  await opened.waitForURL(/\/\?tenant_id=academy&sxz-lang=en_US$/);
  await page
    .getByRole('button', { name: 'Remove methods-4 of getAcademyConfig in this browser' })
    .click();
  await expect(page).toHaveTitle('(1) Mock desk');
});

for (const [width, colorScheme] of [
  [1200, 'dark'],
  [320, 'light'],
] as const) {
  test(
    `desk and documentation fit ${width} px, ${colorScheme}`,
    width === 320 ? {} : NIGHTLY,
    async ({ page, axe }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      for (const [path, heading] of [
        ['/__mock/docs', /sign-in and registration/],
        ['/__mock/', 'Mock desk'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        expect(await horizontalOverflow(page)).toBe(0);
      }
      // The documentation is a viewer of others, so only the desk is checked.
      await axe();
    },
  );
}

test('the documentation opens an operation by its name and tries it with an outcome', async ({
  page,
}) => {
  await page.goto('/__mock/docs#getOverseas');
  await expect(page).toHaveURL(/#\/client\/getOverseas$/);
  const operation = page.locator('#operations-client-getOverseas');
  await operation
    .locator('[data-param-name="x-mock-scenario"] select')
    .selectOption('getOverseas=overseas');
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"data": true');
});
