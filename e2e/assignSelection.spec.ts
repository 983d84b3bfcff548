import { ar_SA } from '#translations/ar_SA.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { networkQuiet } from './fixtures/networkQuiet';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { PickerDialog } from './pages/pickerDialog';

/** The selection that was sent to the service. */
async function selectionSent(mock: {
  requests(operation: 'createAssignment'): Promise<{ body?: unknown }[]>;
}) {
  const [sent] = await mock.requests('createAssignment');
  return (
    (sent?.body as { selection: Record<string, unknown>; academies: string[] } | undefined) ?? null
  );
}

async function openPage(
  assign: AssignPage,
  inbox: Parameters<AssignPage['signIn']>[0],
  locale = 'en_US',
) {
  await assign.open(locale);
  await assign.signIn(inbox);
  await assign.content.fill('Safety at work');
}

test('a complete assignment: academies, and participants from every tab', async ({
  page,
  inbox,
  mock,
  axe,
}) => {
  const assign = new AssignPage(page);
  await openPage(assign, inbox);
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
  await picker.confirm();
  await expect(page.getByText(/^[\d,]+ people in total$/)).toBeVisible();
  await assign.assign.click();
  await expect(assign.heading('assign.done')).toBeFocused();
  const sent = await selectionSent(mock);
  expect(sent?.academies).toHaveLength(1);
  expect(sent?.selection).toMatchObject({
    members: { included: ['member-000004'], excluded: [] },
    departments: [{ scope: 'below', effect: 'include' }],
    groups: [expect.any(String)],
    prerequisites: [expect.any(String)],
    roles: [expect.any(String)],
    visitors: [expect.any(String)],
  });
});

test('the selection survives pages, tabs and searches, and can be undone', async ({
  page,
  inbox,
}) => {
  const assign = new AssignPage(page);
  await openPage(assign, inbox);
  await assign.button('pickers.chooseParticipants').click();
  const picker = new PickerDialog(page);
  await picker.thisPage.check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(picker.thisPage).not.toBeChecked();
  await picker.tab('visitors').click();
  await picker.tab('members').click();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(picker.thisPage).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picker.thisPage).not.toBeChecked();
});

for (const { locale, words } of [
  { locale: 'ar_SA', words: ar_SA },
  { locale: 'zh_CN', words: zh_CN },
] as const) {
  test(`choosing with the keyboard only: ${locale}`, async ({ page, inbox, axe }) => {
    const assign = new AssignPage(page, words);
    await openPage(assign, inbox, locale);
    await assign.button('pickers.chooseParticipants').press('Enter');
    const picker = new PickerDialog(page, 'pickers.chooseParticipants', words);
    await picker.rows.first().waitFor();
    await picker.tab('members').focus();
    await page.keyboard.press(locale === 'ar_SA' ? 'ArrowLeft' : 'ArrowRight');
    await expect(picker.tab('departments')).toBeFocused();
    await picker.tree.getByRole('treeitem').first().waitFor();
    await picker.tree.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const entries = picker.selected.getByRole('listitem').filter({ has: page.getByRole('button') });
    await expect(entries).toHaveCount(1);
    await axe();
    await picker.ok.press('Enter');
    await expect(picker.dialog).toHaveCount(0);
    await expect(
      assign.button('pickers.chooseParticipants').or(page.locator('button:focus')),
    ).toBeFocused();
  });
}

test('everything in the picker is reachable at 320 px', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const assign = new AssignPage(page);
  await openPage(assign, inbox);
  await assign.button('pickers.chooseParticipants').click();
  const picker = new PickerDialog(page);
  for (const tab of ['members', 'departments', 'visitors'] as const) {
    await picker.tab(tab).click();
    await networkQuiet(page);
    expect(
      await picker.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
    ).toBeLessThanOrEqual(0);
    expect(await horizontalOverflow(page)).toBe(0);
  }
});
