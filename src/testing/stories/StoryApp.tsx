import { use, useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { StoryLocaleContext } from '#design/.ladle/StoryLocaleContext.ts';
import { pseudoLocales } from '#design/.ladle/storyLocales.ts';
import type { StoryLocale } from '#design/.ladle/storyLocales.ts';
import { api } from '#shared/api/client/api.ts';
import { App } from '#app/App.tsx';
import { makeStore } from '#app/store/store.ts';
import type { RootState } from '#app/store/rootReducer.ts';
import type { AppStore } from '#app/store/store.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { localeIds } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { loadPhrases, keepPhrases } from '#shared/i18n/messageCatalog.ts';
import { allPhrases, baseOf, pseudoPhrases } from './pseudoPhrases';
import { storyAnswers } from './storyAnswers';
import type { StoryAnswers } from './storyAnswers';
import { storyEnvironment } from './storyEnvironment';

type AppProps = Parameters<typeof App>[0];

interface StoryAppProps {
  /** The address bar; path and query. */
  address?: string;
  /** Whether the visitor blocks site data. */
  blocked?: boolean;
  /** Scripts what the service answers otherwise than the sample academy does. */
  answers?: (answers: StoryAnswers) => void;
  /** What earlier pages of this browser kept. */
  kept?: (environment: Environment) => void;
  preloaded?: Partial<RootState>;
  /** What its deployment configures otherwise. */
  configured?: Partial<Deployment>;
  /** What the visitor does, once the page is there. */
  visit?: (store: AppStore) => void;
  /** What is shown; the app unless told otherwise. */
  page?: (props: AppProps) => ReactNode;
}

/** Every language is there before a story is drawn: Ladle waits for the story's module, and its switch for nothing. */
await Promise.all(localeIds.map(loadPhrases));

const phrases = allPhrases();

/** The app's locale for Ladle's; its phrases are in place then. Does not compile when the switch lacks a language of the app. */
function localeOf(wanted: Locale extends StoryLocale ? StoryLocale : never): Locale {
  const pseudo = pseudoLocales.find((each) => each === wanted);
  const locale = pseudo === undefined ? (wanted as Locale) : baseOf[pseudo];
  const [real, english] = [phrases.get(locale), phrases.get('en_US')];
  if (real && english)
    keepPhrases(locale, pseudo === undefined ? real : pseudoPhrases(pseudo, english));
  return locale;
}

function start(
  locale: Locale,
  {
    address = '/',
    blocked,
    answers,
    kept,
    preloaded,
    configured,
    visit,
    page = App,
  }: StoryAppProps,
) {
  const deployment = { ...defaultDeployment, orderUrl: '/__mock/order', ...configured };
  const environment = storyEnvironment({ address, blocked });
  kept?.(environment);
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

/** Stands after the app, so that on leaving it ends the sagas, calls and timers when the app has let go of them. */
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
 * The real app of one story: its own store, scripted service, storage, address and clock, in the language of
 * Ladle's locale switch. Another locale starts the story over.
 */
export function StoryApp(story: StoryAppProps) {
  const wanted = use(StoryLocaleContext);
  return <RunningStory key={wanted} {...story} wanted={wanted} />;
}
