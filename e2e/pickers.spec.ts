import { ar_SA } from '#translations/ar_SA.ts';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { PickerDialog } from './pages/pickerDialog';

test('academies, and participants from every tab, are counted by the service and sent', async ({
  page,
  mock,
  axe,
}) => {
  const assign = new AssignPage(page);
  await assign.open('en_US');
  await assign.signIn(mock);
  await assign.content.fill('Safety at work');
  await assign.radio('assign.visibility', 'assign.visibility.areas').check();
  await assign.button('pickers.chooseAcademies').click();
  const academies = new PickerDialog(page, 'pickers.chooseAcademies');
  await academies.row(1).check();
  await axe();
  await academies.confirm();
  await assign.button('pickers.chooseParticipants').click();
  const picker = new PickerDialog(page);
  await picker.search('E0100009');
  await expect(picker.rows).toHaveCount(1);
  await picker.row(1).check();
  await expect(picker.dialog.getByText('Participants: 1', { exact: true })).toBeVisible();
  await picker.tab('departments').click();
  await picker.tree.getByRole('treeitem').first().waitFor();
  await picker.tree.focus();
  await page.keyboard.press('Space');
  await axe();
  for (const tab of ['groups', 'prerequisites', 'roles', 'visitors'] as const) {
    await picker.tab(tab).click();
    await picker.row(1).check();
  }
  await expect(picker.selected.getByRole('button', { name: /^Remove / })).toHaveCount(6);
  await expect(picker.dialog.getByText(/^Participants: [\d,]{4,}$/)).toBeVisible();
  await axe();
  await picker.confirm();
  await expect(page.getByText(/^[\d,]+ people in total$/)).toBeVisible();
  await assign.assign.click();
  await expect(assign.heading('assign.done')).toBeFocused();
  const [request] = await mock.requests('createAssignment');
  expect(request?.body).toMatchObject({
    academies: [expect.any(String)],
    selection: {
      members: { included: ['member-000004'], excluded: [] },
      departments: [{ scope: 'below', effect: 'include' }],
      groups: [expect.any(String)],
      prerequisites: [expect.any(String)],
      roles: [expect.any(String)],
      visitors: [expect.any(String)],
    },
  });
});

test('works with the keyboard alone: tabs, a range of rows, the tree, and closing', async ({
  page,
  mock,
}) => {
  const picker = await new AssignPage(page).openParticipants(mock);
  const removals = picker.selected.getByRole('button');
  await picker.row(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  // The third is disabled.
  await expect(removals).toHaveCount(2);
  await picker.tab('members').focus();
  await page.keyboard.press('ArrowRight');
  await picker.tree.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(removals).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await picker.ok.focus();
  await page.keyboard.press('Enter');
  await expect(picker.dialog).toHaveCount(0);
});

test('in Arabic, at 320 px: arrow keys follow the direction, and nothing is wider than the page', async ({
  page,
  mock,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const picker = await new AssignPage(page, ar_SA).openParticipants(mock, 'ar_SA');
  await picker.thisPage.check();
  await picker.selectedLine.click();
  await expect(picker.selected.getByRole('button').first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await axe();
  await picker.tab('members').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(picker.tab('departments')).toBeFocused();
  await picker.tree.getByRole('treeitem').first().waitFor();
  expect(await horizontalOverflow(page)).toBe(0);
});
