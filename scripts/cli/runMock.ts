import { parentPort, workerData } from 'node:worker_threads';
import { RecordingError } from '#mock/control/recordings/recordingFolder.ts';
import { DataFileError } from '#mock/state/dataFile.ts';
import { startMock } from '#mock/server.ts';
import type { ThreadNews, ThreadOptions } from './startMockThread';

const post = (news: ThreadNews) => parentPort?.postMessage(news);

try {
  const mock = await startMock({
    ...(workerData as ThreadOptions),
    log: (line) => process.stdout.write(`  mock: ${line}\n`),
  });
  parentPort?.once('message', () => {
    void mock.stop().then(() => parentPort?.close());
  });
  post({ url: mock.url, addresses: mock.addresses });
} catch (error) {
  // An error that crosses threads loses its class.
  if (!(error instanceof DataFileError || error instanceof RecordingError)) throw error;
  post({ fileProblem: error.message });
}
