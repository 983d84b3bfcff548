import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { UserError } from './userError';

/**
 * The options of the command line.
 * @throws {UserError} for an unknown option, an argument, and a missing or empty value
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    const { values } = parseArgs({ args: [...args], options });
    for (const [name, value] of Object.entries(values))
      if (value === '') throw new Error(`--${name} needs a value`);
    return values;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}
