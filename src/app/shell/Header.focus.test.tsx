import { act, screen } from '@testing-library/react';
import { memberEnvironment } from '#testing/pages/joinPage.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const member = () => screen.getByRole('button', { expanded: false });
const logIn = () => screen.getByRole('button', { name: 'Log in' });

/** Another tab signs in, with this token, or out. */
async function otherTab(token: string | undefined): Promise<void> {
  if (token === undefined) localStorage.removeItem('access_token');
  else localStorage.setItem('access_token', token);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));
  await passTime(20);
}

test('whoever logs out by keyboard has the focus on logging in', async () => {
  const { user } = await renderApp({ environment: memberEnvironment('/') });
  act(() => member().focus());
  await user.keyboard('{ArrowUp}{Enter}');
  await passTime(0);
  expect(logIn()).toHaveFocus();
});

test('a session that another tab begins or ends leaves the focus in its place', async () => {
  await renderApp({ environment: testEnvironment() });
  act(() => logIn().focus());
  await otherTab('token-1');
  expect(member()).toHaveFocus();
  await otherTab(undefined);
  expect(logIn()).toHaveFocus();
});

test('a dialog that a session of another tab closes gives the focus to what stands where it was opened', async () => {
  const { user } = await renderApp({ environment: testEnvironment() });
  await user.click(logIn());
  await passTime(20);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await otherTab('token-1');
  expect(member()).toHaveFocus();
});
