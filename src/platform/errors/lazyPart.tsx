import { createElement, Fragment, Suspense, use, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LiveRegion, Spinner } from '../../../design';
import { useEnvironment } from '../environment/EnvironmentContext';
import type { Environment } from '../environment/environment';
import { useLanguage } from '../language/LanguageProvider';
import { loadTwice } from './loadTwice';
import { PartNotLoaded } from './PartNotLoaded';
import { reloadOnce } from './reloadOnce';

interface LoadedModule<Props> {
  default: ComponentType<Props>;
}

/** Draws what stands in for the part: the spinner, or why it did not come. */
type Frame = ComponentType<{ children: ReactNode }>;

/** A page that is being loaded anew stays as it is; one that still stands after this time says what is wrong. ms */
const RELOAD_TAKES_MS = 10_000;

/** The part, or nothing where it cannot be had even after a second try and after loading the page anew. */
async function partOrNothing<Props>(load: () => Promise<LoadedModule<Props>>, environment: Environment) {
  try {
    return (await loadTwice(load)).default;
  } catch {
    if (reloadOnce(environment)) await new Promise((resolve) => setTimeout(resolve, RELOAD_TAKES_MS));
    return undefined;
  }
}

function Loading() {
  const { t } = useLanguage();
  return (
    <LiveRegion>
      <Spinner label={t('crash.loading')} />
    </LiveRegion>
  );
}

/**
 * `React.lazy` that outlives a release: a part whose files are gone (404, a page instead of a script, wrong integrity,
 * no answer within webpack's 15 s) is tried once more, then the page is loaded anew once for each build, then a
 * message with a way to try again stands in place of this part only. Brings its own `Suspense`.
 * @param load as for `React.lazy`
 * @param Frame where spinner and message must stand when the part brings its own place, as a dialog does
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<LoadedModule<Props>>,
  Frame: Frame = Fragment,
): ComponentType<Props> {
  // Outside of the component: React forgets the state of what it suspends before it has been shown.
  let part: Promise<ComponentType<Props> | undefined> | undefined;

  function Loaded({ props, onRetry }: { props: Props; onRetry(): void }) {
    const environment = useEnvironment();
    part ??= partOrNothing(load, environment);
    const Part = use(part);
    useEffect(() => {
      // Whoever comes back to the place later starts afresh.
      if (Part === undefined) return () => void (part = undefined);
      return undefined;
    }, [Part]);
    if (Part !== undefined) return createElement(Part, props);
    return (
      <Frame>
        <PartNotLoaded onRetry={onRetry} />
      </Frame>
    );
  }

  return function LazyPart(props: Props) {
    const [, setTry] = useState(0);
    const retry = () => {
      part = undefined;
      setTry((last) => last + 1);
    };
    return (
      <Suspense
        fallback={
          <Frame>
            <Loading />
          </Frame>
        }
      >
        <Loaded props={props} onRetry={retry} />
      </Suspense>
    );
  };
}
