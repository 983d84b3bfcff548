import { UserError } from './userError';

/**
 * Reads a yes-or-no option from the environment: 1 for yes; 0, empty or missing for no.
 * @throws {UserError} for any other value, because `LAN=true` must not silently mean no
 */
export function readSwitch(variable: string, environment: NodeJS.ProcessEnv): boolean {
  const text = environment[variable]?.trim() ?? '';
  if (!['', '0', '1'].includes(text))
    throw new UserError(`${variable} must be 1 or 0, not "${text}".`);
  return text === '1';
}
