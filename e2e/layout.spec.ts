import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { ar_SA } from '#translations/ar_SA.ts';
import { de_DE } from '#translations/de_DE.ts';
import { en_US } from '#translations/en_US.ts';
import { boxOf } from './fixtures/boxOf';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { ImportDialog } from './pages/importDialog';
import { JoinPage } from './pages/joinPage';
import { PickerDialog } from './pages/pickerDialog';
import { SignInPage } from './pages/signInPage';

// Boxes are read at rest.
test.use({ reducedMotion: 'reduce' });

/** px; Apple's minimum target, and that of WCAG 2.5.5. */
const FINGER = 44;

// Firefox cannot emulate touch.
test.describe('on a phone', { tag: '@chromium-only' }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('Type page: no field makes the phone zoom in', async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.open('en_US');
    const sizes = await signIn.dialog
      .locator('input, select')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test('links of an error summary are targets for fingers without gaps', async ({ page }) => {
    const join = new JoinPage(page);
    await join.open('en_US');
    await join.submit.click();
    const links = join.form.getByRole('group').getByRole('link');
    await expect(links).toHaveCount(3);
    const tops = await links.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(tops.slice(1).map((top, index) => Math.round(top - tops[index]!))).toEqual([
      FINGER,
      FINGER,
    ]);
  });

  test('a notice stands below the header, its button level with its text', async ({
    page,
    mock,
  }) => {
    const assign = new AssignPage(page);
    await assign.open('en_US');
    await assign.signIn(mock);
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('menuitem', { name: en_US['header.logOut'] }).click();
    const notice = page.locator('[data-notice]');
    const header = await boxOf(page.getByRole('banner'));
    // It moves in.
    await expect
      .poll(async () => (await boxOf(notice)).top - header.bottom)
      .toBeGreaterThanOrEqual(0);
    expect((await boxOf(notice)).top).toBeLessThan(header.bottom + 24);
    const [text, close] = [
      await boxOf(notice.locator('[dir="auto"]')),
      await boxOf(notice.getByRole('button')),
    ];
    expect(close.top + close.height / 2).toBeCloseTo(text.top + text.height / 2, 0);
  });

  test('everything below a notice can be scrolled away from it', async ({ page, expected }) => {
    expected.trouble('console error', /ERR_FAILED/);
    const signIn = new SignInPage(page);
    await signIn.open('en_US');
    await signIn.chooseMissingLanguage();
    const notice = page.locator('[data-notice]');
    await expect(notice).toBeVisible();
    const close = signIn.dialog.getByRole('button', { name: 'Close', exact: true });
    await close.scrollIntoViewIfNeeded();
    await close.focus();
    await expect
      .poll(async () => {
        const [button, box] = [await close.boundingBox(), await notice.boundingBox()];
        return (button?.y ?? 0) + (button?.height ?? 0) <= (box?.y ?? 0);
      })
      .toBe(true);
  });

  test('the header takes one line, and announces the rest to screen readers', async ({
    page,
    mock,
  }) => {
    const assign = new AssignPage(page);
    await assign.open('en_US');
    const heightOf = async () => (await page.getByRole('banner').boundingBox())?.height;
    expect(await heightOf()).toBeLessThanOrEqual(FINGER + 20);
    await assign.signIn(mock);
    expect(await heightOf()).toBeLessThanOrEqual(FINGER + 20);
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toHaveAccessibleName(/./);
  });

  test('the actions of the account take one line each', async ({ page, mock }) => {
    const assign = new AssignPage(page, de_DE);
    await assign.open('de_DE');
    await assign.signIn(mock);
    await page.getByRole('banner').getByRole('button').click();
    const heights = await page
      .getByRole('menuitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBe(FINGER);
  });

  test('the action of a message is below its text if it does not fit beside it', async ({
    page,
  }) => {
    await page.goto('/join?sxz-lang=en_US');
    const words = page.getByText(en_US['join.anonymous']);
    const logIn = page
      .getByRole('main')
      .getByRole('link', { name: en_US['header.logIn'], exact: true });
    const [text, button] = [await words.boundingBox(), await logIn.boundingBox()];
    expect(button?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0) - 1);
    expect(button?.x).toBeCloseTo(text?.x ?? 0, 0);
  });

  test('the text of an option stays on one line if the form has space, also in Arabic', async ({
    page,
    mock,
  }) => {
    const assign = new AssignPage(page, ar_SA);
    await assign.open('ar_SA');
    await assign.signIn(mock);
    await assign.form.waitFor();
    const heights = await page
      .getByRole('group')
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(4);
    expect(Math.max(...heights)).toBeLessThanOrEqual(Math.min(...heights) + 1);
  });
});

