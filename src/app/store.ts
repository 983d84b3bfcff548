import { makeShellStore } from './shellStore';
import type { ShellStore } from './shellStore';
import { startRest } from './startRest';
import type { RootState } from './restSlices';
import type { RestOptions } from './startRest';

export type { RootState } from './restSlices';

export interface StoreOptions extends RestOptions {
  /** What the store starts with; the locale's phrases must be loaded. */
  preloaded?: Partial<RootState>;
}

/** Makes a store with everything running; tests and stories each make their own. */
export function makeStore({ preloaded, ...options }: StoreOptions) {
  const shell = makeShellStore(preloaded);
  const { stop } = startRest(shell, options);
  return { store: shell.store as AppStore, stop };
}

/** The store with everything running. */
export type AppStore = Omit<ShellStore['store'], 'getState'> & { getState(): RootState };
