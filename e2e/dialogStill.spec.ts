import type { Locator, Page } from '@playwright/test';
import { en_US } from '#translations/en_US.ts';
import { watchShifts, watchWords } from './fixtures/delayedScripts';
import { nextLoad } from './fixtures/loads';
import { networkQuiet } from './fixtures/networkQuiet';
import { ADMINISTRATOR, LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

const top = async (dialog: Locator) => (await dialog.boundingBox())?.y;
const card = (dialog: Locator) => dialog.locator('> :first-child');

/** What moves now, and for how long. */
const movements = (page: Page) =>
  page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration));

/** When an animation plays, ms. */
interface Span {
  from: number;
  to: number;
}

test.use({ viewport: { width: 1440, height: 900 } });

const OPENINGS = [
  ['with the page', (signIn: SignInPage) => signIn.open('en_US')],
  [
    'by the button of the header',
    async ({ page }: SignInPage) => {
      await page.goto('/?sxz-lang=en_US');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    },
  ],
] as const;

for (const [how, open] of OPENINGS)
  test(`a dialog opened ${how} keeps its top edge, and its corner turns it there and back`, async ({
    page,
  }) => {
    const signIn = new SignInPage(page);
    await open(signIn);
    await expect(signIn.phone).toBeFocused();
    await expect(page.getByRole('region', { name: 'Other login ways' })).toBeVisible();
    // The dialog slides in.
    await expect.poll(() => movements(page)).toEqual([]);
    const before = await top(signIn.dialog);
    const corner = await page.getByRole('button', { name: 'Log in with QR code' }).boundingBox();
    const pressCorner = () => page.mouse.click(corner!.x + corner!.width - 20, corner!.y + 20);
    await pressCorner();
    await expect(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible();
    expect(await top(signIn.dialog)).toBe(before);
    await pressCorner();
    await signIn.agreement.check();
    await signIn.phone.fill('123');
    await signIn.getCode.click();
    await expect(page.getByText('Enter a valid 11-digit')).toBeVisible();
    expect(await top(signIn.dialog)).toBe(before);
    await signIn.phone.fill('13800000001');
    await signIn.getCode.click();
    await signIn.counting.waitFor();
    expect(await top(signIn.dialog)).toBe(before);
  });

test('a card takes its new height in less than 200 ms, a closed one fades; with reduced motion at once', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await expect(page.getByRole('region', { name: 'Other login ways' })).toBeVisible();
  const turn = page.getByRole('button', { name: 'Log in with QR code' });
  const moved = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, options) {
          resolve((options as KeyframeAnimationOptions).duration);
          Element.prototype.animate = animate;
          return animate.call(this, frames, options);
        };
      }),
  );
  await turn.click();
  const duration = await moved;
  expect(duration).toBeGreaterThan(0);
  expect(duration).toBeLessThan(200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error('moved');
    };
  });
  await page.getByRole('button', { name: 'Log in with code' }).click();
  await signIn.close.click();
  await expect(signIn.dialog).toHaveCount(0);
  expect(await movements(page)).toEqual([]);
});

test('code and QR cross-fade, and presses reach the new one at once', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await page.evaluate(() => {
    addEventListener('click', () => {
      setTimeout(() => {
        const copy = document.querySelector<HTMLElement>('[role="dialog"] [inert][aria-hidden]');
        const [own, other] = [copy?.previousElementSibling, copy].map(
          (each) => each?.getAnimations().length,
        );
        document.title = `${own} ${other}`;
      });
    });
  });
  await page.getByRole('button', { name: 'Log in with QR code' }).click();
  await expect(page).toHaveTitle('1 1');
  await page.getByRole('button', { name: 'Log in with code' }).click();
  await signIn.phone.fill('13800000001');
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  await expect(page.locator('[role="dialog"] [inert][aria-hidden]')).toHaveCount(0);
});

test('the close button has a lane of its own beside or below the card, also where the card scrolls', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [1280, 500],
    [390, 844],
    [390, 500],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const end of [0, 1e6]) {
      await card(signIn.dialog).evaluate((element, top) => (element.scrollTop = top), end);
      const [box, close] = [
        await card(signIn.dialog).boundingBox(),
        await signIn.close.boundingBox(),
      ];
      const size = `${width} by ${height}`;
      const isBeside = close!.x >= box!.x + box!.width;
      const isBelow = close!.y >= box!.y + box!.height;
      expect({ isBeside, isBelow }, size).toEqual({ isBeside: width >= 640, isBelow: width < 640 });
      expect(close!.y + close!.height, size).toBeLessThanOrEqual(height);
    }
  }
  await signIn.close.click();
  await expect(signIn.dialog).toHaveCount(0);
});

