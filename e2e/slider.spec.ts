import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

const SLIDER_NUMBER = '19900000003';

/** Opens the slider and gets the required distance of its piece from the mock. */
async function openSlider(page: Page, namespace: string) {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill(SLIDER_NUMBER);
  await signIn.agreement.check();
  await signIn.getCode.click();
  await expect(signIn.slider).toBeEnabled();
  const answer = await page.request.get('/__mock/challenges', {
    headers: { 'x-mock-ns': namespace },
  });
  const [challenge] = (await answer.json()) as { offset: number }[];
  return { signIn, offset: challenge?.offset ?? 0 };
}

test('is solved with the pointer', async ({ page, namespace }) => {
  const { signIn, offset } = await openSlider(page, namespace);
  const box = await signIn.slider.boundingBox();
  const thumb = 40;
  if (box === null) throw new Error('The slider has no place on the page');
  const maximum = Number(await signIn.slider.getAttribute('max'));
  const target = box.x + thumb / 2 + (offset / maximum) * (box.width - thumb);
  await page.mouse.move(box.x + thumb / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(target, box.y + box.height / 2, { steps: 12 });
  await page.mouse.up();
  await signIn.verify.click();
  await expect(signIn.counting).toBeVisible();
});

test('is solved with the keyboard', async ({ page, namespace }) => {
  const { signIn, offset } = await openSlider(page, namespace);
  await signIn.slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const step = Number(await signIn.slider.inputValue());
  let moved = step;
  for (; moved + step <= offset; moved += step) await page.keyboard.press('ArrowRight');
  for (; moved < offset; moved += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(signIn.slider).toHaveValue(String(offset));
  await page.keyboard.press('Enter');
  await expect(signIn.counting).toBeVisible();
  await expect(signIn.code).toBeFocused();
});

test('shows a picture of another shape in its own proportions, with the piece at the correct height', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  const [srcImage, cutImage] = await page.evaluate(() =>
    [320, 60].map((width) =>
      Object.assign(document.createElement('canvas'), { width, height: 180 }).toDataURL(),
    ),
  );
  await page.route('**/code/imagevalid*', (route) =>
    route.fulfill({
      json: { code: '000000', message: '', data: { srcImage, cutImage, key: 'key' } },
    }),
  );
  await signIn.askForCode(SLIDER_NUMBER);
  await expect(signIn.slider).toBeEnabled();
  const shape = () =>
    page
      .getByRole('dialog', { name: 'Security verification' })
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) =>
          Number(
            (image.getBoundingClientRect().width / image.getBoundingClientRect().height).toFixed(2),
          ),
        ),
      );
  await expect.poll(shape).toEqual([1.78, 0.33]);
});
