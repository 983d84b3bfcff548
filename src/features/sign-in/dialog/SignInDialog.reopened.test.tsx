import { act, screen, within } from '@testing-library/react';
import { openQrPage } from '#testing/pages/qrPage.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { fillIn, openSignInPage } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
