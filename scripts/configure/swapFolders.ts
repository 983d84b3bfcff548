import { existsSync, renameSync } from 'node:fs';

/** A folder that is ready, and the place that it takes. */
export interface Swap {
  ready: string;
  place: string;
  /** Where the present folder is moved to. */
  old: string;
}

/**
 * Moves folders into place by renames only, so that readers see complete folders. If a rename
 * fails, the earlier ones are undone.
 * @throws the system's own error
 */
export function swapFolders(swaps: readonly Swap[]): void {
  const undo: (() => void)[] = [];
  const rename = (from: string, to: string): void => {
    renameSync(from, to);
    undo.push(() => renameSync(to, from));
  };
  try {
    for (const { ready, place, old } of swaps) {
      if (existsSync(place)) rename(place, old);
      rename(ready, place);
    }
  } catch (error) {
    undo.reverse().forEach((step) => step());
    throw error;
  }
}
