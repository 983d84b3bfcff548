import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { JoinPage } from './pages/joinPage';

test('a picture is dropped, removed and replaced', async ({ page, inbox, mock }) => {
  const join = new JoinPage(page);
  await join.open('en_US');
  await join.signIn(inbox, LEARNER);
  await join.drop('ok-1x1.jpg');
  await expect(join.text('join.picture.uploaded').first()).toBeVisible();
  await join.button('join.picture.remove').click();
  await expect(join.previews).toHaveCount(0);
  await join.drop('ok-720x1560.png');
  await expect(join.text('join.picture.uploaded').first()).toBeVisible();
  await expect(page.locator('main')).toContainText(
    'This image (720 × 1560 px) fits 720 × 1560 well',
  );
  expect(await mock.requests('uploadImage')).toHaveLength(2);
});

test('a file dropped beside the area does not replace the page', async ({ page }) => {
  const join = new JoinPage(page);
  await join.open('en_US');
  const prevented = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.png'));
    return !document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
  });
  expect(prevented).toBe(true);
});
