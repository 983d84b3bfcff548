import { act, screen, within, fireEvent } from '@testing-library/react';
import { passTime, renderApp, restorePage } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import {
  CODE,
  EMAIL,
  openSignInPage,
  PHONE_NUMBER,
  readyToLogIn,
  fillIn,
} from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { openQrPage } from '#testing/pages/qrPage.ts';

describe('mode switch', () => {
  async function switchMode(page: SignInPage, to: 'QR code' | 'code'): Promise<void> {
    await page.user.click(screen.getByRole('button', { name: `Log in with ${to}` }));
    await passTime(0);
  }
  async function switchModeTwice(page: SignInPage): Promise<void> {
    await switchMode(page, 'QR code');
    await switchMode(page, 'code');
  }
  async function openWithTypedValues(): Promise<SignInPage> {
    const page = await openSignInPage();
    await page.user.type(page.phone(), PHONE_NUMBER);
    await page.user.type(page.code(), CODE);
    return page;
  }
  test('typed values survive switching to QR and back, and the code is not in storage', async () => {
    const page = await openWithTypedValues();
    await switchMode(page, 'QR code');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/123456/);
    await switchMode(page, 'code');
    expect(page.phone()).toHaveValue('138 0000 0001');
    expect(page.code()).toHaveValue(CODE);
  });
  test('the channel of the typed values is restored with them', async () => {
    const page = await openSignInPage();
    await page.useEmail();
    await page.user.type(page.email(), EMAIL);
    await switchModeTwice(page);
    expect(page.email()).toHaveValue(EMAIL);
  });
  test('changing the number clears a code that was kept while the QR mode was shown', async () => {
    const page = await openWithTypedValues();
    await switchModeTwice(page);
    await page.user.type(page.phone(), '{Backspace}2');
    expect(page.phone()).toHaveValue('138 0000 0002');
    expect(page.code()).toHaveValue('');
  });
  test('a form that was left and shown again during a sign-in is busy and ignores submits', async () => {
    const service = new ScriptedService().script(
      'signLatestAgreement',
      reply.after(5000, reply.data(null)),
    );
    const page = await readyToLogIn(service);
    await page.submit();
    await switchModeTwice(page);
    expect(page.submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(page.phone()).toHaveAttribute('readonly');
    await passTime(5000);
    expect(page.environment.reloads).toBe(1);
  });
  test('the last chosen mode is shown after a reload and on reopening, whatever the original address asked for', async () => {
    const page = await openSignInPage({
      environment: testEnvironment({ address: '/login/index?loginMode=2&tenant_id=all' }),
    });
    await switchMode(page, 'code');
    await page.close();
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await passTime(0);
    expect(page.phone()).toBeVisible();
    const { path, query } = page.environment.address();
    page.stop();
    page.unmount();
    const again = await openSignInPage({
      environment: testEnvironment({ address: path + query, reloaded: true }),
    });
    expect(again.phone()).toBeVisible();
    expect(query).toBe('?tenant_id=all');
  });
  test('a page cached in QR mode has lost the code of the code form', async () => {
    const page = await openWithTypedValues();
    await switchMode(page, 'QR code');
    await restorePage();
    await switchMode(page, 'code');
    expect(page.phone()).toHaveValue('138 0000 0001');
    expect(page.code()).toHaveValue('');
  });
});

describe('reopened', () => {
  /** Closes the dialog on a page that reopens it on the close event, before the next render. */
  async function closeOnReopeningPage({
    user,
  }: {
    user: { click(element: Element): Promise<void> };
  }): Promise<void> {
    const openAgain = () => void window.dispatchEvent(new CustomEvent('login-dialog'));
    window.addEventListener('login-dialog:closed', openAgain, { once: true });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await passTime(20);
  }
  test('QR mode has a code after closing and reopening at once', async () => {
    const page = await openQrPage();
    await closeOnReopeningPage(page);
    expect(page.code()).toBeVisible();
    expect(page.service.count('createQrSession')).toBe(2);
  });
  test('the code form is empty after closing and reopening at once', async () => {
    const page = await openSignInPage();
    await fillIn(page);
    await closeOnReopeningPage(page);
    expect(page.phone()).toHaveValue('');
    expect(page.code()).toHaveValue('');
    expect(page.agreementBox()).not.toBeChecked();
  });
  test('an unreadable login event opens the dialog, and later events still work', async () => {
    const { user } = await renderApp();
    const unreadable = {
      get loginMode(): never {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    const ask = (detail?: unknown) =>
      act(() => void window.dispatchEvent(new CustomEvent('login-dialog', { detail })));
    ask(unreadable);
    const dialog = () => screen.getByRole('dialog');
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    ask();
    expect(dialog()).toBeInTheDocument();
  });
  test('a page that is the dialog has a main part and a heading of level one, also the page behind it', async () => {
    const page = await openSignInPage();
    const heading = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 });
    expect(screen.getByRole('dialog')).toContainElement(heading());
    await page.close();
    await passTime(20);
    expect(heading()).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(within(screen.getByRole('dialog')).getByRole('heading', { level: 2 })).toBeVisible();
  });
});

