import { refuseUnknown } from './refuseUnknown';
import { isStopping, runStopTasks, stopOnSignals } from './shutdown';
import { UserError } from './userError';

/** The export of a file in `scripts/commands`. */
export interface Command {
  /** Whether it runs until it is stopped. `run` then resolves once everything is started. */
  isServer: boolean;
  /**
   * The arguments that it accepts, none by default; `any` if it checks them itself or passes them
   * on.
   */
  accepts?: readonly string[] | 'any';
  /** @returns whether it succeeded */
  run(arguments_: readonly string[]): Promise<boolean>;
}

/**
 * Runs one command of `scripts/commands` and sets the exit code of the process.
 * @param parent the process that started this one
 */
export async function runCommand(
  name: string,
  arguments_: readonly string[],
  parent: number,
): Promise<void> {
  try {
    const { command } = (await import(`../commands/${name}.ts`)) as { command: Command };
    stopOnSignals({ isServer: command.isServer, parent });
    if (command.accepts !== 'any') refuseUnknown(arguments_, command.accepts ?? []);
    const isWell = await command.run(arguments_);
    if (isStopping() || (isWell && command.isServer)) return;
    await runStopTasks();
    process.exit(isWell ? 0 : 1);
  } catch (error) {
    if (isStopping()) return;
    process.stderr.write(
      `\n${error instanceof UserError ? error.message : String((error as Error).stack ?? error)}\n\n`,
    );
    await runStopTasks();
    process.exit(1);
  }
}
