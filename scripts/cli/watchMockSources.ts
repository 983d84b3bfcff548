import { readdirSync, watch } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['mock-server', 'src/shared/api/contract'];
const SOURCE = /\.(?:ts|yaml|json)$/;
/** Tests, and the folders that the mock itself writes and that it reads at each use. */
const IGNORED_FILE = /\.test\.ts$|^mock-server\/scenes\//;

/** An editor writes a file in several steps. */
const PAUSE_MS = 50;

function foldersIn(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true, recursive: true });
  return [
    folder,
    ...inside
      .filter((each) => each.isDirectory())
      .map(({ parentPath, name }) => resolve(parentPath, name)),
  ];
}

/**
 * Watches the files that the mock is made of, until the thread ends. Each folder has a watcher of
 * its own, because on Linux a recursive one loses a file that an editor replaces.
 * @param onChange receives the changed file, relative to the project
 * @param onError receives why the system cannot watch, for example too few watchers
 */
export function watchMockSources(
  onChange: (file: string) => void,
  onError: (error: Error) => void,
): void {
  const folders = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchFolder = (folder: string): void => {
    folders.add(folder);
    const watcher = watch(folder, (event, name) => {
      if (event === 'rename') watchNewFolders();
      const file = relative(ROOT, resolve(folder, name ?? '')).replaceAll('\\', '/');
      if (!SOURCE.test(file) || IGNORED_FILE.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(file), PAUSE_MS);
    });
    watcher.on('error', onError).unref();
  };
  const watchNewFolders = (): void => {
    try {
      FOLDERS.flatMap((folder) => foldersIn(resolve(ROOT, folder)))
        .filter((folder) => !folders.has(folder))
        .forEach(watchFolder);
    } catch (error) {
      onError(error as Error);
    }
  };
  watchNewFolders();
}
