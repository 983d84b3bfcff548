import { act, screen } from '@testing-library/react';
import { caseText } from '#testing/cases/caseText.ts';
import strings from '#testing/cases/strings.json';
import { displayText } from '#lib/text/displayText.ts';
import { profileFetched } from '#shared/session/sessionSlice.ts';
import { memberEnvironment } from '#testing/pages/joinPage.ts';
import { renderApp } from '#testing/render/renderApp.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the header shows hostile member names as isolated text, without dangerous characters', async () => {
  const { store } = await renderApp({ environment: memberEnvironment('/') });
  for (const realName of strings.map(caseText)) {
    act(() => void store.dispatch(profileFetched({ realName })));
    const name = displayText(realName, 'Learner');
    const shown = [...document.querySelectorAll('header bdi')].filter(
      ({ textContent }) => textContent === name,
    );
    expect([realName, shown.length]).toEqual([realName, 1]);
    expect(screen.getByRole('banner')).not.toHaveTextContent(/\[object|undefined/);
  }
  expect('__pwned' in window).toBe(false);
  expect(document.querySelector('header :is(script, img[src="x"], svg[onload])')).toBeNull();
});
