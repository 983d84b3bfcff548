import { screen, within } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

let mockIsMissing: boolean;

/** A page's chunk, real or missing. */
function mockChunk(path: string): object {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed');
  return jest.requireActual(path);
}

jest.mock('#features/help/CodeHelpPage.tsx', () => mockChunk('#features/help/CodeHelpPage.tsx'));
jest.mock('#features/join-application/JoinPage.tsx', () =>
  mockChunk('#features/join-application/JoinPage.tsx'),
);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
/** Longer than the pause before the second try. ms */
const BOTH_TRIES = 600;

const message = () =>
  screen
    .queryAllByRole('alert')
    .find(({ textContent }) => textContent.includes('This part of the page couldn’t be loaded'));

test.each([
  ['/commonUsage/failReceiveVerificationCode.htm?type=phone', 'Didn’t receive the SMS code?'],
  ['/join', 'Join an academy'],
])(
  '%s: the error of a page that fails to load is its main part, and retrying by keyboard keeps the focus there',
  async (address, heading) => {
    mockIsMissing = true;
    history.replaceState(null, '', address);
    // A browser without storage does not reload the page.
    const { user } = await renderApp({ environment: testEnvironment({ address, blocked: true }) });
    expect(within(screen.getByRole('main')).getByRole('status')).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
    await passTime(BOTH_TRIES);
    await passTime(100);
    expect(screen.getByRole('main')).toContainElement(message()!);
    expect(document.body).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('main')).toHaveFocus();
    await passTime(BOTH_TRIES);
    await passTime(100);
    expect(screen.getByRole('main')).toContainElement(message()!);
    expect(screen.getByRole('main')).toHaveFocus();

    mockIsMissing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTime(BOTH_TRIES);
    expect(
      within(screen.getByRole('main')).getByRole('heading', { level: 1, name: heading }),
    ).toBeVisible();
    expect(message()).toBeUndefined();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
