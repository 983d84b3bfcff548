import { act, fireEvent, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, EMAIL, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date(2025, 2, 10, 9).getTime() }));
afterEach(() => jest.useRealTimers());

const at = (day: number, hour: number) => new Date(2025, 2, day, hour).toISOString();

test('restores by phone: notice, code, verified, and back to signing in with the prefilled number', async () => {
  const page = await openRestoration();
  expect(screen.getAllByRole('dialog')).toEqual([page.dialog()]);
  expect(page.notices()).toEqual([]);
  expect(page.environment.beacons).toEqual([]);
  expect(page.dialog()).toHaveTextContent('138 **** 0001');
  // Its groups keep their order in a right-to-left sentence.
  expect(screen.getByText('138 **** 0001')).toHaveAttribute('dir', 'ltr');
  expect(page.dialog()).not.toHaveTextContent('0000 0001');
  expect(page.title()).toHaveFocus();
  expect(page.title()).toHaveAccessibleDescription(/^Step 1 of 3 Deregistration of the account/);
  expect(page.dialog()).toHaveTextContent(
    'deleted automatically 15 calendar days after the request',
  );

  await page.goOn();
  expect(page.title()).toHaveAccessibleName('Security verification');
  expect(page.title()).toHaveFocus();
  await page.askForCode();
  expect(page.service.last('sendRestoreSmsCode').body).toBe(
    `country_code=%2B86&phone_number=${PHONE_NUMBER}`,
  );
  expect(page.service.last('sendRestoreSmsCode').headers.get('fp')).toBe('client-id-1');
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
  expect(page.notices()).toEqual(['Code sent. It’s valid for 5 minutes.']);
  expect(page.code()).toHaveFocus();

  await page.user.type(page.code(), CODE);
  await page.verify();
  expect(page.service.last('checkRestoreSmsCode').body).toBe(
    `country_code=%2B86&phone_number=${PHONE_NUMBER}&verificationCode=${CODE}`,
  );
  expect(page.title()).toHaveAccessibleName('Securely verified');
  expect(page.title()).toHaveFocus();
  expect(page.title()).toHaveAccessibleDescription(
    'Step 3 of 3 Restoration succeeded. Please login again',
  );
  expect(page.notices()).toEqual([]);

  await page.logInAgain();
  expect(screen.queryByRole('dialog', { name: 'Restore account' })).not.toBeInTheDocument();
  expect(page.phone()).toHaveValue('138 0000 0001');
  expect(page.code()).toHaveValue('');
  expect(page.agreementBox()).not.toBeChecked();
  // The code of the first try has been redeemed.
  expect(screen.queryByRole('button', { name: /^Sent to/ })).not.toBeInTheDocument();
});

test('restores by e-mail, with address and code in the query', async () => {
  const page = await openRestoration({ channel: 'email' });
  expect(page.dialog()).toHaveTextContent('s****y@school.example');
  await page.goOn();
  await page.askForCode();
  expect(page.service.last('sendRestoreEmailCode').query.get('email')).toBe(EMAIL);
  await page.user.type(page.code(), CODE);
  await page.verify();
  expect(Object.fromEntries(page.service.last('checkRestoreEmailCode').query)).toEqual({
    email: EMAIL,
    verificationCode: CODE,
  });
  await page.logInAgain();
  expect(page.email()).toHaveValue(EMAIL);
  await page.user.click(screen.getByRole('button', { name: 'Log in with mobile number' }));
  await page.useEmail();
  expect(page.email()).toHaveValue('');
});

describe('how long the account can be restored', () => {
  const year = /2025/;
  test.each([
    { endsAt: at(22, 10), says: /12 days left: it will be deleted on March 22, 2025 at 10:00.AM/ },
    { endsAt: at(11, 1), says: /1 day left: it will be deleted on March 11, 2025/ },
    { endsAt: at(10, 18), says: /It will be deleted today \(March 10, 2025 at 6:00.PM\)/ },
    { endsAt: at(30, 10), says: /It will be deleted on March 30, 2025/, not: /left/ },
    { endsAt: at(9, 10), says: /15 calendar days/, not: year },
    { endsAt: 'soon', says: /15 calendar days/, not: year },
    { endsAt: undefined, says: /15 calendar days/, not: year },
  ])('$endsAt', async ({ endsAt, says, not }) => {
    const page = await openRestoration(endsAt === undefined ? {} : { endsAt });
    expect(page.dialog()).toHaveTextContent(says);
    if (not) expect(page.dialog()).not.toHaveTextContent(not);
  });
});

test('signing in again goes to the return address of the first try', async () => {
  const page = await openRestoration({ returning: true });
  await page.goOn();
  await page.user.type(page.code(), CODE);
  await page.verify();
  await page.logInAgain();
  page.service.script(
    'requestToken',
    reply.json(200, { access_token: 'token-1', refresh_token: 'refresh-1' }),
  );
  await page.user.type(page.code(), CODE);
  await page.agree();
  await page.submit();
  expect(page.environment.visited).toEqual(['/courses?id=1']);
});

test('ten clicks check once and send once', async () => {
  const slow = reply.after(500, reply.data(null));
  const service = new ScriptedService()
    .script('sendRestoreSmsCode', slow)
    .script('checkRestoreSmsCode', slow);
  const page = await openRestoration({ service });
  await page.goOn();
  const clickTen = async (button: HTMLElement) => {
    await act(async () => {
      for (let click = 0; click < 10; click += 1) fireEvent.click(button);
    });
    await passTime(1000);
  };
  await clickTen(page.getCode());
  await page.user.type(page.code(), CODE);
  await clickTen(page.button('Verify'));
  expect([service.count('sendRestoreSmsCode'), service.count('checkRestoreSmsCode')]).toEqual([
    1, 1,
  ]);
});
