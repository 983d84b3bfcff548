import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

describe('the code', () => {
  test('is not sent when empty or short, and its field shows an error', async () => {
    const page = await openRestoration();
    await page.goOn();
    await page.verify();
    expect(page.code()).toBeInvalid();
    expect(page.code()).toHaveAccessibleDescription('Enter the verification code');
    expect(page.code()).toHaveFocus();
    await page.user.type(page.code(), '123');
    expect(page.code()).toBeValid();
    await page.verify();
    expect(page.code()).toHaveAccessibleDescription('Please input correct verification code');
    expect(page.service.count('checkRestoreSmsCode')).toBe(0);
    await passTime(60_000);
    await page.askForCode();
    expect(page.code()).toBeValid();
  });

  test.each([null, false])(
    'is shown as wrong after an answer with data %j, and typing clears the error',
    async (data) => {
      const service = new ScriptedService().script(
        'checkRestoreSmsCode',
        reply.data(data),
        reply.data('restored'),
      );
      const page = await openRestoration({ service });
      await page.goOn();
      await page.user.type(page.code(), CODE);
      await page.verify();
      expect(page.code()).toHaveAccessibleDescription('The verification code is incorrect');
      expect(page.code()).toHaveValue(CODE);
      expect(page.code()).toHaveFocus();
      await page.user.type(page.code(), '{Backspace}7');
      expect(page.code()).toBeValid();
      await page.verify();
      expect(page.title()).toHaveAccessibleName('Securely verified');
    },
  );

  test('shows a warning when typed after its five minutes, but not when typed in time or after a new one was sent', async () => {
    const page = await openRestoration();
    await page.goOn();
    await passTime(299_000);
    await page.user.type(page.code(), '123');
    expect(page.code()).not.toHaveAccessibleDescription(/may have expired/);
    await passTime(2000);
    await page.user.type(page.code(), '4');
    expect(page.code()).toHaveAccessibleDescription(/may have expired/);
    await page.user.clear(page.code());
    expect(page.code()).not.toHaveAccessibleDescription(/may have expired/);
    await page.askForCode();
    await page.user.type(page.code(), '5');
    expect(page.code()).not.toHaveAccessibleDescription(/may have expired/);
  });
});

describe('the countdown', () => {
  test('is separate from that of signing in with the same number, and survives closing', async () => {
    const page = await openRestoration();
    await passTime(5000);
    await page.goOn();
    await passTime(9000);
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 50s');
    await page.user.keyboard('{Escape}');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await page.user.type(page.phone(), PHONE_NUMBER);
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 45s');
    await page.user.type(page.code(), CODE);
    await page.agree();
    await page.submit();
    await page.goOn();
    expect(page.service.count('sendRestoreSmsCode')).toBe(1);
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 50s');
    await passTime(50_000);
    expect(page.getCode()).toHaveAccessibleName('Get code again');
  });

  test('does not start when the service refuses; the service’s message is shown', async () => {
    const service = new ScriptedService().script(
      'sendRestoreSmsCode',
      reply.refused('100001', 'Not today'),
      reply.refused('100001', ''),
    );
    const page = await openRestoration({ service });
    await page.goOn();
    expect(page.notices()).toEqual(['Not today']);
    expect(page.getCode()).toHaveAccessibleName('Get code');
    await page.askForCode();
    expect(page.notices()).toEqual(['Sending failed. Please try again']);
  });
});
