import { setImmediate } from 'node:timers';
import type { ComponentType } from 'react';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { prefetchParts } from '#app/first-paint/prefetchParts.ts';
import { Shell } from '#app/shell/Shell.tsx';
import type { ShellProps } from '#app/shell/Shell.tsx';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { DEFAULT_TEST_LOCALE, startStore } from './startStore';
import type { StartOptions } from './startStore';

/**
 * Response bodies are streams, which need real turns of the event loop; fake timers do not provide
 * them.
 */
const TURNS = 3;

/** RTK Query notifies components once per frame. */
const ONE_FRAME_MS = 20;

// Whatever renders the app has fake time.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Advances jest's fake clock, lets answers arrive, and React render the result. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await jest.advanceTimersByTimeAsync(0);
    }
  });
}

/** The browser shows this page again from its back/forward cache. */
export async function restorePage(): Promise<void> {
  await act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
}

/**
 * The real app with the real store, on jsdom, a scripted network and jest's fake clock. Its sagas
 * stop when the test ends, or with `stop`.
 */
export async function renderApp({
  page: Page = Shell,
  ...options
}: StartOptions & { page?: ComponentType<ShellProps> } = {}) {
  await loadPhrases(options.locale ?? DEFAULT_TEST_LOCALE);
  await prefetchParts();
  const { store, environment, deployment, service, stop } = startStore(options);
  const view = render(<Page store={store} environment={environment} deployment={deployment} />);
  await passTime(0);
  await passTime(ONE_FRAME_MS);
  const user = userEvent.setup({ delay: null });
  return { ...view, environment, service, store, stop, user };
}
