import type { MockOptions } from '#mock/server.ts';

/** A mock backend that a test started. */
export interface TestMock {
  /** Its own address; the page's own origin leads there as well. */
  url: string;
  namespace: string;
  /** Closes it before the test file ends, which does so by itself. */
  stop(): Promise<void>;
}

/** What the test environment offers; `src/testing/network/mockServer.ts` is the door to it. */
export type StartTestMock = (
  options?: Omit<MockOptions, 'port' | 'host'> & { namespace?: string },
) => Promise<TestMock>;
