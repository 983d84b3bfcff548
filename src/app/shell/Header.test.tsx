import { act, screen } from '@testing-library/react';
import { memberEnvironment } from '#testing/pages/joinPage.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { caseText } from '#testing/cases/caseText.ts';
import strings from '#testing/cases/strings.json';
import { displayText } from '#lib/text/displayText.ts';
import { profileFetched } from '#shared/session/sessionSlice.ts';

describe('focus', () => {
  const member = () => screen.getByRole('button', { expanded: false });
  const logIn = () => screen.getByRole('button', { name: 'Log in' });
  /** Signs in from another tab with this token, or out. */
  async function otherTab(token: string | undefined): Promise<void> {
    if (token === undefined) localStorage.removeItem('access_token');
    else localStorage.setItem('access_token', token);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));
    await passTime(20);
  }
  test('logging out by keyboard moves the focus to the log-in button', async () => {
    const { user } = await renderApp({ environment: memberEnvironment('/') });
    act(() => member().focus());
    await user.keyboard('{ArrowUp}{Enter}');
    await passTime(0);
    expect(logIn()).toHaveFocus();
  });
  test('a session that another tab starts or ends keeps the focus in its place', async () => {
    await renderApp({ environment: testEnvironment() });
    act(() => logIn().focus());
    await otherTab('token-1');
    expect(member()).toHaveFocus();
    await otherTab(undefined);
    expect(logIn()).toHaveFocus();
  });
  test('a dialog closed by another tab’s session returns the focus to where it was opened', async () => {
    const { user } = await renderApp({ environment: testEnvironment() });
    await user.click(logIn());
    await passTime(20);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await otherTab('token-1');
    expect(member()).toHaveFocus();
  });
});

describe('hostile names', () => {
  test('the header shows hostile member names as isolated text, without dangerous characters', async () => {
    const { store } = await renderApp({ environment: memberEnvironment('/') });
    for (const realName of strings.map(caseText)) {
      act(() => void store.dispatch(profileFetched({ realName })));
      const name = displayText(realName, 'Learner');
      const names = [...document.querySelectorAll('header bdi')].filter(
        ({ textContent }) => textContent === name,
      );
      expect([realName, names.length]).toEqual([realName, 1]);
      expect(screen.getByRole('banner')).not.toHaveTextContent(/\[object|undefined/);
    }
    expect('__pwned' in window).toBe(false);
    expect(document.querySelector('header :is(script, img[src="x"], svg[onload])')).toBeNull();
  });
});
