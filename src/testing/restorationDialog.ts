import { screen, within } from '@testing-library/react';
import { passTime } from './renderApp';
import { reply, ScriptedService } from './scriptedFetch';
import { CODE, EMAIL, openSignInPage, PHONE } from './signInPage';

/** What the token call says of an account pending deregistration (P1). */
export function pendingAccount(deregistrationEndsAt?: string) {
  return reply.json(400, { code: '030019', message: 'Pending deregistration', deregistrationEndsAt });
}

interface Options {
  service?: ScriptedService;
  channel?: 'phone' | 'email';
  endsAt?: string;
}

/** A visitor whose account is pending deregistration signed in, in English, and stands before the dialog. */
export async function openRestoration({ service = new ScriptedService(), channel = 'phone', endsAt }: Options = {}) {
  service.script('requestToken', pendingAccount(endsAt));
  const page = await openSignInPage({ service });
  const { user } = page;
  if (channel === 'email') await page.useEmail();
  await user.type(channel === 'phone' ? page.phone() : page.email(), channel === 'phone' ? PHONE : EMAIL);
  await user.type(page.code(), CODE);
  await page.agree();
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
