import { en_US } from '#translations/en_US.ts';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { JoinPage, pictureCases } from './pages/joinPage';

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

test('a file that is not a picture is refused before anything is sent, and the next choice works', async ({
  page,
  inbox,
  mock,
}) => {
  const join = new JoinPage(page);
  await join.open('en_US');
  await join.signIn(inbox, LEARNER);
  const phrases = {
    content: 'join.picture.problem.content',
    dimensions: 'join.picture.problem.dimensions',
    empty: 'join.picture.problem.empty',
  } as const;
  for (const { name, expect: verdict } of pictureCases) {
    if (!(verdict in phrases)) continue;
    await join.choose(name);
    await expect(join.text(phrases[verdict as keyof typeof phrases]).first(), name).toBeVisible();
    await expect(join.previews).toHaveCount(0);
  }
  expect(await mock.requests('uploadImage')).toEqual([]);
  await join.choose('jpg-exif-gps.jpg');
  await expect(join.previews).toHaveCount(2);
});

test('an upload is cancelled, and repeated after it failed', async ({
  page,
  inbox,
  mock,
  expected,
}) => {
  expected.trouble('console error', /ERR_|Failed to load|502|504/);
  const join = new JoinPage(page);
  await join.open('en_US');
  await join.signIn(inbox, LEARNER);
  await mock.addRule({ operation: 'uploadImage', kind: 'hang' });
  await join.choose('ok-1x1.jpg');
  await expect(page.getByRole('progressbar', { name: 'Uploading the image…' })).toBeVisible();
  await join.button('join.picture.cancel').click();
  await expect(join.text('join.picture.cancelled').first()).toBeVisible();
  await mock.clearRules();
  await mock.addRule({ operation: 'uploadImage', kind: 'drop' });
  await join.button('common.retry').click();
  await expect(page.locator('main').getByText(en_US['error.unreachable'])).toBeVisible();
  await mock.clearRules();
  await join.button('common.retry').click();
  await expect(join.text('join.picture.uploaded').first()).toBeVisible();
});
