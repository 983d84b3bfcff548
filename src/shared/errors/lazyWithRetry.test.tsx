import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import type { TestEnvironment } from '#testing/render/testEnvironment.ts';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { LanguageProvider } from '#shared/i18n/LanguageProvider.tsx';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { lazyWithRetry } from './lazyWithRetry';

const MESSAGE = 'This part of the page couldn’t be loaded';
const RELOAD_TAKES_MS = 10_000;

function Panel({ name }: { name: string }) {
  return <p>Panel of {name}</p>;
}

/** A part that fails this many times before it loads. */
function partFailing(times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('Loading chunk 7 failed');
    return { default: Panel };
  });
  return { load, Part: lazyWithRetry(load) };
}

async function openPage(
  Part: ReturnType<typeof lazyWithRetry<{ name: string }>>,
  environment: TestEnvironment = testEnvironment(),
) {
  const page = (
    <Provider store={startStore({ environment }).store}>
      <EnvironmentContext value={environment}>
        <LanguageProvider>
          <input aria-label="Elsewhere" />
          <Part name="Ada" />
        </LanguageProvider>
      </EnvironmentContext>
    </Provider>
  );
  const { unmount } = await act(async () => render(page));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return {
    environment,
    unmount,
    pass,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}

beforeAll(() => loadPhrases('en_US'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a missing part: one retry, one reload, then a message in its place only', async () => {
  const { Part, load } = partFailing(2);
  const { pass, environment, user } = await openPage(Part);
  await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), 'typed');
  await pass(500);
  expect(load).toHaveBeenCalledTimes(2);
  expect(environment.reloads).toBe(1);
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  // The reload did not happen, so the page shows the error.
  await pass(RELOAD_TAKES_MS);
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('typed');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(500);
  expect(screen.getByText('Panel of Ada')).toBeInTheDocument();
});

test('a page reloaded from the same build does not reload again', async () => {
  const environment = testEnvironment();
  const first = await openPage(partFailing(2).Part, environment);
  await first.pass(500);
  first.unmount();
  const second = await openPage(partFailing(9).Part, environment);
  await second.pass(500);
  await second.pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
  expect(environment.reloads).toBe(1);
  await second.user.click(screen.getByRole('button', { name: 'Refresh the page' }));
  expect(environment.reloads).toBe(2);
});

test('while the server does not answer, the page does not reload; the part loads when it is requested later', async () => {
  const { pass, environment, user } = await openPage(partFailing(2).Part);
  environment.serverIsUp = false;
  await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), 'typed');
  await pass(500);
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
  expect(environment.reloads).toBe(0);
  environment.serverIsUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(500);
  expect(screen.getByText('Panel of Ada')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('typed');
});

test("a part that does not arrive: the spinner until webpack's timeout of 15 seconds, then one retry", async () => {
  const tooSlow = () =>
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('Loading chunk 7 failed (timeout)')), 15_000),
    );
  const load = jest.fn(async () => ({ default: Panel })).mockImplementationOnce(tooSlow);
  const { pass, environment } = await openPage(lazyWithRetry(load));
  await pass(14_999);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(load).toHaveBeenCalledTimes(1);
  await pass(501);
  expect(screen.getByText('Panel of Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(environment.reloads).toBe(0);
});

test('a prefetched part renders at once, without another request', async () => {
  const { Part, load } = partFailing(0);
  await Part.prefetch();
  await openPage(Part);
  expect(screen.getByText('Panel of Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
