import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
import { makeListeners } from '#lib/object/listeners.ts';
import type { AppParts } from './appParts';

/** A value that may still be loading. */
interface Piece<Value> {
  /** Undefined while loading. */
  current(): Value | undefined;
  /** Returns the value in a component; suspends until it is loaded. */
  useValue(): Value;
}

type Base = Pick<AppParts, 'GlobalStyle'>;

/** The source of everything that the first screen does not need. */
export interface RestSource {
  parts: Piece<AppParts>;
  /**
   * The page's base style. It is separate, so that the browser does not parse it together with the
   * form.
   */
  base: Piece<Base>;
  subscribe(listener: () => void): () => void;
  /** Called once the sign-in form is rendered and interactive. */
  onShown?(): void;
}

const there = <Value>(value: Value): Piece<Value> => ({
  current: () => value,
  useValue: () => value,
});

function coming<Value>(): Piece<Value> & { put(arrived: Value): void } {
  let value: Value | undefined;
  let resolve: (arrived: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return {
    current: () => value,
    // `use` also when it is loaded: a component that has suspended must call it again.
    useValue: () => use(promise),
    put: (arrived) => {
      value = arrived;
      // Marks the promise as `use` does. Unmarked, even a resolved promise suspends for a moment,
      // and when a parent of a suspended boundary re-renders, React discards the boundary's markup
      // with what was typed in it.
      void Object.assign(promise, { status: 'fulfilled', value: arrived });
      resolve(arrived);
    },
  };
}

/** A source whose parts are loaded. */
export function loadedRest(parts: AppParts): RestSource {
  return { parts: there(parts), base: there(parts), subscribe: () => () => undefined };
}

/**
 * A source whose parts are loading; `put` and `putBase` set them, and `onShown` is called once the
 * form is rendered.
 */
export function pendingAppParts(
  onShown: () => void,
): RestSource & { put(parts: AppParts): void; putBase(base: Base): void } {
  const parts = coming<AppParts>();
  const base = coming<Base>();
  const { subscribe, tell } = makeListeners();
  return {
    onShown,
    parts,
    base,
    subscribe,
    put: (arrived) => {
      parts.put(arrived);
      tell();
    },
    putBase: base.put,
  };
}

export const RestContext = createContext<RestSource | null>(null);

/** The source from the context. @throws without a provider */
export function useRestSource(): RestSource {
  const source = use(RestContext);
  if (source === null) throw new Error('The parts of the app need a RestContext above them');
  return source;
}

const notYet = (): undefined => undefined;

/**
 * The parts that the first screen does not need: undefined in pre-rendered markup, and until they
 * are loaded.
 */
export function useRest(): AppParts | undefined {
  const { parts, subscribe } = useRestSource();
  // Deferred, because rendering all parts at once would delay the user's input.
  return useDeferredValue(useSyncExternalStore(subscribe, parts.current, notYet));
}

/**
 * The parts that the pre-rendered markup shows. Suspends until they are loaded; the markup stays
 * meanwhile.
 */
export const useShownRest = (): AppParts => useRestSource().parts.useValue();

/** The page's base style; suspends likewise. */
export const useBase = (): Base => useRestSource().base.useValue();
