import { zh_CN } from '#translations/zh_CN.ts';
import { nextLoad } from './fixtures/loads';
import { ADMINISTRATOR, LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { SignInPage } from './pages/signInPage';

test('an administrator signs in during the assignment, keeps the selection, corrects it and assigns', async ({
  page,
  inbox,
  mock,
}) => {
  const assign = new AssignPage(page);
  await assign.open('en_US');
  await expect(assign.heading('assign.anonymous')).toBeVisible();
  await assign.signIn(inbox);
  await expect(assign.content).toBeVisible();
  await assign.recall();
  await expect(assign.content).toHaveValue('Safety at work');
  await expect(assign.radio('assign.visibility', 'assign.visibility.areas')).toBeChecked();
  await expect(page.getByText('Deleted: 1')).toBeVisible();
  await assign.button('assign.removeGone').click();
  await expect(assign.button('pickers.chooseParticipants')).toBeFocused();
  await expect(page.getByText(/^[\d,]+ people in total$/)).toBeVisible();
  // The academy's name has changed meanwhile.
  await expect(page.getByText('Once upon a time')).toHaveCount(0);
  await assign.assign.click();
  await expect(assign.heading('assign.done')).toBeFocused();
  const [sent] = await mock.requests('createAssignment');
  expect(sent?.body).toMatchObject({
    content: 'Safety at work',
    visibility: 'areas',
    academies: ['academy-001'],
    certificate: true,
    managementScope: 'below',
    selection: { members: { included: ['member-000001'], excluded: [] }, groups: ['group-001'] },
  });
  await page.reload();
  await expect(assign.content).toHaveValue('');
});

test('a learner has no permission', async ({ page, inbox, mock, axe }) => {
  await page.goto('/?sxz-lang=zh_CN');
  const signIn = new SignInPage(page, zh_CN);
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  const reloaded = nextLoad(page);
  await signIn.signIn(LEARNER, inbox);
  await reloaded;
  await signIn.member('李晨曦').click();
  await expect(page.getByRole('menuitem', { name: zh_CN['join.title'] })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: zh_CN['assign.title'] })).toHaveCount(0);
  await page.goto('/assign?sxz-lang=zh_CN');
  const assign = new AssignPage(page, zh_CN);
  await expect(assign.heading('common.noPermission')).toBeVisible();
  await expect(assign.form).toHaveCount(0);
  expect(await mock.requests('createAssignment')).toHaveLength(0);
  await axe();
});

test('the order reminder reports a used-up quota, and the input is kept', async ({
  page,
  inbox,
  axe,
  context,
}) => {
  const assign = new AssignPage(page);
  await assign.open('en_US', '&tenant_id=quota-used');
  await assign.signIn(inbox);
  await assign.recall('quota-used');
  await assign.assign.click();
  await expect(assign.reminder).toBeVisible();
  await axe();
  const opening = context.waitForEvent('page');
  await assign.button('order.now').click();
  const order = await opening;
  await order.waitForLoadState();
  expect(new URL(order.url()).pathname).toBe('/__mock/order');
  await expect(order.getByRole('heading', { name: 'Order page' })).toBeVisible();
  expect(
    await order.evaluate(() => ({ opener: window.opener as unknown, referrer: document.referrer })),
  ).toEqual({ opener: null, referrer: '' });
  await order.close();
  await assign.button('order.ok').click();
  await expect(assign.reminder).toHaveCount(0);
  await expect(assign.assign).toBeFocused();
  await expect(assign.content).toHaveValue('Safety at work');
  await page.reload();
  await expect(assign.content).toHaveValue('Safety at work');
});

test('a session that ends at Assign returns to the complete selection', async ({
  page,
  inbox,
  mock,
  clock,
  expected,
}) => {
  await clock.install();
  const assign = new AssignPage(page);
  await assign.open('en_US');
  await assign.signIn(inbox);
  await assign.recall();
  await mock.addRule({
    operation: 'createAssignment',
    kind: 'status',
    times: 1,
    status: 401,
    body: { code: '401', message: '', data: null },
  });
  expected.trouble('console error', /401/);
  await assign.assign.click();
  const signIn = new SignInPage(page);
  await expect(signIn.dialog).toBeVisible();
  // The number has already got its code for this minute.
  await clock.advance(60_000);
  const reloaded = nextLoad(page);
  await signIn.phone.fill(ADMINISTRATOR);
  await signIn.agreement.check();
  await signIn.getCode.click();
  await signIn.counting.waitFor();
  await signIn.code.fill(await inbox.nextCode(ADMINISTRATOR));
  await signIn.submit.click();
  await reloaded;
  await expect(assign.content).toHaveValue('Safety at work');
  await expect(page.getByText('Deleted: 1')).toBeVisible();
});

test('works with the keyboard alone, from the first field to the next assignment', async ({
  page,
  inbox,
}) => {
  const assign = new AssignPage(page);
  await assign.open('en_US');
  await assign.signIn(inbox);
  await assign.recall();
  await assign.content.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Fire drill');
  await page.keyboard.press('Tab');
  await expect(assign.radio('assign.visibility', 'assign.visibility.areas')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listitem').getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(assign.button('pickers.chooseAcademies')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(assign.radio('assign.certificate', 'assign.certificate.notIssued')).toBeChecked();
  await page.keyboard.press('Tab');
  // Groups are selected: a question appears, and Escape changes nothing.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(assign.radio('scope.label', 'scope.below')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(assign.radio('scope.label', 'scope.single')).toBeChecked();
  await expect(assign.radio('scope.label', 'scope.single')).toBeFocused();
  await assign.content.focus();
  await page.keyboard.press('Enter');
  await expect(assign.heading('assign.done')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(assign.content).toBeFocused();
  await expect(assign.content).toHaveValue('');
});
