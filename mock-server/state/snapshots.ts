import type { NamespaceState, Snapshots } from './types';

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
