import { createElement, Fragment, lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { LiveRegion, Spinner } from '#design';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { Environment } from '#shared/browser/environment.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { importWithRetry } from './importWithRetry';
import { PartNotLoaded } from './PartNotLoaded';
import { reloadOnce } from './reloadOnce';

interface LoadedModule<Props> {
  default: ComponentType<Props>;
}

/** A part that is loaded when it is first drawn, or before. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Loads it before anybody asks for it: it is then drawn at once. A failure says nothing; drawing it tries again. */
  prefetch(): Promise<void>;
};

/** Draws what stands in for the part: the spinner, or why it did not come. */
type Frame = ComponentType<{ children: ReactNode }>;

/** A page that is being loaded anew stays as it is; one that still stands after this time says what is wrong. ms */
const RELOAD_TAKES_MS = 10_000;

const Centred = styled.div`
  display: grid;
  justify-items: center;
`;

function Loading() {
  const { t } = useLanguage();
  return (
    <Centred>
      <LiveRegion>
        <Spinner label={t('crash.loading')} />
      </LiveRegion>
    </Centred>
  );
}

/**
 * `React.lazy` that outlives a release: a part whose files are gone (404, a page instead of a script, wrong integrity,
 * no answer within webpack's 15 s) is tried once more, then the page is loaded anew once for each build, then a
 * message with a way to try again stands in place of this part only. Brings its own `Suspense`.
 * @param load as for `React.lazy`
 * @param Frame where spinner and message must stand when the part brings its own place, as a dialog does
 */
export function lazyWithRetry<Props extends object = object>(
  load: () => Promise<LoadedModule<Props>>,
  Frame: Frame = Fragment,
): LazyComponent<Props> {
  /** What is drawn once the loading has ended, well or not. */
  interface Outcome {
    props: Props;
    onRetry(): void;
  }
  // Shared by all places of the part, and outside of them: React forgets the state of what has not been shown yet.
  let attempt: ComponentType<Outcome> | undefined;
  let prefetched: ComponentType<Props> | undefined;

  function NotLoaded({ onRetry }: Outcome) {
    // Whoever comes back to the place later starts afresh.
    useEffect(() => () => void (attempt = undefined), []);
    return (
      <Frame>
        <PartNotLoaded onRetry={onRetry} />
      </Frame>
    );
  }

  async function loadOutcome(environment: Environment): Promise<LoadedModule<Outcome>> {
    try {
      const Part = (await importWithRetry(load)).default;
      return { default: ({ props }) => createElement(Part, props) };
    } catch {
      if (await reloadOnce(environment))
        await new Promise((resolve) => setTimeout(resolve, RELOAD_TAKES_MS));
      return { default: NotLoaded };
    }
  }

  function ComingPart(props: Props) {
    const environment = useEnvironment();
    const attemptNow = () => (attempt ??= lazy(() => loadOutcome(environment)));
    const [{ tries, Attempt }, setAttempt] = useState(() => ({ tries: 1, Attempt: attemptNow() }));
    const retry = () => {
      attempt = undefined;
      setAttempt({ tries: tries + 1, Attempt: attemptNow() });
    };
    return (
      // Each with a place of its own: in the same one the message would stay, hidden, beside the spinner.
      <Suspense
        key={tries}
        fallback={
          <Frame>
            <Loading />
          </Frame>
        }
      >
        <Attempt props={props} onRetry={retry} />
      </Suspense>
    );
  }

  function AnyPart(props: Props) {
    // Once drawn, it stays what it is.
    const [Part] = useState(() => prefetched ?? ComingPart);
    return createElement(Part, props);
  }

  return Object.assign(AnyPart, {
    prefetch: () =>
      load().then(
        (loaded) => void (prefetched = loaded.default),
        () => undefined,
      ),
  });
}
