import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import {
  askByEmail,
  askByPhone,
  CODE,
  EMAIL,
  openSignInPage,
  reopenSignIn,
} from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';

async function afterSending(service = new ScriptedService()): Promise<SignInPage> {
  const page = await openSignInPage({ service });
  await askByPhone(page);
  return page;
}

async function closeAndReopen(page: SignInPage): Promise<SignInPage> {
  await page.close();
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  await passTime(0);
  return page;
}

test.each([
  ['a reload', reopenSignIn],
  ['closing and reopening the dialog', closeAndReopen],
])(
  'changing the identifier clears the code sent to the previous one, also after %s',
  async (_, comeBack) => {
    const page = await comeBack(await afterSending());
    expect(page.phone()).toHaveValue('138 0000 0001');
    await page.user.type(page.code(), CODE);
    await page.user.type(page.phone(), '{Backspace}2');
    expect(page.phone()).toHaveValue('138 0000 0002');
    expect(page.code()).toHaveValue('');
  },
);

test('also clears a code after the number was changed and restored', async () => {
  const page = await afterSending();
  await page.user.type(page.phone(), '{Backspace}2');
  await page.user.type(page.phone(), '{Backspace}1');
  await page.user.type(page.code(), CODE);
  await page.user.type(page.phone(), '{Backspace}2');
  expect(page.code()).toHaveValue('');
});

test('an e-mail address entered instead of a number survives closing the dialog, with its countdown', async () => {
  const page = await openSignInPage();
  await askByEmail(page);
  await closeAndReopen(page);
  expect(page.email()).toHaveValue(EMAIL);
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
  await page.user.click(screen.getByRole('button', { name: 'Log in with mobile number' }));
  await page.useEmail();
  expect(page.email()).toHaveValue('');
});

test('keeps the code in the field while the service checks it', async () => {
  const wrong = reply.json(400, { error_description: '短信验证码错误或失效' });
  const page = await afterSending(
    new ScriptedService().script('requestToken', reply.after(500, wrong)),
  );
  await page.user.type(page.code(), CODE);
  await page.submit();
  await page.user.type(page.code(), '{Backspace}9');
  expect(page.code()).toHaveValue(CODE);
  await passTime(500);
  expect(page.code()).toHaveAccessibleDescription('SMS verification code incorrect or invalid');
  await page.user.type(page.code(), '{Backspace}9');
  expect(page.code()).toHaveValue('123459');
  expect(page.code()).toHaveAccessibleDescription('Six characters');
});
