import { UserError } from '#scripts/cli/userError.ts';
import { runProgram } from '#scripts/cli/runTool.ts';

const SECONDS = /^\d+$/;

/**
 * The time that every file of a release has, in seconds: SOURCE_DATE_EPOCH, or the time of the
 * commit. It differs between releases because nginx makes the ETag of a file from its time and
 * size.
 * @throws {UserError} when neither is known
 */
export async function releaseTime(environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  const given = environment['SOURCE_DATE_EPOCH'] ?? '';
  if (SECONDS.test(given)) return Number(given);
  const { output } = await runProgram('git', ['log', '-1', '--format=%ct'], {
    output: 'keep',
  }).catch(() => ({ output: '' }));
  if (!SECONDS.test(output.trim()))
    throw new UserError(
      'Without git, SOURCE_DATE_EPOCH must say the time of the release, in seconds.',
    );
  return Number(output);
}
