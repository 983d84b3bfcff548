import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
import { makeListeners } from '#lib/object/listeners.ts';
import type { AppParts } from './appParts';

/** A value that may still be loading. */
interface Loadable<Value> {
  /** Undefined while loading. */
  current(): Value | undefined;
  /** Returns the value in a component; suspends until it is loaded. */
  useValue(): Value;
}

type Base = Pick<AppParts, 'GlobalStyle'>;

/** The source of everything that the first screen does not need. */
export interface AppPartsSource {
  parts: Loadable<AppParts>;
  /**
   * The page's base style. It is separate, so that the browser does not parse it together with the
   * form.
   */
  base: Loadable<Base>;
  subscribe(listener: () => void): () => void;
  /** Called once the sign-in form is rendered and interactive. */
  onShown?(): void;
}

const loaded = <Value>(value: Value): Loadable<Value> => ({
  current: () => value,
  useValue: () => value,
});

function pending<Value>(): Loadable<Value> & { put(arrived: Value): void } {
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
export function loadedAppParts(parts: AppParts): AppPartsSource {
  return { parts: loaded(parts), base: loaded(parts), subscribe: () => () => undefined };
}

/**
 * A source whose parts are loading; `put` and `putBase` set them, and `onShown` is called once the
 * form is rendered.
 */
export function pendingAppParts(
  onShown: () => void,
): AppPartsSource & { put(parts: AppParts): void; putBase(base: Base): void } {
  const parts = pending<AppParts>();
  const base = pending<Base>();
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

export const AppPartsContext = createContext<AppPartsSource | null>(null);

/** The source from the context. @throws without a provider */
export function useAppPartsSource(): AppPartsSource {
  const source = use(AppPartsContext);
  if (source === null) throw new Error('The parts of the app need an AppPartsContext above them');
  return source;
}

const notYet = (): undefined => undefined;

/**
 * The parts that the first screen does not need: undefined in pre-rendered markup, and until they
 * are loaded.
 */
export function useAppParts(): AppParts | undefined {
  const { parts, subscribe } = useAppPartsSource();
  // Deferred, because rendering all parts at once would delay the user's input.
  return useDeferredValue(useSyncExternalStore(subscribe, parts.current, notYet));
}

/**
 * The parts that the pre-rendered markup shows. Suspends until they are loaded; the markup stays
 * meanwhile.
 */
export const useSuspenseAppParts = (): AppParts => useAppPartsSource().parts.useValue();

/** The page's base style; suspends likewise. */
export const useBaseStyle = (): Base => useAppPartsSource().base.useValue();
