import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, CODE, openSignInPage, readyToLogIn } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