test('on a phone, names of deep departments are readable, and boxes of found names show the whole focus ring', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [assign, picker] = [new AssignPage(page), new PickerDialog(page)];
  await assign.open('en_US');
  await assign.signIn(mock);
  await assign.button('pickers.chooseParticipants').click();
  await picker.tab('departments').click();
  await picker.tree.focus();
  const active = page.locator('[role="treeitem"][data-active]');
  for (let level = 1; level < 6; level += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(active).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(active).toHaveAttribute('aria-level', String(level + 1));
  }
  expect
    .soft(await active.locator('span:has(> bdi)').evaluate((name) => name.clientWidth))
    .toBeGreaterThan(80);

  await picker.tab('members').click();
  await assign.button('pickers.batchSearch').click();
  const batch = page.getByRole('dialog', { name: 'Batch search' });
  await batch.getByRole('textbox').fill('张伟');
  await batch.getByRole('button', { name: 'Search (1)' }).click();
  const box = batch.getByRole('checkbox').first();
  await box.focus();
  const cut = await box.evaluate((element) => {
    let clip = element.parentElement!;
    while (getComputedStyle(clip).overflow === 'visible') clip = clip.parentElement!;
    const [own, area] = [element.getBoundingClientRect(), clip.getBoundingClientRect()];
    const ring = 2;
    return (
      own.left - ring < area.left || own.right + ring > area.right || own.top - ring < area.top
    );
  });
  expect(cut).toBe(false);
});

test('cut-off names keep their beginning in both directions, and a pointer shows them completely', async ({
  page,
  mock,
}) => {
  const [dialog, name] = [
    new ImportDialog(page, ar_SA),
    'Maximiliane-Friederike of the Danube Steamship Company, Department of Schedules and Tariffs',
  ];
  await dialog.open('ar_SA', mock);
  await dialog.choose(
    'members.xlsx',
    writeSheet([
      ['Employee ID', 'Name'],
      ['E0100000', name],
    ]),
  );
  const cut = dialog.dialog.getByTitle(name, { exact: true });
  await expect(cut).toHaveText(name);
  const [hidden, lead] = await cut.evaluate((element) => {
    const letter = new Range();
    letter.setStart(element.firstChild!, 0);
    letter.setEnd(element.firstChild!, 1);
    return [
      element.scrollWidth - element.clientWidth,
      letter.getBoundingClientRect().left - element.getBoundingClientRect().left,
    ];
  });
  expect(hidden).toBeGreaterThan(0);
  expect(lead).toBeGreaterThanOrEqual(0);
});

test('forced colors distinguish the chosen tab and row from the others', async ({ page, mock }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const [assign, picker] = [new AssignPage(page), new PickerDialog(page)];
  await assign.open('en_US');
  await assign.signIn(mock);
  await assign.button('pickers.chooseParticipants').click();
  await picker.row(1).check();
  const borderOf = (name: 'members' | 'groups') =>
    picker.tab(name).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
  expect(await borderOf('members')).not.toBe(await borderOf('groups'));
  const outlineOf = (number: number) =>
    picker.row(number).evaluate((box) => getComputedStyle(box.closest('tr')!).outlineStyle);
  expect([await outlineOf(1), await outlineOf(2)]).toEqual(['solid', 'none']);
});

test('the ink of a title’s opening bracket begins at the edge of the page', async ({ page }) => {
  await page.goto('/service?sxz-lang=zh_CN');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^《/);
  await expect(title).toHaveCSS('text-indent', /^-[1-9]/);
});
