import { act, screen, within } from '@testing-library/react';
import { scriptAcademy } from '../network/academies';
import { passTime } from '../render/renderApp';
import { ScriptedService } from '../network/scriptedFetch';
import { openSignInPage } from './signInPage';
import { testEnvironment } from '../render/testEnvironment';
import type { TestEnvironment } from '../render/testEnvironment';

/** A return that names its account only. */
export const RETURN = '/?isThirdLogin=uniportal';

type Answers = Parameters<typeof scriptAcademy>[1];

interface Options extends Omit<NonNullable<Parameters<typeof openSignInPage>[0]>, 'environment'> {
  environment?: TestEnvironment;
  /** Whether an earlier page's storage and cookies are kept. */
  reloaded?: boolean;
}

/** A page of an academy with third-party accounts; time is jest's fake clock. */
export async function openThirdPartyPage(
  answers: Answers,
  address = '/login/index',
  { environment, service, reloaded = false, ...options }: Options = {},
) {
  const page = await openSignInPage({
    ...options,
    service: scriptAcademy(service ?? new ScriptedService(), answers),
    environment: environment ?? testEnvironment({ address, reloaded }),
  });
  await passTime(20);
  return {
    ...page,
    /** Clicks the button of a third-party account. */
    choose: async (name: string) => {
      await page.user.click(screen.getByRole('button', { name }));
      await passTime(0);
    },
    leave: () => {
      act(() => page.stop());
      page.unmount();
    },
  };
}

export type ThirdPartyPage = Awaited<ReturnType<typeof openThirdPartyPage>>;

/**
 * The next page of the same browser: storage stays, the address is the external page's redirect,
 * with its token in the cookie.
 */
export function comeBack(
  answers: Answers,
  address: string,
  token?: string,
  service?: ScriptedService,
) {
  if (token !== undefined) document.cookie = `access_token=${token}; Path=/`;
  return openThirdPartyPage(answers, address, { reloaded: true, ...(service ? { service } : {}) });
}

/** Answers the consent question. */
export async function answer(page: ThirdPartyPage, name: 'OK' | 'Cancel'): Promise<void> {
  await passTime(500);
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await passTime(20);
}

export const question = () => screen.queryByRole('alertdialog');
export const cookie = () => /access_token=([^;]*)/.exec(document.cookie)?.[1];

export function storeSession(): void {
  const session = { access_token: 'mine', realName: '李雷', lastestLoginType: 'phone' };
  Object.entries(session).forEach(([key, value]) => localStorage.setItem(key, value));
}

/** A browser whose session is that of 李雷. */
export function signedInBrowser(token: string, address = RETURN) {
  const environment = testEnvironment({ address });
  storeSession();
  document.cookie = `access_token=${token}; Path=/`;
  return environment;
}
