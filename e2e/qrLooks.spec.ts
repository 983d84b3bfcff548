import { LANGUAGES, NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { testLooks } from './fixtures/testLooks';
import { QrPanel } from './pages/qrPanel';

/** Ways to show a page in which the code must be readable. */
const LOOKS = [
  { look: 'light', media: { colorScheme: 'light' } },
  { look: 'dark', media: { colorScheme: 'dark' } },
  { look: 'forced colors', media: { forcedColors: 'active' } },
  { look: 'dark forced colors', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`${deviceScaleFactor} pixels for each`, () => {
    test.use({ deviceScaleFactor });
    for (const { look, media } of LOOKS) {
      test(
        `the code on the screen is readable: ${look}`,
        deviceScaleFactor === 2 ? {} : NIGHTLY,
        async ({ page, baseURL, mock }) => {
          await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
          const panel = new QrPanel(page);
          await panel.open('en_US');
          const box = await panel.code.boundingBox();
          expect([box?.width, box?.height]).toEqual([275, 275]);
          const link = await panel.read();
          expect(link.origin + link.pathname).toBe(`${baseURL}/browser/open`);
          expect(link.searchParams.get('type')).toBe('scanLogin');
          // The mock knows the session that was read.
          await mock.moveQr(link.searchParams.get('sessionId') ?? '', 'scan');
        },
      );
    }
  });
}

test('nothing is readable under a mask', async ({ page, mock }) => {
  const panel = new QrPanel(page);
  await panel.open('en_US');
  const qrSession = await panel.session();
  await mock.moveQr(qrSession, 'expire');
  await expect(panel.button('qr.clickToRefresh')).toBeVisible();
  expect(await panel.dialog.innerHTML()).not.toContain(qrSession);
  const read = await panel.read().catch(() => null);
  expect(read?.searchParams.get('sessionId') ?? '').toBe('');
});

testLooks(
  'accessible and reachable at 320 px in any state',
  async ({ page, mock, expected, locale, words, look }) => {
    expected.trouble('console error', /500/);
    const panel = new QrPanel(page, words);
    await panel.open(locale);
    await look();
    await mock.moveQr(await panel.session(), 'scan');
    await panel.news('qr.scanned').waitFor();
    await look();
    await panel.button('qr.cancel').click();
    await panel.news('qr.cancelled').waitFor();
    await look();
    await panel.button('common.back').click();
    await panel.code.waitFor();
    const qrSession = await panel.session();
    await mock.moveQr(qrSession, 'scan');
    await mock.moveQr(qrSession, 'confirm');
    await panel.question.waitFor();
    await look();
    await panel.button('common.cancel').click();
    await panel.button('common.back').click();
    await panel.code.waitFor();
    await mock.moveQr(await panel.session(), 'expire');
    await panel.news('qr.expired').waitFor();
    await look();
    await mock.addRule({ operation: 'createQrSession', kind: 'status', status: 500, body: '' });
    await panel.button('qr.clickToRefresh').click();
    await panel.button('qr.refresh').waitFor();
    await look();
  },
);

for (const { locale, words } of LANGUAGES) {
  test(`the corner does not overlap a long title at 320 px: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const panel = new QrPanel(page, words);
    await panel.open(locale);
    const title = panel.dialog.getByRole('heading', { level: 1 });
    await title.evaluate((heading) =>
      heading.append(' Gemeinschaftsakademie für Berufsqualifizierungsmaßnahmen'.repeat(2)),
    );
    const [words_, corner] = await Promise.all([
      title.evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
          left,
          right,
          top,
          bottom,
        }));
      }),
      panel.button('qr.toCode').boundingBox(),
    ]);
    const { x, y, width, height } = corner!;
    // The other half of the triangle is empty: a line may reach into it, but not beyond the fold.
    const covered = words_.filter(
      ({ left, right, top, bottom }) =>
        right > x + width / 2 && left < x + width / 2 && bottom > y && top < y + height / 2,
    );
    expect(covered).toEqual([]);
  });
}
