import { screen, within } from '@testing-library/react';
import { passTime, renderApp } from '../render/renderApp';
import { reply, ScriptedService } from '../network/scriptedFetch';
import type { Reply } from '../network/scriptedFetch';
import { noticesShown } from './signInPage';
import { testEnvironment } from '../render/testEnvironment';
import type { TestEnvironment } from '../render/testEnvironment';

type Options = Parameters<typeof renderApp>[0];
type StatusWord = 'NON_SCANED' | 'SCANED' | 'CANCEL_LOGIN' | 'CONFIRM_LOGIN';

/** From an answer to the next poll. ms */
export const POLL_MS = 2000;

/** The service's answer with a session's status. */
export function qrStatus(word: StatusWord): Reply {
  return reply.data({ qrCodeStatus: `QRCODE_${word}` });
}

export const qrExpired = reply.refused('030027', 'The QR code is no longer valid');

/** A service whose session goes through these statuses, one per poll; the last one repeats. */
export function qrService(...statuses: Reply[]): ScriptedService {
  return new ScriptedService().script('getQrStatus', ...statuses);
}

const button = (name: string) => screen.getByRole('button', { name });

/** Makes the page hidden or visible. */
export function showPage(shown: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!shown);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The sign-in page in English, in QR mode; time is jest's fake clock. */
export async function openQrPage(options: Options & { environment?: TestEnvironment } = {}) {
  const environment =
    options.environment ?? testEnvironment({ address: '/login/index?loginMode=2' });
  const page = await renderApp({ ...options, environment });
  const press = async (name: string) => {
    await page.user.click(button(name));
    await passTime(0);
  };
  return {
    ...page,
    press,
    button,
    code: () => screen.queryByRole('img', { name: 'QR code for logging in' }),
    panel: () => screen.getByRole('group', { name: 'Log in with QR code' }),
    /** The texts of the panel's live regions. */
    news: () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('status')
        .map((region) => region.textContent)
        .filter((text) => text !== ''),
    agree: () => page.user.click(screen.getByRole('checkbox', { name: /I have read and agree/ })),
    question: () => screen.queryByRole('alertdialog'),
    answer: async (name: 'OK' | 'Cancel') => {
      await passTime(500);
      await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
      await passTime(0);
    },
    notices: noticesShown,
    /** Waits for the next poll, which sees a new status. */
    poll: () => passTime(POLL_MS),
  };
}

export type QrPage = Awaited<ReturnType<typeof openQrPage>>;
