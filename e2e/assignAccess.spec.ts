import { atPhoneWidth, inLook, LANGUAGES } from './fixtures/languages';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';

for (const { locale, words } of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `no accessibility violations in any state: ${locale}, ${colorScheme}`,
      inLook(locale, colorScheme),
      async ({ page, axe, inbox }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const assign = new AssignPage(page, words);
        await assign.open(locale);
        await axe();
        await assign.signIn(inbox);
        await assign.radio('assign.visibility', 'assign.visibility.areas').check();
        await assign.assign.click();
        await expect(
          page.getByRole('group', { name: words['common.fillRequired'], exact: true }),
        ).toBeFocused();
        await axe();
        await assign.recall();
        await expect(assign.button('assign.removeGone')).toBeVisible();
        await axe();
        await assign.radio('scope.label', 'scope.single').click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await axe();
        await assign.button('common.cancel').click();
        await assign.assign.click();
        await expect(assign.heading('assign.done')).toBeVisible();
        await axe();
      },
    );
  }

  test(
    `everything is reachable at 320 px: ${locale}`,
    atPhoneWidth(locale),
    async ({ page, inbox }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const assign = new AssignPage(page, words);
      const expectNoOverflow = async (state: string) =>
        expect(await horizontalOverflow(page), state).toBe(0);
      await assign.open(locale, '&tenant_id=quota-used');
      await expectNoOverflow('without a session');
      await assign.signIn(inbox);
      await assign.assign.click();
      await expectNoOverflow('errors');
      await assign.recall('quota-used');
      await expect(assign.button('assign.removeGone')).toBeVisible();
      await expectNoOverflow('filled');
      await assign.assign.click();
      await expect(assign.reminder).toBeVisible();
      await expectNoOverflow('order reminder');
      await assign.button('order.ok').click();
      await expectNoOverflow('reminder closed');
    },
  );
}
