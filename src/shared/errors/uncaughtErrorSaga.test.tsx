import { act, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

const NEWS =
  'An unexpected error occurred on this page. If something stops responding, refresh the page.';
const QUIET_MS = 60_000;

function uncaught(message: string, filename = `${location.origin}/assets/main.js`): void {
  act(
    () =>
      void window.dispatchEvent(
        new ErrorEvent('error', { message, filename, error: new Error(message) }),
      ),
  );
}

/** An error of a script of ours. */
const defect = (message: string) =>
  Object.assign(new Error(message), { stack: `f@${location.origin}/assets/main.js:1:2` });

function rejected(reason: unknown): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
}

test('an uncaught error is shown once, without its text, and typed values stay', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  for (let time = 0; time < 20; time += 1) {
    uncaught(`defect ${time} with ${PHONE_NUMBER}`);
    rejected(defect(PHONE_NUMBER));
  }
  expect(page.notices()).toEqual([NEWS]);
  expect(screen.getByRole('region', { name: 'Notifications' })).not.toHaveTextContent(PHONE_NUMBER);
  expect(page.phone()).toHaveValue('138 0000 0001');
  await page.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  uncaught('again');
  expect(page.notices()).toEqual([]);
  await passTime(QUIET_MS);
  rejected(defect('later'));
  expect(page.notices()).toEqual([NEWS]);
});

test.each<[string, () => void]>([
  [
    'a layout that settles later',
    () => uncaught('ResizeObserver loop completed with undelivered notifications.'),
  ],
  ['an intentional abort', () => rejected(new DOMException('Aborted', 'AbortError'))],
  ['what an extension rejects with', () => rejected('Object Not Found Matching Id:1')],
])('%s is not an error of this page', async (_what, happen) => {
  const page = await openSignInPage();
  happen();
  expect(page.notices()).toEqual([]);
});
