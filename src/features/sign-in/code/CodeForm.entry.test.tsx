import { screen, act, fireEvent } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { loadPhrases, phrasesOf } from '#shared/i18n/messageCatalog.ts';
import { signInRequested } from '#shared/session/sessionSlice.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

describe('enter', () => {
  describe('Enter in the identifier asks for the first code', () => {
    test('with a number', async () => {
      const page = await openSignInPage();
      await page.agree();
      await page.user.type(page.phone(), `${PHONE_NUMBER}{Enter}`);
      await passTime(0);
      expect(page.service.count('sendSmsCode')).toBe(1);
      expect(page.code()).toBeValid();
      expect(page.code()).toHaveFocus();
    });

    test('after the agreement question', async () => {
      const page = await openSignInPage();
      await page.user.type(page.phone(), `${PHONE_NUMBER}{Enter}`);
      await passTime(600);
      expect(page.service.count('sendSmsCode')).toBe(0);
      await page.user.click(screen.getByRole('button', { name: 'OK' }));
      await passTime(0);
      expect(page.service.count('sendSmsCode')).toBe(1);
    });

    test('only with a valid one', async () => {
      const page = await openSignInPage();
      await page.user.type(page.phone(), '12{Enter}');
      await passTime(0);
      expect(page.phone()).toBeInvalid();
      expect(page.code()).toBeValid();
    });

    test('not again: a sent code is due next', async () => {
      const page = await openSignInPage();
      await page.agree();
      await page.user.type(page.phone(), `${PHONE_NUMBER}{Enter}`);
      await passTime(60_000);
      await page.user.type(page.phone(), '{Enter}');
      await passTime(0);
      expect(page.service.count('sendSmsCode')).toBe(1);
      expect(page.code()).toHaveAccessibleDescription('Enter the verification code');
    });
  });
});

describe('unchecked number', () => {
  // The number's format is not checked in Arabic, so any number can be typed.
  const SAUDI = '+966501234567';
  async function openInArabic(
    environment = testEnvironment({ address: '/login/index' }),
    service = new ScriptedService(),
  ) {
    await loadPhrases('ar_SA');
    const words = phrasesOf('ar_SA');
    const page = await renderApp({ environment, locale: 'ar_SA', service });
    const field = (name: string) => screen.getByRole('textbox', { name });
    const press = async (name: string) => {
      await page.user.click(screen.getByRole('button', { name }));
      await passTime(0);
    };
    return {
      ...page,
      phone: () => field(words['signIn.mobileNumber']),
      code: () => field(words['signIn.verificationCode']),
      agree: () => page.user.click(screen.getByRole('checkbox')),
      askForCode: () => press(words['signIn.getCode']),
      submit: () => press(words['signIn.submit']),
      waitOf: (seconds: number) => words['signIn.resendIn'].replace('%{seconds}', String(seconds)),
    };
  }
  test('a foreign number and its countdown are restored after a reload, and the number signs in', async () => {
    const before = await openInArabic();
    await before.user.type(before.phone(), SAUDI);
    await before.agree();
    await before.askForCode();
    expect(screen.getByRole('button', { description: before.waitOf(59) })).toBeInTheDocument();
    await passTime(10_000);
    before.stop();
    before.unmount();

    const after = await openInArabic(testEnvironment({ address: '/login/index', reloaded: true }));
    expect(after.phone()).toHaveValue(SAUDI);
    expect(screen.getByRole('button', { description: after.waitOf(49) })).toBeInTheDocument();
    await after.user.type(after.code(), '١٢٣٤٥٦');
    await after.agree();
    await after.submit();
    const sent = new URLSearchParams(after.service.last('requestToken').body);
    expect([sent.get('phone_number'), sent.get('verification_code')]).toEqual([SAUDI, '123456']);
  });
  test('a foreign number passed in by another flow is shown in full', async () => {
    const page = await openInArabic(testEnvironment());
    await act(
      async () =>
        void page.store.dispatch(
          signInRequested({ identifier: { channel: 'phone', value: SAUDI } }),
        ),
    );
    await passTime(0);
    expect(page.phone()).toHaveValue(SAUDI);
  });
  test.each([
    ['Arabic-Indic', '١٣٨٠٠٠٠٠٠٠١', '13800000001'],
    ['spaced', '+966 50-12345', '+9665012345'],
  ])('sends a number typed in %s digits as bare ASCII digits', async (_, written, sent) => {
    const page = await openInArabic();
    fireEvent.change(page.phone(), { target: { value: written } });
    await page.agree();
    await page.askForCode();
    expect(new URLSearchParams(page.service.last('sendSmsCode').body).get('phone_number')).toBe(
      sent,
    );
  });
  test('a number that the service refuses is wrong at its field, which has the focus, until it changes', async () => {
    const words = 'الرقم غير صالح';
    const service = new ScriptedService().script('sendSmsCode', reply.refused('800106', words));
    const page = await openInArabic(testEnvironment({ address: '/login/index' }), service);
    await page.user.type(page.phone(), SAUDI);
    await page.agree();
    await page.askForCode();
    expect(page.phone()).toBeInvalid();
    expect(page.phone()).toHaveAccessibleDescription(words);
    expect(page.phone()).toHaveFocus();
    expect(
      screen.queryByRole('button', { name: phrasesOf('ar_SA')['common.dismissNotice'] }),
    ).toBeNull();
    await page.user.type(page.phone(), '{Backspace}');
    expect(page.phone()).toBeValid();
  });
});
