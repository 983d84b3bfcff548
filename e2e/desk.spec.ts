import type { APIRequestContext } from '@playwright/test';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
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
    async newQrSession() {
      const answer = await request.get(operations.createQrSession.path, { headers });
      return ((await answer.json()) as { data: { qrCodeSessionId: string } }).data.qrCodeSessionId;
    },
  };
}

test('the desk shows codes and calls as they arrive, with contract violations', async ({
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
  await page.getByLabel('Only contract violations').check();
  await expect(page.getByText('breaks the contract')).toHaveCount(1);
  await page.getByRole('button', { name: /breaks the contract/ }).click();
  await expect(page.getByLabel('Body', { exact: true })).toContainText(
    `"phone_number": "${tooLong}"`,
  );
  await axe();
});

test('a code that is sent while the desk is loading stays on it', async ({
  page,
  request,
  namespace,
}) => {
  const { sendSms } = platform(request, namespace);
  const code = page.getByRole('button', { name: /^Copy code \d{6}$/ });
  let loads = 0;
  await page.route(/\/__mock\/(ns\/[^/]+\/)?messages$/, async (route) => {
    const before = await route.fetch();
    if (loads === 0) {
      await sendSms('13912345679');
      await expect(code).toBeVisible();
    }
    await route.fulfill({ response: before });
    loads += 1;
  });
  await page.goto('/__mock/');
  await expect.poll(() => loads).toBeGreaterThanOrEqual(2);
  await expect(code).toBeVisible();
});

test('the phone scans, and confirms as the chosen person', async ({
  page,
  context,
  request,
  namespace,
  axe,
}) => {
  const qrSession = await platform(request, namespace).newQrSession();
  await page.goto('/__mock/');
  await expect(
    page.getByRole('button', { name: `Scan session ${qrSession.slice(0, 8)}` }),
  ).toBeVisible();
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 360, height: 640 });
  await phone.goto(`/__mock/phone/${qrSession}`);
  await phone.getByRole('button', { name: 'Scan the QR code' }).click();
  await expect(
    page.getByRole('button', { name: `Confirm session ${qrSession.slice(0, 8)}` }),
  ).toBeVisible();
  await phone.getByLabel('Signed in here as').selectOption('user-admin');
  await phone.getByRole('button', { name: 'Log in' }).click();
  await expect(phone.getByText('Confirmed.')).toBeVisible();
  await axe();
});

test('rules and rows can be changed by hand, and a reset asks', async ({ page, axe }) => {
  await page.goto('/__mock/');
  const active = page.getByRole('region', { name: 'Active' });
  await page.getByLabel('Outcome', { exact: true }).selectOption('methods-4');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(active).toContainText('getAcademyConfig: methods-4');
  await page.getByLabel('Operation', { exact: true }).selectOption('*');
  await page.getByLabel('Answer', { exact: true }).selectOption('html');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveTitle('(3) Mock desk');
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByLabel('Table').selectOption('tenants');
  await page.locator('#rows').getByText('code-only', { exact: true }).click();
  await page.getByLabel('loginScenarioType').selectOption('2');
  await page.getByLabel('OAuth2', { exact: true }).check();
  await page.locator('#rows').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved code-only')).toBeVisible();
  await page.getByRole('tab', { name: 'State' }).click();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset everything' });
  await axe();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(active.getByRole('button', { name: 'Remove html of *' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveTitle('(1) Mock desk');
  await axe();
});

test('a link of the desk opens the app with an outcome', async ({ page, context, axe }) => {
  await page.goto('/__mock/');
  await page.getByRole('tab', { name: 'Open the app' }).click();
  await page.getByLabel('With outcome').selectOption('getAcademyConfig=methods-4');
  await page.getByLabel('Language').selectOption('en_US');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'academy', exact: true }).click(),
  ]);
  await opened.waitForURL(/\/\?tenant_id=academy&sxz-lang=en_US$/);
  expect((await context.cookies()).find(({ name }) => name === 'mock_scenario')?.value).toBe(
    'getAcademyConfig%3Dmethods-4',
  );
  await page
    .getByRole('button', { name: 'Remove methods-4 of getAcademyConfig in this browser' })
    .click();
  await expect(page).toHaveTitle('(1) Mock desk');
  await axe();
});

for (const [width, colorScheme] of [
  [1200, 'dark'],
  [360, 'light'],
] as const) {
  test(`desk and documentation fit ${width} px, ${colorScheme}`, async ({ page, axe }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const [path, heading] of [
      ['/__mock/docs', /sign-in and registration/],
      ['/__mock/docs/control', /Control API/],
      ['/__mock/', 'Mock desk'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
    }
    // The documentation is a viewer of others, so only the desk is checked.
    await axe();
  });
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
  await expect(operation.locator('.curl-command')).toContainText(
    '/api/accounts/open/client/overseas',
  );
  await expect(operation.locator('.live-responses-table')).toContainText('"data": true');
});

test('names of operations and outcomes are never cut off, on a laptop and on a phone', async ({
  page,
}) => {
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/__mock/');
    for (const name of ['Operation', 'Outcome']) {
      const list = page.getByLabel(name, { exact: true });
      await expect(list.locator('option')).not.toHaveCount(0);
      const [shown, wanted] = await list.evaluate((select: HTMLSelectElement) => {
        const own = select.getBoundingClientRect().width;
        select.style.cssText = 'inline-size: max-content; max-inline-size: none';
        return [own, select.getBoundingClientRect().width];
      });
      expect(shown).toBeGreaterThanOrEqual(wanted);
    }
  }
});
