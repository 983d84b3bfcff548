import { existsSync } from 'node:fs';
import { UserError } from './userError';

/**
 * The program that an environment variable names, else the first candidate that exists.
 * @throws {UserError} if the variable names no file
 */
export function namedProgram(
  variable: string,
  candidates: () => readonly string[],
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const named = environment[variable] ?? '';
  if (named !== '' && !existsSync(named))
    throw new UserError(`${variable} names ${named}, which does not exist.`);
  return named === '' ? candidates().find((path) => existsSync(path)) : named;
}
