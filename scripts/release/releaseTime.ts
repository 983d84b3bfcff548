import { UserError } from '#scripts/cli/userError.ts';
import { runProgram } from '#scripts/cli/runTool.ts';

const SECONDS = /^\d+$/;

/**
 * The time that every file of a release has, in seconds. It differs between releases because nginx
 * makes the ETag of a file from its time and size.
 * @param given by default the time of the commit
 * @throws {UserError} when neither is known
 */
export async function releaseTime(given?: string): Promise<number> {
  const time =
    given
    ?? (await runProgram('git', ['log', '-1', '--format=%ct'], { output: 'keep' })
      .then(({ output }) => output.trim())
      .catch(() => ''));
  if (!SECONDS.test(time))
    throw new UserError('Without git, --time must give the time of the release, in seconds.');
  return Number(time);
}
