import { startMock } from '#mock/server.ts';

/** Runs the mock in a process of its own (`npm run bench:mock`), and tells its memory when asked. */
const mock = await startMock({ enforce: true });
process.send?.({ url: mock.url });
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
});
process.on('disconnect', () => process.exit(0));
