import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, EMAIL, openSignInPage, reopenSignIn } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date(2025, 2, 10, 9, 5).getTime() }));
const line = () => screen.queryByRole('button', { name: /^Sent to/ });

async function afterSending(options: Parameters<typeof openSignInPage>[0] = {}) {
  const page = await openSignInPage(options);
  expect(line()).not.toBeInTheDocument();
  await askByPhone(page);
  return page;
}

test('says where and when the code was sent and, opened, how long it is valid; help stays a separate link', async () => {
  const page = await afterSending();
  expect(line()).toHaveAccessibleName(/^Sent to 138 \*{4} 0001 at 9:05.AM$/);
  expect(line()).toHaveAttribute('aria-expanded', 'false');
  await page.user.click(line()!);
  expect(screen.getByText(/^The code is valid for 5 minutes, until 9:10.AM$/)).toBeVisible();
  const help = screen.getByRole('link', { name: "Didn't receive the code?" });
  expect(help).toHaveAttribute('target', '_blank');
  expect(help).toHaveAttribute(
    'href',
    '/commonUsage/failReceiveVerificationCode.htm?type=phone&sxz-lang=en_US',
  );
});

test('shows nothing before a code was sent', async () => {
  await afterSending({
    service: new ScriptedService().script('sendSmsCode', reply.refused('100001', 'No')),
  });
  expect(line()).not.toBeInTheDocument();
});

test('moves the focus to the number, disappears once the number changes, and reappears with it', async () => {
  const page = await afterSending();
  const text = line()?.textContent;
  await page.user.click(line()!);
  await page.user.click(screen.getByRole('button', { name: 'Edit mobile number' }));
  expect(page.phone()).toHaveFocus();
  await page.user.type(page.phone(), '{Backspace}2');
  expect(line()).not.toBeInTheDocument();
  await page.user.type(page.phone(), '{Backspace}1');
  expect(line()?.textContent).toBe(text);
});

test('switches to the other channel', async () => {
  const page = await afterSending();
  await page.user.click(line()!);
  await page.user.click(screen.getByRole('button', { name: 'Receive the code by email instead' }));
  expect(page.email()).toHaveValue('');
  await page.user.type(page.email(), EMAIL);
  await page.agree();
  await page.askForCode();
  expect(line()).toHaveAccessibleName(/^Sent to s\*{4}y@school.example at/);
  await page.user.click(line()!);
  expect(screen.getByRole('button', { name: 'Edit email' })).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Receive the code by SMS instead' }),
  ).toBeInTheDocument();
});

test('offers no channel that the academy does not have', async () => {
  const scenario = reply.data({ vipSchoolAppName: '', loginScenarioType: 3 });
  const page = await afterSending({
    service: new ScriptedService().script('getLoginScenario', scenario),
  });
  await page.user.click(line()!);
  expect(screen.queryByRole('button', { name: /Receive the code/ })).not.toBeInTheDocument();
});

test('reappears after a reload while the code is valid', async () => {
  const before = await afterSending();
  await passTime(299_000 - 20);
  const after = await reopenSignIn(before);
  expect(line()).toHaveAccessibleName(/at 9:05.AM$/);
  // The next code is a different one, and the button says so.
  expect(screen.getByRole('button', { name: 'Get code again' })).toBeVisible();
  await passTime(1000);
  await reopenSignIn(after);
  expect(line()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Get code' })).toBeVisible();
});
