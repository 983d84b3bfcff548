import { namedProgram } from './process/namedProgram';
import { pathsOfPrograms } from './process/pathsOfPrograms';

const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

/**
 * Finds the Firefox that people use on this machine: FIREFOX_PATH, then the search path, then the usual places.
 * @throws {UserError} when FIREFOX_PATH names no file
 */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return namedProgram('FIREFOX_PATH', () => [...pathsOfPrograms(['firefox', 'firefox-esr'], environment), ...PLACES], environment);
}
