import { UserError } from './userError';

/**
 * Reads a choice of yes or no from the environment: 1, or 0, nothing and no such variable for no.
 * @throws {UserError} for anything else: who writes `LAN=true` means something by it
 */
export function readSwitch(variable: string, environment: NodeJS.ProcessEnv): boolean {
  const text = environment[variable]?.trim() ?? '';
  if (!['', '0', '1'].includes(text))
    throw new UserError(`${variable} must be 1, or 0, not "${text}".`);
  return text === '1';
}
