import { screen, within } from '@testing-library/react';
import {
  askByPhone,
  EMAIL,
  reopenSignIn,
  openSignInPage,
  PHONE_NUMBER,
  CODE,
} from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

describe('kept', () => {
  const LIFE_MS = 300_000;
  async function typePhone(text = PHONE_NUMBER): Promise<SignInPage> {
    const page = await openSignInPage();
    await page.user.type(page.phone(), text);
    return page;
  }
  const storedText = () => JSON.stringify({ ...sessionStorage });
  test.each([
    ['a number', PHONE_NUMBER, '138 0000 0001'],
    ['a number that is not complete', '138', '138'],
  ])('%s that was typed is kept for the tab', async (_, text, shown) => {
    const page = await reopenSignIn(await typePhone(text));
    expect(page.phone()).toHaveValue(shown);
    expect(page.phone()).toBeValid();
  });
  test('an address that was typed is kept with its form', async () => {
    const page = await openSignInPage();
    await page.useEmail();
    await page.user.type(page.email(), EMAIL);
    expect((await reopenSignIn(page)).email()).toHaveValue(EMAIL);
  });
  test('what was typed after a code was sent replaces its recipient', async () => {
    const page = await openSignInPage();
    await askByPhone(page);
    await page.user.clear(page.phone());
    await page.user.type(page.phone(), '13900000002');
    expect((await reopenSignIn(page)).phone()).toHaveValue('139 0000 0002');
  });
  test('it ends after five minutes, in storage too', async () => {
    const page = await typePhone();
    await passTime(LIFE_MS);
    expect(page.phone()).toHaveValue('138 0000 0001');
    expect(storedText()).not.toContain('0001');
    expect((await reopenSignIn(page)).phone()).toHaveValue('');
  });
  test.each<[string, (page: SignInPage) => unknown]>([
    ['the text is deleted', (page) => page.user.clear(page.phone())],
    ['the other channel is chosen', (page) => page.useEmail()],
    ['the dialog is closed', (page) => page.close()],
  ])('it ends when %s', async (_, end) => {
    const page = await typePhone();
    await end(page);
    expect(storedText()).not.toContain('0001');
    await reopenSignIn(page);
    for (const field of screen.queryAllByRole('textbox')) expect(field).toHaveValue('');
  });
});

describe('late academy', () => {
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
    const page = await openBeforeAcademy(
      new ScriptedService().script('requestToken', reply.hang()),
    );
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
});
