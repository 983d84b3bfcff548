import { use, useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { BrandContext, StoryLocaleContext } from '#design/.ladle/contexts.ts';
import { pseudoLocales } from '#design/.ladle/storyLocales.ts';
import type { StoryLocale } from '#design/.ladle/storyLocales.ts';
import { api } from '#shared/api/client/api.ts';
import { Shell } from '#app/shell/Shell.tsx';
import type { ShellProps } from '#app/shell/Shell.tsx';
import { makeStore } from '#app/store/store.ts';
import type { RootState } from '#app/store/rootReducer.ts';
import type { AppStore } from '#app/store/store.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { localeIds } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { loadPhrases, addPhrases } from '#shared/i18n/messageCatalog.ts';
import { allPhrases, baseOf, pseudoPhrases } from './pseudoPhrases';
import { storyAnswers } from './storyAnswers';
import type { StoryAnswers } from './storyAnswers';
import { storyEnvironment } from './storyEnvironment';

interface StoryAppProps {
  /** The address; path and query. */
  address?: string;
  /** Whether the user blocks site data. */
  blocked?: boolean;
  /** Scripts the answers that differ from the sample academy's. */
  answers?: (answers: StoryAnswers) => void;
  /** Fills the storage, as earlier pages of this browser would. */
  fillStorage?: (environment: Environment) => void;
  preloaded?: Partial<RootState>;
  /** Fields of the deployment configuration that differ from the defaults. */
  configured?: Partial<Deployment>;
  /** What the user does once the page has rendered. */
  visit?: (store: AppStore) => void;
  /** What to render; by default the app. */
  page?: (props: ShellProps) => ReactNode;
}

/**
 * All languages load before a story renders: Ladle waits for the story's module, but not after its
 * locale switch.
 */
await Promise.all(localeIds.map(loadPhrases));

const phrases = allPhrases();

/**
 * The app's locale for Ladle's, with its phrases installed. A compile error when the switch lacks a
 * locale of the app.
 */
function localeOf(expected: Locale extends StoryLocale ? StoryLocale : never): Locale {
  const pseudo = pseudoLocales.find((each) => each === expected);
  const locale = pseudo === undefined ? (expected as Locale) : baseOf[pseudo];
  const [real, english] = [phrases.get(locale), phrases.get('en_US')];
  if (real && english)
    addPhrases(locale, pseudo === undefined ? real : pseudoPhrases(pseudo, english));
  return locale;
}

function start(
  locale: Locale,
  {
    address = '/',
    blocked,
    answers,
    fillStorage,
    preloaded,
    configured,
    visit,
    page = Shell,
  }: StoryAppProps,
) {
  const deployment = { ...defaultDeployment, orderUrl: '/__mock/order', ...configured };
  const environment = storyEnvironment({ address, blocked });
  fillStorage?.(environment);
  const scripted = storyAnswers(locale);
  answers?.(scripted);
  const running = makeStore({
    environment,
    deployment,
    clientId: async () => 'story-client-id',
    fetch: scripted.service.fetch,
    upload: scripted.service.upload,
    preloaded: { language: { locale }, ...preloaded },
  });
  const { hook } = memoryLocation({ path: address, static: true });
  return { ...running, environment, deployment, hook, visit, Shown: page };
}

/**
 * Rendered after the app, so that on unmount it stops sagas, calls and timers after the app's own
 * cleanup.
 */
function EndWithStory({ store, stop }: { store: AppStore; stop(): void }) {
  useEffect(
    () => () => {
      stop();
      store.dispatch(api.util.getRunningQueriesThunk()).forEach((call) => call.abort());
      store.dispatch(api.util.resetApiState());
    },
    [store, stop],
  );
  return null;
}

/** Links would leave Ladle. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])'))
    event.preventDefault();
}

function RunningStory({ wanted, ...story }: StoryAppProps & { wanted: StoryLocale }) {
  const [{ store, stop, environment, deployment, hook, visit, Shown }] = useState(() =>
    start(localeOf(wanted), story),
  );
  useEffect(() => visit?.(store), [store, visit]);
  return (
    <div role="presentation" onClickCapture={stay}>
      <Router hook={hook}>
        <Shown store={store} environment={environment} deployment={deployment} />
      </Router>
      <EndWithStory store={store} stop={stop} />
    </div>
  );
}

/**
 * The real app of one story with its own store, scripted service, storage, address and clock, in
 * the language of Ladle's locale switch. Another locale or logo restarts the story.
 */
export function StoryApp(story: StoryAppProps) {
  const expected = use(StoryLocaleContext);
  const brand = use(BrandContext) ?? null;
  const configured = { brand, ...story.configured };
  return (
    <RunningStory
      key={`${expected} ${brand?.logo}`}
      {...story}
      configured={configured}
      wanted={expected}
    />
  );
}
