import { delimiter, join } from 'node:path';

/**
 * Where programs with these names would be on the search path, all places of the first name first.
 */
export function pathsOfPrograms(
  names: readonly string[],
  environment: NodeJS.ProcessEnv,
): string[] {
  const folders = (environment['PATH'] ?? environment['Path'] ?? '')
    .split(delimiter)
    .filter(Boolean);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`)));
}
