import { fireEvent, screen } from '@testing-library/react';
import pictures from '../cases/pictures.json';
import { saveTokens, syncCookie } from '#shared/session/tokenStore.ts';
import { passTime, renderApp } from '../render/renderApp';
import { testEnvironment } from '../render/testEnvironment';
import type { TestEnvironment } from '../render/testEnvironment';

type Options = Parameters<typeof renderApp>[0];

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** A file of the project's picture cases, by its name there. */
export function pictureFile(name: string, as = name): File {
  const picture = pictures.find((row) => row.name === name);
  if (picture === undefined) throw new Error(`No picture case is called ${name}`);
  return new File([Uint8Array.from(atob(picture.base64), (char) => char.charCodeAt(0))], as);
}

/** A browser in which an earlier page signed in. */
export function memberEnvironment(address = '/join', reloaded = false): TestEnvironment {
  const environment = testEnvironment({ address, reloaded });
  const grant = { access_token: 'token-1', refresh_token: '', user_id: 'u1' };
  saveTokens(environment, grant);
  syncCookie(environment);
  return environment;
}

/** Reading a file takes turns of the real event loop. */
async function filesRead(): Promise<void> {
  await passTime(0);
  await passTime(0);
}

/** The join page in English, signed in by default; time is jest's fake clock. */
export async function openJoinPage(options: Options = {}) {
  const environment = options.environment ?? memberEnvironment();
  // The router reads jsdom's own address bar.
  history.replaceState(null, '', '/join');
  const page = await renderApp({ ...options, environment });
  await passTime(0);
  const { user } = page;
  const fileInput = () => {
    const input = document.querySelector('input[type=file]');
    if (input === null) throw new Error('The form has no file input');
    return input;
  };
  return {
    ...page,
    realName: () => field('Real name'),
    reason: () => field('Reason for joining'),
    gender: (name: 'Male' | 'Female') => screen.getByRole('radio', { name }),
    chooseImage: () => screen.getByRole('button', { name: 'Choose image' }),
    submitButton: () => screen.getByRole('button', { name: 'Submit application' }),
    button: (name: string) => screen.queryByRole('button', { name }),
    fill: async () => {
      await user.type(field('Real name'), '李雷');
      await user.click(screen.getByRole('radio', { name: 'Male' }));
      await user.type(field('Reason for joining'), 'I want to learn');
    },
    submit: async () => {
      await user.click(screen.getByRole('button', { name: 'Submit application' }));
      await passTime(0);
    },
    choose: async (...files: File[]) => {
      fireEvent.change(fileInput(), { target: { files } });
      await filesRead();
    },
  };
}

export type JoinPage = Awaited<ReturnType<typeof openJoinPage>>;

/** The last submission. */
export function submission({ service }: Pick<JoinPage, 'service'>): unknown {
  return JSON.parse(service.last('submitApplication').body);
}

/** A waiting application, as the service returns it. */
export const WAITING = { realName: '李雷', gender: 'male', reason: 'To learn', state: 'sent' };

/** Expects the form to hold earlier values. */
export function expectFilled(page: {
  realName(): HTMLElement;
  reason(): HTMLElement;
  gender(name: 'Male'): HTMLElement;
}): void {
  expect(page.realName()).toHaveValue('李雷');
  expect(page.reason()).toHaveValue('I want to learn');
  expect(page.gender('Male')).toBeChecked();
}
