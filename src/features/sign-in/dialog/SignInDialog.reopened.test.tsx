import { act, screen, within } from '@testing-library/react';
import { openQrPage } from '#testing/pages/qrPage.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { fillIn, openSignInPage } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Closes the dialog on a page that opens it again as soon as it hears of that (D2), before anything is drawn. */
async function closeOnInsistentPage({
  user,
}: {
  user: { click(element: Element): Promise<void> };
}): Promise<void> {
  const openAgain = () => void window.dispatchEvent(new CustomEvent('login-dialog'));
  window.addEventListener('login-dialog:closed', openAgain, { once: true });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await passTime(20);
}

test('the QR side, closed and opened again at once, has a code', async () => {
  const page = await openQrPage();
  await closeOnInsistentPage(page);
  expect(page.code()).toBeVisible();
  expect(page.service.count('createQrSession')).toBe(2);
});

test('the code form, closed and opened again at once, has forgotten what was typed', async () => {
  const page = await openSignInPage();
  await fillIn(page);
  await closeOnInsistentPage(page);
  expect(page.phone()).toHaveValue('');
  expect(page.code()).toHaveValue('');
  expect(page.agreementBox()).not.toBeChecked();
});

test('a login event that cannot be read opens the dialog, and keeps no later one from being heard (D2)', async () => {
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
