import { parseArgs } from 'node:util';
import { UserError } from './userError';

interface Option {
  type: 'string' | 'boolean';
  /** What `--help` says about it. */
  about: string;
}
type Values<Options> = {
  [Name in keyof Options]?: Options[Name] extends { type: 'string' } ? string : boolean;
};

function usage(options: Readonly<Record<string, Option>>): string {
  const rows = Object.entries(options).map(([name, { type, about }]) => [
    `--${name}${type === 'string' ? ' VALUE' : ''}`,
    about,
  ]);
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const script = process.env['npm_lifecycle_event'];
  const command = script === undefined ? `node ${process.argv[1]}` : `npm run ${script} --`;
  return rows.length === 0
    ? 'This command takes no options.\n'
    : `${command} [options]\n\n${rows.map(([name = '', about]) => `  ${name.padEnd(width)}  ${about}\n`).join('')}`;
}

/**
 * The options of the command line. With `--help`, prints them and ends the process.
 * @throws {UserError} for an unknown option, an argument, and a missing or empty value
 */
export function readOptions<Options extends Readonly<Record<string, Option>>>(
  options: Options,
  args: readonly string[] = process.argv.slice(2),
): Values<Options> {
  try {
    const { help, ...values } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean' } },
    }).values as Record<string, string | boolean>;
    if (help === true) {
      process.stdout.write(usage(options));
      process.exit(0);
    }
    for (const [name, value] of Object.entries(values))
      if (value === '') throw new Error(`--${name} needs a value`);
    return values as Values<Options>;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}
