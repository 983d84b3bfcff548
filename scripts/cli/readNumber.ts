import { UserError } from './userError';

const LARGEST = 2 ** 31 - 1;

/**
 * Reads a whole number from the environment, so that a slip of the pen does not measure or try nothing and pass.
 * @param least the smallest that makes sense
 * @throws {UserError} when it is no whole number, or is outside of `least` to 2,147,483,647
 */
export function readNumber(
  variable: string,
  fallback: number,
  least = 1,
  environment: NodeJS.ProcessEnv = process.env,
): number {
  const text = environment[variable]?.trim() ?? '';
  if (text === '') return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= LARGEST) return number;
  throw new UserError(
    `${variable} must be a whole number from ${least} to ${LARGEST}, not "${text}".`,
  );
}
