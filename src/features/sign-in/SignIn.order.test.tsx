import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, EMAIL, openSignInPage, readyToLogIn } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const slow = (milliseconds: number, data: unknown = null) =>
  reply.after(milliseconds, reply.data(data));
const GRANT = { access_token: 'late-token', refresh_token: 'r' };

test('a late success for the phone shows nothing on the e-mail form', async () => {
  const service = new ScriptedService().script('sendSmsCode', slow(500));
  const page = await openSignInPage({ service });
  await askByPhone(page);
  await page.useEmail();
  await page.user.type(page.email(), EMAIL);
  await passTime(1000);
  expect(page.notices()).toEqual([]);
  expect(page.getCode()).toHaveAccessibleName('Get code');
  expect(service.last('sendSmsCode').aborted).toBe(true);
});

test('two code requests whose answers are swapped: the last one counts', async () => {
  const service = new ScriptedService().script('sendSmsCode', slow(2000), reply.data(null));
  const page = await openSignInPage({ service });
  await askByPhone(page);
  await page.user.type(page.phone(), '{Backspace}2');
  await page.askForCode();
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
  await passTime(2500);
  expect(page.getCode()).toHaveAccessibleDescription(/^Resend in 5[67]s$/);
  await page.user.type(page.phone(), '{Backspace}1');
  expect(page.getCode()).toHaveAccessibleName('Get code');
  expect(page.notices()).toEqual([]);
});

test('a slider that arrives after the dialog was closed opens nothing', async () => {
  const service = new ScriptedService().script(
    'getSliderChallenge',
    slow(500, { srcImage: 'a', cutImage: 'b', key: 'k' }),
  );
  const page = await openSignInPage({ service });
  await askByPhone(page);
  await page.close();
  await passTime(1000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.last('getSliderChallenge').aborted).toBe(true);
});

test('a token that arrives after the dialog was closed is not stored', async () => {
  const service = new ScriptedService().script(
    'requestToken',
    reply.after(500, reply.json(200, GRANT)),
  );
  const page = await readyToLogIn(service);
  await page.submit();
  await page.close();
  await passTime(1000);
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(page.environment.reloads).toBe(0);
});

test('a service that does not know its own new token: the code is used up', async () => {
  const service = new ScriptedService().script(
    'getProfile',
    reply.json(401, { code: '401', message: 'no', data: null }),
  );
  const page = await readyToLogIn(service);
  await page.submit();
  expect(page.notices()).toEqual(['Login failed']);
  expect(page.code()).toHaveValue('');
});

test('a timed-out token request clears the code, keeps the number and says that the code may be used up', async () => {
  const service = new ScriptedService().script('requestToken', reply.hang());
  const page = await readyToLogIn(service);
  await page.submit();
  await passTime(6000);
  expect(page.notices()).toEqual([
    expect.stringMatching(/^The server took too long .* already have been used/),
  ]);
  expect(page.code()).toHaveValue('');
  expect(page.phone()).toHaveValue('138 0000 0001');
});
