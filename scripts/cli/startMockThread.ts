import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MockOptions, MockServer } from '#mock/server.ts';
import { UserError } from './userError';

export type ThreadOptions = Omit<MockOptions, 'log'>;

/** What the thread says once: where the mock listens, or why a file of it cannot be used. */
export type ThreadNews =
  (Pick<MockServer, 'url' | 'addresses'> & { fileProblem?: undefined }) | { fileProblem: string };

/** The mock closes its connections and writes its data file in a fraction of it. Milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Starts the mock in a separate thread. Signals are handled between two tasks of the main thread,
 * so a request that keeps the mock busy must not delay the end of the process. The mock's log goes
 * to standard output.
 * @throws {UserError} when the data file cannot be used
 * @throws the system's own error, for example EADDRINUSE when the port is taken
 */
export async function startMockThread(
  options: ThreadOptions,
): Promise<Pick<MockServer, 'url' | 'addresses' | 'stop'>> {
  const worker = new Worker(new URL('mockThread.mjs', import.meta.url), { workerData: options });
  // `once` rejects with what the thread throws.
  const [news] = (await once(worker, 'message')) as [ThreadNews];
  if (news.fileProblem !== undefined) {
    await worker.terminate();
    throw new UserError(news.fileProblem);
  }
  const ended = once(worker, 'exit');
  return {
    ...news,
    async stop() {
      worker.postMessage('stop');
      const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
