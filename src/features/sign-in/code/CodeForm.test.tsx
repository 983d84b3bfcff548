import { act, screen, fireEvent } from '@testing-library/react';
import { languageShown, selectLocale } from '#shared/i18n/languageSlice.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { loadPhrases, phrasesOf } from '#shared/i18n/messageCatalog.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import {
  askByPhone,
  CODE,
  EMAIL,
  fillIn,
  openSignInPage,
  PHONE_NUMBER,
  readyToLogIn,
} from '#testing/pages/signInPage.ts';
import { localeIds } from '#shared/i18n/locales.ts';

describe('validation', () => {
  test('shows an error for an empty or invalid number when a code is requested, and sends nothing', async () => {
    const page = await openSignInPage();
    await page.askForCode();
    expect(page.phone()).toHaveAccessibleDescription('Enter your mobile number');
    expect(page.phone()).toHaveFocus();
    await page.user.type(page.phone(), '12345');
    expect(page.phone()).toHaveAccessibleDescription('Mainland China (+86)');
    await page.askForCode();
    expect(page.phone()).toHaveAccessibleDescription(/^Enter a valid 11-digit/);
    expect(page.service.count('getSliderChallenge')).toBe(0);
  });

  test('shows no error while typing or on blur', async () => {
    const page = await openSignInPage();
    await page.user.type(page.phone(), '12');
    await page.user.tab();
    expect(page.phone()).toBeValid();
  });

  test('a change to Arabic hides a format error and a change back shows it; a missing number stays an error', async () => {
    await loadPhrases('ar_SA');
    const page = await openSignInPage();
    const speak = (locale: Locale) => act(() => void page.store.dispatch(languageShown(locale)));
    const number = () =>
      screen.getByRole('textbox', {
        name: phrasesOf(selectLocale(page.store.getState()))['signIn.mobileNumber'],
      });
    await page.askForCode();
    speak('ar_SA');
    expect(number()).toHaveAccessibleDescription(phrasesOf('ar_SA')['mobile.empty.check']);
    await page.user.type(number(), '12345');
    speak('en_US');
    expect(number()).toBeValid();
    await page.askForCode();
    speak('ar_SA');
    expect(number()).toBeValid();
    expect(number()).toHaveAccessibleDescription(phrasesOf('ar_SA')['signIn.countryCode']);
    speak('en_US');
    expect(number()).toHaveAccessibleDescription(/^Enter a valid 11-digit/);
  });

  test('the dimmed button says what is missing; a click shows it at the fields', async () => {
    const page = await openSignInPage();
    expect(page.submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(page.submitButton()).toHaveAccessibleDescription(
      'Enter your mobile number and verification code first',
    );
    await page.submit();
    expect(page.phone()).toHaveFocus();
    await page.user.type(page.phone(), PHONE_NUMBER);
    await page.submit();
    expect(page.code()).toHaveAccessibleDescription('Enter the verification code');
    expect(page.code()).toHaveFocus();
    await page.user.type(page.code(), '123');
    expect(page.submitButton()).not.toHaveAttribute('aria-disabled');
    expect(page.submitButton()).not.toHaveAccessibleDescription();
    await page.submit();
    expect(page.code()).toHaveAccessibleDescription('Please input correct verification code');
    expect(page.service.count('requestToken')).toBe(0);
  });
});
describe('signing in', () => {
  test.each([
    { body: { error_description: 'Account locked' }, shown: 'Account locked' },
    { body: {}, shown: 'Login failed' },
  ])('another refusal shows $shown and keeps the code', async ({ body, shown }) => {
    const page = await openSignInPage({
      service: new ScriptedService().script('requestToken', reply.json(400, body)),
    });
    await fillIn(page);
    await page.submit();
    expect(page.notices()).toEqual([shown]);
    expect(page.code()).toHaveValue(CODE);
    expect(page.environment.beacons[0]?.report).toMatchObject({ code: '0010005', step: 'token' });
  });

  test('a wrong code of an e-mail is said at the code field', async () => {
    const service = new ScriptedService().script(
      'requestToken',
      reply.json(400, { error_description: '邮箱验证码错误或失效' }),
    );
    const page = await openSignInPage({ service });
    await page.useEmail();
    await page.user.type(page.email(), EMAIL);
    await page.user.type(page.code(), CODE);
    await page.agree();
    await page.submit();
    expect(page.code()).toHaveAccessibleDescription(
      'The email verification code is incorrect or has expired',
    );
    expect(page.notices()).toEqual([]);
  });
});

describe('waiting', () => {
  const FAILED = reply.json(400, { error_description: '' });
  const retry = () => screen.getByRole('button', { name: 'Try again' });
  const diagnostics = () => screen.queryByRole('button', { name: 'Details' });
  test('during a sign-in the form is read-only, the button is busy and an earlier error stays, whose retry is busy too', async () => {
    const page = await readyToLogIn(
      new ScriptedService().script('requestToken', FAILED, reply.after(500, FAILED)),
    );
    await page.submit();
    expect(diagnostics()).toBeVisible();
    await page.user.type(page.code(), CODE);
    await page.submit();
    for (const input of [page.phone(), page.code()]) expect(input).toHaveAttribute('readonly');
    expect(page.submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    await page.askForCode();
    expect(page.service.count('getSliderChallenge')).toBe(0);
    await passTime(500);
    for (const input of [page.phone(), page.code()]) expect(input).not.toHaveAttribute('readonly');
    expect(page.submitButton()).not.toHaveAttribute('aria-busy');
    expect(diagnostics()).toBeVisible();
  });
  test('while a code is being sent, its button is busy and an earlier error stays, whose retry is busy too', async () => {
    const refused = reply.unreachable();
    const page = await openSignInPage({
      service: new ScriptedService().script('sendSmsCode', refused, reply.after(500, refused)),
    });
    await askByPhone(page);
    expect(diagnostics()).toBeVisible();
    await page.askForCode();
    expect(page.getCode()).toHaveAttribute('aria-busy', 'true');
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    await passTime(500);
    expect(page.getCode()).not.toHaveAttribute('aria-busy');
    expect(diagnostics()).toBeVisible();
  });
  test('the e-mail field sets autocomplete and turns off autocapitalization', async () => {
    const page = await openSignInPage();
    await page.useEmail();
    for (const [name, value] of [
      ['autocomplete', 'email'],
      ['inputmode', 'email'],
      ['autocapitalize', 'none'],
      ['spellcheck', 'false'],
      ['dir', 'ltr'],
    ] as const) {
      expect(page.email()).toHaveAttribute(name, value);
    }
  });
});

describe('channels', () => {
  test('switching the channel resets the form and the agreement', async () => {
    const page = await openSignInPage();
    await page.user.type(page.phone(), PHONE_NUMBER);
    await page.user.type(page.code(), '12');
    await page.agree();
    await page.useEmail();
    expect(page.email()).toHaveValue('');
    expect(page.code()).toHaveValue('');
    expect(page.agreementBox()).not.toBeChecked();
  });
  test('switching the channel clears the messages about the other channel', async () => {
    const page = await openSignInPage({
      service: new ScriptedService().script('sendSmsCode', reply.unreachable()),
    });
    await askByPhone(page);
    expect(page.notices()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Details' })).toBeInTheDocument();
    await page.useEmail();
    expect(page.notices()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Details' })).not.toBeInTheDocument();
  });
  test.each(localeIds)('every element has a unique name in %s', async (locale) => {
    await loadPhrases(locale);
    const words = phrasesOf(locale);
    await openSignInPage({ locale });
    expect(screen.getByRole('textbox', { name: words['signIn.mobileNumber'] })).toBeInTheDocument();
    expect(
      screen.getByRole('textbox', { name: words['signIn.verificationCode'] }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: words['signIn.submit'] })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: words['header.language'] })).toBeInTheDocument();
  });
});

describe('empty', () => {
  test.each(['+86', '\u200b - '])(
    '%j in the phone field counts as empty: the button stays dimmed',
    async (text) => {
      const page = await openSignInPage();
      await page.user.type(page.code(), CODE);
      fireEvent.change(page.phone(), { target: { value: text } });
      expect(page.submitButton()).toHaveAttribute('aria-disabled', 'true');
      await page.user.clear(page.phone());
      await page.user.type(page.phone(), '1');
      expect(page.submitButton()).not.toHaveAttribute('aria-disabled');
    },
  );
  test('an e-mail address of invisible characters counts as empty', async () => {
    const page = await openSignInPage();
    await page.useEmail();
    await page.user.type(page.code(), CODE);
    fireEvent.change(page.email(), { target: { value: '\u200b\ufeff ' } });
    expect(page.submitButton()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.change(page.email(), { target: { value: 'a' } });
    expect(page.submitButton()).not.toHaveAttribute('aria-disabled');
  });
});
