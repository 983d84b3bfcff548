import { describeFaults } from '#testing/network/describeFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import type { RestorationPage } from '#testing/pages/restorationDialog.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE } from '#testing/pages/signInPage.ts';

const RESTORED =
  'The server didn’t respond as expected, and the account may already be restored. Try logging in, or get a new code.';

const open = async (service: ScriptedService, channel: 'phone' | 'email') => {
  const page = await openRestoration({ service, channel });
  await page.goOn();
  return page;
};
const send = (channel: 'phone' | 'email') => ({
  meet: (service: ScriptedService) => open(service, channel),
  recover: async (page: RestorationPage) => {
    expect(page.getCode()).toHaveAccessibleName('Get code');
    await page.askForCode();
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
  },
  close: (page: RestorationPage) => page.user.keyboard('{Escape}'),
});
const check = (channel: 'phone' | 'email') => ({
  meet: async (service: ScriptedService) => {
    const page = await open(service, channel);
    await page.user.type(page.code(), CODE);
    await page.verify();
    return page;
  },
  says: RESTORED,
  recover: async (page: RestorationPage) => {
    expect(page.code()).toHaveValue('');
    await page.user.type(page.code(), CODE);
    expect(page.button('Verify')).not.toHaveAttribute('aria-busy');
    await page.verify();
    expect(page.button('Log in again')).toBeVisible();
  },
  close: (page: RestorationPage) => page.user.keyboard('{Escape}'),
});

describeFaults<RestorationPage>([
  { operation: 'sendRestoreSmsCode', ...send('phone') },
  { operation: 'sendRestoreEmailCode', ...send('email') },
  { operation: 'checkRestoreSmsCode', ...check('phone') },
  { operation: 'checkRestoreEmailCode', ...check('email') },
]);

test('a check without an answer may have restored the account: the code is cleared', async () => {
  jest.useFakeTimers();
  const page = await open(
    new ScriptedService().script('checkRestoreSmsCode', reply.hang()),
    'phone',
  );
  await page.user.type(page.code(), CODE);
  await page.verify();
  await passTime(6000);
  expect(page.notices()).toEqual([RESTORED]);
  expect(page.code()).toHaveValue('');
  jest.useRealTimers();
});
