import { readSwitch } from './readSwitch';
import type { ThreadOptions } from './startMockThread';
import { UserError } from './userError';

const DATA = '--data';

/**
 * The options of the commands that run the mock: LAN=1, ENFORCE=1 and `--data FILE`.
 * @throws {UserError} if `--data` names no file, for an unknown argument, and if LAN or ENFORCE is
 * neither 1 nor 0
 */
export function mockOptions(
  arguments_: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Pick<ThreadOptions, 'lan' | 'enforce' | 'dataFile'> {
  const [first, dataFile, ...others] = arguments_;
  const unknown = first !== undefined && first !== DATA ? first : others[0];
  if (unknown !== undefined)
    throw new UserError(`"${unknown}" is not known: the only argument is ${DATA} FILE.`);
  if (first === DATA && (dataFile === undefined || dataFile === ''))
    throw new UserError(`${DATA} needs the name of a file.`);
  return {
    lan: readSwitch('LAN', environment),
    enforce: readSwitch('ENFORCE', environment),
    ...(dataFile !== undefined && { dataFile }),
  };
}