test('a closed dialog fades out as it was', async ({ page }) => {
  await page.goto('/?sxz-lang=en_US');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const signIn = new SignInPage(page);
  await expect(signIn.phone).toBeFocused();
  await expect.poll(() => movements(page)).toEqual([]);
  const opacity = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const leaving = document.querySelector('body > [inert][aria-hidden] > *');
          if (leaving) resolve(getComputedStyle(leaving).opacity);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await signIn.close.click();
  expect(await opacity).toBe('1');
  await expect(page.locator('body > [inert][aria-hidden]')).toHaveCount(0);
});

test('of dialogs over each other the upper one alone has a mask and a close button', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await page.goto('/?sxz-lang=en_US');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => movements(page)).toEqual([]);
  const layer = page.locator('[data-overlay]').first();
  const maskOf = () => layer.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(signIn.close).toBeVisible();
  const mask = await maskOf();
  await signIn.phone.fill('13800000001');
  await signIn.getCode.click();
  await expect(signIn.question).toBeVisible();
  await expect(page.locator('button[aria-label="Close"]')).toBeHidden();
  await expect.poll(maskOf).toBe('rgba(0, 0, 0, 0)');
  // A question can be answered only after it could be read.
  await expect(signIn.ok).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(signIn.close).toBeVisible();
  await expect.poll(maskOf).toBe(mask);
});

test('an invalid field that has the focus looks invalid', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill('123');
  await signIn.getCode.click();
  await expect(signIn.phone).toBeFocused();
  const error = page.getByText('Enter a valid 11-digit');
  const danger = await error.evaluate((element) => getComputedStyle(element).color);
  const frame = signIn.phone.locator('xpath=../..');
  await expect(frame).toHaveCSS('border-top-color', danger);
  await expect(frame).toHaveCSS('outline-color', danger);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the card becomes the account’s button, where the next page has it: motion ${reducedMotion}`, async ({
    page,
    inbox,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const signIn = new SignInPage(page);
    await signIn.open('en_US');
    // The code of the movement has loaded.
    await networkQuiet(page);
    await page.evaluate(() => {
      const seen: { end?: DOMRect; spans: Record<string, Span> } = { spans: {} };
      const look = () => {
        for (const { effect } of document.getAnimations()) {
          const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
          const name = (effect as KeyframeEffect).pseudoElement ?? '';
          seen.spans[name] = { from: delay, to: Number(endTime) };
        }
        requestAnimationFrame(look);
      };
      look();
      // A busy machine may need longer than the 400 ms after which the next page loads.
      const start = window.setTimeout;
      window.setTimeout = ((act: TimerHandler, ms?: number) =>
        start(act, ms === 400 ? 10_000 : ms)) as typeof setTimeout;
      new MutationObserver(() => {
        const chip = document.querySelector('body > [aria-hidden]:not([inert]) > div > div');
        if (chip) seen.end = chip.getBoundingClientRect();
      }).observe(document.body, { childList: true, subtree: true });
      addEventListener('pagehide', () => sessionStorage.setItem('seen', JSON.stringify(seen)));
    });
    const reloaded = nextLoad(page);
    await signIn.signIn('13800000001', inbox);
    await reloaded;
    await expect(signIn.member('李晨曦')).toBeVisible();
    const stored = await page.evaluate(() => sessionStorage.getItem('seen') ?? '');
    const { end, spans } = JSON.parse(stored) as { end: DOMRect; spans: Record<string, Span> };
    expect(await signIn.member('李晨曦').boundingBox()).toMatchObject({
      x: end.x,
      y: end.y,
      width: end.width,
      height: end.height,
    });
    expect(spans).toHaveProperty(['::view-transition-new(root)']);
    const fade = spans['::view-transition-old(account)'];
    const chip = spans['::view-transition-new(account)'];
    expect(fade && chip && fade.to <= chip.from).toBe(
      reducedMotion === 'no-preference' ? true : undefined,
    );
  });

for (const [how, open] of OPENINGS)
  for (const phone of [LEARNER, ADMINISTRATOR])
    // Firefox does not report layout shifts.
    test(
      `after ${phone} signs in to a dialog opened ${how}, nothing moves, and the academy has its name at once`,
      { tag: '@chromium-only' },
      async ({ page, inbox }) => {
        const signIn = new SignInPage(page);
        await open(signIn);
        const shifts = await watchShifts(page);
        const words = await watchWords(page);
        const reloaded = nextLoad(page);
        await signIn.signIn(phone, inbox);
        await reloaded;
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await networkQuiet(page);
        const moved = (await shifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
        expect(moved).toBeLessThanOrEqual(0.02);
        expect(await words()).not.toContain(en_US['common.platformName']);
      },
    );
