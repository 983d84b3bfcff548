import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/requestContext';
import { signInSlice } from '../features/sign-in/signInSlice';
import { languageSlice } from '../platform/language/languageSlice';

/** What the first screen is drawn from; the other slices join with the code that needs them. */
export const rootReducer = combineSlices(languageSlice, signInSlice);

/**
 * Middleware that joins later. Until then actions only reach the reducers, and are kept: what the visitor did
 * before the sagas were there is still to be heard by them.
 */
function lateMiddleware() {
  let early: UnknownAction[] | null = [];
  let join: (late: readonly Middleware[]) => void = () => undefined;
  const middleware: Middleware = (api) => (next) => {
    let handle = next;
    join = (late) => {
      handle = late.reduceRight<typeof next>((after, one) => one(api)(after), next);
    };
    return (action) => {
      early?.push(action as UnknownAction);
      return handle(action);
    };
  };
  return {
    middleware,
    join: (...late: readonly Middleware[]) => join(late),
    /** What was kept; from now on nothing is. */
    takeEarly: (): readonly UnknownAction[] => {
      const taken = early ?? [];
      early = null;
      return taken;
    },
  };
}

/**
 * The store of the first screen. It answers at once, knows no network and runs no saga: `startRest` gives it both.
 * @param preloaded what it starts with; slices that join later are filled only if their code is loaded already
 */
export function makeShellStore(preloaded: object = {}) {
  const late = lateMiddleware();
  // Filled by `startRest`: nothing that is loaded before asks the service.
  const extra = {} as ApiExtra;
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as Parameters<typeof rootReducer>[0],
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(late.middleware),
  });
  return { store, extra, late };
}

export type ShellStore = ReturnType<typeof makeShellStore>;
