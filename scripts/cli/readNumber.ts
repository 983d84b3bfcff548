import { UserError } from './userError';

const LARGEST = 2 ** 31 - 1;

/**
 * Reads a whole number from the environment. It refuses mistakes, which would otherwise run nothing
 * and pass.
 * @param least the smallest valid value
 * @throws {UserError} if it is not a whole number from `least` to 2,147,483,647
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
