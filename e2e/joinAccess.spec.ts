import { atPhoneWidth, inLook, LANGUAGES } from './fixtures/languages';
import { LEARNER } from './fixtures/people';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { expect, test } from './fixtures/test';
import { JoinPage } from './pages/joinPage';

for (const { locale, words } of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `no accessibility violations in any state: ${locale}, ${colorScheme}`,
      inLook(locale, colorScheme),
      async ({ page, axe, inbox }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const join = new JoinPage(page, words);
        await join.open(locale);
        await axe();
        await join.submit.click();
        await expect(join.summary).toBeFocused();
        await axe();
        await join.signIn(inbox, LEARNER);
        await join.fill();
        await join.choose('svg-as-png.png');
        await expect(join.text('join.picture.problem.content').first()).toBeVisible();
        await axe();
        await join.choose('ok-720x1560.png');
        await expect(join.text('join.picture.uploaded').first()).toBeVisible();
        await axe();
        await join.submit.click();
        await expect(join.outcome('join.sent')).toBeVisible();
        await axe();
      },
    );
  }

  test(
    `everything is reachable at 320 px: ${locale}`,
    atPhoneWidth(locale),
    async ({ page, inbox }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const join = new JoinPage(page, words);
      const expectNoOverflow = async (state: string) =>
        expect(await horizontalOverflow(page), state).toBe(0);
      await join.open(locale);
      await join.submit.click();
      await expectNoOverflow('errors');
      await join.signIn(inbox, LEARNER);
      await join.fill('x'.repeat(64));
      await join.choose('ok-720x1560.png');
      await expect(join.text('join.picture.uploaded').first()).toBeVisible();
      await expectNoOverflow('filled');
      await join.submit.click();
      await expect(join.outcome('join.sent')).toBeVisible();
      await expectNoOverflow('sent');
    },
  );
}
