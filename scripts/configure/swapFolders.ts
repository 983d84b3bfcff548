import { existsSync, renameSync } from 'node:fs';

/** A folder that is ready, and the place that it takes. */
export interface Swap {
  ready: string;
  place: string;
  /** Where the folder goes that is in that place now. */
  old: string;
}

/**
 * Puts folders in their places, by renames only, so that a reader sees each folder whole. When one
 * fails, those before it are put back.
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
