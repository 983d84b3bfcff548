import { currentPage } from './requestedReturnUrl';
import { act, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { fillIn, openSignInPage } from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

describe('requestedReturnUrl', () => {
  const pageAt = (path: string, query = '') =>
    currentPage({
      address: () => ({
        origin: 'https://login.school.example',
        host: 'login.school.example',
        path,
        query,
      }),
    });
  const LONG = encodeURIComponent(`/${'数'.repeat(230)}`);
  const FULL = 'x'.repeat(2048);
  test.each([
    ['/login/index', '', '/login/index'],
    ['/join', '?tenant_id=a&loginMode=3&x=%2F', '/join?tenant_id=a&x=%2F'],
    ['/join', '?loginMode=3', '/join'],
    ['//evil.example/join', '?a=1', '/evil.example/join?a=1'],
  ])('%s with %s is the page %s', (path, query, page) => expect(pageAt(path, query)).toBe(page));
  test.each([
    [`?tenant_id=a&redirect=${LONG}&x=1`, '/join?tenant_id=a&x=1'],
    [`?x=${FULL}&tenant_id=a&redirect=%2Fme`, '/join?tenant_id=a'],
    [`?tenant_id=${FULL}`, '/join'],
  ])('drops what makes it too long, the academy last', (query, page) =>
    expect(pageAt('/join', query)).toBe(page),
  );
  test('keeps an address of exactly the maximum length', () => {
    const available = 2048 - 'https://login.school.example/join?redirect='.length;
    expect(pageAt('/join', `?redirect=${'x'.repeat(available)}`)).toBe(
      `/join?redirect=${'x'.repeat(available)}`,
    );
    expect(pageAt('/join', `?redirect=${'x'.repeat(available + 1)}`)).toBe('/join');
  });
});

describe('sign in', () => {
  test('goes to an accepted return address after signing in, and to no other', async () => {
    const good = await openSignInPage({
      environment: testEnvironment({ address: '/login/index?redirect=%2Fcourses%3Fid%3D1' }),
    });
    await fillIn(good);
    await good.submit();
    expect(good.environment.visited).toEqual(['/courses?id=1']);
    good.stop();
    good.unmount();

    const evil = await openSignInPage({
      environment: testEnvironment({ address: '/login/index?redirect=%2F%2Fevil.example' }),
    });
    await fillIn(evil);
    await evil.submit();
    expect(evil.environment.visited).toEqual([]);
    expect(evil.environment.reloads).toBe(1);
  });
  describe('a login event while the dialog is open', () => {
    const ask = ({ environment }: SignInPage, detail: unknown) =>
      act(() => environment.emit('login-dialog', detail));
    const openHome = async (service = new ScriptedService()) => {
      const page = await openSignInPage({ service, environment: testEnvironment() });
      ask(page, { redirect: '/courses/7' });
      await passTime(20);
      return page;
    };

    test('changes the return address and keeps the typed values', async () => {
      const page = await openHome();
      await fillIn(page);
      ask(page, { redirect: '/courses/8', loginMode: 2 });
      await page.submit();
      expect(page.environment.visited).toEqual(['/courses/8']);
    });

    test.each([undefined, { redirect: '//evil.example' }, { redirect: 7 }])(
      'keeps the previous return address when it requests none that is acceptable: %j',
      async (detail) => {
        const page = await openHome();
        ask(page, detail);
        await fillIn(page);
        await page.submit();
        expect(page.environment.visited).toEqual(['/courses/7']);
      },
    );

    test('also counts during a token request', async () => {
      const service = new ScriptedService();
      const page = await openHome(
        service.script('requestToken', reply.after(500, service.replyTo('requestToken'))),
      );
      await fillIn(page);
      await page.submit();
      ask(page, { redirect: '/courses/8' });
      await passTime(600);
      expect(page.environment.visited).toEqual(['/courses/8']);
    });

    test('also counts for a QR code that is already shown', async () => {
      const service = new ScriptedService().script(
        'getQrStatus',
        reply.data({ qrCodeStatus: 'QRCODE_NON_SCANED' }),
        reply.data({ qrCodeStatus: 'QRCODE_CONFIRM_LOGIN' }),
      );
      const page = await openHome(service);
      await page.agree();
      await page.user.click(screen.getByRole('button', { name: 'Log in with QR code' }));
      await passTime(2500);
      ask(page, { redirect: '/courses/8' });
      await passTime(5000);
      expect(page.environment.visited).toEqual(['/courses/8']);
    });
  });
});
