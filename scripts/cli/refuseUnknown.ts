import { UserError } from './userError';

/**
 * Refuses arguments that a command would ignore.
 * @param known the arguments that it takes
 * @throws {UserError} that names the first unknown argument and the known ones
 */
export function refuseUnknown(arguments_: readonly string[], known: readonly string[]): void {
  const unknown = arguments_.find((argument) => !known.includes(argument));
  if (unknown === undefined) return;
  throw new UserError(
    `"${unknown}" is not known: ${known.length === 0 ? 'this command takes no arguments' : `this command takes only ${known.join(', ')}`}.`,
  );
}
