import { screen } from '@testing-library/react';
import { scriptAcademy } from '#testing/network/academies.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

/** Opens the sign-in page in a browser that has signed in with this method before. */
async function openAfterSignIn(loginType: string) {
  const environment = testEnvironment({ address: '/login/index' });
  localStorage.setItem('lastestLoginType', loginType);
  const service = scriptAcademy(new ScriptedService(), { loginMethod: '1&2&3&4', scenario: 1 });
  const page = await openSignInPage({ service, environment });
  await passTime(20);
  return page;
}

describe('the last-used bubble', () => {
  test.each([
    ['uniportal', 'Uniportal account'],
    ['provider', 'Provider account'],
    ['hw', 'HW ID'],
    ['enterpirseOauth2', 'Enterprise account'],
    ['email', 'Log in with email'],
  ])('marks the button of %s', async (loginType, name) => {
    await openAfterSignIn(loginType);
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Last used');
    expect(screen.getAllByText('Last used')).toHaveLength(1);
  });

  test('marks the form’s own button for a phone sign-in', async () => {
    const page = await openAfterSignIn('phone');
    expect(page.submitButton()).toHaveAccessibleDescription(/Last used$/);
  });

  test('marks nothing for an unknown method', async () => {
    await openAfterSignIn('<img>');
    expect(screen.queryByText('Last used')).not.toBeInTheDocument();
  });
});
