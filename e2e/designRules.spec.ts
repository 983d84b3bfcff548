import type { Locator } from '@playwright/test';
import { boxOf } from './fixtures/boxOf';
import { expect, test } from './fixtures/test';
import { ImportDialog } from './pages/importDialog';
import { PickerDialog } from './pages/pickerDialog';
import { SignInPage } from './pages/signInPage';

test.use({ reducedMotion: 'reduce' });

/** How far a box is below another one, px. */
async function gap(upper: Locator, lower: Locator): Promise<number> {
  const { y, height } = await boxOf(upper);
  return (await boxOf(lower)).y - y - height;
}

function partsOf({ dialog, phone, code }: SignInPage) {
  const frameOf = (input: Locator) => input.locator('xpath=../..');
  const label = dialog.locator('label').filter({ hasText: 'Verification code' });
  return { above: frameOf(phone), label, below: frameOf(code) };
}

for (const [width, height] of [
  [1366, 625],
  [1280, 713],
  [390, 844],
] as const)
  test(`Spacing page: a label is twice as close to its field as to the one above, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const signIn = new SignInPage(page);
    await signIn.open('en_US');
    const { above, label, below } = partsOf(signIn);
    const near = await gap(label, below);
    expect(near).toBeGreaterThan(2);
    expect(2 * near).toBeLessThanOrEqual((await gap(above, label)) + 0.5);
  });

test('Spacing page: the sign-in has the distances of the scale where the window has space', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  const { above, label, below } = partsOf(signIn);
  const space = (step: number) =>
    page.evaluate(
      (name) =>
        Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)),
      `--space-${step}`,
    );
  const other = page.getByRole('region', { name: 'Other login ways' });
  const [first, second] = [
    await boxOf(signIn.way('uniportal')),
    await boxOf(signIn.way('provider')),
  ];
  expect({
    'below a label': Math.round(await gap(label, below)),
    'between fields': Math.round(await gap(above, label)),
    'between controls in a row': Math.round(second.x - first.x - first.width),
    'between sections': Math.round(await gap(signIn.toEmail, other)),
  }).toEqual({
    'below a label': await space(2),
    'between fields': await space(4),
    'between controls in a row': await space(3),
    'between sections': await space(6),
  });
});

test('Modal page: on phones the buttons of a dialog are at the lower edge of the window', async ({
  page,
  mock,
}) => {
  const dialog = new ImportDialog(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.open('en_US', mock);
  const { y, height } = await boxOf(dialog.button('memberImport.import'));
  expect(y + height).toBeGreaterThan(844 - 20);
});

/** How far a close button is from the card's end, and its middle from that of the title, px. */
const closePlace = (dialog: Locator) =>
  dialog.evaluate((node) => {
    const rect = (selector: string) => node.querySelector(selector)!.getBoundingClientRect();
    const [card, title, close] = [rect(':scope > div'), rect('h2'), rect('[aria-label="Close"]')];
    return {
      fromEnd: Math.round(card.right - close.right),
      besideTitle: Math.abs(Math.round((close.top + close.bottom - title.top - title.bottom) / 2)),
      isBelowTop: close.top >= card.top,
    };
  });

for (const [width, height] of [
  [1366, 625],
  [390, 664],
] as const)
  test(`Modal page: the close button is at the end of the title in every dialog, at ${width} by ${height}`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height });
    const upper = new ImportDialog(page);
    const { dialog } = upper;
    await upper.open('en_US', mock);
    const place = await closePlace(dialog);
    expect(place).toMatchObject({ besideTitle: 0, isBelowTop: true });
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const picker = new PickerDialog(page);
    expect(await closePlace(picker.dialog)).toEqual(place);
    await picker.dialog.getByRole('button', { name: 'Batch search' }).click();
    const batch = page.getByRole('dialog', { name: 'Batch search' });
    expect(await closePlace(batch)).toEqual(place);
  });
