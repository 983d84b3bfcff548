import { delimiter, join } from 'node:path';

/** Where on the search path programs of these names would be, the first name's places first. */
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
