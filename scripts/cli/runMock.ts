import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';
import { DataFileError } from '#mock/state/dataFile.ts';
import { startMock } from '#mock/server.ts';
import type { createMockApp as CreateMockApp, MockServer } from '#mock/server.ts';
import type { ThreadNews, ThreadOptions } from './startMockThread';
import { watchMockSources } from './watchMockSources';

interface MockModule {
  createMockApp: typeof CreateMockApp;
}

const post = (news: ThreadNews) => parentPort?.postMessage(news);
const log = (line: string) => process.stdout.write(`  mock: ${line}\n`);

/** Imports the mock again, with every module of it, and lets it answer. */
async function reload(mock: MockServer, file: string): Promise<void> {
  const start = performance.now();
  try {
    const { createMockApp } = (await tsImport('#mock/app.ts', import.meta.url)) as MockModule;
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

try {
  const mock = await startMock({ ...(workerData as ThreadOptions), log });
  let reloading = Promise.resolve();
  watchMockSources(
    (file) => {
      reloading = reloading.then(() => reload(mock, file));
    },
    (error) => log(`changed handlers need a restart: ${error.message}`),
  );
  parentPort?.once('message', () => {
    void mock.stop().then(() => parentPort?.close());
  });
  post({ url: mock.url, addresses: mock.addresses });
} catch (error) {
  // An error that crosses threads loses its class.
  if (!(error instanceof DataFileError)) throw error;
  post({ fileProblem: error.message });
}
