import { screen, act, fireEvent, within } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import {
  openSignInPage,
  PHONE_NUMBER,
  askByPhone,
  EMAIL,
  reopenSignIn,
  CODE,
} from '#testing/pages/signInPage.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { loadPhrases, phrasesOf } from '#shared/i18n/messageCatalog.ts';
import { signInRequested } from '#shared/session/sessionSlice.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';

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
    const form = new URLSearchParams(after.service.last('requestToken').body);
    expect([form.get('phone_number'), form.get('verification_code')]).toEqual([SAUDI, '123456']);
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
  ])('sends a number typed in %s digits as bare ASCII digits', async (_, written, digits) => {
    const page = await openInArabic();
    fireEvent.change(page.phone(), { target: { value: written } });
    await page.agree();
    await page.askForCode();
    expect(new URLSearchParams(page.service.last('sendSmsCode').body).get('phone_number')).toBe(
      digits,
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

describe('kept', () => {
  const LIFE_MS = 300_000;
  async function typePhone(text = PHONE_NUMBER): Promise<SignInPage> {
    const page = await openSignInPage();
    await page.user.type(page.phone(), text);
    return page;
  }
  const storedText = () => JSON.stringify({ ...sessionStorage });
  test.each([
    ['a number', PHONE_NUMBER, '138 0000 0001'],
    ['a number that is not complete', '138', '138'],
  ])('%s that was typed is kept for the tab', async (_, text, shown) => {
    const page = await reopenSignIn(await typePhone(text));
    expect(page.phone()).toHaveValue(shown);
    expect(page.phone()).toBeValid();
  });
  test('an address that was typed is kept with its form', async () => {
    const page = await openSignInPage();
    await page.useEmail();
    await page.user.type(page.email(), EMAIL);
    expect((await reopenSignIn(page)).email()).toHaveValue(EMAIL);
  });
  test('what was typed after a code was sent replaces its recipient', async () => {
    const page = await openSignInPage();
    await askByPhone(page);
    await page.user.clear(page.phone());
    await page.user.type(page.phone(), '13900000002');
    expect((await reopenSignIn(page)).phone()).toHaveValue('139 0000 0002');
  });
  test('it ends after five minutes, in storage too', async () => {
    const page = await typePhone();
    await passTime(LIFE_MS);
    expect(page.phone()).toHaveValue('138 0000 0001');
    expect(storedText()).not.toContain('0001');
    expect((await reopenSignIn(page)).phone()).toHaveValue('');
  });
  test.each<[string, (page: SignInPage) => unknown]>([
    ['the text is deleted', (page) => page.user.clear(page.phone())],
    ['the other channel is chosen', (page) => page.useEmail()],
    ['the dialog is closed', (page) => page.close()],
  ])('it ends when %s', async (_, end) => {
    const page = await typePhone();
    await end(page);
    expect(storedText()).not.toContain('0001');
    await reopenSignIn(page);
    for (const field of screen.queryAllByRole('textbox')) expect(field).toHaveValue('');
  });
});

describe('late academy', () => {
  const ONLY_EMAIL = reply.data({ vipSchoolAppName: 'App', loginScenarioType: 2 });
  /**
   * Opens the sign-in page with a typed phone number. After a second the academy’s configuration
   * allows only e-mail.
   */
  async function openBeforeAcademy(service: ScriptedService) {
    service.script('getLoginScenario', reply.after(1000, ONLY_EMAIL));
    const page = await openSignInPage({ service });
    await page.user.type(page.phone(), PHONE_NUMBER);
    return page;
  }
  test('a code being sent to a phone shows no message on the e-mail form that replaces the phone form', async () => {
    const page = await openBeforeAcademy(
      new ScriptedService().script('sendSmsCode', reply.after(2000, reply.data(null))),
    );
    await page.agree();
    await page.askForCode();
    await passTime(5000);
    expect(page.email()).toHaveValue('');
    expect(page.notices()).toEqual([]);
    expect(page.getCode()).toHaveTextContent('Get code');
    expect(page.agreementBox()).toBeChecked();
  });
  test('aborts a token request for a phone when the e-mail form replaces the phone form', async () => {
    const page = await openBeforeAcademy(
      new ScriptedService().script('requestToken', reply.hang()),
    );
    await page.user.type(page.code(), CODE);
    await page.agree();
    await page.submit();
    await passTime(1000);
    expect(page.service.last('requestToken').aborted).toBe(true);
    expect(page.email()).not.toHaveAttribute('readonly');
  });
  test('closes the consent question when its form is replaced', async () => {
    const page = await openBeforeAcademy(new ScriptedService());
    await page.askForCode();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await passTime(1000);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.service.count('sendSmsCode')).toBe(0);
  });
  test('keeps the consent question for a third-party account when the form behind it is replaced', async () => {
    const page = await openSignInPage({
      service: new ScriptedService().script('getLoginScenario', reply.after(1000, ONLY_EMAIL)),
    });
    await page.user.click(screen.getByRole('button', { name: 'Provider account' }));
    await passTime(1000);
    await page.user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }),
    );
    await passTime(0);
    expect(page.environment.visited).toHaveLength(1);
  });
});
