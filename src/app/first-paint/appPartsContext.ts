import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
import { makeListeners } from '#lib/object/listeners.ts';
import type { AppParts } from './appParts';

/** Something that is there, or on its way. */
interface Piece<Value> {
  /** Undefined as long as it is on its way. */
  current(): Value | undefined;
  /** For whoever draws it: suspends until it is there. */
  useValue(): Value;
}

type Base = Pick<AppParts, 'GlobalStyle'>;

/** Everything that the first screen can be drawn without. */
export interface RestSource {
  parts: Piece<AppParts>;
  /** The page's base style: a piece of its own, so that the browser need not read it together with the form. */
  base: Piece<Base>;
  subscribe(listener: () => void): () => void;
  /** Called once the sign-in form is drawn and answers. */
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
    // Called even if it is there: React that has waited goes on by it.
    useValue: () => use(promise),
    put: (arrived) => {
      value = arrived;
      // As `use` marks what it has waited for. Unmarked it would wait for a moment even now, and React throws away markup,
      // and what was typed into it, whose part is still missing when what holds it is drawn anew.
      void Object.assign(promise, { status: 'fulfilled', value: arrived });
      resolve(arrived);
    },
  };
}

/** A rest that is there. */
export function loadedRest(parts: AppParts): RestSource {
  return { parts: there(parts), base: there(parts), subscribe: () => () => undefined };
}

/** A rest on its way; `put` and `putBase` tell what has arrived, and `onShown` is called once the form is drawn. */
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

/** Where the parts that come later are put and waited for. @throws when nothing above gives it */
export function useRestSource(): RestSource {
  const source = use(RestContext);
  if (source === null) throw new Error('The parts of the app need a RestContext above them');
  return source;
}

const notYet = (): undefined => undefined;

/** The parts that nobody misses on the first screen: undefined in pre-rendered markup, and until they are there. */
export function useRest(): AppParts | undefined {
  const { parts, subscribe } = useRestSource();
  // Drawn in slices: what all of it takes at once would keep the visitor's keys waiting.
  return useDeferredValue(useSyncExternalStore(subscribe, parts.current, notYet));
}

/** The parts that the pre-rendered markup shows: suspends until they are there, and the markup stays meanwhile. */
export const useShownRest = (): AppParts => useRestSource().parts.useValue();

/** The page's base style; suspends likewise. */
export const useBase = (): Base => useRestSource().base.useValue();
