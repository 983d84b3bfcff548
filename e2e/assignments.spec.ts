import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';

test('what an administrator assigns is in the list, and can be searched', async ({
  page,
  inbox,
  axe,
}) => {
  const assign = new AssignPage(page);
  await assign.open('en_US');
  await assign.signIn(inbox);
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Assignments' }).click();
  await expect(page.getByText('No learning content has been assigned yet.')).toBeVisible();
  await axe();

  await navigation.getByRole('link', { name: 'Assign learning content' }).click();
  await assign.form.waitFor();
  await assign.recall();
  await page.getByRole('button', { name: 'Remove deleted items' }).click();
  await assign.assign.click();
  await assign.heading('assign.done').waitFor();
  await navigation.getByRole('link', { name: 'Assignments' }).click();
  await expect(page.getByRole('rowheader', { name: 'Safety at work' })).toBeVisible();
  await axe();
  await page.getByRole('searchbox', { name: 'Search' }).fill('driving');
  await expect(page.getByText('No results found')).toBeVisible();
});
