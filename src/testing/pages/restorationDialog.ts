import { act, screen, within } from '@testing-library/react';
import { passTime } from '../render/renderApp';
import { reply, ScriptedService } from '../network/scriptedFetch';
import { CODE, EMAIL, openSignInPage, PHONE_NUMBER } from './signInPage';
import { testEnvironment } from '../render/testEnvironment';

/** The token call's answer for an account pending deregistration. */
function pendingAccount(deregistrationEndsAt?: string) {
  return reply.json(400, {
    code: '030019',
    message: 'Pending deregistration',
    deregistrationEndsAt,
  });
}

interface Options {
  service?: ScriptedService;
  channel?: 'phone' | 'email';
  endsAt?: string;
  /** Whether the global event asked for a return address (D11). */
  returning?: boolean;
}

/** Signs in, in English, to an account pending deregistration, which opens the dialog. */
export async function openRestoration({
  service = new ScriptedService(),
  channel = 'phone',
  endsAt,
  returning = false,
}: Options = {}) {
  service.script('requestToken', pendingAccount(endsAt));
  const page = await openSignInPage(
    returning ? { service, environment: testEnvironment({ address: '/' }) } : { service },
  );
  const { user } = page;
  if (returning) {
    act(() => page.environment.emit('login-dialog', { redirect: '/courses?id=1' }));
    await passTime(0);
  }
  if (channel === 'email') await page.useEmail();
  await user.type(
    channel === 'phone' ? page.phone() : page.email(),
    channel === 'phone' ? PHONE_NUMBER : EMAIL,
  );
  await page.agree();
  await page.askForCode();
  await user.type(page.code(), CODE);
  await page.submit();
  const dialog = () => screen.getByRole('dialog', { name: 'Restore account' });
  const button = (name: string) => within(dialog()).getByRole('button', { name });
  return {
    ...page,
    dialog,
    button,
    title: () => within(dialog()).getByRole('heading', { level: 3 }),
    goOn: async () => {
      await user.click(button('Continue'));
      await passTime(0);
    },
    verify: async () => {
      await user.click(button('Verify'));
      await passTime(0);
    },
    logInAgain: async () => {
      await user.click(button('Log in again'));
      await passTime(0);
    },
  };
}

export type RestorationPage = Awaited<ReturnType<typeof openRestoration>>;
