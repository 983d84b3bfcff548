import { UserError } from '#scripts/cli/userError.ts';
import { configureCommand } from './configureCommand';

/** Inserted by `writeConfigureTool`. */
declare const TOOL_VERSION: string;

try {
  process.stdout.write(await configureCommand(process.argv.slice(2), TOOL_VERSION));
} catch (error) {
  const text = error instanceof UserError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
