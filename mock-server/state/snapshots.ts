import type { NamespaceState } from './namespaceState';

/** A saved state with its name. */
export interface SavedSnapshot {
  name: string;
  savedAt: string;
  state: NamespaceState;
}

/**
 * Saved states of one namespace, by name. They survive a reset, and a restart only with a data
 * file.
 */
export interface Snapshots {
  save(name: string, state: NamespaceState, at: string): void;
  find(name: string): NamespaceState | undefined;
  /** @returns whether it existed */
  remove(name: string): boolean;
  /** Newest first. */
  list(): { name: string; savedAt: string }[];
  /** All snapshots, oldest first. */
  state(): SavedSnapshot[];
  load(saved: readonly SavedSnapshot[]): void;
}

/** Creates an empty collection of snapshots. */
export function makeSnapshots(): Snapshots {
  const kept = new Map<string, { state: NamespaceState; savedAt: string }>();
  return {
    save(name, state, savedAt) {
      kept.delete(name);
      kept.set(name, { state, savedAt });
    },
    find: (name) => kept.get(name)?.state,
    remove: (name) => kept.delete(name),
    list: () => [...kept].map(([name, { savedAt }]) => ({ name, savedAt })).reverse(),
    state: () => [...kept].map(([name, { state, savedAt }]) => ({ name, savedAt, state })),
    load(saved) {
      for (const { name, savedAt, state } of saved) kept.set(name, { state, savedAt });
    },
  };
}
