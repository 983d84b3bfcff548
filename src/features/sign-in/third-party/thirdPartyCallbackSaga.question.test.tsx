import { act, screen, within } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import {
  answer,
  comeBack,
  cookie,
  openThirdPartyPage,
  question,
  RETURN,
  signedInBrowser,
} from '#testing/pages/thirdPartyPage.ts';
import { PHONE_NUMBER } from '#testing/pages/signInPage.ts';

const REFUSED = reply.json(401, { code: '401', message: '', data: null });

describe('the question before a sign-in that no one asked for', () => {
  const profileOf = (data: unknown) => new ScriptedService().script('getProfile', reply.data(data));

  /** A crafted link to a browser without a session. */
  async function arrive(service: ScriptedService) {
    testEnvironment();
    const page = await comeBack({}, RETURN, 'planted', service);
    await passTime(20);
    return page;
  }

  test.each([
    [{ realName: '韩梅梅', email: 'han@x.example' }, /^Log in as 韩梅梅 h\*{4}n@x.example ?\?$/],
    [{ realName: ' ', mobile: '13800000001' }, /^Log in as 138 \*{4} 0001 ?\?$/],
    [{}, /^Log in with the account from the other page\?$/],
  ])('says whom the profile names: %j', async (profile, name) => {
    const { service } = await arrive(profileOf(profile));
    expect(screen.getByRole('alertdialog', { name })).toBeInTheDocument();
    expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer planted');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('tells two accounts of one name apart', async () => {
    const environment = signedInBrowser('planted');
    const service = new ScriptedService().script(
      'getProfile',
      reply.data({ realName: '李雷', mobile: '13800000001' }),
      reply.data({ realName: '李雷', email: 'lei@evil.example' }),
    );
    await openThirdPartyPage({}, undefined, { environment, service });
    expect(screen.getByRole('alertdialog', { name: /^Log in as 李雷 l\*{4}i@evil/ })).toBeVisible();
    expect(question()).toHaveTextContent('You’re logged in as 李雷 138 **** 0001.');
    expect(question()).toHaveTextContent('The account from the other page has the same name');
  });

  test.each([
    ['shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['focused', () => window.dispatchEvent(new Event('focus'))],
    [
      'restored',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('takes no answer in the half second after its page is %s', async (_, see) => {
    const page = await arrive(profileOf({ realName: '韩梅梅' }));
    const ok = () => within(question()!).getByRole('button', { name: 'OK' });
    await passTime(60_000);
    act(() => void see());
    await passTime(480);
    await page.user.click(ok());
    await passTime(19);
    expect(localStorage.getItem('access_token')).toBeNull();
    await passTime(1);
    await page.user.click(ok());
    await passTime(20);
    expect(localStorage.getItem('access_token')).toBe('planted');
  });

  test('does not wait long for the profile', async () => {
    await arrive(new ScriptedService().script('getProfile', reply.after(60_000, reply.data({}))));
    expect(question()).not.toBeInTheDocument();
    await passTime(3000);
    expect(question()).toHaveTextContent('Log in with the account from the other page?');
  });

  test('is not asked for a token that the service refuses; the session stays', async () => {
    const environment = signedInBrowser('worthless');
    const service = new ScriptedService().script('getProfile', reply.data({}), REFUSED);
    const page = await openThirdPartyPage({}, undefined, { environment, service });
    expect(question()).not.toBeInTheDocument();
    expect(page.notices()).toHaveLength(1);
    expect([localStorage.getItem('access_token'), cookie()]).toEqual(['mine', 'mine']);
  });

  test('has the focus on its text and takes no answer in the first half second', async () => {
    const page = await arrive(profileOf({ realName: '韩梅梅' }));
    expect(document.activeElement).toHaveTextContent(/By selecting OK/);
    const ok = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' });
    await page.user.keyboard('{Enter}{Escape}');
    await page.user.click(ok());
    await passTime(400);
    await page.user.click(ok());
    expect(question()).toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
    await passTime(100);
    await page.user.click(ok());
    await passTime(20);
    expect(localStorage.getItem('access_token')).toBe('planted');
  });

  test('takes no OK that was meant for a question of the form, which it replaces', async () => {
    const service = new ScriptedService().script(
      'getProfile',
      reply.after(2000, reply.data({ realName: '韩梅梅' })),
    );
    const page = await arrive(service);
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await passTime(20);
    await page.user.type(page.phone(), PHONE_NUMBER);
    await page.askForCode();
    await passTime(1960);
    expect(question()).toHaveTextContent('Log in as');
    await page.user.click(within(question()!).getByRole('button', { name: 'OK' }));
    await passTime(20);
    expect(localStorage.getItem('access_token')).toBeNull();
    await answer(page, 'OK');
    expect(localStorage.getItem('access_token')).toBe('planted');
    expect(service.count('getSliderChallenge')).toBe(0);
  });

  test('leaving the page removes the cookie at once', async () => {
    await arrive(profileOf({}));
    expect(cookie()).toBe('planted');
    window.dispatchEvent(new Event('pagehide'));
    expect(cookie()).toBeUndefined();
  });

  test('a session of another tab that replaces this tab’s closes it', async () => {
    const page = await openThirdPartyPage({}, undefined, {
      environment: signedInBrowser('planted'),
    });
    expect(question()).toBeInTheDocument();
    act(() => page.environment.otherTab('access_token', 'of-tab'));
    await passTime(20);
    expect(question()).not.toBeInTheDocument();
    expect(cookie()).toBe('of-tab');
  });
});
