import { en_US } from '#translations/en_US.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { ADMINISTRATOR, LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { JoinPage } from './pages/joinPage';

test('a refused applicant reads the reason, and applies again', async ({
  page,
  inbox,
  mock,
  request,
  namespace,
}) => {
  const join = new JoinPage(page);
  await join.open('en_US');
  await join.signIn(inbox, LEARNER);
  await join.fill();
  await join.submit.click();
  await expect(join.outcome('join.sent')).toBeVisible();
  const headers = { 'x-mock-ns': namespace };
  const rows = (await (await request.get('/__mock/db/applications', { headers })).json()) as {
    id: string;
  }[];
  await request.patch(`/__mock/db/applications/${rows[0]?.id}`, {
    headers,
    data: { state: 'refused', refusal: 'Please add <proof>' },
  });
  await page.reload();
  await expect(join.outcome('join.refused')).toBeVisible();
  await expect(page.getByText('Please add <proof>')).toBeVisible();
  await join.button('join.applyAgain').click();
  await expect(join.realName).toBeFocused();
  await expect(join.realName).toHaveValue('李晨曦');
  await join.submit.click();
  await expect(join.outcome('join.sent')).toBeVisible();
  expect(await mock.requests('submitApplication')).toHaveLength(2);
});

test('an administrator has no permission, in English and in Chinese', async ({
  page,
  inbox,
  expected,
}) => {
  expected.trouble('console error', /403/);
  for (const [locale, words] of [
    ['en_US', en_US],
    ['zh_CN', zh_CN],
  ] as const) {
    const join = new JoinPage(page, words);
    await join.open(locale);
    if (locale === 'en_US') await join.signIn(inbox, ADMINISTRATOR);
    await join.fill();
    await join.submit.click();
    await expect(join.outcome('common.noPermission')).toBeFocused();
    await join.button('join.backToForm').click();
    await expect(join.realName).toHaveValue('李晨曦');
  }
});

test('an academy that accepts no applications says so', async ({ page, inbox }) => {
  const join = new JoinPage(page);
  await join.open('en_US');
  await join.signIn(inbox, LEARNER);
  await join.open('en_US', '&tenant_id=refusing');
  await join.fill();
  await join.submit.click();
  await expect(join.outcome('join.closed')).toBeFocused();
});
