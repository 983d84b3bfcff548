import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
import type { RestParts } from './restParts';

/** Everything that the first screen can be drawn without: there from the start, or on its way. */
export interface RestSource {
  /** Undefined as long as it is on its way. */
  current(): RestParts | undefined;
  promise: Promise<RestParts>;
  subscribe(listener: () => void): () => void;
  /** Called once the sign-in form is drawn and answers. */
  onShown?(): void;
}

/** A rest that is there. */
export function loadedRest(parts: RestParts): RestSource {
  return { current: () => parts, promise: Promise.resolve(parts), subscribe: () => () => undefined };
}

/** A rest on its way; `put` tells that it has arrived, and `onShown` is called once it is drawn. */
export function comingRest(onShown: () => void): RestSource & { put(parts: RestParts): void } {
  let parts: RestParts | undefined;
  let listeners: readonly (() => void)[] = [];
  let resolve: (arrived: RestParts) => void = () => undefined;
  const promise = new Promise<RestParts>((settle) => {
    resolve = settle;
  });
  return {
    onShown,
    current: () => parts,
    promise,
    subscribe: (listener) => {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    put: (arrived) => {
      parts = arrived;
      resolve(arrived);
      listeners.forEach((listener) => listener());
    },
  };
}

export const RestContext = createContext<RestSource | null>(null);

export function useRestSource(): RestSource {
  const source = use(RestContext);
  if (source === null) throw new Error('The parts of the app need a RestContext above them');
  return source;
}

const notYet = (): undefined => undefined;

/** The parts that nobody misses on the first screen: undefined in pre-rendered markup, and until they are there. */
export function useRest(): RestParts | undefined {
  const { current, subscribe } = useRestSource();
  // Drawn in slices: what all of it takes at once would keep the visitor's keys waiting.
  return useDeferredValue(useSyncExternalStore(subscribe, current, notYet));
}

/** The parts that the pre-rendered markup shows: suspends until they are there, and the markup stays meanwhile. */
export function useShownRest(): RestParts {
  const { current, promise } = useRestSource();
  return current() ?? use(promise);
}
