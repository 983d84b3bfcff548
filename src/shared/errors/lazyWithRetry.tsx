import { createElement, lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '#design';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { Environment } from '#shared/browser/environment.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LoadingNews } from '#shared/page/LoadingNews.tsx';
import { PartNotLoaded } from './PartNotLoaded';
import { reloadOnce } from './reloadOnce';

/**
 * A network that has just returned, or a server in the middle of a release, gets this time before
 * the second try.
 */
const PAUSE_MS = 500;

/** Loads a part of the app, with one retry; rejects with the second error. */
async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}

interface LoadedModule<Props> {
  default: ComponentType<Props>;
}

/** Props of the frame around a part that is loading or broken. */
export interface FrameProps {
  /** Whether the part has just begun to load. */
  isLoading?: boolean;
  children: ReactNode;
}

/** A part that loads when it first renders, or when it is prefetched. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /**
   * Loads the part early, so that it renders at once. After a failure, rendering tries again.
   * @returns whether it is loaded
   */
  prefetch(): Promise<boolean>;
};

/** A reloading page keeps its content; after this time without a reload, the error shows. ms */
const RELOAD_TAKES_MS = 10_000;

const Center = styled.div`
  display: grid;
  justify-items: center;
`;

const Bare = ({ children }: { children: ReactNode }) => children;

function Loading() {
  const { t } = useLanguage();
  return (
    <Center>
      <Spinner />
      <LoadingNews text={t('common.loading')} />
    </Center>
  );
}

/** Renders a part at once if it was prefetched, and otherwise `Later`, which loads it. */
function prefetchable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Later: ComponentType<Props>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const prefetch = () =>
    load().then(
      (part) => {
        loaded = part;
        return true;
      },
      () => false,
    );
  function Part(props: Props) {
    // Once rendered, the component must keep its identity.
    const [Current] = useState(() => loaded ?? Later);
    return createElement(Current, props);
  }
  return Object.assign(Part, { prefetch });
}

/** A part that the page can do without: nothing is shown if it fails to load. Needs a `Suspense`. */
export function lazyOrNothing(load: () => Promise<ComponentType>): LazyComponent {
  const Later = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
  return prefetchable(load, Later);
}

/**
 * `React.lazy` that survives a release. A part that fails to load (404, HTML instead of a script,
 * wrong integrity, no answer within webpack's 15 s) is retried once; then the page reloads, once
 * per build; then a message with a retry replaces this part only. Brings its own `Suspense`.
 * @param load as for `React.lazy`
 * @param Frame wraps spinner and message when the part brings its own container, as a dialog does;
 *   receives the part's props, and `isLoading` on the first try
 */
export function lazyWithRetry<Props extends object = object>(
  load: () => Promise<LoadedModule<Props>>,
  Frame: ComponentType<NoInfer<Props> & FrameProps> = Bare,
): LazyComponent<Props> {
  /** What renders once loading has ended, with success or failure. */
  interface AttemptProps {
    props: Props;
    onRetry(): void;
  }
  // Shared by all instances and kept outside of them: React discards the state of components that
  // suspend before mounting.
  let attempt: ComponentType<AttemptProps> | undefined;

  function NotLoaded({ props, onRetry }: AttemptProps) {
    // Start over when the component mounts again later.
    useEffect(() => () => void (attempt = undefined), []);
    return (
      <Frame {...props}>
        <PartNotLoaded onRetry={onRetry} />
      </Frame>
    );
  }

  async function loadAttempt(environment: Environment): Promise<LoadedModule<AttemptProps>> {
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
    const attemptNow = () => (attempt ??= lazy(() => loadAttempt(environment)));
    const [{ tries, Attempt }, setAttempt] = useState(() => ({ tries: 1, Attempt: attemptNow() }));
    const retry = () => {
      attempt = undefined;
      setAttempt({ tries: tries + 1, Attempt: attemptNow() });
    };
    return (
      // Each with its own key: otherwise the message would stay, hidden, beside the spinner.
      <Suspense
        key={tries}
        fallback={
          <Frame {...props} isLoading={tries === 1}>
            <Loading />
          </Frame>
        }
      >
        <Attempt props={props} onRetry={retry} />
      </Suspense>
    );
  }

  return prefetchable(async () => (await load()).default, ComingPart);
}
