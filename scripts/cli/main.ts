import { isStopping, runStopTasks, stopOnSignals } from './shutdown';
import { UserError } from './userError';

/**
 * Runs the command of an npm script and sets the exit code of the process. An error that the person
 * who runs it can fix is shown without a stack.
 * @param run returns whether it succeeded; that of a server, once everything is started
 */
export async function main(run: () => Promise<boolean>, { isServer = false } = {}): Promise<void> {
  stopOnSignals({ isServer, parent: process.ppid });
  try {
    const isWell = await run();
    if (isStopping() || (isWell && isServer)) return;
    await runStopTasks();
    process.exit(isWell ? 0 : 1);
  } catch (error) {
    if (isStopping()) return;
    const text =
      error instanceof UserError ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`\n${text}\n\n`);
    await runStopTasks();
    process.exit(1);
  }
}
