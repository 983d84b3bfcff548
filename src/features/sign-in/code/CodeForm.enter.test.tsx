import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

test('a refusal that names the seconds that are left starts the countdown, as in the tab that got the code', async () => {
  const service = new ScriptedService().script(
    'sendSmsCode',
    reply.json(200, { code: '1001', message: 'Sent already' }, { 'retry-after': '42' }),
  );
  const page = await openSignInPage({ service });
  await page.agree();
  await page.user.type(page.phone(), `${PHONE_NUMBER}{Enter}`);
  await passTime(0);
  expect(page.notices()).toEqual(['Sent already']);
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 42s');
  await page.user.type(page.phone(), '{Enter}');
  await passTime(0);
  expect(service.count('sendSmsCode')).toBe(1);
});
