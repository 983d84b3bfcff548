import { existsSync } from 'node:fs';
import { UserError } from './userError';

/**
 * The program that a variable of the environment names, else the first of the candidates that is there.
 * @throws {UserError} when the variable names no file
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
