import { expect, test } from './fixtures/test';
import { testLooks } from './fixtures/testLooks';
import { AssignPage } from './pages/assignPage';

test('an administrator signs in during the assignment, keeps the selection, corrects it and assigns', async ({
  page,
  mock,
}) => {
  const assign = new AssignPage(page);
  await assign.open('en_US');
  await expect(assign.heading('assign.anonymous')).toBeVisible();
  await assign.signIn(mock);
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
  const [request] = await mock.requests('createAssignment');
  expect(request?.body).toMatchObject({
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

test('works with the keyboard alone, from the first field to the next assignment', async ({
  page,
  mock,
}) => {
  const assign = new AssignPage(page);
  await assign.open('en_US');
  await assign.signIn(mock);
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
  // The button that keeps the selection comes first.
  await page.keyboard.press('Tab');
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

testLooks(
  'accessible and reachable at 320 px in any state',
  async ({ page, mock, locale, words, look }) => {
    const assign = new AssignPage(page, words);
    await assign.open(locale, '&tenant_id=quota-used');
    await look();
    await assign.signIn(mock);
    await assign.radio('assign.visibility', 'assign.visibility.areas').check();
    await assign.assign.click();
    await expect(
      page.getByRole('group', { name: words['common.fillRequired'], exact: true }),
    ).toBeFocused();
    await look();
    await assign.recall('quota-used');
    await expect(assign.button('assign.removeGone')).toBeVisible();
    await look();
    await assign.radio('scope.label', 'scope.single').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look();
    await assign.button('common.cancel').click();
    await assign.assign.click();
    await expect(assign.reminder).toBeVisible();
    await look();
    await assign.button('order.ok').click();
    await look();
  },
);
