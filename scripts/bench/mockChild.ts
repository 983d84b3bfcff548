import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A mock in another process, so that measuring and answering do not share an event loop. */
export interface MockChild {
  url: string;
  /** Memory after garbage collection, in bytes. */
  memory(): Promise<{ heapUsed: number; rss: number }>;
  stop(): void;
}

/** Starts the process. @returns the mock once it listens */
export async function startMockChild(): Promise<MockChild> {
  const child = fork(new URL('./mockProcess.ts', import.meta.url), [], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const next = async <Message>(): Promise<Message> =>
    ((await once(child, 'message')) as [Message])[0];
  const { url } = await next<{ url: string }>();
  return {
    url,
    async memory() {
      const answer = next<{ heapUsed: number; rss: number }>();
      child.send('memory');
      return answer;
    },
    stop: () => void child.kill(),
  };
}
