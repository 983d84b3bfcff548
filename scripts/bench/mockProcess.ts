import { startMock } from '#mock/server.ts';

/** Runs the mock in its own process (`npm run bench:mock`) and reports its memory on request. */
const mock = await startMock({ enforce: true });
process.send?.({ url: mock.url });
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
});
process.on('disconnect', () => process.exit(0));
