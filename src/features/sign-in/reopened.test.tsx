import { screen, within } from '@testing-library/react';
import { openQrPage } from '../../testing/qrPage';
import { passTime } from '../../testing/renderApp';
import { fillIn, openSignInPage } from '../../testing/signInPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Closes the dialog on a page that opens it again as soon as it hears of that (D2), before anything is drawn. */
async function closeOnInsistentPage({ user }: { user: { click(element: Element): Promise<void> } }): Promise<void> {
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
