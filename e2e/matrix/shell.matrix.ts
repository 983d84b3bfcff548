import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/runAxe';
import { overflow } from './checks/overflow';
import { MIN_TARGET, smallTargets } from './checks/smallTargets';
import { STORIES } from '../fixtures/serveBuild';
import { changeSize, changeTheme, isWhole, openDocumentation } from './fixtures/stories';

const PAGES = [
  'overview--welcome',
  'foundations--color',
  'components--overview',
  'components--button--documentation',
  'components--table--documentation',
  'flows--sign-in',
  'patterns--messages',
  'content--voice',
  'components--button--states',
];
const NARROWEST = { width: 320, height: 640 };
const SIZES = [NARROWEST, { width: 390, height: 844 }, { width: 1280, height: 800 }];

test.use({ reducedMotion: 'reduce' });

for (const story of PAGES) {
  test(`the documentation has no violations and fits all widths: ${story}`, async ({ page }) => {
    const faults: string[] = [];
    await openDocumentation(page, story);
    for (const size of isWhole() ? SIZES : [NARROWEST]) {
      await changeSize(page, size);
      for (const check of [overflow, smallTargets])
        faults.push(...(await check(page)).map((fault) => `${size.width}: ${fault}`));
      for (const theme of ['light', 'dark'] as const) {
        await changeTheme(page, theme);
        const accessFaults = await accessibilityFaults(page);
        faults.push(...accessFaults.map((fault) => `${size.width}, ${theme}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('a phone opens the navigation as a drawer, which closes with Escape and with a step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDocumentation(page, 'overview--welcome');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await expect(navigation).toBeHidden();
  const button = page.getByRole('button', { name: 'Navigation' });
  await button.click();
  await expect(navigation).toBeVisible();
  await navigation.getByRole('link', { name: 'Atlas' }).focus();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await navigation.getByRole('link', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Select' })).toBeVisible();
  await expect(navigation).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'design system' })).toBeVisible();
  await expect(navigation).toBeHidden();
});

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await openDocumentation(page, 'overview--welcome');
  const address = page.url();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  expect(page.url()).toBe(address);
});

test('a step to another page keeps the view, the title names the page, Back returns', async ({
  page,
}) => {
  await openDocumentation(page, 'components--button--documentation');
  await expect(page).toHaveTitle('Button · Academy design');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Card', exact: true })
    .click();
  await expect(page).toHaveTitle('Card · Academy design');
  await expect(page).toHaveURL(/theme=dark/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeInViewport();
});

test('Back, Forward and a reload lead to the place where a page was left', async ({ page }) => {
  await openDocumentation(page, 'components--button--documentation');
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Card', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveTitle('Button · Academy design');
  await expect.poll(top).toBe(1200);
  await page.reload();
  await expect.poll(top).toBe(1200);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeInViewport();
});

test('an unknown address has a page of its own', async ({ page }) => {
  const html = await (await page.request.get(`${process.env[STORIES] ?? ''}/`)).text();
  expect(html).toContain('<title>Academy design</title>');
  expect(html).not.toContain('Ladle: ');
  await openDocumentation(page, 'components--buton--documentation');
  await expect(page).toHaveTitle('Page not found · Academy design');
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'design system' })).toBeVisible();
});

test('a print has the page alone, with the colors of its examples', async ({ page }) => {
  await openDocumentation(page, 'components--button--documentation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('print-color-adjust', 'exact');
});

test.describe('the theme', () => {
  test.use({ colorScheme: 'dark' });
  const background = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('is the system’s until the reader chooses one, which the address keeps', async ({
    page,
  }) => {
    await openDocumentation(page, 'overview--welcome');
    const choice = page.getByRole('combobox', { name: 'Theme' });
    await expect(choice).toHaveValue('auto');
    const dark = await background(page);
    await choice.selectOption('light');
    await expect(page).toHaveURL(/theme=light/);
    expect(await background(page)).not.toBe(dark);
    await choice.selectOption('auto');
    await expect(page).not.toHaveURL(/theme=/);
    expect(await background(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).not.toBe(dark);
  });

  test('is also that of a story alone', async ({ page }) => {
    await openDocumentation(page, 'components--button--states');
    const story = page.getByRole('main').locator('iframe').contentFrame();
    await expect(story.locator('.ladle-background')).toHaveCSS(
      'background-color',
      'rgb(20, 20, 20)',
    );
  });

  for (const [theme, scheme] of [
    ['', 'dark'],
    ['&theme=light', 'light'],
  ] as const)
    test(`is there before the first script has loaded: ${scheme}`, async ({ page }) => {
      await page.route('**/*.js', () => undefined);
      await page.goto(`${process.env[STORIES] ?? ''}/?story=overview--welcome${theme}`, {
        waitUntil: 'commit',
      });
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
    });
});

test('links of the outline lead to the sections of the page, which phones list below its title', async ({
  page,
}) => {
  await openDocumentation(page, 'components--button--documentation');
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await outline.getByRole('link', { name: 'Keyboard' }).click();
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeInViewport();
  await expect(page).toHaveURL(/story=components--button--documentation.*#keyboard$/);
  await changeSize(page, { width: 390, height: 844 });
  await outline.getByRole('button', { name: 'On this page' }).click();
  await outline.getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByRole('heading', { name: 'Properties' })).toBeInViewport();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has targets for fingers in the drawer, and no hint at a key', async ({ page }) => {
    await openDocumentation(page, 'content--voice');
    await expect(page.getByPlaceholder('Search', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Navigation' }).click();
    const faults = await smallTargets(page, MIN_TARGET.finger);
    // The search field is a component, which has its own checks.
    expect(faults.filter((fault) => !fault.includes('Search documentation'))).toEqual([]);
  });
});

test('the window of a story gets the chosen width, which the address keeps', async ({ page }) => {
  await openDocumentation(page, 'components--button--states');
  await page.getByRole('combobox', { name: 'Width' }).selectOption('Phone, 390 px');
  await expect(page.getByRole('main').locator('iframe')).toHaveCSS('width', '390px');
  await expect(page).toHaveURL(/frame=390/);
});

test('title, lead and links to all pages are readable before any script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${process.env[STORIES]}/?story=components--button--documentation`);
  await expect(page).toHaveTitle('Button · Academy design');
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await expect(page.getByText('Performs an action on the page')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Button', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Card', exact: true }).click();
  await expect(page.getByText('A calm surface that groups related content.')).toBeVisible();
});
