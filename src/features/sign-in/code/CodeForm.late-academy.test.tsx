import { screen, within } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ONLY_EMAIL = reply.data({ vipSchoolAppName: 'App', loginScenarioType: 2 });

/**
 * Opens the sign-in page with a typed phone number. After a second the academy’s configuration
 * allows only e-mail.
 */
async function openBeforeAcademy(service: ScriptedService) {
  service.script('getLoginScenario', reply.after(1000, ONLY_EMAIL));
  const page = await openSignInPage({ service });
  await page.user.type(page.phone(), PHONE_NUMBER);
  return page;
}

test('a code being sent to a phone shows no message on the e-mail form that replaces the phone form', async () => {
  const page = await openBeforeAcademy(
    new ScriptedService().script('sendSmsCode', reply.after(2000, reply.data(null))),
  );
  await page.agree();
  await page.askForCode();
  await passTime(5000);
  expect(page.email()).toHaveValue('');
  expect(page.notices()).toEqual([]);
  expect(page.getCode()).toHaveTextContent('Get code');
  expect(page.agreementBox()).toBeChecked();
});

test('aborts a token request for a phone when the e-mail form replaces the phone form', async () => {
  const page = await openBeforeAcademy(new ScriptedService().script('requestToken', reply.hang()));
  await page.user.type(page.code(), CODE);
  await page.agree();
  await page.submit();
  await passTime(1000);
  expect(page.service.last('requestToken').aborted).toBe(true);
  expect(page.email()).not.toHaveAttribute('readonly');
});

test('closes the consent question when its form is replaced', async () => {
  const page = await openBeforeAcademy(new ScriptedService());
  await page.askForCode();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await passTime(1000);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(page.service.count('sendSmsCode')).toBe(0);
});

test('keeps the consent question for a third-party account when the form behind it is replaced', async () => {
  const page = await openSignInPage({
    service: new ScriptedService().script('getLoginScenario', reply.after(1000, ONLY_EMAIL)),
  });
  await page.user.click(screen.getByRole('button', { name: 'Provider account' }));
  await passTime(1000);
  await page.user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }),
  );
  await passTime(0);
  expect(page.environment.visited).toHaveLength(1);
});
