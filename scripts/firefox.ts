import { existsSync } from 'node:fs';
import { pathsOfPrograms } from './process/pathsOfPrograms';
import { UserError } from './process/userError';

const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

/**
 * Finds the Firefox that people use on this machine: FIREFOX_PATH, then the search path, then the usual places.
 * @throws {UserError} when FIREFOX_PATH names no file
 */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment['FIREFOX_PATH'] ?? '';
  if (named !== '' && !existsSync(named)) throw new UserError(`FIREFOX_PATH names ${named}, which does not exist.`);
  return named === '' ? [...pathsOfPrograms(['firefox', 'firefox-esr'], environment), ...PLACES].find((path) => existsSync(path)) : named;
}
