import { screen } from '@testing-library/react';
import { loadPhrases, phrasesOf } from '#shared/i18n/messageCatalog.ts';
import { localeIds } from '#shared/i18n/locales.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
