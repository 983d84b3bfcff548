import { describeFaults } from '#testing/network/describeFaults.ts';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import type { RestorationPage } from '#testing/pages/restorationDialog.ts';
import type { ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE } from '#testing/pages/signInPage.ts';

const RESTORED =
  'The server didn’t respond as expected, and the account may already be restored. Try logging in, or get a new code.';

const open = async (service: ScriptedService) => {
  const page = await openRestoration({ service });
  await page.goOn();
  return page;
};
const close = (page: RestorationPage) => page.user.keyboard('{Escape}');

describeFaults<RestorationPage>([
  {
    operation: 'sendRestoreSmsCode',
    meet: open,
    recover: async (page) => {
      expect(page.getCode()).toHaveAccessibleName('Get code');
      await page.askForCode();
      expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
    },
    close,
  },
  {
    operation: 'checkRestoreSmsCode',
    meet: async (service) => {
      const page = await open(service);
      await page.user.type(page.code(), CODE);
      await page.verify();
      return page;
    },
    says: RESTORED,
    recover: async (page) => {
      expect(page.code()).toHaveValue('');
      await page.user.type(page.code(), CODE);
      expect(page.button('Verify')).not.toHaveAttribute('aria-busy');
      await page.verify();
      expect(page.button('Log in again')).toBeVisible();
    },
    close,
  },
]);
