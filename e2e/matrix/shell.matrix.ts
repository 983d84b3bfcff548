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
  'content--error-texts',
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
        const found = await accessibilityFaults(page);
        faults.push(...found.map((fault) => `${size.width}, ${theme}: ${fault}`));
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
  const button = page.getByRole('button', { name: 'Open navigation' });
  await button.click();
  await expect(navigation).toBeVisible();
  await expect(page.locator('#ladle-root')).toHaveAttribute('inert');
  await navigation.getByRole('link', { name: 'Atlas' }).focus();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(button).toBeFocused();
  await page.getByRole('button', { name: 'Open navigation' }).click();
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

test('a search result opens its page', async ({ page }) => {
  await openDocumentation(page, 'overview--welcome');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('toast');
  await page.getByRole('option', { name: /^Notice region/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notice region' })).toBeVisible();
});

test('the outline marks the heading that is being read, also after a jump', async ({ page }) => {
  await openDocumentation(page, 'components--button--documentation');
  const outline = page.getByRole('navigation', { name: 'On this page' });
  const marked = outline.locator('[aria-current=true]');
  await expect(marked).toHaveText('Example');
  await outline.getByRole('link', { name: 'Keyboard' }).click();
  await expect(marked).toHaveText('Keyboard');
  await expect(page).toHaveURL(/story=components--button--documentation.*#keyboard$/);
  await page.keyboard.press('Home');
  await expect(marked).toHaveText('Example');
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has targets for fingers in the drawer and in the head of a page', async ({ page }) => {
    await openDocumentation(page, 'content--voice');
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const faults = await smallTargets(page, MIN_TARGET.finger);
    // The search field is a component, which has its own checks.
    expect(faults.filter((fault) => !fault.includes('Search documentation'))).toEqual([]);
  });

  test('shows the outline folded, without a jump of the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { jumps: [] });
      new PerformanceObserver((list) => {
        (window as unknown as { jumps: unknown[] }).jumps.push(...list.getEntries());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openDocumentation(page, 'content--voice');
    expect(await page.evaluate('window.jumps.length')).toBe(0);
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await expect(outline.getByRole('link')).toHaveCount(0);
    await outline.getByRole('button').click();
    await outline.getByRole('link', { name: 'Twelve languages' }).click();
    await expect(page.getByRole('heading', { name: 'Twelve languages' })).toBeInViewport();
  });
});

test('the header has the switches that change the page, and a step moves none', async ({
  page,
}) => {
  const switches = page.getByRole('group', { name: 'View' }).getByRole('combobox');
  await openDocumentation(page, 'foundations--color');
  await expect(switches).toHaveCount(2);
  const place = await switches.last().boundingBox();
  await openDocumentation(page, 'components--button--states');
  await expect(switches).toHaveCount(4);
  expect(await switches.last().boundingBox()).toEqual(place);
});
