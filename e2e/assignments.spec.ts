import { LEARNER } from './fixtures/people';
import { nextLoad } from './fixtures/loads';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { SignInPage } from './pages/signInPage';

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

test('a learner is offered no page for administrators', async ({ page, inbox }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  const reloaded = nextLoad(page);
  await signIn.signIn(LEARNER, inbox);
  await reloaded;
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Join an academy' })).toBeVisible();
  await expect(
    main.getByText('You haven’t submitted an application to join an academy yet.'),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Assign learning content' })).toHaveCount(0);
  await page.locator('header').getByRole('button', { expanded: false }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Join an academy', 'Log out']);
});
