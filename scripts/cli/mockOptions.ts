import { parseArgs } from 'node:util';
import { readSwitch } from './readSwitch';
import type { ThreadOptions } from './startMockThread';
import { upstreamOptions } from './upstreamOptions';
import { UserError } from './userError';

const OPTIONS = { data: { type: 'string' }, upstream: { type: 'string' } } as const;

function parse(arguments_: readonly string[]) {
  try {
    return parseArgs({ args: [...arguments_], options: OPTIONS }).values;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/**
 * The options of the commands that run the mock: LAN=1, ENFORCE=1, CORS=1, `--data FILE`, and the
 * upstream (`upstreamOptions`).
 * @throws {UserError} if an option names no file, for an unknown argument, and for a value that a
 * variable cannot have
 */
export function mockOptions(
  arguments_: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Pick<ThreadOptions, 'lan' | 'enforce' | 'cors' | 'dataFile' | 'upstream'> {
  const files = parse(arguments_);
  for (const [name, file] of Object.entries(files))
    if (file === '') throw new UserError(`--${name} needs the name of a file.`);
  const upstream = upstreamOptions(files.upstream, environment);
  return {
    lan: readSwitch('LAN', environment),
    enforce: readSwitch('ENFORCE', environment),
    ...(readSwitch('CORS', environment) && { cors: true }),
    ...(files.data !== undefined && { dataFile: files.data }),
    ...(upstream && { upstream }),
  };
}
