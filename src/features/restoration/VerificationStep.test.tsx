import { fireEvent, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, PHONE } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the code (specification 5)', () => {
  test('an empty or short one marks the field and is not sent', async () => {
    const page = await openRestoration();
    await page.goOn();
    await page.verify();
    expect(page.code()).toBeInvalid();
    expect(page.code()).toHaveAccessibleDescription('Enter verification code');
    expect(page.code()).toHaveFocus();
    await page.user.type(page.code(), '123');
    expect(page.code()).toBeValid();
    await page.verify();
    expect(page.code()).toHaveAccessibleDescription('Please input correct verification code');
    expect(page.service.count('checkRestoreSmsCode')).toBe(0);
    await page.askForCode();
    expect(page.code()).toBeValid();
  });

  test.each([null, false, '', 0])(
    'an answer with data %j marks it wrong, and typing clears the mark',
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

  test('stands as it was sent while the service looks at it', async () => {
    const page = await openRestoration({
      service: new ScriptedService().script(
        'checkRestoreSmsCode',
        reply.after(500, reply.data(null)),
      ),
    });
    await page.goOn();
    await page.user.type(page.code(), CODE);
    await page.verify();
    await page.user.type(page.code(), '{Backspace}9');
    await passTime(500);
    expect(page.code()).toHaveValue(CODE);
    expect(page.code()).toHaveAccessibleDescription('The verification code is incorrect');
  });

  test('typed after its five minutes, it is pointed out; typed in time, or after a new one went out, it is not (time-49)', async () => {
    const page = await openRestoration();
    await page.goOn();
    await page.askForCode();
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

  test('is typed by hand or filled in by the browser, as when signing in (D41)', async () => {
    const page = await openRestoration();
    await page.goOn();
    expect(fireEvent.paste(page.code())).toBe(false);
    expect(page.code()).toHaveAccessibleDescription(/pasting, copying and cutting/);
    fireEvent.change(page.code(), { target: { value: '１23456' } });
    expect(page.code()).toHaveValue(CODE);
  });
});

describe('the countdown (D30)', () => {
  test('is another one than that of signing in with the same number, and survives closing', async () => {
    const page = await openRestoration();
    await page.goOn();
    await passTime(5000);
    await page.askForCode();
    await passTime(9000);
    expect(page.getCode()).toHaveAccessibleName('Resend in 50s');
    await page.user.keyboard('{Escape}');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await page.user.type(page.phone(), PHONE);
    expect(page.getCode()).toHaveAccessibleName('Resend in 45s');
    await page.user.type(page.code(), CODE);
    await page.agree();
    await page.submit();
    await page.goOn();
    expect(page.getCode()).toHaveAccessibleName('Resend in 50s');
    await passTime(50_000);
    expect(page.getCode()).toHaveAccessibleName('Get code again');
  });

  test('does not start when the service refuses, whose words are shown', async () => {
    const service = new ScriptedService().script(
      'sendRestoreSmsCode',
      reply.refused('100001', 'Not today'),
      reply.refused('100001', ''),
    );
    const page = await openRestoration({ service });
    await page.goOn();
    await page.askForCode();
    expect(page.notices()).toEqual(['Not today']);
    expect(page.getCode()).toHaveAccessibleName('Get code');
    await page.askForCode();
    expect(page.notices()).toEqual(['Sending failed. Please try again']);
  });
});
