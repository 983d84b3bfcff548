import { tsImport } from 'tsx/esm/api';
import { DataFileError } from '#mock/state/dataFile.ts';
import { startMock } from '#mock/server.ts';
import type { createMockApp as CreateMockApp, MockOptions, MockServer } from '#mock/server.ts';
import { keepRunning } from './keepRunning';
import { UserError } from './userError';
import { watchMockSources } from './watchMockSources';

const log = (line: string) => process.stdout.write(`  mock: ${line}\n`);

/** Imports the mock again, with every module of it, and lets it answer. */
async function reload(mock: MockServer, file: string): Promise<void> {
  const start = performance.now();
  try {
    const { createMockApp } = (await tsImport('#mock/app.ts', import.meta.url)) as {
      createMockApp: typeof CreateMockApp;
    };
    mock.replaceApp(createMockApp);
    const ms = Math.round(performance.now() - start);
    // The namespaces that exist belong to the code that made them.
    const note = file.startsWith('mock-server/state/')
      ? 'Restart the mock for changes in state/'
      : 'Rows, rules and log are kept';
    log(`reloaded in ${ms} ms after a change of ${file}. ${note}`);
  } catch (error) {
    log(`${file} cannot be used, so the last working version answers: ${(error as Error).message}`);
  }
}

/**
 * Starts the mock, and lets changed handlers answer without a restart. Its log goes to standard
 * output.
 * @throws {UserError} when the data file cannot be used
 */
export async function startReloadingMock(options: MockOptions): Promise<MockServer> {
  const mock = await startMock({ ...options, log }).catch((error: unknown) => {
    throw error instanceof DataFileError ? new UserError(error.message) : error;
  });
  keepRunning();
  let reloading = Promise.resolve();
  watchMockSources(
    (file) => {
      reloading = reloading.then(() => reload(mock, file));
    },
    (error) => log(`changed handlers need a restart: ${error.message}`),
  );
  return mock;
}
