import { screen, within } from '@testing-library/react';
import { scriptAcademy } from '#testing/network/academies.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const METHODS = [
  '1',
  '2',
  '3',
  '4',
  '1&2',
  '1&3',
  '1&4',
  '2&3',
  '2&4',
  '3&4',
  '1&2&3',
  '1&2&3&4',
  'junk',
] as const;
const SCENARIOS = [0, 1, 2, 3] as const;
const TRUTH = [false, true] as const;

type Row = {
  method: string;
  scenario: number;
  shielded: boolean;
  internal: boolean;
  overseas: boolean;
};

/**
 * The buttons depend on the methods and on the user's network, the fields on all the rest.
 * `signInOptions.test.ts` combines every configuration.
 */
const rows: Row[] = [
  ...METHODS.flatMap((method) =>
    TRUTH.map((internal) => ({
      method,
      scenario: 0,
      shielded: false,
      internal,
      overseas: false,
    })),
  ),
  ...SCENARIOS.flatMap((scenario) =>
    TRUTH.flatMap((shielded) =>
      TRUTH.map((overseas) => ({ method: '1&4', scenario, shielded, internal: false, overseas })),
    ),
  ),
];

/** The expected texts of the interface, from the specification and D6 to D8. */
function wanted({ method, scenario, shielded, internal, overseas }: Row): string[] {
  const methods = method === 'junk' ? ['1', '2', '3'] : method.split('&');
  const hidden = shielded || overseas;
  const shown: string[] = [];
  if (methods.includes('1')) {
    const emailFirst = hidden || scenario === 2;
    const toggle = scenario === 1 || (scenario === 0 && !hidden);
    shown.push(emailFirst ? 'Email' : 'Mobile number');
    if (toggle) shown.push(emailFirst ? 'Log in with mobile number' : 'Log in with email');
  }
  if (methods.includes('4')) shown.push('Enterprise account');
  if (methods.includes('3')) shown.push(internal ? 'W3 account' : 'Uniportal account');
  if (methods.includes('2')) shown.push('Provider account', 'HW ID');
  return shown;
}

const FIELDS = ['Mobile number', 'Email'];
const BUTTONS = [
  'Log in with mobile number',
  'Log in with email',
  'Enterprise account',
  'W3 account',
  'Uniportal account',
  'Provider account',
  'HW ID',
];

/** Opens the dialog from the home page, which never redirects automatically. */
async function offered({ method, scenario, shielded, internal, overseas }: Row) {
  const service = scriptAcademy(new ScriptedService(), {
    loginMethod: method,
    scenario,
    overseas,
    internal,
    ...(shielded ? { shielded: 'localhost' } : {}),
  });
  const page = await renderApp({ service, environment: testEnvironment() });
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  await passTime(20);
  const dialog = within(screen.getByRole('dialog', { name: 'Sample Academy' }));
  const fields = FIELDS.filter((name) => dialog.queryByRole('textbox', { name }) !== null);
  const buttons = BUTTONS.filter((name) => dialog.queryByRole('button', { name }) !== null);
  return { page, dialog, shown: [...fields, ...buttons] };
}

describe('each academy configuration shows its own sign-in methods', () => {
  test.each(rows)(
    'methods $method, scenario $scenario, shielded $shielded, internal $internal, overseas $overseas',
    async (row) => {
      const { dialog, shown } = await offered(row);
      expect(shown.sort()).toEqual(wanted(row).sort());
      expect(dialog.getByRole('checkbox', { name: /I have read and agree/ })).not.toBeChecked();
    },
  );
});

describe('no method signs in a user who has not accepted the agreement', () => {
  test.each(METHODS)('methods %s', async (method) => {
    const { page, dialog } = await offered({
      method,
      scenario: 1,
      shielded: false,
      internal: false,
      overseas: false,
    });
    const before = page.service.requests.length;
    for (const { name } of dialog
      .queryAllByRole('button')
      .map((button) => ({ name: button.textContent ?? '' }))) {
      if (!BUTTONS.slice(2).includes(name)) continue;
      await page.user.click(dialog.getByRole('button', { name }));
      await passTime(500);
      const question = screen.getByRole('alertdialog');
      await page.user.click(within(question).getByRole('button', { name: 'Cancel' }));
      await passTime(0);
    }
    expect(page.environment.visited).toEqual([]);
    expect(page.service.requests.length).toBe(before);
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});
