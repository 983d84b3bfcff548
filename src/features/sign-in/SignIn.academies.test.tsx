import { screen, within } from '@testing-library/react';
import { scriptAcademy } from '#testing/network/academies.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { ScriptedService, reply } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { openSignInPage, reopenSignIn } from '#testing/pages/signInPage.ts';

describe('academies', () => {
  const FIELDS = ['Mobile number', 'Email'];
  const ACCOUNTS = [
    'Enterprise account',
    'W3 account',
    'Uniportal account',
    'Provider account',
    'HW ID',
  ];
  const BUTTONS = ['Log in with mobile number', 'Log in with email', ...ACCOUNTS];
  /** Opens the dialog from the home page, which never redirects automatically. */
  async function offered(answers: Parameters<typeof scriptAcademy>[1]) {
    const service = scriptAcademy(new ScriptedService(), answers);
    const page = await renderApp({ service, environment: testEnvironment() });
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await passTime(20);
    const dialog = within(screen.getByRole('dialog', { name: 'Sample Academy' }));
    const fields = FIELDS.filter((name) => dialog.queryByRole('textbox', { name }) !== null);
    const buttons = BUTTONS.filter((name) => dialog.queryByRole('button', { name }) !== null);
    return { page, dialog, shown: [...fields, ...buttons] };
  }
  /** `signInOptions.test.ts` and `academyNames.test.ts` have the rules. */
  test.each([
    [{ loginMethod: '1', scenario: 0 }, ['Mobile number', 'Log in with email']],
    [{ loginMethod: '1', scenario: 1, overseas: true }, ['Email', 'Log in with mobile number']],
    [{ loginMethod: '1', scenario: 2 }, ['Email']],
    [{ loginMethod: '1', scenario: 3 }, ['Mobile number']],
    [{ loginMethod: '1', shielded: 'localhost' }, ['Email']],
    [{ loginMethod: '2&3', internal: true }, ['W3 account', 'Provider account', 'HW ID']],
    [{ loginMethod: '3&4' }, ['Enterprise account', 'Uniportal account']],
  ])('an academy with %j shows its own sign-in methods', async (answers, expected) => {
    const { dialog, shown } = await offered(answers);
    expect(shown).toEqual(expected);
    expect(dialog.getByRole('checkbox', { name: /I have read and agree/ })).not.toBeChecked();
  });
});

describe('the service’s answer about the user’s network', () => {
  test('is stored, and names the portal account at once the next time', async () => {
    const service = scriptAcademy(new ScriptedService(), { internal: true });
    const first = await openSignInPage({ service });
    await passTime(20);
    expect(screen.getByRole('button', { name: 'W3 account' })).toBeVisible();
    expect(localStorage.getItem('hasInternal')).toBe('1');
    const slow = scriptAcademy(new ScriptedService(), {}).script('getClientIp', reply.hang());
    await reopenSignIn(first, { service: slow });
    expect(screen.getByRole('button', { name: 'W3 account' })).toBeVisible();
  });

  test('is shown verbatim when it is a refusal', async () => {
    const refusing = new ScriptedService().script(
      'getClientIp',
      reply.refused('101010', 'No address for you'),
    );
    const page = await openSignInPage({ service: refusing });
    await passTime(20);
    expect(page.notices()).toEqual(['No address for you']);
  });
});
