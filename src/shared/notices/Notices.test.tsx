import { act, screen } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { startStore } from '#testing/render/startStore.ts';
import { noticeDismissed, noticeShown, selectNotices, noticesDismissed } from './noticesSlice';
import type { Notice } from './noticesSlice';

type Store = ReturnType<typeof startStore>['store'];

let store: Store;
let timersBefore: number;

beforeEach(async () => {
  ({ store } = startStore());
  await jest.advanceTimersByTimeAsync(1000);
  timersBefore = jest.getTimerCount();
});
function give(tone: Notice['tone'], topic: Notice['topic'], serverText: string): void {
  store.dispatch(noticeShown({ tone, topic, message: { serverText, fallback: 'login.failed' } }));
}

function shown(): string[] {
  return selectNotices(store.getState()).map(({ message }) =>
    'serverText' in message ? message.serverText : '',
  );
}

/** Timers that notices left; the store's own batching ends within a second. */
async function timersLeft(): Promise<number> {
  await jest.advanceTimersByTimeAsync(1000);
  return jest.getTimerCount() - timersBefore;
}

test.each(['success', 'info'] as const)(
  '%s disappears after ten seconds, and no timer remains',
  async (tone) => {
    give(tone, 'page', 'done');
    await jest.advanceTimersByTimeAsync(9999);
    expect(shown()).toEqual(['done']);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([]);
    expect(await timersLeft()).toBe(0);
  },
);

test('a success notice in a background tab gets its ten seconds when the page is visible', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  give('success', 'session', 'logged in on another tab');
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toEqual(['logged in on another tab']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(9999);
  expect(shown()).toEqual(['logged in on another tab']);
  await jest.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual([]);
  expect(await timersLeft()).toBe(0);
});

test.each(['warning', 'danger'] as const)('%s stays until it is dismissed', async (tone) => {
  give(tone, 'page', 'failed');
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toEqual(['failed']);
  expect(await timersLeft()).toBe(0);
});

test('a problem stays even when its tone is information', async () => {
  store.dispatch(
    noticeShown({
      tone: 'info',
      stays: true,
      topic: 'page',
      message: { serverText: 'refused', fallback: 'login.failed' },
    }),
  );
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toEqual(['refused']);
  expect(await timersLeft()).toBe(0);
});

test('a newer notice replaces the one on its topic, and leaves other topics alone', () => {
  give('danger', 'sign-in', 'first');
  give('warning', 'storage', 'blocked');
  give('info', 'sign-in', 'second');
  expect(shown()).toEqual(['blocked', 'second']);
});

test('a notice has its own ten seconds, not the rest of its predecessor’s', async () => {
  give('success', 'sign-in', 'first');
  await jest.advanceTimersByTimeAsync(9000);
  give('success', 'sign-in', 'second');
  await jest.advanceTimersByTimeAsync(9999);
  expect(shown()).toEqual(['second']);
  await jest.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual([]);
});

test('the timer of a success notice does not remove the problem that replaced it', async () => {
  give('success', 'sign-in', 'sent');
  await jest.advanceTimersByTimeAsync(5000);
  give('danger', 'sign-in', 'failed');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(shown()).toEqual(['failed']);
});

test.each([
  ['dismissed', (id: string) => noticeDismissed(id)],
  ['cleared with its topic', () => noticesDismissed('page')],
])('a notice that was %s is removed and leaves no timer', async (_goal, action) => {
  give('info', 'page', 'gone');
  give('danger', 'session', 'stays');
  const [first] = selectNotices(store.getState());
  store.dispatch(action(first!.id));
  expect(shown()).toEqual(['stays']);
  expect(await timersLeft()).toBe(0);
});

test.each([
  ['dismissed', (id: string) => noticeDismissed(id)],
  ['cleared with its topic', () => noticesDismissed('page')],
  [
    'replaced',
    () => noticeShown({ tone: 'danger', topic: 'page', message: { phrase: 'login.failed' } }),
  ],
])('a notice that is %s does not change another’s lifetime', async (_goal, action) => {
  give('info', 'page', 'other');
  give('info', 'session', 'one');
  const [other] = selectNotices(store.getState());
  store.dispatch(action(other!.id));
  await jest.advanceTimersByTimeAsync(9999);
  expect(shown()).toContain('one');
  await jest.advanceTimersByTimeAsync(1);
  expect(shown()).not.toContain('one');
});

test('shows the server’s words as text, and the user can dismiss them', async () => {
  const { store: pageStore, user } = await renderApp();
  const serverText = '<img src=x onerror="window.__pwned=1"> \u202eabc';
  act(() => {
    pageStore.dispatch(
      noticeShown({
        tone: 'danger',
        topic: 'page',
        message: { serverText, fallback: 'login.failed' },
      }),
    );
  });
  await passTime(0);
  expect(screen.getByRole('alert')).toHaveTextContent(`${serverText}\u202c`);
  expect(screen.getByRole('alert').querySelector('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
