import type { SpaceState } from './spaceState';

/** States of one namespace, kept by name. They outlive a reset, and end with the process. */
export interface Snapshots {
  save(name: string, state: SpaceState, at: string): void;
  find(name: string): SpaceState | undefined;
  /** @returns whether there was one of that name */
  remove(name: string): boolean;
  /** Newest first. */
  list(): { name: string; savedAt: string }[];
}

/** Makes an empty shelf of snapshots. */
export function makeSnapshots(): Snapshots {
  const kept = new Map<string, { state: SpaceState; savedAt: string }>();
  return {
    save(name, state, savedAt) {
      kept.delete(name);
      kept.set(name, { state, savedAt });
    },
    find: (name) => kept.get(name)?.state,
    remove: (name) => kept.delete(name),
    list: () => [...kept].map(([name, { savedAt }]) => ({ name, savedAt })).reverse(),
  };
}
