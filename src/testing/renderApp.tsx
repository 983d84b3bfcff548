import { setImmediate } from 'node:timers';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app/App';
import { makeStore } from '../app/store';
import { defaultDeployment } from '../platform/deployment/deployment';
import type { Deployment } from '../platform/deployment/deployment';
import type { Locale } from '../platform/language/locales';
import { loadPhrases } from '../platform/language/phraseBook';
import { ScriptedService } from './scriptedFetch';
import { testEnvironment } from './testEnvironment';
import type { TestEnvironment } from './testEnvironment';

interface Options {
  environment?: TestEnvironment;
  service?: ScriptedService;
  locale?: Locale;
  deployment?: Partial<Deployment>;
  clientId?: () => Promise<string | undefined>;
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Bodies of answers are streams, which need real turns of the event loop that fake timers do not give. */
const TURNS = 3;

/** RTK Query tells components of answers once a frame. */
const ONE_FRAME_MS = 20;

/** Lets milliseconds pass on jest's fake clock, answers arrive, and React draw what came of it. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await jest.advanceTimersByTimeAsync(0);
    }
  });
}

/**
 * The real app on the real store, over jsdom, a scripted network and jest's fake clock. Its sagas stop when
 * the test ends, or with `stop`.
 */
export async function renderApp(options: Options = {}) {
  const { environment = testEnvironment(), service = new ScriptedService(), locale = 'en_US' } = options;
  await loadPhrases(locale);
  const deployment = { ...defaultDeployment, ...options.deployment };
  const { store, stop } = makeStore({
    environment,
    deployment,
    clientId: options.clientId ?? (async () => 'client-id-1'),
    fetch: service.fetch,
    preloaded: { language: { locale } },
  });
  stops.push(stop);
  const view = render(<App store={store} environment={environment} deployment={deployment} />);
  await passTime(0);
  await passTime(ONE_FRAME_MS);
  const user = userEvent.setup({ delay: null });
  return { ...view, environment, service, store, stop, user };
}
