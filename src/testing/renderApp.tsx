import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app/App';
import { makeStore } from '../app/store';
import { defaultDeployment } from '../platform/deployment/deployment';
import type { Deployment } from '../platform/deployment/deployment';
import type { Locale } from '../platform/language/locales';
import { loadPhrases } from '../platform/language/phraseBook';
import { testEnvironment } from './testEnvironment';
import type { TestEnvironment } from './testEnvironment';

interface Options {
  environment?: TestEnvironment;
  locale?: Locale;
  deployment?: Partial<Deployment>;
  clientId?: () => Promise<string | undefined>;
}

/** The real app on the real store, over jsdom. Stops every saga when `stop` is called or the test unmounts it. */
export async function renderApp({ environment = testEnvironment(), locale = 'en_US', deployment, clientId }: Options = {}) {
  await loadPhrases(locale);
  const configuration = { ...defaultDeployment, ...deployment };
  const { store, stop } = makeStore({
    environment,
    deployment: configuration,
    clientId: clientId ?? (async () => 'client-id-1'),
    preloaded: { language: { locale } },
  });
  const view = render(<App store={store} environment={environment} deployment={configuration} />);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { ...view, environment, store, stop, user };
}
