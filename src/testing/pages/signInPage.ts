import { act, screen, within } from '@testing-library/react';
import { passTime, renderApp } from '../render/renderApp';
import type { ScriptedService } from '../network/scriptedFetch';
import { testEnvironment } from '../render/testEnvironment';

type Options = Parameters<typeof renderApp>[0];

export const PHONE_NUMBER = '13800000001';
export const EMAIL = 'secretary@school.example';
export const CODE = '123456';

/** Texts of the notices that the page or a dialog shows. */
export const noticesShown = (): string[] =>
  [...document.querySelectorAll('[data-notice]')].map(({ textContent }) => textContent);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The sign-in page in English, used through its controls' names; time is jest's fake clock. */
export async function openSignInPage(options: Options = {}) {
  const environment = options.environment ?? testEnvironment({ address: '/login/index' });
  const page = await renderApp({ ...options, environment });
  const { user } = page;
  return {
    ...page,
    phone: () => field('Mobile number'),
    email: () => field('Email'),
    code: () => field('Verification code'),
    getCode: () => screen.getByRole('button', { name: /^(Get code|Get code again|Resend)$/ }),
    agreementBox: () => screen.getByRole('checkbox', { name: /I have read and agree/ }),
    submitButton: () => screen.getByRole('button', { name: 'Log in / Register' }),
    notices: noticesShown,
    /** Announcements for assistive technology only, because the page shows the text in place. */
    heard: () =>
      within(screen.getByRole('region', { name: 'Notifications' })).getByRole('status').textContent,
    agree: () => user.click(screen.getByRole('checkbox', { name: /I have read and agree/ })),
    useEmail: () => user.click(screen.getByRole('button', { name: 'Log in with email' })),
    askForCode: async () => {
      await user.click(screen.getByRole('button', { name: /^(Get code|Get code again)$/ }));
      await passTime(0);
    },
    submit: async () => {
      await user.click(screen.getByRole('button', { name: 'Log in / Register' }));
      await passTime(0);
    },
    close: async () => {
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
      await passTime(0);
    },
  };
}

export type SignInPage = Awaited<ReturnType<typeof openSignInPage>>;

/** The tab shows the sign-in page again after a reload, Back or Forward: its storage stays. */
export async function reopenSignIn(
  { stop, unmount }: Pick<SignInPage, 'stop' | 'unmount'>,
  options: Omit<Options, 'environment'> = {},
): Promise<SignInPage> {
  act(stop);
  unmount();
  const page = await openSignInPage({
    ...options,
    environment: testEnvironment({ address: '/login/index', reloaded: true }),
  });
  await passTime(20);
  return page;
}

/** Opens the page with everything filled in and accepted that logging in needs. */
export async function readyToLogIn(service: ScriptedService) {
  const page = await openSignInPage({ service });
  await fillIn(page);
  return page;
}

/** Fills in and accepts everything that logging in needs. */
export async function fillIn(page: SignInPage): Promise<void> {
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.user.type(page.code(), CODE);
  await page.agree();
}

/** Requests a code by phone, with consent. */
export async function askByPhone(page: SignInPage): Promise<void> {
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.agree();
  await page.askForCode();
}

/** Requests a code by e-mail, with consent. */
export async function askByEmail(page: SignInPage): Promise<void> {
  await page.useEmail();
  await page.user.type(page.email(), EMAIL);
  await page.agree();
  await page.askForCode();
}
