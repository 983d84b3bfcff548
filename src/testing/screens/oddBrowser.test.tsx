import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Shell } from '#app/shell/Shell.tsx';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { passTime } from '../render/renderApp';
import { reply, ScriptedService } from '../network/scriptedFetch';
import { CODE, openSignInPage, PHONE_NUMBER } from '../pages/signInPage';
import { startStore } from '../render/startStore';
import { testEnvironment } from '../render/testEnvironment';

const KEYS = [
  'refresh_token',
  'user_id',
  'schoolId',
  'realName',
  'nickName',
  'mobile',
  'avatarUrl',
  'lastestLoginType',
  'loginMode',
  'hasInternal',
  'oath2schoolId',
  'oath2ConfigUrl',
  'loginMethod',
  'sxz_lang',
  'lang',
  'fp',
  'thirdPartyAttempts',
  'remote_config',
  'picker_member_columns',
];
const TAB_KEYS = [
  'sent_code',
  'resend_deadlines',
  'automaticRedirectAt',
  'reloadedForBuild',
  'member_import',
  'join_draft',
  'assign_draft',
  'assign_sent',
  'sign_in_unfinished',
];

function pageWith(value: string): ReturnType<typeof testEnvironment> {
  testEnvironment();
  KEYS.forEach((key) => localStorage.setItem(key, value));
  TAB_KEYS.forEach((key) => sessionStorage.setItem(key, value));
  return testEnvironment({ address: '/login/index?sxz-lang=en_US', reloaded: true });
}

async function expectToWork(environment: ReturnType<typeof testEnvironment>): Promise<void> {
  const complaints = jest.spyOn(console, 'error');
  const page = await openSignInPage({ environment });
  const toCode = screen.queryByRole('button', { name: 'Log in with code' });
  if (toCode) await page.user.click(toCode);
  await passTime(0);
  await page.user.clear(page.phone());
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.user.type(page.code(), CODE);
  await page.agree();
  await page.submit();
  expect(localStorage.getItem('access_token')).toBe('token-1');
  expect(environment.reloads).toBe(1);
  expect(complaints).not.toHaveBeenCalled();
}

test.each([
  ['9', '9'],
  ['an object', '{}'],
  ['a list', '[[]]'],
  ['broken JSON', '{"a":'],
  ['null', 'null'],
  ['a lone surrogate', '\ud800'],
])('signs in with %s in every storage key', async (_what, junk) => {
  await expectToWork(pageWith(junk));
});

test('a refused token is never refreshed, so two tabs cannot use one refresh token twice', async () => {
  testEnvironment();
  localStorage.setItem('access_token', 'old-token');
  localStorage.setItem('refresh_token', 'refresh-1');
  const service = new ScriptedService().script(
    'getProfile',
    reply.json(401, { code: '401', message: '' }),
  );
  const tabs = [1, 2].map(() =>
    startStore({ service, environment: testEnvironment({ reloaded: true }) }),
  );
  await passTime(100);
  expect(service.count('requestToken')).toBe(0);
  expect(localStorage.getItem('refresh_token')).toBeNull();
  expect(tabs.map(({ environment }) => environment.reloads)).toEqual([0, 0]);
});

test('sends one request when mounted twice, as React does in development', async () => {
  await loadPhrases('en_US');
  const environment = testEnvironment({ address: '/login/index?loginMode=2' });
  const { store, service, deployment } = startStore({ environment });
  render(
    <StrictMode>
      <Shell store={store} environment={environment} deployment={deployment} />
    </StrictMode>,
  );
  for (let turn = 0; turn < 3; turn += 1) await passTime(20);
  expect(screen.getByRole('img', { name: 'QR code for logging in' })).toBeVisible();
  expect(service.count('getAcademyConfig')).toBe(1);
  expect(service.count('createQrSession')).toBe(1);
});