describe('held enter', () => {
  /** Repeats keydown on the currently focused element, as a browser does. */
  async function holdEnter(from: HTMLElement): Promise<void> {
    act(() => from.focus());
    for (let time = 0; time < 10; time += 1) {
      const at = document.activeElement as HTMLElement;
      if (fireEvent.keyDown(at, { key: 'Enter', repeat: time > 0 })) {
        if (at instanceof HTMLInputElement) fireEvent.submit(at.form!);
        else fireEvent.click(at);
      }
      await passTime(40);
    }
  }
  type Page = Awaited<ReturnType<typeof openSignInPage>>;
  test.each<[string, (page: Page) => HTMLElement]>([
    ['the code field', (page) => page.code()],
    ['the code button', (page) => page.getCode()],
    ['a third-party account', () => screen.getByRole('button', { name: 'Provider account' })],
  ])(
    'holding Enter on %s opens the consent question and does not accept it',
    async (_where, controlOf) => {
      const service = new ScriptedService();
      const page = await openSignInPage({ service });
      await page.user.type(page.phone(), PHONE_NUMBER);
      await page.user.type(page.code(), CODE);
      await holdEnter(controlOf(page));
      expect(screen.getByRole('alertdialog')).toBeInTheDocument();
      expect(page.environment.visited).toEqual([]);
      for (const operation of ['requestToken', 'getSliderChallenge'] as const)
        expect(service.count(operation)).toBe(0);
    },
  );
  test('holding Enter submits a wrong code once', async () => {
    const service = new ScriptedService().script(
      'requestToken',
      reply.json(400, { error_description: '短信验证码错误或失效' }),
    );
    const page = await readyToLogIn(service);
    await holdEnter(page.code());
    expect(screen.getByText('SMS verification code incorrect or invalid')).toBeInTheDocument();
    expect(service.count('requestToken')).toBe(1);
  });
});

describe('pressed twice', () => {
  test('ten clicks on the code button send one code', async () => {
    const service = new ScriptedService().script('sendSmsCode', reply.after(500, reply.data(null)));
    const page = await openSignInPage({ service });
    await page.user.type(page.phone(), PHONE_NUMBER);
    await page.agree();
    const button = page.getCode();
    act(() => {
      for (let click = 0; click < 10; click += 1) fireEvent.click(button);
    });
    await passTime(1000);
    expect(service.count('getSliderChallenge')).toBe(1);
    expect(service.count('sendSmsCode')).toBe(1);
    expect(page.heard()).toBe('Code sent. It’s valid for 5 minutes.');
  });
  test('a double click and Enter on the log-in button send one token request', async () => {
    const service = new ScriptedService().script(
      'requestToken',
      reply.after(500, new ScriptedService().replyTo('requestToken')),
    );
    const page = await readyToLogIn(service);
    await page.user.dblClick(page.submitButton());
    await page.user.type(page.code(), '{Enter}{Enter}');
    await passTime(1000);
    expect(service.count('requestToken')).toBe(1);
    expect(page.environment.reloads).toBe(1);
  });
  test('a double click on the corner switches the mode once', async () => {
    const page = await openSignInPage();
    await page.user.dblClick(screen.getByRole('button', { name: 'Log in with QR code' }));
    expect(screen.getByRole('button', { name: 'Log in with code' })).toBeInTheDocument();
    expect(localStorage.getItem('loginMode')).toBe('2');
  });
});

const GRANT = { access_token: 'late-token', refresh_token: 'r' };

const CONFIRMED = reply.data({ qrCodeStatus: 'QRCODE_CONFIRM_LOGIN' });

test('with a token request running in each mode, only the visible mode signs in, once', async () => {
  const service = new ScriptedService()
    .script('requestToken', reply.after(3000, reply.json(200, GRANT)))
    .script('getQrStatus', CONFIRMED);
  const page = await readyToLogIn(service);
  await page.submit();
  await page.user.click(screen.getByRole('button', { name: 'Log in with QR code' }));
  await passTime(10_000);
  expect(localStorage.getItem('access_token')).toBe('token-1');
  expect(service.count('requestQrToken')).toBe(1);
  expect(page.environment.reloads).toBe(1);
  expect(page.notices()).not.toContain('Login failed');
});

test('switching back during the QR code’s token request keeps only the token of the code form', async () => {
  const service = new ScriptedService()
    .script('requestToken', reply.json(200, GRANT))
    .script('getQrStatus', CONFIRMED)
    .script(
      'requestQrToken',
      reply.after(3000, reply.data({ access_token: 'token-of-the-QR-code', refresh_token: 'r' })),
    );
  const page = await readyToLogIn(service);
  await page.user.click(screen.getByRole('button', { name: 'Log in with QR code' }));
  await passTime(2500);
  expect(service.count('requestQrToken')).toBe(1);
  await page.user.click(screen.getByRole('button', { name: 'Log in with code' }));
  await passTime(0);
  if (page.code().value === '') await page.user.type(page.code(), CODE);
  await page.submit();
  await passTime(10_000);
  expect(localStorage.getItem('access_token')).toBe('late-token');
  expect(page.environment.reloads).toBe(1);
});
